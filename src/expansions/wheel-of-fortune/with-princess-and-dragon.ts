/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { Chance, DiscardTile, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { spotIn } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import type { WheelOfFortuneClauseId } from './author.js';
import { isInside } from './board.js';
import { GIVE_UP } from './plague.js';
import { isOnWheel, WHEEL } from './wheel.js';

const rule = rulesOf<PrincessAndDragonClauseId | WheelOfFortuneClauseId>('wheel-of-fortune.with-princess-and-dragon');

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-on-wheel-of-fortune', {
    isFollower: cell('y', ['pd.dragon.x.wheel.outside-enterable']),
    eatenByDragon: cell('n', ['pd.protection.wheel-of-fortune', 'pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.allow.wheel-of-fortune']),
    placeableThroughPortal: cell('n', ['pd.portal.x.wheel.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.x.wheel.outside-enterable', 'pd.protection.wheel-of-fortune']),
  }),
];

const isIntoWheel = ({ at }: Pick<PlaceFigure, 'at'>) => 'area' in at && at.area === WHEEL;

const afterTheFairy = rule<PlaceFigure>({
  id: 'crown-after-the-fairy',
  on: 'place-figure',
  cites: ['wheel-of-fortune.x-princess-and-dragon.crown-is-figure-action'],
  applies: ({ view, action }) => isIntoWheel(action) && view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ forbid }) => forbid('the fairy was moved in this turn, which takes the place of putting a follower on a crown'),
});

/** By a follower of whom it is known, as of whoever else is placed, who he is. */
const isOntoCrown = ({ type, kind, at }: DoneAction): boolean => {
  const spot = spotIn(at);
  return type === 'place-figure' && kind !== undefined && spot !== undefined && isIntoWheel({ at: spot });
};

const fairyAfterwards = rule<MoveFairy>({
  id: 'fairy-after-a-crown',
  about: 'turn',
  on: 'move-fairy',
  cites: ['wheel-of-fortune.x-princess-and-dragon.crown-is-figure-action'],
  applies: ({ view }) => view.done.some(isOntoCrown),
  judge: ({ forbid }) => forbid('a follower was put on a crown in this turn, which takes the place of moving the fairy'),
});

const afterThePrincess = rule<PlaceFigure>({
  id: 'crown-after-the-princess',
  on: 'place-figure',
  cites: ['wheel-of-fortune.x-princess-and-dragon.crown-is-figure-action', 'pd.princess.no-deployment-after-removal'],
  applies: ({ view, action }) => isIntoWheel(action) && view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: ({ forbid }) => forbid('after the princess has sent a knight away no follower is put on a crown'),
});

const figureAction = rule<PlaceFigure>({
  id: 'crown-is-the-figure-action',
  on: 'place-figure',
  isRemark: true,
  cites: ['wheel-of-fortune.x-princess-and-dragon.crown-is-figure-action'],
  applies: ({ action }) => isIntoWheel(action),
  judge: ({ pass }) => pass('putting a follower on a crown is the action with a figure of the turn'),
});

const inVolcanoTurn = rule<PlaceFigure>({
  id: 'crown-in-a-volcano-turn',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.volcano.allow.wheel-of-fortune', 'pd.volcano.alternatives-named-with-or-c1'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('a crown is not on the volcano tile: a follower may be put there'),
});

const throughPortal = rule<PlaceFigure>({
  id: 'portal',
  on: 'place-figure',
  cites: ['pd.portal.x.wheel.inside-forbidden', 'pd.portal.x.wheel.outside-allowed'],
  applies: ({ action }) => action.via === 'magic-portal' && (isIntoWheel(action) || !isOnWheel(action.at)),
  judge: ({ action, pass, forbid }) =>
    isIntoWheel(action) ? forbid('no portal leads onto the Wheel itself') : pass('a portal leads to tiles, also to those around the Wheel'),
});

const noProtection = rule<RemoveFigure>({
  id: 'fairy-and-plague',
  on: GIVE_UP,
  isRemark: true,
  cites: ['wheel-of-fortune.x-princess-and-dragon.events-on-supply'],
  judge: ({ pass }) => pass('the fairy keeps nobody from the plague'),
});

const noBonus = rule<Chance>({
  id: 'events',
  on: 'chance/tile',
  isRemark: true,
  cites: ['wheel-of-fortune.x-princess-and-dragon.events-on-supply'],
  judge: ({ pass }) => pass('the fairy adds nothing to events and crowns; whoever was eaten before is in the supply'),
});

const setAside = rule<Chance | DiscardTile>({
  id: 'dragon-tile',
  on: ['chance/tile', 'discard-tile'],
  isRemark: true,
  cites: ['wheel-of-fortune.x-princess-and-dragon.set-aside-tile'],
  applies: ({ view, action }) => {
    const tile = action.type === 'chance' ? (action.outcome as string) : view.turn.tile;
    return tile !== undefined && view.ruleset.design(tile)?.symbols.includes('dragon') === true;
  },
  judge: ({ pass }) => pass('a dragon tile bears no icon of the Wheel: the event belongs to the tile that is drawn in its place'),
});

const insideTheBoard = rule<MoveDragon>({
  id: 'dragon-on-the-board',
  on: 'move-dragon',
  cites: ['pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable'],
  applies: ({ view, action }) => isInside(view, action.to) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    isInside(view, action.to) === 'inner'
      ? forbid('the Wheel itself is closed to the dragon')
      : pass('the landscape around the Wheel is open to the dragon'),
});

export const rulesWithPrincessAndDragon = [
  afterTheFairy,
  fairyAfterwards,
  afterThePrincess,
  figureAction,
  inVolcanoTurn,
  throughPortal,
  noProtection,
  noBonus,
  setAside,
  insideTheBoard,
];
