/** Before the first turn with the Plague: the first tiles are without its sources. */
import { among, less, pileOf, tells, TILES, total, type SetupRule } from '../../kernel/declare/setup.js';
import { flatMap } from '../../kernel/lists.js';
import { cites } from './author.js';
import { SOURCE } from './tiles.js';

const BEFORE = 17;
const FIRST = 'before-the-plague';

const firstTiles: SetupRule = {
  id: 'plague.setup.first-seventeen',
  cites: cites('plague.setup.first-seventeen', 'plague.setup.base-game-only'),
  isLast: true,
  perform: (now, { ruleset }) => {
    const all = pileOf(now, TILES);
    const sources = among(all, (id) => ruleset.design(id)?.symbols.includes(SOURCE) ?? false);
    if (total(sources) === 0) return undefined;
    const drawn = { among: less(all, sources), from: TILES, count: BEFORE, to: { pile: FIRST } };
    const piles = flatMap(now.piles, (pile) => (pile.id === TILES ? [{ id: FIRST, tiles: {} }, pile] : [pile]));
    return { ...now, piles, lots: [...now.lots, drawn] };
  },
};

export const plagueSetups = [firstTiles, tells('plague.setup.tokens-neutral', cites('plague.setup.tokens-neutral'))];
