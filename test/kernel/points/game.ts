/** A table that plays the base game with fictitious expansions: made from their declarations alone, without the catalogue. */
import type { Edge, Rotation } from '../../../src/contract/compass.js';
import type { Spot } from '../../../src/contract/spot.js';
import { base } from '../../../src/expansions/base/index.js';
import type { Action } from '../../../src/contract/action.js';
import type { Effect, Piece } from '../../../src/contract/effect.js';
import type { Figure, PlacedTile, Player, Snapshot, Turn } from '../../../src/contract/snapshot.js';
import type { Score, Verdict } from '../../../src/contract/verdict.js';
import { Boards } from '../../../src/kernel/board/boards.js';
import { shapeTable } from '../../../src/kernel/board/shape.js';
import { readTile } from '../../../src/kernel/board/tile-notation.js';
import type { Expansion, Parts } from '../../../src/kernel/declare/expansion.js';
import type { Setting } from '../../../src/kernel/declare/setting.js';
import type { Phase } from '../../../src/kernel/declare/step.js';
import { Vocabulary } from '../../../src/kernel/declare/vocabulary.js';
import { adjudicate, legalActions } from '../../../src/kernel/judge/adjudicate.js';
import { declared } from '../../../src/kernel/ruleset/in-play.js';
import { unprintedTable } from '../../../src/kernel/ruleset/prints.js';
import { Ruleset } from '../../../src/kernel/ruleset/ruleset.js';
import type { QuestionRuling } from '../../../src/kernel/ruleset/ruling.js';
import { recommended, Settings, type Chosen } from '../../../src/kernel/ruleset/settings.js';

/** An expansion that there is not. */
export type Fiction = Parts & Pick<Expansion, 'settings' | 'tiles' | 'unprinted' | 'featureKinds' | 'marks' | 'symbols'>;

/** A fiction under a name. */
export const fiction = (id: string, parts: Fiction): Expansion => ({ id, name: id, modelled: 'complete', ...parts });

export interface Options {
  /** Values that differ from those recommended; null: nobody chose. */
  readonly settings?: Readonly<Record<string, string | null>>;
  readonly without?: readonly string[];
  /** Questions that judges have decided. */
  readonly rulings?: readonly QuestionRuling[];
}

/** What an effect or a score line of a fiction rests on. */
export const because = (rule: string) => ({ rule: `fiction.${rule}`, cites: [`fiction.${rule}`] });

/** The name and the clause of a part of a fiction. */
export const named = (id: string) => ({ id, cites: [`fiction.${id}`] });

/** A step in which something may be decided. */
export const decision = (id: string, phase: Phase) => ({ ...named(id), phase, decides: true, passable: true });

export const moved = (piece: Piece, from: Spot, to: Spot, rule = 'moves'): Effect => ({ type: 'piece-moved', piece, from, to, ...because(rule) });

/** Begins a procedure, changes its state, or ends it (null). */
export const state = (procedure: string, now: object | null, of?: 'turn' | 'snapshot'): Effect => ({
  type: 'procedure',
  procedure,
  state: now && { ...now },
  ...(of && { of }),
  ...because(procedure),
});

/** A score of one line. */
export const gets = (player: string, points: number, feature: Score['feature'] = null, label = 'points'): Score => ({
  player,
  feature,
  points,
  lines: [{ label, quantity: 1, each: points, points, ...because(label) }],
});

/** The base game and the fictions, older ones first. */
export function rulesOf(fictions: readonly Expansion[], { settings = {}, without = [], rulings = [] }: Options = {}): Ruleset {
  const expansions = [base, ...fictions];
  const vocabulary = new Vocabulary(
    expansions.flatMap(({ featureKinds = [] }) => featureKinds),
    expansions.flatMap(({ marks }) => (marks ? [marks] : [])),
    expansions.flatMap(({ symbols = [] }) => symbols),
  );
  const designs = expansions.flatMap(({ id, tiles = {} }) => Object.entries(tiles).map(([key, text]) => readTile(id, key, text, vocabulary)));
  const chosen = (setting: Setting): Chosen => {
    const value = setting.key in settings ? settings[setting.key]! : recommended(setting);
    return { setting, value, setBy: 'preset', cites: [] };
  };
  return new Ruleset({
    id: 'fiction',
    hash: 'fiction',
    edition: 'C1',
    expansions,
    without,
    rulings,
    settings: new Settings(new Map(expansions.flatMap(({ settings: own = [] }) => own.map((setting) => [setting.key, chosen(setting)])))),
    shapes: shapeTable(designs, vocabulary),
    vocabulary,
    unprinted: unprintedTable(expansions),
    actionTypes: new Map(expansions.flatMap((expansion) => declared(expansion, 'actionTypes').map((type) => [type.type, type] as const))),
    boards: new Boards(0),
  });
}

