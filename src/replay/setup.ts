/** The setup of a JCloisterZone game as a ruleset and as the position before its first message. */
import { expansionById, expansions, settings, tile, tiles, type RulesetChoice } from '../catalog.js';
import { declared, mechanicsOf } from '../kernel/ruleset/in-play.js';
import { instead } from '../contract/cure.js';
import { escapePointer, type Defect } from '../contract/problem.js';
import type { JczGame, JczSetup } from '../contract/replay.js';
import { ROTATIONS } from '../contract/compass.js';
import type { PlacedTile, Player, Snapshot } from '../contract/snapshot.js';
import { expansionOfElement, expansionOfSet, FIGURES, HABITS, knownElements, noTile, RULES, tileOf } from './names.js';
import { jczByExpansion, jczFolders } from './jcz-folders.js';

type Amount = JczSetup['sets'][string];

/** How many: a switch counts as one. */
const count = (value: Amount | undefined): number => (typeof value === 'number' ? value : value === true ? 1 : 0);
const inPlay = (value: Amount): boolean => value !== 0 && value !== false && value !== 'off';
const names = (amounts: Readonly<Record<string, Amount>> | undefined): string[] =>
  Object.entries(amounts ?? {}).flatMap(([name, value]) => (inPlay(value) ? [name] : []));

/** The elements in play: whatever is named is on, also with `false` or 0 (as with `river`); of figures, 0 is none. */
const elementsIn = (elements: Readonly<Record<string, Amount>> = {}): string[] =>
  Object.keys(elements).filter((name) => !Object.hasOwn(FIGURES, name) || count(elements[name]) > 0);

/** The expansions that the sets and elements of a game belong to; those of sets need not be known. */
export function expansionsOf({ sets, elements }: JczSetup): string[] {
  const ids = [...names(sets).map(expansionOfSet), ...elementsIn(elements).map((element) => expansionOfElement(element) ?? element)];
  return [...new Set(['base', ...ids])];
}

/** Kinds of figures that belong to players. */
export const figureKinds: ReadonlySet<string> = new Set(
  expansions.flatMap((expansion) => declared(expansion, 'figures').flatMap(({ kind, neutral }) => (neutral ? [] : [kind]))),
);

const knownSets = tiles.flatMap(({ copies }) => Object.keys(copies));

/** What the catalogue does not know: sets, elements, start tiles; and values that a switch of the rules does not have. */
export function setupDefects({ sets, elements, rules, start }: JczSetup): Defect[] {
  const list: Defect[] = [];
  for (const set of names(sets))
    if (!tiles.some(({ copies }) => set in copies))
      list.push({
        pointer: `/setup/sets/${escapePointer(set)}`,
        code: 'unknown-set',
        message: `the tiles of a set \`${set}\` are not in the catalogue${instead(set, knownSets)}`,
      });
  for (const element of elementsIn(elements))
    if (!expansionById.has(expansionOfElement(element) ?? ''))
      list.push({
        pointer: `/setup/elements/${escapePointer(element)}`,
        code: 'unknown-element',
        message: `no element \`${element}\` is known${instead(element, knownElements)}`,
      });
  for (const [rule, value] of Object.entries(rules ?? {}))
    if (Object.keys(RULES[rule] ?? {}).length > 0 && !Object.hasOwn(RULES[rule]!, String(value)))
      list.push({
        pointer: `/setup/rules/${escapePointer(rule)}`,
        code: 'unknown-rule-value',
        message: `\`${rule}\` has the values ${Object.keys(RULES[rule]!)
          .map((known) => `\`${known}\``)
          .join(', ')}, not \`${String(value)}\``,
      });
  start.forEach(({ tile: id, rotation }, i) => {
    if (!tileOf(id)) list.push({ pointer: `/setup/start/${i}/tile`, code: 'unknown-tile', message: noTile(id) });
    if (!(ROTATIONS as readonly number[]).includes(rotation))
      list.push({ pointer: `/setup/start/${i}/rotation`, code: 'malformed', message: 'must be 0, 90, 180 or 270' });
  });
  return list;
}

