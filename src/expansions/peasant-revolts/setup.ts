/** Before the first turn with the Peasant Revolts: three of their tiles stay out, nobody knows which. */
import { mixedIn, TILES, total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const FOLDER = 'peasant-revolts';
const PLAYED = 9;

const nineOfTwelve: SetupRule = {
  id: 'peasant-revolts.setup.nine-of-twelve',
  cites: cites('peasant-revolts.setup.nine-of-twelve'),
  perform: (now) => {
    const own = mixedIn(now, FOLDER);
    const out = total(own) - PLAYED;
    return out > 0 ? { ...now, lots: [...now.lots, { among: own, from: TILES, count: out, to: 'aside' }] } : undefined;
  },
};

export const peasantRevoltsSetups = [nineOfTwelve];
