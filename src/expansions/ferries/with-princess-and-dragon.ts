/** With The Princess & the Dragon: ferries are moved in a volcano turn, too; a road end at a lake is no completed road. */
import type { MoveToken, PlaceFigure } from '../../contract/action.js';
import { MOVE } from './actions.js';
import { ruleWithDragon as rule } from './author.js';
import { hasLake } from './lakes.js';

const inVolcanoTurn = rule<MoveToken>({
  id: 'volcano-turn',
  on: MOVE,
  isRemark: true,
  cites: ['pd.volcano.allow.ferry-move'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('in a volcano turn ferries are moved as always'),
});

const afterPrincess = rule<MoveToken>({
  id: 'after-removal',
  on: MOVE,
  isRemark: true,
  cites: ['pd.princess.x.extends-exception-c2', 'ferries.turn.no-figure-action'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: ({ pass }) => pass('ferries are moved though the princess has removed a knight'),
});

const portal = rule<PlaceFigure>({
  id: 'portal',
  on: 'place-figure',
  isRemark: true,
  cites: ['ferries.x.portal'],
  applies: ({ view, action }) => {
    const road = action.via === 'magic-portal' ? view.feature(action.at) : undefined;
    return road?.kind === 'road' && road.parts.some(({ laid }) => hasLake(laid));
  },
  judge: ({ pass }) => pass('a road that ends at a lake is complete only when its other end is closed too'),
});

const beforeTheWalk = rule<MoveToken>({
  id: 'before-the-walk',
  on: MOVE,
  isRemark: true,
  cites: ['ferries.turn.order'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('ferries are moved before the dragon walks'),
});

export const rulesWithPrincessAndDragon = [inVolcanoTurn, afterPrincess, portal, beforeTheWalk];