/** A ruleset with a position; each action gives the next. */
export interface Table {
  readonly rules: Ruleset;
  readonly at: Snapshot;
  /** What led to it. */
  readonly verdict?: Verdict;
}

/** `base/D 0,0 90`; the folder of the base game may be left out. */
export function lying(text: string): PlacedTile {
  const [id, cell, rotation = '0'] = text.split(' ') as [string, string, string?];
  return { tile: id.includes('/') ? id : `base/${id}`, at: cellOf(cell), rotation: Number(rotation) as Rotation };
}

const cellOf = (text: string) => text.split(',').map(Number) as unknown as readonly [number, number];

/** `r1 0,0 city n`: a meeple, its owner by the first letter; `r1/knave ...`: of another kind. */
function standing(text: string): Figure {
  const [name, cell, feature, edge] = text.split(' ') as [string, string, string, Edge?];
  const [id, kind = 'meeple'] = name.split('/') as [string, string?];
  const at = { tile: cellOf(cell), feature, ...(edge !== undefined && { edge }) };
  return { id, kind, owner: OWNERS[id[0]!]!, at };
}

const OWNERS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green' };

export interface Position {
  /** In the order in which they were laid; the last one by the active player, unless that is still to come. */
  readonly tiles: readonly string[];
  readonly figures?: readonly string[];
  readonly turn?: Partial<Turn>;
  /** What red, blue and green have besides a supply of seven. */
  readonly players?: Readonly<Record<string, Partial<Player>>>;
  readonly more?: Partial<Snapshot>;
}

const isBeforeTile = (step = '') => ['choose-tile', 'place-tile'].includes(step);

/** Red is to place a figure on the last tile, unless the turn says otherwise. */
export function table(rules: Ruleset, { tiles, figures = [], turn = {}, players = { red: {}, blue: {} }, more = {} }: Position): Table {
  const laid = tiles.map(lying);
  const { tile, at } = laid.at(-1)!;
  const standings = figures.map(standing);
  const away = [...standings, ...Object.values(players).flatMap(({ prisoners = [] }) => prisoners)];
  const supply = (id: string) => ({ meeple: 7 - away.filter(({ owner, kind }) => owner === id && kind === 'meeple').length });
  const now: Turn = { player: 'red', step: 'place-figure', done: [], ...(!isBeforeTile(turn.step) && { tile, placed: { at } }), ...turn };
  return {
    rules,
    at: {
      players: Object.entries(players).map(([id, own]) => ({ id, score: 0, supply: supply(id), ...own })),
      tiles: laid,
      figures: standings,
      bag: { remaining: 20 },
      turn: now,
      ...more,
    },
  };
}

/** An action of whichever type, of a fiction's own too. */
export interface Try extends Action {
  readonly [member: string]: unknown;
}

/** The verdict on an action, whatever it is. */
export const judge = ({ rules, at }: Table, action: Try): Verdict => adjudicate(rules, at, action);

/** The table after a legal action; throws, with the findings, where it is not legal. */
export function take(table: Table, ...actions: readonly Try[]): Table & { readonly verdict: Verdict } {
  let now = table;
  for (const action of actions) {
    const verdict = judge(now, action);
    if (verdict.verdict !== 'legal' || !verdict.after)
      throw new Error(
        `${JSON.stringify(action)} is ${verdict.verdict}: ${verdict.findings.map(({ rule, outcome, message }) => `${rule} ${outcome} (${message})`).join(', ')}`,
      );
    now = { rules: now.rules, at: verdict.after, verdict };
  }
  return now as Table & { readonly verdict: Verdict };
}

/** Draws that tile: the table tells which one it was. */
export const drawing = ({ rules, at }: Table, tile: string): Table => ({ rules, at: { ...at, turn: { ...at.turn!, tile } } });

/** The legal actions, of a type if one is given. */
export const legal = ({ rules, at }: Table, type?: string): Try[] =>
  legalActions(rules, at).actions.filter((action): action is Try => type === undefined || action.type === type);

/** `score red` where that is what is due. */
export const due = ({ verdict }: { readonly verdict: Verdict }): string => (verdict.next ? `${verdict.next.step} ${verdict.next.player}` : 'over');

/** The types of the effects; those of points with whom and how much. */
export const deeds = ({ verdict }: { readonly verdict: Verdict }): string[] =>
  verdict.effects.map((effect) => (effect.type === 'points' ? `points ${effect.player} ${effect.points}` : effect.type));

/** `red 6 = 4 tiles + 2 pennants` */
export const scores = ({ verdict }: { readonly verdict: Verdict }): string[] =>
  verdict.scores.map(({ player, points, lines }) => `${player} ${points} = ${lines.map((line) => `${line.points} ${line.label}`).join(' + ')}`);
