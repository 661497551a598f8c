/** Whom the princess on the tile just laid can send away. */
import { PRINCESS_SEGMENT_SCOPE } from './settings/princess.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

/** Whether the tile just laid shows a princess. */
export const bearsPrincess = ({ laid }: Position): boolean => laid?.shape.design.features.some(({ marks }) => marks.includes('princess')) ?? false;

/** The cities on which the princess of the tile just laid acts. */
export function princessCities(view: Position): Feature[] {
  const { laid } = view;
  if (!laid || !bearsPrincess(view)) return [];
  const whole = view.get(PRINCESS_SEGMENT_SCOPE) === 'whole-tile';
  const cities = flatMap(laid.shape.design.features, ({ kind, marks }, index) =>
    kind === 'city' && (whole || marks.includes('princess')) ? [view.board.feature(laid.node + index)] : [],
  );
  return [...new Set(cities)];
}

/** The knights that may be sent away; by the trait table, whoever owns them. */
export function removableKnights(view: Position): readonly Standing[] {
  return view.remember('removable knights', () =>
    flatMap(princessCities(view), (city) => view.on(city)).filter(
      ({ figure }) => view.ruleset.traits.cell(view.ruleset.subject(figure), 'removableByPrincess').value === 'yes',
    ),
  );
}

/** Whether this turn's princess has sent somebody away. */
export const hasRemoved = (view: Position): boolean => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess');
