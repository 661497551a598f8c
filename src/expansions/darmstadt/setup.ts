/** Before the first turn with Darmstadt. */
import { among, pileOf, tellsMixed, TILES, total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';

const OUT = 2;
/** Whoever plays with these alone plays without expansions. */
const OF_THE_BASE_GAME = ['base', 'abbot', 'darmstadt'];

const monasteriesOut: SetupRule = {
  id: 'darmstadt.setup.monasteries-out',
  cites: cites('darmstadt.setup.mixed-in'),
  perform: (now, { ruleset }) => {
    const isOurs = total(among(pileOf(now, TILES), (id) => id.startsWith('darmstadt/'))) > 0;
    if (!isOurs || ruleset.expansions.some(({ id }) => !OF_THE_BASE_GAME.includes(id))) return undefined;
    const isMonastery = (id: string) => {
      const design = ruleset.design(id);
      return design?.expansion === 'base' && design.features.some(({ kind }) => kind === 'monastery');
    };
    const monasteries = among(pileOf(now, TILES), isMonastery);
    return { ...now, lots: [...now.lots, { among: monasteries, from: TILES, count: OUT, to: 'aside' }] };
  },
};

export const darmstadtSetups = [tellsMixed('darmstadt', 'darmstadt.setup.mixed-in', cites('darmstadt.setup.mixed-in')), monasteriesOut];
