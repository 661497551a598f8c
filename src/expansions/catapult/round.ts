/** The catapult round: whoever laid a fair chooses a kind of token, and each player throws his own once. */
import type { Choose } from '../../contract/action.js';
import type { Procedure } from '../../contract/effect.js';
import type { Cell } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { procedure } from '../../kernel/declare/state.js';
import type { Step } from '../../kernel/declare/step.js';
import { secondPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type CatapultClauseId } from './author.js';
import { FAIR } from './tiles.js';
import { TOKENS, type CatapultToken } from './kinds.js';
import type { CatapultRound } from './wire.js';

export const CHOOSE = 'choose-catapult-token';
export const CHOICES: readonly string[] = TOKENS.map((token) => `choose/${token}`);

export const ROUND = procedure<CatapultRound>('catapult', ({ fair, thrown, mover }, check) => {
  check.cell('/turn/catapult/fair', fair);
  check.player('/turn/catapult/mover', mover);
  thrown.forEach(({ player }, i) => check.player(`/turn/catapult/thrown/${i}/player`, player));
});

export const roundIs = (state: CatapultRound | null, id: string, ...ids: CatapultClauseId[]): Procedure => ({
  type: 'procedure',
  procedure: ROUND.name,
  state,
  ...because(id, ...ids),
});

/** The fair that this turn has laid; of a double turn, in whichever part. */
function fairOf(view: Position): Cell | undefined {
  const laid = view.doneInTurn.findLast(
    ({ type, tile }) => type === 'place-tile' && view.ruleset.design(String(tile))?.symbols.includes(FAIR) === true,
  );
  return view.laidSymbol(FAIR) ? view.laid!.at : (laid?.['at'] as Cell | undefined);
}

export const chooseToken: Step = {
  id: CHOOSE,
  phase: 'after-part',
  after: ['uncover-tiles', 'select-tile', 'bid', 'buy-or-sell', 'close-bazaar'],
  cites: cites('catapult.round.after-turn', 'catapult.round.chooser', 'catapult.last-tile', 'catapult.fair.laid-normally'),
  deciderCites: cites('catapult.round.chooser'),
  decides: true,
  // a turn of two parts is over when both are
  due: (view) => fairOf(view) !== undefined && secondPart(view) === undefined && view.state(ROUND)?.token === undefined,
  begin: (view) => ({
    effects: [roundIs({ fair: fairOf(view)!, thrown: [], mover: view.active }, 'round.begins', 'catapult.round.after-turn', 'catapult.last-tile')],
  }),
  lacks: (view) => (view.state(ROUND) ? [] : ['/turn/catapult']),
  open: () => true,
};

const choose = (token: CatapultToken): ActionKind<Choose> => ({
  id: `choose/${token}`,
  in: [CHOOSE],
  cites: cites('catapult.round.chooser', 'catapult.setup.tokens', 'catapult.round.tokens-return'),
  propose: () => [{ type: 'choose', option: token }],
  canPerform: (view) => view.state(ROUND) !== undefined,
  perform: (view) => ({
    effects: [
      roundIs({ ...view.state(ROUND)!, token }, 'round.token', 'catapult.round.chooser', 'catapult.round.same-kind', 'catapult.setup.tokens'),
    ],
  }),
});
export const choices = TOKENS.map(choose);

const anyToken = rule<Choose>({
  id: 'round.any-token',
  about: 'turn',
  on: CHOICES,
  cites: ['catapult.round.chooser', 'catapult.setup.tokens', 'catapult.round.tokens-return'],
  judge: ({ view, pass, forbid }) =>
    view.turn.step === CHOOSE
      ? pass('whoever laid the fair chooses one of his four tokens, which all come back after each round')
      : forbid('a token is chosen once, when the turn in which a fair was laid is over'),
});
export const roundRules = [anyToken];
