/** A printing and the expansions in play as JCloisterZone sets a game up: its sets, elements, switches and start tiles. */
import { ruleset as rulesetOf, tiles, type RulesetChoice } from '../../catalog.js';
import type { JczSetup } from '../../contract/replay.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { jczByExpansion } from '../../replay/jcz-folders.js';
import { expansionOfSet, jczTile } from '../../replay/names.js';
import { rulesetOf as asPlayed } from '../../replay/setup.js';
import { printsOf } from '../../setup/sets.js';
import { setup as setUp } from '../../setup/setup.js';

/** A setting that it plays otherwise than the printing, as it has no switch that would do. */
export interface Habit {
  readonly setting: string;
  readonly theirs: string;
  /** null: the printing leaves it open. */
  readonly ours: string | null;
  /** Of the value that the printing has. */
  readonly clauses: readonly string[];
}

export interface Begun {
  readonly setup: JczSetup;
  /** What its game is judged under: the printing, with what it plays otherwise. */
  readonly ruleset: RulesetChoice;
  readonly habits: readonly Habit[];
  /** What is in play and it does not have. */
  readonly lacks: readonly string[];
}

const known = new Map(jczByExpansion);

/** Elements that its own client counts though there is nothing to count; figures are counted anyway. */
const COUNTED = ['abbey', 'bridge', 'castle', 'count', 'dragon', 'fairy', 'ferry', 'little-buildings', 'mage', 'tower', 'tunnel', 'witch'];

export function begun(choice: RulesetChoice, players: number): Begun {
  const all = rulesetOf(choice).expansions.map(({ id }) => id);
  const lacks = all.filter((id) => !known.has(id));
  const inPlay = rulesetOf({ ...choice, expansions: choice.expansions?.filter((id) => known.has(id)) ?? [] });
  const start = startIn(inPlay, players);
  // without its source lying there the river is never laid
  const isFlowing = start.some(({ tile }) => tile.startsWith('river/'));
  const ids = inPlay.expansions.map(({ id }) => id).filter((id) => known.has(id) && (id !== 'river' || isFlowing));
  const setup: JczSetup = {
    sets: setsIn(inPlay, ids),
    elements: elementsIn(inPlay, ids),
    rules: switchesIn(inPlay, ids),
    start: start.map(({ tile, at: [x, y], rotation }) => ({ tile: jczTile(tile)!, x, y, rotation })),
  };
  const ruleset = asPlayed(setup, { ...(choice.preset !== undefined && { preset: choice.preset }) });
  return { setup, ruleset, habits: habitsIn(inPlay, rulesetOf(ruleset)), lacks };
}

/** The starts that it has. */
const STARTS = ['count', 'river', 'base'];

function startIn(ruleset: Ruleset, players: number) {
  const { starts } = setUp(ruleset, { players });
  return setUp(ruleset, { players, start: STARTS.find((start) => starts.includes(start))! }).snapshot.tiles;
}

/** Only what it has tiles for. */
function setsIn(ruleset: Ruleset, ids: readonly string[]): Record<string, number> {
  const printed = new Set(printsOf(ruleset));
  const sets = tiles.filter(({ id, expansion }) => ids.includes(expansion) && jczTile(id) !== undefined).flatMap(({ copies }) => Object.keys(copies));
  return Object.fromEntries([...new Set(sets)].filter((set) => printed.has(set) && ids.includes(expansionOfSet(set))).map((set) => [set, 1]));
}

function elementsIn(ruleset: Ruleset, ids: readonly string[]): Record<string, number | boolean> {
  const folders = ids.map((id) => known.get(id)!);
  return Object.fromEntries(
    folders.flatMap(({ elements = {}, figures = {}, unplayed = [] }) =>
      Object.keys(elements).flatMap((element): [string, number | boolean][] => {
        if (unplayed.includes(element)) return [];
        const kind = figures[element];
        if (kind === undefined) return [[element, COUNTED.includes(element) ? 1 : true]];
        const { perPlayer = 0 } = ruleset.figures.get(kind) ?? {};
        return perPlayer > 0 ? [[element, perPlayer]] : [];
      }),
    ),
  );
}

/** Of each switch the value that comes nearest to the printing; the first where none does. */
function switchesIn({ settings }: Ruleset, ids: readonly string[]): Record<string, string | boolean> {
  const chosen = (key: string) => settings.all.get(key)?.value;
  return Object.fromEntries(
    ids.flatMap((id) =>
      Object.entries(known.get(id)!.rules ?? {}).flatMap(([name, values]) => {
        const agreeing = ([, own]: [string, Readonly<Record<string, string>>]) =>
          Object.entries(own).filter(([key, value]) => chosen(key) === value).length;
        const [first, ...others] = Object.entries(values);
        if (!first) return [];
        const [value] = others.reduce((best, one) => (agreeing(one) > agreeing(best) ? one : best), first);
        return [[name, value === 'true' || value === 'false' ? value === 'true' : value]];
      }),
    ),
  );
}

function habitsIn(printing: Ruleset, played: Ruleset): Habit[] {
  return [...printing.settings.all].flatMap(([setting, { value, cites }]) => {
    const theirs = played.settings.all.get(setting)?.value ?? value;
    return theirs === null || theirs === value ? [] : [{ setting, theirs, ours: value, clauses: cites }];
  });
}
