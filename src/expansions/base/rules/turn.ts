/** Whose turn it is, and what is decided now. */
import { ofDecider } from '../../../kernel/judge/decider.js';
import type { Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { onTheNewTile } from '../new-tile.js';

const playersTurn = rule({
  id: 'turn.player',
  about: 'turn',
  on: '*',
  cites: ['base.turn.order'],
  // what chance brings anybody may report
  applies: ({ view, action }) => action.player !== undefined && view.ruleset.step(view.turn.step)?.chance !== true,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    inquiry.cite(view.ruleset.step(view.turn.step)?.deciderCites ?? []);
    return ofDecider(inquiry, (decides) =>
      action.player === decides
        ? inquiry.pass('the decision is his to make')
        : inquiry.forbid('the decision is that of `{decides}`, not of `{player}`', { decides, player: action.player }),
    );
  },
});

const step = rule({
  id: 'turn.step',
  about: 'turn',
  on: '*',
  cites: ['base.turn.steps'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { step } = view.turn;
    const kind = view.ruleset.kinds.idOf(action, step);
    if (view.ruleset.kinds.decidedIn(step).includes(kind)) return inquiry.pass('this is decided now', { step });
    // a step of its own says when its time is; an action of several steps has none
    const [own, another] = view.ruleset.kinds.stepsOf(kind);
    if (own && !another) inquiry.cite(own.timeCites ?? own.cites);
    return inquiry.forbid('the turn is at the step {step}: `{action}` is not decided there', { step, action: kind });
  },
});

/** Where what was done is left out, and somebody has come onto the tile since it was laid, or a piece that is placed in the place of a figure. */
const isOccupiedInDoubt = (view: Position): boolean => {
  const { snapshot, board, ruleset, turn } = view;
  return turn.done === undefined && turn.step === 'place-figure' && (onTheNewTile(snapshot, board, ruleset).length > 0 || isBuiltOn(view));
};

const isBuiltOn = (view: Position): boolean =>
  (view.snapshot.tokens ?? []).some(
    ({ kind, tile }) => tile && view.ruleset.actions.get(`place-token/${kind}`)?.figureAction === true && view.isOnLaid({ tile }),
  );

/** One action with a figure in a turn, whatever kind it is; an expansion's permit may beat it. */
const oneFigureAction = rule({
  id: 'turn.one-figure-action',
  about: 'turn',
  on: '*',
  cites: ['base.figure.one-per-turn'],
  applies: ({ view, action }) => view.kindOf(action)?.figureAction ?? false,
  judge: ({ view, pass, forbid, unknown }) => {
    if (isOccupiedInDoubt(view)) return unknown('the tile just laid is no longer empty, and what has been done since is not known', ['/turn/done']);
    const before = view.done.find((done) => view.ruleset.kinds.of(done, 'place-figure')?.figureAction);
    if (!before) return pass('no action with a figure has been taken in this turn');
    const facts = { action: before.type, taken: before };
    if (before.type === 'place-figure') return forbid('a figure has been placed in this turn already', facts);
    if (before.type === 'move-figure') return forbid('a figure has been moved in this turn already', facts);
    if (before.type === 'remove-figure') return forbid('a figure has been taken back in this turn already', facts);
    return forbid('the one action with a figure of this turn has been taken already', facts);
  },
});

export const turnRules = [playersTurn, step, oneFigureAction];
