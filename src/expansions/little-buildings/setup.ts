/** Before the first turn with the Little Buildings: they are shared out. */
import { forEach, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { KINDS, OF_EACH, shareOf } from './buildings.js';

/** Of each kind as many as go round; what else is in a share is of kinds that the table chooses. */
const share: SetupRule = {
  id: 'little-buildings.setup.share',
  cites: cites('little-buildings.setup.share', 'little-buildings.setup.kinds-free', 'little-buildings.setup.variant-equal'),
  supplies: KINDS,
  perform: (now, { players }) => {
    const each = Math.floor(OF_EACH / players);
    const rest = shareOf(players) - each * KINDS.length;
    const missing = rest > 0 ? now.snapshot.players.map((_, i) => `/players/${i}/tokens`) : [];
    const dealt = forEach(now, (player) => ({ ...player, tokens: { ...player.tokens, ...Object.fromEntries(KINDS.map((kind) => [kind, each])) } }));
    return { ...dealt, missing: [...now.missing, ...missing] };
  },
};

export const littleBuildingsSetups = [share];
