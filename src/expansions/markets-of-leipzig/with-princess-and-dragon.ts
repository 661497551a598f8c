/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { MoveFigure, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';
import type { MarketsOfLeipzigClauseId } from './author.js';
import { outOfReach, somebodyInTown } from './send-rules.js';
import { SEND } from './sending.js';
import { isLeipzigAt } from './town.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-in-leipzig', {
    isFollower: cell('y', ['pd.dragon.x.leipzig.closed']),
    eatenByDragon: cell('n', ['pd.dragon.x.leipzig.closed']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.leipzig.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.x.leipzig.closed']),
  }),
];

const rule = rulesOf<PrincessAndDragonClauseId | MarketsOfLeipzigClauseId>('markets-of-leipzig.with-princess-and-dragon');

const portalOutside = rule<PlaceFigure>({
  id: 'portal-outside',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.portal.x.leipzig.outside-allowed'],
  applies: ({ view, action }) => {
    const feature = action.via === 'magic-portal' ? view.feature(action.at) : undefined;
    return feature !== undefined && isLeipzigAt(view, (action.at as { tile: Cell }).tile);
  },
  judge: ({ pass }) => pass('a portal also leads to the landscape outside the walls of Leipzig'),
});

const dragonFirst = rule<MoveFigure>({
  id: 'dragon-first',
  on: `move-figure/${SEND}`,
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.dragon-before'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('whom the dragon has left on the road can be sent'),
});

const notRemoved = rule<RemoveFigure>({
  id: 'out-of-reach',
  on: 'remove-figure',
  cites: ['markets-of-leipzig.x-princess-and-dragon.no-removal'],
  applies: somebodyInTown,
  judge: outOfReach,
});

const fairyPays = rule<MoveFigure>({
  id: 'fairy',
  on: `move-figure/${SEND}`,
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.fairy-bonus'],
  applies: ({ view, action }) => view.neutral('fairy')?.figure === action.figure,
  judge: ({ pass }) => pass('the fairy brings her points only if the road is scored for him'),
});

export const rulesWithPrincessAndDragon = [portalOutside, dragonFirst, notRemoved, fairyPays];
