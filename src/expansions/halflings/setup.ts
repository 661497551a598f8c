/** Before the first turn with Halflings: everybody gets three half tiles. */
import { type SetupRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { halfTiles } from './tiles.js';

const EACH = 3;

const halvesEach: SetupRule = {
  id: 'halflings.setup.three-each',
  cites: cites('halflings.setup.three-each', 'halflings.setup.symbols-out'),
  perform: (now) => {
    const all = Object.fromEntries(Object.keys(halfTiles).map((key) => [`${FOLDER}/${key}`, 1]));
    return { ...now, lots: [...now.lots, { among: all, each: EACH, to: 'hand' }] };
  },
};

export const halflingsSetups = [halvesEach];
