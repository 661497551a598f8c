/** Before the first turn with Darmstadt. */
import { isAlone, mixedIn, showing, tellsMixed, TILES, total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const FOLDER = 'darmstadt';
const OUT = 2;

const monasteriesOut: SetupRule = {
  id: 'darmstadt.setup.monasteries-out',
  cites: cites('darmstadt.setup.mixed-in'),
  perform: (now, table) =>
    total(mixedIn(now, FOLDER)) > 0 && isAlone(table, FOLDER)
      ? { ...now, lots: [...now.lots, { among: showing(now, table, 'base', 'monastery'), from: TILES, count: OUT, to: 'aside' }] }
      : undefined,
};

export const darmstadtSetups = [tellsMixed(FOLDER, 'darmstadt.setup.mixed-in', cites('darmstadt.setup.mixed-in')), monasteriesOut];
