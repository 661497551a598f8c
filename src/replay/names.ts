/** What JCloisterZone calls sets, elements, figures and features, and what they are called here. */
import type { JczTools } from '../contract/foreign.js';
import { tile, tiles } from '../catalog.js';
import { instead } from '../contract/cure.js';
import { jczByExpansion, jczFolders } from './jcz-folders.js';
import { placeOfPointer, spotOfPointer } from './location.js';

/** A file may call anything `constructor`: what is in no folder is nothing. */
const joined = <T>(pick: (jcz: (typeof jczFolders)[number]) => Readonly<Record<string, T>> | undefined): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as object, ...jczFolders.map(pick)) as Record<string, T>;

const KINDS = joined(({ kinds }) => kinds);
const hyphened = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** Its figures in the ids of meeples (`0.small.1`), and in what it offers (`SmallFollower`); the others are called as here. */
export const kindOf = (word: string): string => KINDS[word] ?? hyphened(word);

/** Elements that are figures of each player. */
export const FIGURES = joined(({ figures }) => figures);

/** The mechanics that elements switch on, those of figures included. */
export const ELEMENTS = joined(({ elements }) => elements);

const OF_ELEMENT: ReadonlyMap<string, string> = new Map(
  jczByExpansion.flatMap(([expansion, { elements = {} }]) => Object.keys(elements).map((name) => [name, expansion] as const)),
);
export const knownElements: readonly string[] = [...OF_ELEMENT.keys()];
/** The expansion that an element belongs to. */
export const expansionOfElement = (element: string): string | undefined => OF_ELEMENT.get(element);

/** `river/1:2` is a set of `river`, `under-the-big-top-c1` one of `under-the-big-top`. */
export function expansionOfSet(set: string): string {
  const name = set.split(/[/:]/)[0]!.replace(/-c\d$/, '');
  return name === 'basic' ? 'base' : name;
}

/** The switches of its rules; one that changes nothing of what is modelled has no settings, or no values. */
export const RULES = joined(({ rules }) => rules);

/** Clauses against which it plays, and no setting of ours says so. */
export const PLAYED_AGAINST: ReadonlySet<string> = new Set(jczFolders.flatMap(({ against = [] }) => against));
/** Its names of points, where they are not those of a feature. */
export const SCORED = joined(({ scored }) => scored);

/** What JCloisterZone plays without a switch of its own. */
export const HABITS = joined(({ habits }) => habits);

const REMOVALS = joined(({ removals }) => removals);

/** What takes a figure off the board, as we call it. */
export const removalOf = (source: string): string => REMOVALS[source] ?? source.toLowerCase().replaceAll('_', '-');
export const NEUTRALS = joined(({ neutrals }) => neutrals);
export const TOKENS = joined(({ tokens }) => tokens);
export const OFFERS = joined(({ offers }) => offers);
export const CONFIRMATIONS = joined(({ confirmations }) => confirmations);
/** Rules whose points count before `COMMIT`. */
export const COUNTED_BEFORE_COMMIT: ReadonlySet<string> = new Set(jczFolders.flatMap(({ countedBeforeCommit = [] }) => countedBeforeCommit));
export const UNLISTED: readonly string[] = jczFolders.flatMap(({ unlisted = [] }) => unlisted);
export const MESSAGES = joined(({ messages }) => messages);
export const UNSAID = joined(({ unsaid }) => unsaid);

/** Whether a message brings the number that the next draws follow from. */
export const takesRandom = (type: string): boolean =>
  type === 'COMMIT' || (Object.hasOwn(MESSAGES, type) && 'random' in ((MESSAGES[type]!.schema as { properties?: object }).properties ?? {}));

/** Of the program itself: read over. */
const OF_THE_PROGRAM: readonly string[] = ['AI', 'TILE_CONFIRM'];
/** A message that says nothing which is modelled: read over, and never taken for right. */
export const isUnmodelled = (type: string): boolean => OF_THE_PROGRAM.includes(type) || (Object.hasOwn(MESSAGES, type) && !MESSAGES[type]!.read);

const JCZ = 'jcz:';
const prefixed = (alias: string) => JCZ + alias;
/** A tile by the id of its own or the one of JCloisterZone. */
export const tileOf = (id: string) => tile(prefixed(id)) ?? tile(id);
/** What it calls a tile of ours; undefined where it has none. */
export const jczTile = (id: string): string | undefined =>
  tile(id)
    ?.aliases.find((alias) => alias.startsWith(JCZ))
    ?.slice(JCZ.length);

const knownTiles = tiles.flatMap(({ aliases }) => aliases.flatMap((alias) => (alias.startsWith(JCZ) ? [alias.slice(JCZ.length)] : [])));
export const noTile = (id: string): string => `no tile \`${id}\` is known${instead(id, knownTiles)}`;

export const tools: JczTools = { place: placeOfPointer, spot: spotOfPointer, kind: kindOf, tile: (id) => tileOf(id)?.id };
