/** Before the first turn with a river: its tiles are drawn first, the fork before and the lake after all others. */
import {
  among,
  firstPile,
  less,
  more,
  pileOf,
  tells,
  tellsIf,
  TILES,
  total,
  type Beginning,
  type Counts,
  type SetupRule,
  type StartRule,
  type Table,
} from '../../kernel/declare/setup.js';
import { flatMap } from '../../kernel/lists.js';
import { cites, FOLDER } from './author.js';
import { START_TILE } from './settings.js';

const SOURCE = 'river/source';
const START = 'base/D';
/** The end of River II at which the river meets a city. */
const CITY_END = 'river/2-city-end';
const LAKE = 'lake';

export const source: StartRule = {
  id: 'river.source-is-the-start',
  cites: cites('river.source-is-the-start'),
  tiles: () => [{ tile: SOURCE, at: [0, 0], rotation: 0 }],
};

/** Whatever source begins it. */
const isRiver = ({ ruleset }: Table, { snapshot: { tiles } }: Beginning): boolean =>
  tiles.some(({ tile }) => ruleset.design(tile)?.group === 'river-spring');

/** Those that lie aside, of one of the groups of the river. */
const ofGroup = ({ aside }: Beginning, { ruleset }: Table, group: string): Counts => among(aside, (id) => ruleset.design(id)?.group === group);

/** A pile that comes before all others, where there is anything of it. */
const first = (now: Beginning, id: string, tiles: Counts): Beginning | undefined => (total(tiles) > 0 ? firstPile(now, { id, tiles }) : undefined);

/** One of them. */
function oneOf(counts: Counts): Counts {
  const [one] = Object.keys(counts);
  return one === undefined ? {} : { [one]: 1 };
}

const hasVolcano = ({ ruleset }: Table, counts: Counts): Counts => among(counts, (id) => ruleset.design(id)?.symbols.includes('volcano') ?? false);

/** Of one river one lake; the second edition keeps one for each end that it comes to. Of two the first keeps that with the volcano, which is laid last of all. */
function lakesOf(now: Beginning, table: Table): Counts {
  const all = ofGroup(now, table, 'river-lake');
  if (table.ruleset.edition === 'C2') return all;
  const volcano = hasVolcano(table, all);
  return oneOf(total(volcano) > 0 ? volcano : all);
}

// from the last pile to the first, as each lies on the others
const lakeLast: SetupRule = {
  id: 'river.lake-last',
  cites: cites('river.lake-last'),
  perform: (now, table) => (isRiver(table, now) ? first(now, LAKE, lakesOf(now, table)) : undefined),
};

const volcanoLast = tellsIf(
  (table, now) => total(hasVolcano(table, pileOf(now, LAKE))) > 0,
  tells('river.setup.volcano-lake-last', cites('river.setup.volcano-lake-last')),
);

/** What of the second river lies aside then. */
const oneRiver = tellsIf(
  (table, now) => isRiver(table, now) && total(ofGroup(now, table, 'river-lake')) > 0,
  tells('river.combine.one-river', cites('river.combine.one-river')),
);

const severalLakes = tellsIf((_, now) => total(pileOf(now, LAKE)) > 1, tells('river.combine.ends-by-forks', cites('river.combine.ends-by-forks')));

const riverFirst: SetupRule = {
  id: 'river.drawn-first',
  cites: cites('river.drawn-first'),
  perform: (now, table) => (isRiver(table, now) ? first(now, FOLDER, ofGroup(now, table, 'river')) : undefined),
};

const cityEnd = tellsIf((_, now) => CITY_END in pileOf(now, FOLDER), tells('river.setup.city-end-shuffled', cites('river.setup.city-end-shuffled')));

const forkFirst: SetupRule = {
  id: 'river.fork-first',
  cites: cites('river.fork-first'),
  perform: (now, table) => (isRiver(table, now) ? first(now, 'fork', oneOf(ofGroup(now, table, 'river-fork'))) : undefined),
};

/** The ordinary start tile is none of those that are drawn, unless the table has it so. */
const startTile: SetupRule = {
  id: 'river.start-tile.later',
  cites: cites('river.start-tile.later'),
  perform: (now, table) => {
    if (!isRiver(table, now) || !(START in now.aside)) return undefined;
    const when = table.ruleset.settings.get(START_TILE);
    if (when === 'removed') return undefined;
    const one: Counts = { [START]: 1 };
    const back = { ...now, aside: less(now.aside, one) };
    if (when === 'mixed-in')
      return { ...back, piles: now.piles.map((pile) => (pile.id === FOLDER ? { ...pile, tiles: more(pile.tiles, one) } : pile)) };
    return { ...back, piles: flatMap(now.piles, (pile) => (pile.id === TILES ? [{ id: 'start', tiles: one }, pile] : [pile])) };
  },
};

export const riverSetups = [lakeLast, volcanoLast, oneRiver, severalLakes, riverFirst, cityEnd, forkFirst, startTile];
