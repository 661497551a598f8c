/** Bells: when a follower goes home the one to the left of his owner is paid, a coin goes to the active player, and the owner must ring or not. */
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { decision, fiction, gets, moved, named, state } from '../game.js';

const BELL = procedure<{ readonly mover: string }>('bell', ({ mover }, check) => check.player('/turn/bell/mover', mover));
const ringing = (view: Position) => view.state(BELL) !== undefined;

export const bells = fiction('bells', {
  tokens: [{ kind: 'coin' }],
  state: [BELL],
  triggers: [
    {
      ...named('bells.rung-for'),
      on: 'figure-returned',
      then: (view, effect) => {
        if (effect.type !== 'figure-returned' || ringing(view)) return undefined;
        const coin = moved({ token: 'coin' }, { area: 'supply' }, { area: 'supply', player: view.active });
        return { scores: [gets(view.playerAfter(effect.to), 2, effect.at, 'bell')], effects: [coin, state('bell', { mover: effect.to })] };
      },
    },
    {
      ...named('bells.coin-counts'),
      on: ['piece-moved', 'tokens-received'],
      then: (view) => ({ scores: [gets(view.active, 1, null, 'coin')] }),
    },
  ],
  steps: [
    {
      ...decision('ring', 'scoring'),
      due: ringing,
      interrupts: () => 'score',
      decider: (view) => view.state(BELL)!.mover,
      end: () => ({ effects: [state('bell', null)] }),
    },
  ],
  actions: [
    {
      ...named('choose/ring'),
      in: ['ring'],
      propose: () => [{ type: 'choose', option: 'ring' }],
      perform: (view) => ({ scores: [gets(view.state(BELL)!.mover, 3, null, 'ring')] }),
    },
  ],
});
