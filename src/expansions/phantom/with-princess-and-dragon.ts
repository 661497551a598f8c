/** With The Princess & the Dragon: what the dragon, the fairy, the princess and the portal do to the phantom. */
import type { PlaceFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { cell, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';
import type { PhantomClauseId } from './author.js';
import { PHANTOM_AFTER_PRINCESS } from './settings.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('follower')('phantom', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.phantom', 'pd.portal.figure.phantom']),
      C2: cell('y', ['pd.portal.figure.phantom', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.phantom']),
      C2: cell('y', ['pd.dragon.menu.phantom']),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.phantom']),
      C2: cell('y', ['pd.fairy.assignable.phantom']),
    },
    placeableInTurnFairyWasMoved: cell('y', ['pd.fairy.moved.allow.phantom', 'pd.fairy.moved.phantom-conflict']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.phantom', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.phantom']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1']),
      C2: cell('y', ['pd.princess.removable.phantom']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.phantom', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];

const rule = rulesOf<PrincessAndDragonClauseId | PhantomClauseId>('phantom.with-princess-and-dragon');

const throughPortal = rule<PlaceFigure>({
  id: 'through-the-portal',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  seconds: ['princess-and-dragon.portal.one-figure-only'],
  cites: ['phantom.portal.first-on-the-tile', 'phantom.portal.one-of-two'],
  applies: ({ view, action }) => action.kind === 'phantom' && action.via === 'magic-portal' && view.laidSymbol('portal'),
  judge: ({ pass }) => pass('of the phantom and another figure one may go through the portal, whichever it is'),
});

/** The city that the tile just laid belongs to, from which she has sent somebody away. */
const afterPrincess = rule<PlaceFigure>({
  id: 'beside-her-city',
  on: 'place-figure',
  cites: ['phantom.after.princess-elsewhere', 'pd.princess.block.phantom'],
  overrides: ['princess-and-dragon.princess.no-figure-after-removal', 'base.turn.one-figure-action'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: (inquiry) => {
    if (inquiry.get(PHANTOM_AFTER_PRINCESS) === 'barred')
      return inquiry.forbid('a knight has been removed in this turn: the phantom may not be placed');
    return inquiry.view.feature(inquiry.action.at)?.kind === 'city'
      ? inquiry.forbid('the princess has removed a knight from the city: the phantom may not be placed there')
      : inquiry.pass('at this table only the city of the princess is barred to the phantom');
  },
});

export const rulesWithPrincessAndDragon = [throughPortal, afterPrincess];
