/** With count: what the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import type { CountClauseId } from '../count/author.js';
import { FOLDER } from './author.js';
import { rowsOf as row } from './traits/columns.js';
import type { MoveDragon } from './wire.js';

const rule = rulesOf<PrincessAndDragonClauseId | CountClauseId>(FOLDER);

/** Two squares of the City lie within its walls altogether: there is no landscape on which the dragon could be. */
const insideTheWalls = rule<MoveDragon>({
  id: 'dragon.not-into-the-city-of-carcassonne',
  on: 'move-dragon',
  cites: ['pd.dragon.x.count.city-closed', 'pd.dragon.x.count.tiles-enterable-outside', 'pd.dragon.x.count.entry-wording-conflict'],
  applies: ({ view, action }) => view.board.tile(action.to)?.shape.design.symbols.includes('city-of-carcassonne') ?? false,
  judge: ({ view, action, pass, forbid }) =>
    view.board.tile(action.to)!.shape.design.features.length === 0
      ? forbid('the tile lies within the walls of the City of Carcassonne')
      : pass('the dragon is outside the walls of the City of Carcassonne'),
});

const isQuarter = ({ at }: PlaceFigure): boolean => 'area' in at && at.area === 'city-of-carcassonne';
const entersTheCity = ({ view, action }: Inquiry<PlaceFigure>): boolean => view.turn.step === 'enter-city' && isQuarter(action);

/** What bars a figure after the fairy or the princess speaks of the figure step, and of the tile on a volcano. */
const intoTheCity = rule<PlaceFigure>({
  id: 'figure.into-the-city-of-carcassonne',
  on: 'place-figure',
  cites: ['count.x-princess-and-dragon.barred-turns-open'],
  overrides: ['princess-and-dragon.fairy.no-figure-after-move', 'princess-and-dragon.princess.no-figure-after-removal'],
  isRemark: true,
  applies: (inquiry) => entersTheCity(inquiry),
  judge: ({ pass }) => pass('what bars a figure speaks of the figure step and of the tile'),
});

/** Whether this part of the turn had something by which figures are barred. */
const isBarred = (view: Position): boolean =>
  view.laidSymbol('volcano') || view.done.some(({ type, by }) => type === 'move-fairy' || (type === 'remove-figure' && by === 'princess'));

/** And whether it bars anybody from the City no source says. */
const afterBars = rule<PlaceFigure>({
  id: 'figure.into-the-city-after-bars',
  on: 'place-figure',
  cites: ['count.x-princess-and-dragon.barred-turns-open'],
  applies: (inquiry) => entersTheCity(inquiry) && isBarred(inquiry.view),
  judge: (inquiry) =>
    inquiry.get(inquiry.view.ruleset.settings.entry('count.afterBars')!.setting) === 'allowed'
      ? inquiry.pass('neither volcano nor princess nor fairy bars anybody from the City')
      : inquiry.unregulated('whether a volcano, the princess or the fairy bars anybody from the City no source says'),
});

/** Who waits in a quarter is in no city that a tile extends. */
const noKnight = rule<RemoveFigure>({
  id: 'princess.not-into-the-city-of-carcassonne',
  on: 'remove-figure/princess',
  cites: ['count.x-princess-and-dragon.princess-cannot-reach'],
  applies: ({ view, action }) => spotName(view.figure(action.figure)?.figure.at ?? { figure: '' }) === 'city-of-carcassonne',
  judge: ({ forbid }) => forbid('who waits in the City of Carcassonne is no knight'),
});

/** Outside the walls the squares of the City are reached like every tile. */
const outsideByPortal = rule<PlaceFigure>({
  id: 'portal.outside-the-city-of-carcassonne',
  on: 'place-figure',
  cites: ['pd.portal.x.count.outside-allowed', 'count.outside.followers-by-other-means'],
  isRemark: true,
  applies: ({ view, action }) =>
    action.via === 'magic-portal' &&
    'tile' in action.at &&
    view.node(action.at) >= 0 &&
    (view.board.tile(action.at.tile)?.shape.design.symbols.includes('city-of-carcassonne') ?? false),
  judge: ({ pass }) => pass('outside the walls the portal reaches the tiles of the City of Carcassonne'),
});

/** Also where it is not said that somebody comes through it. */
const notInsideByPortal = rule<PlaceFigure>({
  id: 'portal.not-into-the-city-of-carcassonne',
  on: 'place-figure',
  cites: ['pd.portal.x.count.inside-forbidden'],
  isRemark: true,
  seconds: ['count.deploy.only-this-way'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    return action.via === undefined && isQuarter(action) && !entersTheCity(inquiry) && view.laidSymbol('portal');
  },
  judge: ({ pass }) => pass('the portal leads into no quarter of the City of Carcassonne'),
});

export const rulesWithCount = [insideTheWalls, noKnight, intoTheCity, afterBars, outsideByPortal, notInsideByPortal];

export const traitsWithCount: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-in-city-of-carcassonne', {
    isFollower: cell('y', ['pd.protection.city-of-carcassonne']),
    eatenByDragon: cell('n', ['pd.protection.city-of-carcassonne', 'pd.dragon.x.count.city-closed', 'pd.dragon.x.count.entry-wording-conflict']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.count.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: cell('y', ['pd.protection.city-of-carcassonne', 'pd.dragon.x.count.tiles-enterable-outside']),
  }),
  row('neutral-figure')('count', {
    isFollower: inferred('n', ['pd.dragon.diet.count']),
    eatenByDragon: cell('n', ['pd.dragon.diet.count']),
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: silent(),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either']),
      C2: silent(),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: cell('n', ['pd.princess.no-deployment-after-removal']),
      C2: silent(),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.count']),
  }),
];
