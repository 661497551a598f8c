/** What JCloisterZone calls sets, elements and figures, and what they are called here. */
import type { InlineRuleset } from '../contract/ruleset.js';

/** Its figures in the ids of meeples (`0.small.1`); the others are called as here. */
const KINDS: Readonly<Record<string, string>> = { small: 'meeple', big: 'large-meeple' };
export const kindOfMeeple = (word: string): string => KINDS[word] ?? word;

/** Its figures in what it offers (`SmallFollower`). */
export const kindOfClass = (name: string): string =>
  ({ SmallFollower: 'meeple', BigFollower: 'large-meeple' })[name] ?? name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** Elements that are figures of each player. */
export const FIGURES: Readonly<Record<string, string>> = {
  'small-follower': 'meeple',
  'big-follower': 'large-meeple',
  phantom: 'phantom',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  mayor: 'mayor',
  wagon: 'wagon',
  barn: 'barn',
  shepherd: 'shepherd',
  ringmaster: 'ringmaster',
};

/** The expansion that an element belongs to. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  base: ['small-follower', 'farmers', 'garden', 'pig-herd'],
  abbot: ['abbot'],
  phantom: ['phantom'],
  river: ['river'],
  'princess-and-dragon': ['dragon', 'fairy', 'princess', 'portal'],
  'inns-and-cathedrals': ['big-follower', 'cathedral', 'inn'],
  'traders-and-builders': ['builder', 'pig', 'traders'],
  'abbey-and-mayor': ['abbey', 'wagon', 'barn', 'mayor'],
  tower: ['tower'],
  'bridges-castles-and-bazaars': ['bridge', 'castle', 'bazaar'],
  'king-and-robber': ['king', 'robber'],
  'hills-and-sheep': ['shepherd', 'hill', 'vineyard'],
  'under-the-big-top': ['ringmaster', 'acrobats', 'big-top'],
  'mage-and-witch': ['mage', 'witch'],
  count: ['count'],
  goldmines: ['gold'],
  tunnel: ['tunnel'],
  ferries: ['ferry'],
  flier: ['flier'],
  'little-buildings': ['little-buildings'],
  siege: ['siege', 'escape'],
  festival: ['festival'],
  cult: ['shrine'],
  'corn-circles': ['corn-circle'],
  labyrinth: ['labyrinth'],
  watchtowers: ['watchtower'],
  monasteries: ['monastery'],
  darmstadt: ['church'],
  'russian-promos': ['russian-trap'],
  'wind-roses': ['wind-rose'],
  'city-gates': ['city-gate'],
  plague: ['plague'],
};
const OF_ELEMENT: ReadonlyMap<string, string> = new Map(
  Object.entries(ELEMENTS).flatMap(([expansion, names]) => names.map((name) => [name, expansion] as const)),
);
export const expansionOfElement = (element: string): string | undefined => OF_ELEMENT.get(element);

/** `river/1:2` is a set of `river`, `under-the-big-top-c1` one of `under-the-big-top`. */
export function expansionOfSet(set: string): string {
  const name = set.split(/[/:]/)[0]!.replace(/-c\d$/, '');
  return name === 'basic' ? 'base' : name;
}

type Settings = NonNullable<InlineRuleset['settings']>;

/** The switches of its rules that we have settings for. */
export const RULES: Readonly<Record<string, Readonly<Record<string, Settings>>>> = {
  'princess-action': { may: { 'princess.removal': 'may' }, must: { 'princess.removal': 'must' } },
  'fairy-placement': {
    'next-follower': { 'fairy.association': 'follower', 'fairy.pointScope': 'assigned-follower', 'fairy.bonusScope': 'assigned-follower' },
    'on-tile': { 'fairy.association': 'tile', 'fairy.pointScope': 'all-followers-on-tile', 'fairy.bonusScope': 'all-followers-on-tile-in-feature' },
  },
  'dragon-move': { 'before-scoring': { 'dragon.timing': 'before-scoring' }, 'after-scoring': { 'dragon.timing': 'after-scoring' } },
  'inn-and-cathedral-final-scoring': {
    zero: { 'inns-and-cathedrals.finalScoring': 'zero' },
    ignore: { 'inns-and-cathedrals.finalScoring': 'ignored' },
  },
  'tiny-city-scoring': { 2: { 'base.tinyCity': 'two-points' }, 4: { 'base.tinyCity': 'four-points' } },
};

/** What JCloisterZone plays without a switch of its own; `test/divergences.md` says where our presets differ. */
export const HABITS: Settings = {
  'traders-and-builders.builderOnCompleted': 'forbidden',
  'river.volcanoLake': 'like-every-volcano',
  'fairy.sameTile': 'allowed',
  'fairy.severalFollowers': 'once-per-player',
};
