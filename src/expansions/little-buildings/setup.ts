/** Before the first turn with the Little Buildings: they are shared out. */
import { forEach, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { KINDS, OF_EACH, shareOf } from './buildings.js';
import { SCORING } from './settings.js';

/** Of each kind as many as go round. */
const dealt = (now: Parameters<SetupRule['perform']>[0], players: number) =>
  forEach(now, (player) => ({
    ...player,
    tokens: { ...player.tokens, ...Object.fromEntries(KINDS.map((kind) => [kind, Math.floor(OF_EACH / players)])) },
  }));

const share: SetupRule = {
  id: 'little-buildings.setup.share',
  cites: cites('little-buildings.setup.share', 'little-buildings.setup.kinds-free'),
  perform: (now, { ruleset, players }) => {
    if (ruleset.settings.get(SCORING) !== '1/1/1') return undefined;
    // what else is in a share is of kinds that the table chooses
    const rest = shareOf(players) - Math.floor(OF_EACH / players) * KINDS.length;
    const missing = rest > 0 ? now.snapshot.players.map((_, i) => `/players/${i}/tokens`) : [];
    return { ...dealt(now, players), missing: [...now.missing, ...missing] };
  },
};

const sameForAll: SetupRule = {
  id: 'little-buildings.setup.variant-equal',
  cites: cites('little-buildings.setup.variant-equal', 'little-buildings.setup.share'),
  perform: (now, { ruleset, players }) => (ruleset.settings.get(SCORING) === '1/1/1' ? undefined : dealt(now, players)),
};

export const littleBuildingsSetups = [share, sameForAll];
