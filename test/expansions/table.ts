/** Small positions of two players, and what the engine makes of a move on them. */
import { cellOf, spotName, type Cell, type Place } from '../../src/contract/spot.js';
import type { Rotation } from '../../src/contract/compass.js';
import { ruleset, type RulesetChoice } from '../../src/catalog.js';
import { anyAction } from '../../src/any-action.js';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Figure, NeutralFigure, PlacedTile, Player, Snapshot, Turn } from '../../src/contract/snapshot.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { legalActions } from '../../src/kernel/judge/adjudicate.js';

import { adjudicated } from '../support/adjudicated.js';

export const tile = (id: string, x: number, y: number, rotation: Rotation = 0): PlacedTile => ({ tile: id, at: [x, y], rotation });

/** `red r1 meeple 0,0 city n` */
export function figure(text: string): Figure {
  const [owner, id, kind, cell, feature, edge] = text.split(' ') as [string, string, string, string, string, Place['edge']?];
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return { id, kind, owner, at: { tile: [x, y], feature, ...(edge && { edge }) } };
}

export const place = (kind: string, [x, y]: Cell, feature: string, edge?: Place['edge']): Action => ({
  type: 'place-figure',
  kind,
  at: { tile: [x, y], feature, ...(edge && { edge }) },
});

export interface Setting {
  readonly rules: RulesetChoice;
  /** In the order in which they were laid. */
  readonly tiles: readonly PlacedTile[];
  readonly figures?: readonly string[];
  readonly neutral?: Readonly<Record<string, NeutralFigure>>;
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly remaining?: number;
  readonly turn?: Partial<Turn>;
}

const SUPPLY = { meeple: 7, 'large-meeple': 1, builder: 1, pig: 1 };

/** The kinds that the rules know. */
const supplyUnder = (rules: RulesetChoice) => Object.fromEntries(Object.entries(SUPPLY).filter(([kind]) => ruleset(rules).figures.has(kind)));

function snapshot({ rules, tiles, figures = [], neutral = {}, tokens = {}, remaining = 20 }: Setting, turn: Turn): Snapshot {
  const standing = figures.map(figure);
  const supply = (owner: string) => {
    const own = supplyUnder(rules);
    for (const { owner: of, kind } of standing) if (of === owner) own[kind] = (own[kind] ?? 0) - 1;
    return own;
  };
  const players = ['red', 'blue'].map((id): Player => ({ id, score: 0, supply: supply(id), tokens: { ...tokens[id] } }));
  return { players, tiles: [...tiles], figures: standing, neutral, bag: { remaining }, turn };
}

/** Red has the tile in hand. */
export const inHand = (setting: Setting, hand: string): Snapshot =>
  snapshot(setting, { player: 'red', step: 'place-tile', tile: hand, done: [], ...setting.turn });

/** Red has laid the last of the tiles. */
export function laid(setting: Setting): Snapshot {
  const { tile: id, at, rotation } = setting.tiles.at(-1)!;
  const done = [{ type: 'place-tile', tile: id, at, rotation }];
  return snapshot(setting, { player: 'red', step: 'place-figure', tile: id, placed: { at }, done, ...setting.turn });
}

export const judge = ({ rules }: Pick<Setting, 'rules'>, position: Snapshot, action: Action): Verdict =>
  adjudicated(ruleset(rules), position, action);

/** What follows when red, having laid the last tile, does this. */
export const after = (setting: Setting, action: Action = { type: 'pass' }): Verdict => judge(setting, laid(setting), action);

/** Red lays a tile that he has in hand. */
export const lay = (setting: Setting, { tile: id, at, rotation }: PlacedTile): Verdict =>
  judge(setting, inHand(setting, id), { type: 'place-tile', tile: id, at, rotation });

/** The next move, with the tile that was drawn where one is laid. */
export function continued(setting: Setting, before: Verdict, action: Action): Verdict {
  const position = before.after!;
  const turn = action.type === 'place-tile' ? { ...position.turn!, tile: action.tile } : position.turn!;
  return judge(setting, { ...position, turn }, action);
}

export const legal = ({ rules }: Pick<Setting, 'rules'>, position: Snapshot): readonly Action[] =>
  legalActions(ruleset(rules), position).actions.map(anyAction);

/** Where figures of a kind could go now: `2,0 road e`. */
export const places = (setting: Pick<Setting, 'rules'>, position: Snapshot, kind: string): string[] =>
  legal(setting, position).flatMap((action) =>
    action.type === 'place-figure' && action.kind === kind
      ? [`${cellOf(action.at)?.join() ?? ''} ${spotName(action.at) ?? ''} ${('edge' in action.at && action.at.edge) || ''}`.trim()]
      : [],
  );

export const outcomeOf = ({ findings }: Verdict, rule: string): string | undefined => findings.find((finding) => finding.rule === rule)?.outcome;

/** `red 6 = 3 tiles x 2` */
export const scores = (verdict: Verdict): string[] =>
  verdict.scores.map(
    ({ player, points, lines }) => `${player} ${points} = ${lines.map(({ label, quantity, each }) => `${quantity} ${label} x ${each}`).join(' + ')}`,
  );

/** `builder b1` by rule, for the figures that go home. */
export const returned = ({ effects }: Verdict): string[] =>
  effects.flatMap((effect) => (effect.type === 'figure-returned' ? [`${effect.figure} by ${effect.rule}`] : []));

/** `red 1 wine` */
export const received = ({ effects }: Verdict): string[] =>
  effects.flatMap((effect) => (effect.type === 'tokens-received' ? [`${effect.player} ${effect.count} ${effect.token}`] : []));
