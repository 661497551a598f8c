/** Whose turn it is, and what is decided now. */
import type { Inquiry } from '../../../kernel/inquiry.js';
import { actionKindId } from '../../../kernel/rule.js';
import { rule } from '../author.js';

const currentStep = ({ view }: Inquiry) => view.ruleset.step(view.turn.step);
const decider = (inquiry: Inquiry) => currentStep(inquiry)?.decider?.(inquiry.view) ?? inquiry.view.active;

const playersTurn = rule({
  id: 'turn.player',
  about: 'turn',
  on: '*',
  cites: ['base.turn.order'],
  applies: ({ action }) => action.player !== undefined,
  judge: (inquiry) => {
    const player = decider(inquiry);
    return inquiry.action.player === player
      ? inquiry.pass('the decision is his to make')
      : inquiry.forbid("the decision is another player's", { decides: player });
  },
});

const step = rule({
  id: 'turn.step',
  about: 'turn',
  on: '*',
  cites: ['base.turn.steps'],
  judge: (inquiry) => {
    const { step } = inquiry.view.turn;
    return inquiry.view.ruleset.accepts(step).includes(actionKindId(inquiry.action))
      ? inquiry.pass('this is decided now', { step })
      : inquiry.forbid('this is not decided now', { step });
  },
});

/** One action with a figure in a turn, whatever kind it is; an expansion's permit may beat it. */
const oneFigureAction = rule({
  id: 'turn.one-figure-action',
  about: 'turn',
  on: '*',
  cites: ['base.figure.one-per-turn'],
  applies: ({ view, action }) => view.ruleset.kindOf(action)?.figureAction ?? false,
  judge: ({ view, pass, forbid }) => {
    const before = view.done.find((done) => view.ruleset.kindOf(done as never)?.figureAction);
    return before
      ? forbid('the action with a figure of this turn has been taken', { taken: before })
      : pass('no action with a figure has been taken in this turn');
  },
});

export const turnRules = [playersTurn, step, oneFigureAction];
