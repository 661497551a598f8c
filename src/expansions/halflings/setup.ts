/** Before the first turn with Halflings: everybody gets three half tiles. */
import { isAlone, tells, tellsIf, total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { halfTiles } from './tiles.js';

const EACH = 3;

const halvesEach: SetupRule = {
  id: 'halflings.setup.three-each',
  cites: cites('halflings.setup.three-each'),
  perform: (now, { players }) => {
    const all = Object.fromEntries(Object.keys(halfTiles).map((key) => [`${FOLDER}/${key}`, 1]));
    return players * EACH > total(all) ? undefined : { ...now, lots: [...now.lots, { among: all, each: EACH, to: 'hand' }] };
  },
};

export const halflingsSetups = [
  halvesEach,
  tells('halflings.setup.symbols-out', cites('halflings.setup.symbols-out')),
  tellsIf((table) => !isAlone(table, FOLDER), tells('halflings.status.unsupported', cites('halflings.status.unsupported'))),
];
