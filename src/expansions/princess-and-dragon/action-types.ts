/** The actions of the expansion, and what they name. Their schemas are in `wire.ts`. */
import type { ActionType } from '../../kernel/declare/action.js';
import type { ClaimFairyPoint, MoveDragon, MoveFairy } from './wire.js';

export const moveDragonType: ActionType<MoveDragon> = { type: 'move-dragon' };

export const moveFairyType: ActionType<MoveFairy> = {
  type: 'move-fairy',
  names: ({ to }) => [
    'figure' in to ? { pointer: '/to/figure', is: 'figure', figure: to.figure } : { pointer: '/to/tile', is: 'cell', cell: to.tile },
  ],
};

export const claimFairyPointType: ActionType<ClaimFairyPoint> = { type: 'claim-fairy-point' };
