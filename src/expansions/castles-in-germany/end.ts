/** When no tile is left to be drawn: castle tiles may go on being laid. */
import type { Action } from '../../contract/action.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import type { NextPart, Skip, Succession } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, rule } from './author.js';
import { canLay, castlesOf } from './laying.js';
import { GAME_END } from './settings.js';

const isEmpty = ({ snapshot }: Position) => snapshot.bag?.remaining === 0;
const CITES = cites('end.nobody-can-lay', 'end.when-supply-empty');

/** The second part of a double turn may be a castle tile as well. */
function secondPart(view: Position): NextPart | undefined {
  const { turn, active } = view;
  if ((turn.part ?? 1) > 1 || turn.extraPart !== true || !canLay(view, active)) return undefined;
  return { turn: { player: active, done: [], part: 2, earlier: [...view.doneInTurn] } };
}

export const castlesAtTheEnd: Succession = {
  id: `${FOLDER}.end.nobody-can-lay`,
  cites: CITES,
  next: (view) => {
    if (!isEmpty(view) || view.get(GAME_END) !== 'when-nobody-can-lay') return undefined;
    const second = secondPart(view);
    if (second) return second;
    const player = view.playerAfter(view.active);
    return canLay(view, player) ? { turn: { player } } : undefined;
  },
};

/** Whether whoever is next has a castle tile of which it is not known what it shows, so that perhaps he can lay it. */
export const endInDoubt = (view: Position): boolean =>
  isEmpty(view) &&
  view.get(GAME_END) === 'when-nobody-can-lay' &&
  castlesOf(view, view.playerAfter(view.active)).some((tile) => view.ruleset.isUnprinted(tile));

export const perhapsNotTheEnd: FinalScore = {
  id: `${FOLDER}.end.in-doubt`,
  cites: CITES,
  score: () => [],
  missing: (view) =>
    endInDoubt(view)
      ? [
          {
            ...because('end.in-doubt', 'end.nobody-can-lay'),
            message: 'what the castle tile of the next player shows is not known',
            pointer: '/prints',
          },
        ]
      : [],
};

const afterTheLastTile = rule<Action>({
  id: 'end.after-the-last-tile',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: cites('end.left-over-nothing'),
  applies: ({ view }) => view.turn.step === 'place-figure' && isEmpty(view) && view.players.some(({ id }) => castlesOf(view, id).length > 0),
  judge: (inquiry) =>
    inquiry.get(GAME_END) === 'when-supply-empty'
      ? inquiry.pass('the game ends with the turn of the last tile, and castle tiles that are left bring nothing')
      : inquiry.pass('while whoever is next can lay a castle tile, the game goes on'),
});
export const endRules = [afterTheLastTile];

export const nothingToDraw: readonly Skip[] = [
  {
    id: `${FOLDER}.end.nothing-to-draw`,
    steps: ['place-tile'],
    cites: CITES,
    when: (view) => view.laid === undefined && view.turn.tile === undefined && isEmpty(view),
  },
];
