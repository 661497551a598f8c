/** Before the first turn with Castles in Germany: everybody takes one or two. */
import { type SetupRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { FEW_PLAYERS } from './checks.js';
import { castleTiles, unprintedCastles } from './tiles.js';

const castlesEach: SetupRule = {
  id: 'castles-in-germany.setup.one-or-two-each',
  cites: cites('setup.one-or-two-each', 'setup.or-dealt', 'setup.face-up'),
  perform: (now, { players }) => {
    const all = Object.fromEntries([...Object.keys(castleTiles), ...Object.keys(unprintedCastles)].map((key) => [`${FOLDER}/${key}`, 1]));
    return { ...now, lots: [...now.lots, { among: all, each: players <= FEW_PLAYERS ? 2 : 1, to: 'hand' }] };
  },
};

export const castlesInGermanySetups = [castlesEach];
