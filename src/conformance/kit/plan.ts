/** Which cases and games are put to an engine, under which presets. */
import { rulesetDocument, tile } from '../../catalog.js';
import type { Case, Exercised, Expectation } from '../../contract/case.js';
import type { KitTile } from '../../contract/conformance.js';
import type { GameCase, GameExpectation } from '../../contract/game-case.js';
import type { InlineRuleset } from '../../contract/ruleset.js';
import { presetAliases, presets } from '../../corpus/presets.js';
import { cellsOfFeatures, type TileDesign } from '../../kernel/board/tile-notation.js';
import { caseFiles, gameFiles, type CaseFile, type GameFile } from '../files.js';
import { expectations } from '../run.js';

interface Common {
  /** Of the case or game. */
  readonly id: string;
  readonly preset: string;
  /** The folder that the case lies in. */
  readonly expansion: string;
  readonly topic: string;
  readonly exercises: readonly Exercised[];
  readonly ruleset: InlineRuleset & { readonly preset: string; readonly expansions: string[] };
}
export interface CaseRun extends Common {
  readonly kind: 'case';
  readonly test: Case;
  readonly expected: Expectation;
}
export interface GameRun extends Common {
  readonly kind: 'game';
  readonly test: GameCase;
  readonly expected: GameExpectation;
}
/** One case or game under one preset. */
export type Run = CaseRun | GameRun;

/** Everything that can be put to an engine. */
export interface Suite {
  readonly cases: readonly CaseFile[];
  readonly games: readonly GameFile[];
}

/** The suite that comes with this package. */
export const suite = (): Suite => ({ cases: caseFiles(), games: gameFiles() });

/** What is wanted of the suite; whatever is left out is not narrowed. */
export interface Selection {
  /** Only cases all of whose expansions are among these; the base game always is. */
  readonly expansions?: readonly string[];
  /** Ids or aliases of presets. */
  readonly presets?: readonly string[];
  /** Ids of cases, of topics (`figure`, `base/figure`) or of clauses; `*` stands for anything. */
  readonly only?: readonly string[];
}

/** A name in a selection that nothing has. */
export class UnknownName extends Error {}

/** Throws `UnknownName`. */
export function plan({ cases, games }: Suite, selection: Selection = {}): Run[] {
  const wanted = wantedBy(selection, { cases, games });
  return [
    ...cases.flatMap((file) => file.cases.flatMap((test) => runsOf<Expectation, CaseRun>(file, test, (run) => ({ ...run, kind: 'case', test })))),
    ...games.flatMap((file) => file.cases.flatMap((test) => runsOf<GameExpectation, GameRun>(file, test, (run) => ({ ...run, kind: 'game', test })))),
  ].filter(wanted);
}

interface Testable<E> {
  readonly id: string;
  readonly exercises: readonly Exercised[];
  readonly ruleset: Case['ruleset'];
  readonly expect: Readonly<Record<string, E>>;
}

function runsOf<E, R>(
  { expansion, topic }: Pick<CaseFile, 'expansion' | 'topic'>,
  test: Testable<E>,
  make: (run: Common & { readonly expected: E }) => R,
): R[] {
  const { id, exercises, ruleset } = test;
  return expectations<E>(test).map(([preset, expected]) =>
    make({ id, preset, expansion, topic, exercises, ruleset: { preset, ...ruleset }, expected }),
  );
}

function wantedBy({ expansions, presets: named, only }: Selection, { cases, games }: Suite): (run: Run) => boolean {
  const known = new Set(['base', ...[...cases, ...games].flatMap((file) => file.cases.flatMap(({ ruleset }) => ruleset.expansions))]);
  for (const id of expansions ?? []) if (!known.has(id)) throw new UnknownName(`no case has an expansion \`${id}\`: ${[...known].sort().join(', ')}`);
  const inPlay = expansions && new Set(['base', ...expansions]);
  const printings = named?.map(presetId);
  const patterns = only?.map((text) => patternOf(text, [...cases, ...games]));
  return (run) =>
    (inPlay === undefined || run.ruleset.expansions.every((one) => inPlay.has(one))) &&
    (printings === undefined || printings.includes(run.preset)) &&
    (patterns === undefined || patterns.some((is) => namesOf(run, run).some((name) => is.test(name))));
}

/** What a case can be chosen by. */
const namesOf = ({ expansion, topic }: Pick<CaseFile, 'expansion' | 'topic'>, { id, exercises }: Pick<Common, 'id' | 'exercises'>): string[] => [
  id,
  topic,
  `${expansion}/${topic}`,
  ...exercises.map(({ clause }) => clause),
];

function patternOf(text: string, files: readonly (CaseFile | GameFile)[]): RegExp {
  const is = pattern(text);
  if (!files.some((file) => file.cases.some((test) => namesOf(file, test).some((name) => is.test(name)))))
    throw new UnknownName(`no case, topic or clause of the suite is called \`${text}\`; \`*\` stands for anything`);
  return is;
}

function presetId(name: string): string {
  const id = (presetAliases as Readonly<Record<string, string>>)[name] ?? name;
  if (!presets.some((preset) => preset.id === id))
    throw new UnknownName(`no preset \`${name}\` is known: ${presets.map((preset) => preset.id).join(', ')}`);
  return id;
}

const pattern = (text: string): RegExp => new RegExp(`^${text.split('*').map(escaped).join('.*')}$`);
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The value of every setting under the ruleset of a run. */
export function valuesOf({ ruleset }: Run): Record<string, string | null> {
  return Object.fromEntries(Object.entries(rulesetDocument(ruleset).settings).map(([key, { value }]) => [key, value]));
}

/** The designs that occur in runs. */
export function tilesOf(runs: readonly Run[]): KitTile[] {
  const names = new Set<string>();
  for (const { test } of runs) collectTiles(test, names);
  return kitTiles(names);
}

/** The designs that are called so. */
export function kitTiles(names: Iterable<string>): KitTile[] {
  const designs = new Set([...names].flatMap((name) => tile(name) ?? []));
  return [...designs].map(kitTile);
}

function kitTile(design: TileDesign): KitTile {
  const { id, aliases, features, symbols, cells } = design;
  const cellOf = cellsOfFeatures(design);
  return {
    id,
    aliases: [...aliases],
    ...(cells && { size: [...cells.size] }),
    features: features.map(({ kind, places, touches, pennants, marks }, i) => ({
      ...(cellOf && { cell: cellOf[i]! }),
      kind,
      places: [...places],
      touches: [...touches],
      pennants,
      marks: [...marks],
    })),
    symbols: [...symbols],
  };
}

/** Names of tiles stand at `tile` wherever that is a text, and in the lists of tiles set aside. */
function collectTiles(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectTiles(item, names);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) {
      if ((key === 'tile' || key === 'tileId') && typeof item === 'string') names.add(item).add(`jcz:${item}`);
      else if (key === 'setAside' && Array.isArray(item)) for (const name of item) names.add(String(name));
      else collectTiles(item, names);
    }
}
