/** The catapult round: whoever laid a fair chooses a kind of token, and each player throws his own once. */
import type { Choose } from '../../contract/action.js';
import type { Procedure } from '../../contract/effect.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { isCell, type Cell } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { procedure } from '../../kernel/declare/state.js';
import type { Step } from '../../kernel/declare/step.js';
import { secondPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type CatapultClauseId } from './author.js';
import { DOUBLE_TURN } from './settings.js';
import { FAIR } from './tiles.js';
import { TOKENS, type CatapultToken } from './kinds.js';
import type { CatapultRound } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

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

const isFair = (view: Position, { type, tile }: DoneAction): boolean =>
  type === 'place-tile' && view.ruleset.design(String(tile))?.symbols.includes(FAIR) === true;
const isChoice = ({ type, option }: DoneAction): boolean => type === 'choose' && TOKENS.some((token) => token === option);

/** What was done in this part; where the position only says where the tile lies that was laid, that among it. */
function doneInPart({ done, turn }: Position): readonly DoneAction[] {
  const { tile, placed } = turn;
  if (!placed || tile === undefined || done.some(({ type }) => type === 'place-tile')) return done;
  return [{ type: 'place-tile', tile, at: placed.at }, ...done];
}

/** The fairs among what was done whose round is yet to come. */
const withoutRound = (view: Position, done: readonly DoneAction[]): Cell[] =>
  flatMap(done, (action) => (isFair(view, action) && isCell(action.at) ? [action.at] : [])).slice(done.filter(isChoice).length);

/** Whether the turn has more parts than this one, so that it matters when the round comes. */
const isDivided = (view: Position): boolean => (view.turn.earlier ?? []).length > 0 || secondPart(view) !== undefined;

/** The fairs whose round is due now, of which there is one unless each part of a double turn has laid one. */
function fairsDue(view: Position): readonly Cell[] {
  const part = doneInPart(view);
  const fairs = withoutRound(view, [...(view.turn.earlier ?? []), ...part]);
  if (!isDivided(view)) return fairs;
  if (view.get(DOUBLE_TURN) === 'after-the-part') return withoutRound(view, part);
  return secondPart(view) === undefined ? fairs : [];
}

/** Whether the turn may come to two fairs, of which no source says whether each brings a round. */
export const fairsInDoubt = (view: Position): boolean => (view.turn.earlier ?? []).some((done) => isFair(view, done));

const twoFairs = {
  ...because('round.two-fairs', 'catapult.round.after-turn', 'catapult.double-turn.when'),
  message: 'a fair was laid in both parts of the turn, and no source says whether that brings one round or two',
  isUnregulated: true,
  settings: [DOUBLE_TURN],
} as const;

export const chooseToken: Step = {
  id: CHOOSE,
  phase: 'after-part',
  after: ['uncover-tiles', 'select-tile', 'bid', 'buy-or-sell', 'close-bazaar'],
  cites: cites('catapult.round.after-turn', 'catapult.round.chooser', 'catapult.last-tile', 'catapult.fair.laid-normally'),
  deciderCites: cites('catapult.round.chooser'),
  decides: true,
  due: (view) => fairsDue(view).length > 0 && view.state(ROUND)?.token === undefined,
  begin: (view) => {
    const [fair, ...others] = fairsDue(view);
    const begins = roundIs({ fair: fair!, thrown: [], mover: view.active }, 'round.begins', 'catapult.round.after-turn', 'catapult.last-tile');
    return {
      effects: [isDivided(view) ? { ...begins, cites: inDoubleTurn(view, begins.cites) } : begins],
      missing: others.length > 0 ? [twoFairs] : [],
    };
  },
  lacks: (view) => (view.state(ROUND) ? [] : ['/turn/catapult']),
  open: () => true,
};

const inDoubleTurn = (view: Position, cited: readonly string[]): string[] => [
  ...new Set([...cited, ...view.ruleset.citesOf(DOUBLE_TURN, view.get(DOUBLE_TURN))]),
];

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
