/** What is printed on a road changes what it brings, to whom, and who else is paid. */
import type { Scoring } from '../../../../src/kernel/declare/score.js';
import { score } from '../../../../src/kernel/play/scoring.js';
import { because, fiction, named } from '../game.js';

const MARKS = ['stall', 'lamp', 'milestone', 'robbed', 'mud', 'luck', 'inn-sign', 'crown', 'well', 'shrine', 'toll-house', 'flag'];
const has = (mark: string) => (scoring: Pick<Scoring, 'feature'>) => scoring.feature.count(mark) > 0;
const road = (mark: string) => ({ is: `road e w ${mark}; field nnw nne ene wnw; field ese sse ssw wsw`, alias: `F/${mark}`, copies: {} });
const line = (label: string, points: number) => ({ label, quantity: 1, each: points, points, ...because(label) });
const of = ['road'];
const counted = (mark: string, each: number) => ({
  ...named(mark),
  of,
  label: `${mark.replace('-', ' ')}s`,
  quantity: ({ feature }: Scoring) => feature.count(mark),
  each: () => each,
});

export const taxes = fiction('taxes', {
  marks: { road: MARKS },
  tiles: Object.fromEntries(MARKS.map((mark) => [mark, road(mark)])),
  scoring: [
    { ...counted('stall', 3), stage: 'units' },
    { ...named('lamp'), stage: 'rate', of, on: 'completed', raises: ['base.score.road-tiles', 'stall'], applies: has('lamp'), by: () => 1 },
    { ...named('milestone'), stage: 'flat', of, label: 'milestone', applies: has('milestone'), points: () => 5 },
    { ...named('robbed'), stage: 'void', of, label: 'robbed', applies: has('robbed') },
    { ...named('mud'), stage: 'total', of, label: 'half for the mud', applies: has('mud'), total: (sum) => Math.ceil(sum / 2) },
    { ...named('luck'), stage: 'total', of, label: 'doubled by luck', applies: has('luck'), total: (sum) => sum * 2 },
    { ...counted('flag', 2), stage: 'extra' },
  ],
  weights: [{ ...named('inn-sign'), weight: ({ owner }, { feature }) => (has('inn-sign')({ feature }) && owner === 'blue' ? 2 : 0) }],
  tieBreaks: [
    { ...named('crown'), among: (players, { feature, view }) => (has('crown')({ feature }) ? players.filter((id) => id === view.active) : players) },
  ],
  payouts: [
    {
      ...named('well'),
      pay: ({ feature, scores }) =>
        has('well')({ feature }) ? { payments: scores.map(({ player }) => ({ player, lines: [line('well', 2)], to: 'score' as const })) } : {},
    },
    {
      ...named('shrine'),
      pay: ({ feature, scores, view }) => {
        if (!has('shrine')({ feature })) return {};
        const others = view.players.filter(({ id }) => scores.every(({ player }) => player !== id));
        return {
          payments: others.map(({ id }) => ({ player: id, lines: [line('shrine', 1)], to: 'score' as const })),
          scores: [score('red', null, [line('tithe', 1)])],
        };
      },
    },
  ],
  finals: [{ ...named('census'), score: ({ players }) => players.map(({ id }) => score(id, null, [line('census', 1)])) }],
});

/** Toll houses bring points even on a road that is worth nothing. */
export const tolls = fiction('tolls', {
  scoring: [
    {
      ...named('toll-house'),
      stage: 'units',
      of,
      label: 'toll houses',
      despiteVoid: true,
      quantity: ({ feature }) => feature.count('toll-house'),
      each: () => 4,
    },
  ],
});
