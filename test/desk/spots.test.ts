/** Promise: every position of the case suite can be put together on the desk: it offers where figures stand there and what is said there of tokens. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { builtInRuleset, ruleset } from '../../src/catalog.js';
import { cases } from '../../src/conformance/catalogue.js';
import type { AreaSpot, Spot } from '../../src/contract/spot.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';
import { inspect } from '../../src/kernel/position/defects.js';
import { Position as Sight } from '../../src/kernel/position/position.js';
import type { Piece, Spots } from '../../src/desk/engine/api.js';
import { saidOf } from '../../src/desk/engine/said.js';
import { spotsFor } from '../../src/desk/engine/spots.js';
import { saidOfToken } from '../../src/kernel/declare/piece.js';

interface Position {
  readonly id: string;
  readonly rules: Ruleset;
  readonly snapshot: Snapshot;
}

const positions: Position[] = [...cases().entries()].flatMap(([id, { ruleset: chosen, snapshot }]) => {
  const choice = typeof chosen === 'string' ? builtInRuleset(chosen) : chosen;
  const rules = ruleset(choice as Parameters<typeof ruleset>[0]);
  return validate(rules, snapshot).length === 0 ? [{ id, rules, snapshot }] : [];
});

const isArea = (spot: object): spot is AreaSpot => 'area' in spot && spot.area !== undefined;

/** Of older positions less may be known than is offered: then it is enough that the area is. */
function isOffered({ areas, places }: Spots, at: Spot): boolean {
  if (!isArea(at)) return places.some((place) => JSON.stringify(place) === JSON.stringify(at));
  const { area, place, space, player } = at;
  return areas.some(
    ({ spot, spaces }) =>
      spot.area === area &&
      (place ?? spot.place) === spot.place &&
      spot.player === player &&
      (space === undefined || spot.space === space || (spaces !== undefined && spaces[0] <= space && space <= spaces[1])),
  );
}

/** Where somebody stands whom the board does not show by its features. */
const isElsewhere = ({ rules, snapshot }: Position, at: Spot): boolean => {
  const { board } = inspect(rules, snapshot);
  return isArea(at) || ('feature' in at && board !== undefined && board.nodeAt(at.tile, at.feature, at.edge) < 0);
};

/** Older positions name an area as if it were on a tile, and a castle that nothing on its tile shows. */
const isOlder = ({ rules }: Position, at: Spot): boolean =>
  'feature' in at && (rules.locations.get(at.feature)?.area === true || ['castle', 'german-castle'].includes(at.feature));

describe('on the desk', () => {
  it('figures can be put wherever figures of the cases stand', () => {
    const missing: string[] = [];
    let met = 0;
    for (const position of positions) {
      const { id, rules, snapshot } = position;
      const { figures = [], neutral = {}, players } = snapshot;
      const offers = (piece: Piece, at: Spot, without: Snapshot) => {
        met++;
        if (!isOffered(spotsFor(rules, without, piece), at)) missing.push(`${id}: ${JSON.stringify(at)}`);
      };
      for (const figure of figures)
        if (isElsewhere(position, figure.at) && !isOlder(position, figure.at))
          offers(figure, figure.at, { ...snapshot, figures: figures.filter((other) => other !== figure) });
      for (const [kind, where] of Object.entries(neutral)) if (isArea(where)) offers({ kind }, where, snapshot);
      for (const { id: player, prisoners = [] } of players)
        for (const prisoner of prisoners) offers(prisoner, { area: 'captivity', player }, snapshot);
    }
    expect(missing).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });

  it('of figures can be said whatever the cases say of them, and of others it is not asked', () => {
    const missing: string[] = [];
    const told: Record<string, number> = {};
    let silent = 0;
    for (const { id, rules, snapshot } of positions) {
      const { board, standing } = inspect(rules, snapshot);
      const view = new Sight(rules, snapshot, board, standing);
      for (const figure of snapshot.figures ?? []) {
        const says = saidOf(view, figure);
        if (says.length === 0) silent++;
        const { id: _id, kind: _kind, owner: _owner, at, ...beside } = figure;
        const inSpot = Object.entries(at).filter(([name]) => name === 'as' || name === 'with');
        const all = [
          ...Object.entries(beside).map(([name, value]) => ({ name, value, in: undefined })),
          ...inSpot.map(([name, value]) => ({ name, value, in: 'at' })),
        ];
        for (const { name, value, in: part } of all) {
          told[name] = (told[name] ?? 0) + 1;
          const member = says.find((one) => one.name === name && one.in === part);
          const isKnown = member?.values.some((one) => isDeepStrictEqual(one, value));
          // that there is none, or that it is not so, is said by saying nothing
          if (!isKnown && value !== 0 && value !== false) missing.push(`${id}: ${figure.id} ${name} ${JSON.stringify(value)}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(Object.keys(told).sort()).toEqual(['as', 'ghosts', 'protected', 'with']);
    expect(silent).toBeGreaterThan(1000);
  });

  it('of players can be said what the cases say of them beyond what the contract has for every game', () => {
    const common = new Set(['id', 'score', 'supply', 'reserve', 'prisoners', 'hand', 'tokens']);
    const told = positions.flatMap(({ rules, snapshot }) =>
      snapshot.players.flatMap((player) =>
        Object.entries(player)
          .filter(([name]) => !common.has(name))
          .map(([name, value]) => ({ names: [name, ...Object.keys(value as object).sort()], rules })),
      ),
    );
    const unasked = told.filter(
      ({ names: [name, ...numbers], rules }) =>
        !rules.all('playerMembers').some((member) => member.name === name && isDeepStrictEqual([...member.numbers].sort(), numbers)),
    );
    expect(unasked.map(({ names }) => names)).toEqual([]);
    expect(told.length).toBeGreaterThan(100);
  });

  it('nobody is offered a spot on which he would not be sound', () => {
    const wrong: string[] = [];
    for (const { id, rules, snapshot } of positions.filter((_, i) => i % 25 === 0)) {
      const { areas, places } = spotsFor(rules, snapshot, { kind: 'meeple', owner: snapshot.players[0]!.id });
      for (const at of [...places, ...areas.map(({ spot }) => spot)]) {
        if (isArea(at) && at.area === 'captivity') continue;
        const figure = { id: 'put', kind: 'meeple', owner: snapshot.players[0]!.id, at };
        const defects = validate(rules, { ...snapshot, figures: [...(snapshot.figures ?? []), figure] });
        if (defects.some(({ pointer }) => pointer.startsWith(`/figures/${snapshot.figures?.length ?? 0}`)))
          wrong.push(`${id}: ${JSON.stringify(at)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tokens can be told apart by whatever the cases tell them apart by', () => {
    const where = ['kind', 'tile', 'area', 'place', 'feature'];
    const unsaid = positions.flatMap(({ id, rules, snapshot: { tokens = [] } }) =>
      tokens.flatMap((token) => {
        const seen = rules.tokens.get(token.kind);
        const known: readonly string[] = seen ? saidOfToken(seen) : [];
        return Object.keys(token).flatMap((member) => (where.includes(member) || known.includes(member) ? [] : [`${id}: ${token.kind} ${member}`]));
      }),
    );
    expect(unsaid).toEqual([]);
  });
});
