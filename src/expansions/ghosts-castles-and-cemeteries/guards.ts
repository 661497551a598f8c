/** A cemetery brings no points: its keeper's owner takes a guard meeple of his colour from the general supply. */
import type { Action } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import { together, type Happening } from '../../kernel/declare/happening.js';
import type { Payout } from '../../kernel/declare/score.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { figures, GUARD } from './ghosts.js';
import { CEMETERY } from './vocabulary.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

/** Of each colour. */
export const ALL = figures.find(({ kind }) => kind === GUARD)!.perPlayer;

/** What he has himself: in his supply, on the board, and in captivity. */
function owned(view: Position, player: string): number | undefined {
  const supply = view.supply(player, GUARD);
  if (supply === undefined) return undefined;
  const standing = view.figures.filter(({ figure }) => figure.kind === GUARD && figure.owner === player).length;
  const captured = flatMap(view.players, ({ prisoners = [] }) => prisoners).filter(({ kind, owner }) => kind === GUARD && owner === player).length;
  return supply + standing + captured;
}

/** In the general supply; where the position does not say it, whatever he has not taken yet. */
function inReserve(view: Position, player: string): number | undefined {
  const named = view.player(player)?.reserve?.[GUARD];
  if (named !== undefined) return named;
  const own = owned(view, player);
  return own === undefined ? undefined : ALL - own;
}

/** Players with somebody on it. */
const keepersOf = (view: Position, feature: Feature): string[] => [...new Set(mapPresent(view.on(feature), ({ figure }) => figure.owner))];

export const keepersReward: Payout = {
  id: `${FOLDER}.cemetery.guard`,
  cites: cites('cemetery.guard', 'cemetery.complete', 'cemetery.no-guard-left', 'cemetery.empty', 'setup.guard-supply'),
  pay: ({ view, feature, stage }) => {
    if (feature.kind !== CEMETERY || stage === 'final') return {};
    const keepers = keepersOf(view, feature);
    if (keepers.length > 1)
      return {
        missing: [
          {
            ...because('cemetery.guard', 'cemetery.guard'),
            message: 'no source says who gets the guard meeple where several have keepers',
            isUnregulated: true,
          },
        ],
      };
    return together(keepers.map((player) => reward(view, player)));
  },
};

function reward(view: Position, player: string): Happening {
  const left = inReserve(view, player);
  const why = because('cemetery.guard', 'cemetery.guard', 'cemetery.complete', 'cemetery.next-turn', 'setup.guard-supply');
  if (left === undefined) {
    const pointer = `/players/${view.players.findIndex(({ id }) => id === player)}/reserve`;
    return { missing: [{ ...why, message: 'how many guard meeples are left in the general supply is not known', pointer }] };
  }
  if (left === 0) return {};
  return {
    effects: [{ type: 'piece-moved', piece: { figure: GUARD, owner: player }, from: { area: 'supply' }, to: { area: 'supply', player }, ...why }],
  };
}

/** Whether a cemetery may be scored of which it is open who gets a guard meeple, or whether there is one. */
export function keepersInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (view.board.featuresOf(CEMETERY).length === 0) return false;
  const isOneWith = (arriving: readonly string[]) => (feature: Feature) => {
    if (feature.kind !== CEMETERY) return false;
    const owners = new Set([...keepersOf(view, feature), ...arriving]);
    return owners.size > 1 || [...owners].some((player) => inReserve(view, player) === undefined);
  };
  const isScored = mayBeScored(view, { isOne: isOneWith([]) });
  const isScoredIfHeComes = mayBeScored(view, { isOne: isOneWith([view.active]) });
  return (action) => (action.type === 'place-figure' ? isScoredIfHeComes : isScored)(action);
}
