/** A riddle is asked when a figure is placed, a coin is moved or points are paid, whatever is going on; who has to answer may ask for a hint first. */
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { decision, fiction, named, state } from '../game.js';

const RIDDLE = procedure<{ readonly from?: string }>('riddle');
const HINT = procedure('hint');
const isAsked = (view: Position) => view.state(RIDDLE) !== undefined;
const isHinted = (view: Position) => view.state(HINT) !== undefined;

export const riddle = fiction('riddle', {
  state: [RIDDLE, HINT],
  triggers: [
    {
      ...named('riddle.asked'),
      on: ['figure-placed', 'piece-moved', 'points'],
      then: (view) => (isAsked(view) ? undefined : { effects: [state('riddle', {})] }),
    },
  ],
  steps: [
    {
      ...decision('answer', 'figure'),
      due: isAsked,
      begin: (_, from) => ({ effects: [state('riddle', { from })] }),
      interrupts: (view) => view.state(RIDDLE)!.from!,
      stays: (_, { type }) => type === 'choose',
      resumes: () => true,
      end: () => ({ effects: [state('riddle', null)] }),
    },
    {
      ...decision('hint', 'figure'),
      before: ['answer'],
      due: isHinted,
      open: isHinted,
      interrupts: () => 'answer',
      end: () => ({ effects: [state('hint', null)] }),
    },
  ],
  actions: [
    {
      ...named('choose/hint'),
      in: ['answer'],
      propose: () => [{ type: 'choose', option: 'hint' }],
      perform: () => ({ effects: [state('hint', {})] }),
    },
  ],
});
