/** Who may be placed on the labyrinth and its roads. */
import type { MoveFigure, PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Spot } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { rule } from './author.js';
import { isOnLabyrinth, LABYRINTH, networkAt, onArm } from './arms.js';
import { VARIANT } from './settings.js';

/** The labyrinth or the arm that a figure would come to. */
function judgeArm(inquiry: Inquiry<PlaceFigure | MoveFigure>, at: Spot) {
  const { view } = inquiry;
  const network = networkAt(view, at)!;
  const isOneRoad = inquiry.get(VARIANT) === 'basic';
  const there = isOneRoad ? view.on(network).map(({ figure }) => figure) : onArm(view, network, at);
  const where = isOnLabyrinth(view, network, at) ? 'labyrinth' : 'road';
  const by = () => there.map(({ id }) => id);
  if (there.length > 0 && !there.some((figure) => view.isFollower(figure)))
    return inquiry.unregulated('no source says whether `{by}`, being no follower, occupies the {feature} alone', () => ({
      feature: 'road',
      by: by(),
    }));
  if (isOneRoad)
    return there.length > 0
      ? inquiry.forbid('the labyrinth and all its roads are one road, and it is occupied', () => ({ by: by() }))
      : inquiry.pass('nobody stands on the labyrinth or a road that leads to it');
  return there.length > 0
    ? inquiry.forbid('that part of the labyrinth is occupied: {where}', () => ({ where, by: by() }))
    : inquiry.pass('nobody stands on that part of the labyrinth', { where });
}

/** Whoever joins others, or comes to them by a machine or a circle, does so by the rules of that. */
const claims = ({ view, action: { kind, via } }: Pick<Inquiry<PlaceFigure>, 'view' | 'action'>): boolean =>
  view.ruleset.isFollower(kind) && (via === undefined || via === 'magic-portal');

const occupied = rule<PlaceFigure>({
  id: 'occupied',
  on: 'place-figure',
  cites: ['labyrinth.tile.one-road', 'labyrinth.advanced.two-labyrinths', 'labyrinth.other-ways'],
  overrides: ['base.figure.unoccupied', 'princess-and-dragon.portal.destination-unoccupied'],
  applies: (inquiry) => claims(inquiry) && networkAt(inquiry.view, inquiry.action.at) !== undefined,
  judge: (inquiry) => judgeArm(inquiry, inquiry.action.at),
});

const movedTo = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon',
  on: 'move-figure/wagon',
  cites: ['labyrinth.other-ways'],
  overrides: ['abbey-and-mayor.wagon.to-unoccupied'],
  applies: ({ view, action }) => networkAt(view, action.to) !== undefined,
  judge: (inquiry) => judgeArm(inquiry, inquiry.action.to),
});
export const rulesWithAbbeyAndMayor: readonly Rule[] = [movedTo];

const laidNormally = rule<PlaceTile>({
  id: 'tile.laid-normally',
  on: 'place-tile',
  isRemark: true,
  cites: ['labyrinth.tile.laid-normally', 'labyrinth.tile.one-road'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.features.some(({ marks }) => marks.includes(LABYRINTH)),
  judge: ({ pass }) => pass('the labyrinth is laid like every tile, and connects four roads'),
});

const fields = rule<PlaceFigure>({
  id: 'tile.fields',
  on: 'place-figure',
  isRemark: true,
  cites: ['labyrinth.tile.fields'],
  applies: ({ view, action }) =>
    view.feature(action.at)?.kind === 'field' && (view.laid?.shape.design.features.some(({ marks }) => marks.includes(LABYRINTH)) ?? false),
  judge: ({ pass }) => pass('the four strips of field beside the labyrinth are apart'),
});

export const tileRules: readonly Rule[] = [laidNormally, fields];
export const placingRules: readonly Rule[] = [occupied];