/** The ruleset of a game; what the caller chose explicitly wins, except that the expansions in play stay in play. */
export function rulesetOf(setup: JczSetup, chosen: RulesetChoice = {}): RulesetChoice {
  const edition = names(setup.sets).some((set) => set === 'basic:2') ? 'wikicarpedia-c2-current' : 'hig-c1-current';
  const own = Object.entries(setup.rules ?? {}).map(([rule, value]) => RULES[rule]?.[String(value)] ?? {});
  const known = Object.entries(Object.assign({}, HABITS, ...own) as Record<string, string>).filter(([key]) => settings.has(key));
  // with the game's own rules and expansions it is not the ruleset of that name any more
  const { id: _id, version: _version, ...choice } = chosen;
  return {
    ...choice,
    preset: choice.preset ?? edition,
    expansions: [...new Set([...expansionsOf(setup), ...(choice.expansions ?? [])])],
    settings: { ...Object.fromEntries(known), ...choice.settings },
    without: [...new Set([...leftOut(setup), ...(choice.without ?? [])])],
  };
}

/** An element that is absent is off, one that is there is on, whatever its value. */
function leftOut(setup: JczSetup): string[] {
  const { elements } = setup;
  if (!elements) return [];
  const ids = new Set([...expansionsOf(setup)]);
  const mechanics = new Set(expansions.filter(({ id, partOfBaseIn }) => ids.has(id) || partOfBaseIn).flatMap(mechanicsOf));
  return jczByExpansion
    .filter(([expansion]) => ids.has(expansion))
    .flatMap(([, jcz]) => Object.entries(jcz.elements ?? {}))
    .flatMap(([element, mechanic]) => (mechanic === null || element in elements || !mechanics.has(mechanic) ? [] : [mechanic]));
}

/** Tiles of the sets that are still to be drawn when the start tiles lie. */
export function tilesToDraw({ sets, start }: JczSetup): number {
  const copiesOf = (id: string) => names(sets).reduce((sum, set) => sum + (tile(id)?.copies[set] ?? 0) * count(sets[set]), 0);
  // a draw group such as the river is in the bag only when the game starts with it
  const grouped = start.some(({ tile: id }) => tileOf(id)?.group !== undefined);
  const all = tiles.filter(({ group }) => group === undefined || grouped).reduce((sum, { id }) => sum + copiesOf(id), 0);
  return all - start.filter(({ tile: id }) => copiesOf(tileOf(id)!.id) > 0).length;
}

/** Players by name, or by index where there is only a number of them; two of a name are told apart. */
export function playerIds(players: JczGame['players']): string[] {
  if (typeof players === 'number') return Array.from({ length: players }, (_, i) => String(i));
  const ids: string[] = [];
  players.forEach(({ name }, i) => {
    const wanted = name === undefined || name === '' ? String(i) : name;
    let id = wanted;
    for (let n = 2; ids.includes(id); n++) id = `${wanted} ${n}`;
    ids.push(id);
  });
  return ids;
}

/** The position before the first message; `remaining` counts the tiles after the one in hand. */
export function firstSnapshot({ setup, players }: JczGame, remaining: number): Snapshot {
  const supply = Object.fromEntries(
    Object.entries(FIGURES).flatMap(([element, kind]) => (count(setup.elements?.[element]) > 0 ? [[kind, count(setup.elements?.[element])]] : [])),
  );
  const ids = playerIds(players);
  const first: Snapshot = {
    players: ids.map((id): Player => ({ id, score: 0, supply: { ...supply } })),
    tiles: setup.start.map(({ tile: id, x, y, rotation }): PlacedTile => ({
      tile: tileOf(id)!.id,
      at: [x, y],
      rotation: rotation as PlacedTile['rotation'],
    })),
    bag: { remaining },
    turn: { player: ids[0]!, step: 'place-tile', done: [] },
  };
  return jczFolders.reduce((snapshot, { begin }) => begin?.(snapshot, setup) ?? snapshot, first);
}
