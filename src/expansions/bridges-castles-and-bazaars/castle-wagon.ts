/** A wagon that moves on may come into a castle in which nobody sits, and whether it moves on from there no source says. */
import type { Action, MoveFigure } from '../../contract/action.js';
import type { FigureReturned } from '../../contract/effect.js';
import { spotName, type Cell } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { StateMember } from '../../kernel/declare/state.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { AbbeyAndMayorClauseId } from '../abbey-and-mayor/author.js';
import type { Wagons } from '../abbey-and-mayor/wire.js';
import { FOLDER, because } from './author.js';
import { castlesOf, liesAround, vicinity } from './castles.js';
import { WAGON_FROM_CASTLE, WAGON_INTO_CASTLE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const rule = rulesOf<AbbeyAndMayorClauseId>(FOLDER);

const MOVE_WAGON = 'move-figure/wagon';
const WAGONS: StateMember<Wagons> = { name: 'wagon', of: 'turn' };

/** Both halves of every castle; what is in reach and empty the rules say. */
export const wagonsIntoCastles: Proposal<MoveFigure> = {
  kind: MOVE_WAGON,
  propose: (view) => {
    const { left = [], mover } = view.state(WAGONS) ?? {};
    const places = flatMap(castlesOf(view), ({ feature }) => feature.parts.map(({ node }) => view.board.places[node]!));
    return flatMap(
      left.filter(({ figure, owner }) => owner === mover && view.figure(figure) !== undefined),
      ({ figure }) => places.map((to): MoveFigure => ({ type: 'move-figure', figure, to })),
    );
  },
};

export const wagonIntoCastle = rule<MoveFigure>({
  id: 'castle.wagon-moves-in',
  on: MOVE_WAGON,
  cites: ['abbey-and-mayor.wagon.castle'],
  overrides: [`${FOLDER}.castle.no-new-occupant`, 'abbey-and-mayor.wagon.kind-of-feature'],
  applies: ({ view, action }) => spotName(action.to) === 'castle' && view.node(action.to) >= 0,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const there = view.onNode(view.node(action.to)).map(({ figure }) => figure.id);
    if (there.length > 0) return inquiry.forbid('somebody sits in the castle', { by: there });
    return inquiry.get(WAGON_INTO_CASTLE) === 'allowed'
      ? inquiry.pass('nobody sits in the castle, so a wagon may move there')
      : inquiry.forbid('nobody comes into a castle but the follower of the city that it was');
  },
});

const isUnregulated = (view: Position): boolean => view.get(WAGON_FROM_CASTLE) === 'unregulated';
const FROM_CASTLE: readonly AbbeyAndMayorClauseId[] = ['abbey-and-mayor.wagon.choice-after-scoring'];

/** What a wagon moves on from is a road, a city or a monastery; of a castle that has scored no source says it. */
export const wagonFromCastle: Trigger = {
  id: `${FOLDER}.castle.wagon-moves-out`,
  on: 'figure-returned',
  cites: FROM_CASTLE,
  then: (view, effect) => {
    const { kind, at, cause } = effect as FigureReturned;
    if (kind !== 'wagon' || cause !== 'scored' || spotName(at) !== 'castle' || !isUnregulated(view)) return undefined;
    const { rule: id, cites } = because('castle.wagon-moves-out', 'castle.score.follower-returns');
    const message = 'no source says whether a wagon moves on from a castle that has scored';
    return { missing: [{ rule: id, cites: [...FROM_CASTLE, ...cites], message, isUnregulated: true, settings: [WAGON_FROM_CASTLE] }] };
  },
};

/** Whatever may be completed around a castle that somebody sits in may let one with a wagon score: castles score for each other. */
export function wagonInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (!isUnregulated(view)) return false;
  const castles = castlesOf(view).filter(({ figures }) => figures.length > 0);
  if (!castles.some(({ figures }) => figures.some(({ kind }) => kind === 'wagon'))) return false;
  const isAround = mayBeScored(view, { isOne: (feature) => feature.kind !== 'field' && castles.some((castle) => liesAround(castle, feature)) });
  const isLaidAround = ({ type, at }: Action & { readonly at?: Cell }) =>
    type === 'place-tile' && castles.some((castle) => vicinity(castle).some((cell) => sameCell(cell, at)));
  return (action) => isLaidAround(action) || isAround(action);
}
