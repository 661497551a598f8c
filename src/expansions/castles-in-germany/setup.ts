/** Before the first turn with Castles in Germany: everybody takes one or two. */
import { total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { FEW_PLAYERS } from './checks.js';
import { castleTiles, unprintedCastles } from './tiles.js';

const castlesEach: SetupRule = {
  id: 'castles-in-germany.setup.one-or-two-each',
  cites: cites('setup.one-or-two-each', 'setup.or-dealt', 'setup.face-up'),
  perform: (now, { players }) => {
    const all = Object.fromEntries([...Object.keys(castleTiles), ...Object.keys(unprintedCastles)].map((key) => [`${FOLDER}/${key}`, 1]));
    const each = players <= FEW_PLAYERS ? 2 : 1;
    return players * each > total(all) ? undefined : { ...now, lots: [...now.lots, { among: all, each, to: 'hand' }] };
  },
};

export const castlesInGermanySetups = [castlesEach];
