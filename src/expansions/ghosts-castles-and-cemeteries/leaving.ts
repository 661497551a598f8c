/** Ghosts go back to their supply when their meeple leaves the board, whatever sends him away. */
import type { Effect } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { CornCirclesClauseId } from '../corn-circles/author.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { TowerClauseId } from '../tower/author.js';
import { because, cites, FOLDER, type GhostsCastlesAndCemeteriesClauseId } from './author.js';
import { GHOST, ghostsOf } from './ghosts.js';

type ClauseId = GhostsCastlesAndCemeteriesClauseId | PrincessAndDragonClauseId | TowerClauseId | CornCirclesClauseId;

/** The dragon sends its own ghost along, where the position names one as a neutral figure. */
const BY_THE_DRAGON = 'eaten';

const SENT_HOME = cites('x.princess-dragon-home');
/** By the folder whose rule sends him away. */
const CLAUSES: Readonly<Record<string, readonly ClauseId[]>> = {
  'princess-and-dragon': SENT_HOME,
  festival: SENT_HOME,
  tower: [...SENT_HOME, 'tower.with-ghosts.go-back'],
  'corn-circles': ['corn-circles.x.ghosts'],
  [FOLDER]: cites('ghost.third'),
};

const isEaten = (effect: Effect): boolean => effect.type === 'figure-returned' && effect.cause === BY_THE_DRAGON;

function clausesOf(effect: Effect): readonly ClauseId[] {
  const eaten: readonly ClauseId[] = isEaten(effect) ? ['pd.dragon.menu.ghost'] : [];
  return [...eaten, ...(CLAUSES[effect.rule.split('.')[0]!] ?? [])];
}

/** The figure that an effect takes from its place. */
const leaving = (effect: Effect): string | undefined =>
  effect.type === 'figure-returned' ? effect.figure : effect.type === 'piece-moved' ? effect.piece.figure : undefined;

export const ghostsGoBack: Trigger = {
  id: `${FOLDER}.ghost.goes-back`,
  on: ['figure-returned', 'piece-moved'],
  cites: [...cites('ghost.stay', 'x.princess-dragon-home'), ...Object.values(CLAUSES).flat()],
  then: (view, effect, before) => {
    const id = leaving(effect);
    const figure = id === undefined ? undefined : before.figure(id)?.figure;
    if (!figure || view.figure(figure.id)) return undefined;
    const named = before.neutral(GHOST)?.figure === figure.id;
    const count = ghostsOf(before.snapshot, figure) - (named ? 1 : 0);
    const why = because('ghost.goes-back', 'ghost.stay', 'setup.ghost-supply');
    const cited = { rule: why.rule, cites: [...why.cites, ...clausesOf(effect)] };
    const effects: Effect[] = [];
    if (count > 0)
      effects.push({ type: 'piece-moved', piece: { token: GHOST, count }, from: { figure: figure.id }, to: { area: 'supply' }, ...cited });
    if (named && !isEaten(effect))
      effects.push({ type: 'neutral-moved', neutral: GHOST, from: before.neutral(GHOST)?.tile ?? null, to: null, ...cited });
    return { effects };
  },
};
