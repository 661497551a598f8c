/** The abbeys after the last tile, once round, or at some tables again; and the second part of a double turn when no tile is left to be drawn. */
import type { Effect } from '../../contract/effect.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import type { ExtraPart, NextPart, Skip, Step, Succession } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type { Bazaar } from '../bridges-castles-and-bazaars/wire.js';
import { hasAbbey, holes } from './abbey.js';
import { because, cites } from './author.js';
import { ABBEY_AT_END } from './settings.js';
import { ABBEYS } from './state.js';

const STEP = 'last-abbeys';
export const isEmpty = ({ snapshot }: Position) => snapshot.bag?.remaining === 0;
/** Tiles that were acquired in a bazaar are laid before, though none is left in the bag. */
const bazaarOf = ({ snapshot }: Position) => (snapshot as { readonly bazaar?: Bazaar }).bazaar;
const isBazaarRound = (view: Position) => (bazaarOf(view)?.tiles.length ?? 0) > 0;
/** The host of a bazaar has had his turn, and all that was acquired is still to be laid. */
const isBeforeTheRound = (view: Position) => bazaarOf(view)?.tiles.length === view.players.length;
export const mayLay = (view: Position, player: string) => hasAbbey(view, player) === true && holes(view.board).length > 0;

/** Whoever decides has a turn of his own: what a position still holds of the turn of the last tile is over. */
export function ownTurn(view: Position): Effect[] {
  const { mover } = view.state(ABBEYS) ?? { mover: view.active };
  if (mover === view.active && !view.laid) return [];
  return [{ type: 'turn-begun', player: mover, keeps: [ABBEYS.name], ...because('abbey.end.round', 'abbey.end.round') }];
}

export const lastAbbeys: Step = {
  id: STEP,
  phase: 'tile',
  before: ['place-tile'],
  cites: cites('abbey.end.round', 'abbey.end.last-player-too', 'abbey.end.once-round', 'abbey.end.figure-and-scoring'),
  decides: true,
  passable: true,
  due: (view) => view.state(ABBEYS) !== undefined && view.laid === undefined,
  decider: (view) => view.state(ABBEYS)?.mover ?? view.active,
  lacks: (view) => (view.state(ABBEYS) === undefined ? ['/turn/abbeys'] : []),
  passed: (view) => ({ effects: ownTurn(view) }),
};

/** The player to the left of the one who laid the last tile begins, and that one comes last. */
export const roundOfAbbeys: Succession = {
  id: 'abbey-and-mayor.abbey.end.round',
  cites: cites('abbey.end.round', 'abbey.end.last-player-too', 'abbey.end.once-round', 'abbey.counts-as-last-tile'),
  next: (view) => {
    const round = view.state(ABBEYS);
    if (round) return following(view) ?? 'over';
    if (!isEmpty(view) || isBeforeTheRound(view)) return undefined;
    return secondPart(view) ?? (isBazaarRound(view) ? undefined : begun(view));
  },
};

const begun = (view: Position): NextPart | undefined => (view.get(ABBEY_AT_END) === 'lost' ? undefined : following(view));

/** Who laid the last tile: where the round has not begun, the active player. */
const lastToLay = (view: Position): string => view.state(ABBEYS)?.after ?? view.active;

/** Who is still to be asked, in order. */
function toCome(view: Position): readonly string[] {
  const order = view.playersFrom(view.playerAfter(lastToLay(view)));
  const round = view.state(ABBEYS);
  return round && !beginsAgain(view) ? order.slice(order.indexOf(round.mover) + 1) : order;
}

/** Whether the last of the round has been asked, and the table goes round again. */
const beginsAgain = (view: Position): boolean => view.state(ABBEYS)?.mover === lastToLay(view) && view.get(ABBEY_AT_END) === 'again';

function following(view: Position): NextPart | undefined {
  const after = lastToLay(view);
  const mover = toCome(view).find((player) => mayLay(view, player));
  if (mover === undefined) return undefined;
  const again = beginsAgain(view) ? (['abbey.end.again'] as const) : [];
  const why = because('abbey.end.round', 'abbey.end.round', 'abbey.end.last-player-too', ...again);
  return { turn: { player: mover }, step: STEP, effects: [{ type: 'procedure', procedure: ABBEYS.name, state: { after, mover }, ...why }] };
}

/** A double turn may have an abbey as its second tile, whether or not one could be drawn. */
function secondPart(view: Position): NextPart | undefined {
  const { turn, active } = view;
  if ((turn.part ?? 1) > 1 || turn.extraPart !== true || !mayLay(view, active)) return undefined;
  return { turn: { player: active, done: [], part: 2, earlier: [...view.doneInTurn] } };
}

/** The second part that waited for a bazaar, whose tiles were the last ones: its host lays the last of them. */
export const secondPartAfterABazaar: ExtraPart = {
  id: 'abbey-and-mayor.abbey.second-part-after-a-bazaar',
  cites: cites('abbey.in-second-part'),
  won: (view) => {
    const { host, tiles, then } = bazaarOf(view) ?? {};
    return then !== undefined && tiles?.length === 0 && host === view.active && isEmpty(view) && mayLay(view, host);
  },
};

export const nothingToDraw: readonly Skip[] = [
  {
    id: 'abbey-and-mayor.abbey.end.nothing-to-draw',
    steps: ['place-tile'],
    cites: cites('abbey.end.round', 'abbey.in-second-part'),
    // a tile that comes from elsewhere is in the hand, whether or not it is known
    when: (view) =>
      view.laid === undefined &&
      view.turn.tile === undefined &&
      (view.turn.source ?? 'bag') === 'bag' &&
      (view.state(ABBEYS) !== undefined || isEmpty(view)),
  },
];

/** Where the game is over, and the position should say who of those that are still to be asked has his abbey. */
const unsaidHand = (view: Position): string | undefined => {
  if (holes(view.board).length === 0 || view.get(ABBEY_AT_END) === 'lost') return undefined;
  const unsaid = toCome(view).find((player) => hasAbbey(view, player) === undefined);
  return unsaid === undefined ? undefined : `/players/${view.players.findIndex(({ id }) => id === unsaid)}/hand`;
};

export const handsInDoubt = (view: Position): boolean => isEmpty(view) && unsaidHand(view) !== undefined;

export const lastAbbeysUnsaid: FinalScore = {
  id: 'abbey-and-mayor.abbey.end.unsaid',
  cites: cites('abbey.end.round'),
  score: () => [],
  missing: (view) => {
    const pointer = unsaidHand(view);
    const why = because('abbey.end.unsaid', 'abbey.end.round');
    return pointer === undefined ? [] : [{ ...why, message: 'whether the player still has his abbey is not known', pointer }];
  },
};
