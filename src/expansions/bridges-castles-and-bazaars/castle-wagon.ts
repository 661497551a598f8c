/** A wagon that moves on may come into a castle in which nobody sits; a mayor is never placed there. */
import type { MoveFigure, PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { StateMember } from '../../kernel/declare/state.js';
import type { AbbeyAndMayorClauseId } from '../abbey-and-mayor/author.js';
import type { Wagons } from '../abbey-and-mayor/wire.js';
import { FOLDER } from './author.js';
import { castlesOf } from './castles.js';
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
  judge: ({ view, action, pass, forbid }) => {
    const there = view.onNode(view.node(action.to)).map(({ figure }) => figure.id);
    return there.length > 0 ? forbid('somebody sits in the castle', { by: there }) : pass('nobody sits in the castle, so a wagon may move there');
  },
});

export const mayorNotPlaced = rule<PlaceFigure>({
  id: 'castle.mayor-not-placed',
  on: 'place-figure',
  cites: ['abbey-and-mayor.mayor.not-in-castle'],
  applies: ({ view, action }) => action.kind === 'mayor' && view.node(action.at) >= 0,
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === 'castle' ? forbid('a mayor is not placed in a castle', { at: action.at }) : pass('it is no castle'),
});
