/** Points are not credited at once: whoever gets them says which of his two counters moves. */
import type { Choose } from '../../../../src/contract/action.js';
import type { Score } from '../../../../src/contract/verdict.js';
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { fiction, named, state } from '../game.js';

const LEDGER = procedure<{ readonly scores: readonly Score[] }>('ledger');
const open = (view: Position) => view.state(LEDGER)?.scores ?? [];
const isOpen = (view: Position) => open(view).length > 0;

export const ledger = fiction('ledger', {
  state: [LEDGER],
  withholdings: [
    {
      ...named('ledger.withholds'),
      withhold: (view, score) => (view.turn.step === 'enter-score' ? undefined : { effects: [state('ledger', { scores: [...open(view), score] })] }),
    },
  ],
  steps: [
    {
      ...named('enter-score'),
      phase: 'scoring',
      decides: true,
      due: isOpen,
      stays: isOpen,
      interrupts: () => 'score',
      decider: (view) => open(view)[0]!.player,
      end: () => ({ effects: [state('ledger', null)] }),
    },
  ],
  actions: ['first', 'second'].map((option) => ({
    ...named(`choose/${option}`),
    in: ['enter-score'],
    propose: (): Choose[] => [{ type: 'choose', option }],
    perform: (view: Position) => ({ scores: open(view).slice(0, 1), effects: [state('ledger', { scores: open(view).slice(1) })] }),
  })),
});
