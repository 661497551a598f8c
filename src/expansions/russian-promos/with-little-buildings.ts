/** With the Little Buildings: some tables have the hut count those around it. */
import type { ExtraRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { HUT } from './hut.js';
import { HUT_BUILDINGS } from './settings.js';

/** By kind: what it is worth, by the variant, and what it is called in a score. */
const WORTH: Readonly<Record<string, { readonly variant: number; readonly label: string }>> = {
  shed: { variant: 1, label: 'sheds' },
  house: { variant: 2, label: 'houses' },
  'tower-house': { variant: 3, label: 'little towers' },
  'little-building': { variant: 1, label: 'little buildings' },
};
const VARIANT = '3/2/1';

function countAround({ view, feature }: Scoring, kind: string): number {
  if (view.get(HUT_BUILDINGS) === 'none') return 0;
  const isNear = (x: number, y: number) => feature.parts.some(({ laid }) => Math.max(Math.abs(laid.x - x), Math.abs(laid.y - y)) === 1);
  return view.tokens(kind).reduce((sum, { tile, count = 1 }) => (tile && isNear(tile[0], tile[1]) ? sum + count : sum), 0);
}

export const hutBuildings: readonly ExtraRule[] = Object.entries(WORTH).map(([kind, { variant, label }]) => ({
  id: `russian-promos.with-little-buildings.${kind}`,
  stage: 'extra',
  of: [HUT],
  label,
  cites: cites('hut.buildings-around'),
  quantity: (scoring) => countAround(scoring, kind),
  each: ({ view }) => (view.get(view.ruleset.settings.entry('little-buildings.scoring')!.setting) === VARIANT ? variant : 1),
}));
