/** Before the first turn with a river: its tiles are drawn first, the fork before and the lake after all others. */
import {
  among,
  firstPile,
  less,
  more,
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

export const source: StartRule = {
  id: 'river.source-is-the-start',
  cites: cites('river.source-is-the-start'),
  tiles: () => [{ tile: SOURCE, at: [0, 0], rotation: 0 }],
};

/** Those that lie aside, of one of the groups of the river. */
const ofGroup = ({ aside }: Beginning, { ruleset }: Table, group: string): Counts => among(aside, (id) => ruleset.design(id)?.group === group);

/** One of them. */
function oneOf(counts: Counts): Counts {
  const [first] = Object.keys(counts);
  return first === undefined ? {} : { [first]: 1 };
}

const isRiver = ({ start }: Table) => start === FOLDER;

/** From the last pile to the first, as each lies on the others. */
const lakeLast: SetupRule = {
  id: 'river.lake-last',
  cites: cites('river.lake-last', 'river.setup.volcano-lake-last'),
  perform: (now, table) => (isRiver(table) ? firstPile(now, { id: 'lake', tiles: lakeOf(now, table) }) : undefined),
};

/** With two rivers that of the second, whose volcano is kept for the end. */
const lakeOf = (now: Beginning, table: Table): Counts => {
  const lakes = ofGroup(now, table, 'river-lake');
  const volcano = among(lakes, (id) => table.ruleset.design(id)?.symbols.includes('volcano') ?? false);
  return oneOf(total(volcano) > 0 ? volcano : lakes);
};

const riverFirst: SetupRule = {
  id: 'river.drawn-first',
  cites: cites('river.drawn-first', 'river.setup.city-end-shuffled'),
  perform: (now, table) => (isRiver(table) ? firstPile(now, { id: 'river', tiles: ofGroup(now, table, 'river') }) : undefined),
};

const forkFirst: SetupRule = {
  id: 'river.fork-first',
  cites: cites('river.fork-first'),
  perform: (now, table) => {
    const fork = ofGroup(now, table, 'river-fork');
    return isRiver(table) && total(fork) > 0 ? firstPile(now, { id: 'fork', tiles: oneOf(fork) }) : undefined;
  },
};

/** The ordinary start tile is none of those that are drawn, unless the table has it so. */
const startTile: SetupRule = {
  id: 'river.start-tile.later',
  cites: cites('river.start-tile.later'),
  perform: (now, table) => {
    if (!isRiver(table)) return undefined;
    const when = table.ruleset.settings.get(START_TILE);
    if (when === 'removed') return undefined;
    const one: Counts = { [START]: 1 };
    const back = { ...now, aside: less(now.aside, one) };
    if (when === 'mixed-in')
      return { ...back, piles: now.piles.map((pile) => (pile.id === FOLDER ? { ...pile, tiles: more(pile.tiles, one) } : pile)) };
    return { ...back, piles: flatMap(now.piles, (pile) => (pile.id === TILES ? [{ id: 'start', tiles: one }, pile] : [pile])) };
  },
};

/** What of the second river lies aside then. */
const oneRiver = tellsIf(
  (table, now) => isRiver(table) && total(ofGroup(now, table, 'river-lake')) > 0,
  tells('river.combine.one-river', cites('river.combine.one-river')),
);

export const riverSetups = [lakeLast, oneRiver, riverFirst, forkFirst, startTile];
