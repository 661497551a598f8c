/** With The Princess & the Dragon: towers in the turns of volcano, dragon, portal and fairy. */
import { cellOf } from '../../contract/spot.js';
import type { PlaceFigure, PlaceToken } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { cites, type TowerClauseId } from './author.js';
import { PIECE_AND_FAIRY, TOP_ON_DRAGON_TILE } from './settings.js';
import { hasFoundation, hasPlacedPiece, isTop, PLACE_PIECE } from './towers.js';
import { prisoners } from './ransom.js';
import type { Capture } from './wire.js';

const rule = rulesOf<TowerClauseId | PrincessAndDragonClauseId>('tower.with-princess-and-dragon');

const dragonAt = (view: Position) => view.neutral('dragon')?.tile;

const EITHER = [
  'tower.action.piece-instead-of-fairy',
  'tower.action.piece-and-fairy-c2',
  'pd.fairy.moved.tower-piece-gap',
  'pd.fairy.rgg-big-box-1-wording',
  'pd.dragon.x.tower.piece-replaces-deployment',
] as const;

/** Both in one turn, whichever comes first. */
function bothInATurn(inquiry: Inquiry) {
  const message = 'a tower piece and a move of the fairy exclude each other in a turn';
  if (inquiry.get(PIECE_AND_FAIRY) === 'excluded') return inquiry.forbid(message);
  return inquiry.disputed('no sentence of that edition says whether a tower piece and the fairy go together in a turn', [
    {
      setting: PIECE_AND_FAIRY.key,
      value: 'excluded',
      outcome: 'forbid',
      message,
      cites: ['tower.action.piece-and-fairy-c2', 'pd.dragon.x.tower.piece-replaces-deployment'],
    },
    {
      setting: PIECE_AND_FAIRY.key,
      value: 'not-stated',
      outcome: 'permit',
      message: 'what keeps the fairy where she is names figures only',
      cites: ['pd.fairy.moved.tower-piece-gap'],
    },
  ]);
}

const noPieceAfterFairy = rule<PlaceToken>({
  id: 'no-piece-after-the-fairy',
  about: 'turn',
  on: PLACE_PIECE,
  cites: EITHER,
  judge: (inquiry) =>
    inquiry.view.done.some(({ type }) => type === 'move-fairy') ? bothInATurn(inquiry) : inquiry.pass('the fairy has not been moved in this turn'),
});

const insteadOfFollower = rule<PlaceFigure | PlaceToken>({
  id: 'piece-instead-of-a-follower',
  about: 'turn',
  on: [PLACE_PIECE, 'place-figure'],
  isRemark: true,
  seconds: ['tower.action.one-of-four'],
  cites: ['pd.dragon.x.tower.piece-replaces-deployment'],
  applies: ({ view }) => view.doneSinceTile.length > 0,
  judge: ({ pass }) => pass('a tower piece takes the place of every other action with a figure'),
});

const noFairyAfterPiece = rule<MoveFairy>({
  id: 'no-fairy-after-a-piece',
  about: 'turn',
  on: 'move-fairy',
  cites: EITHER,
  applies: ({ view }) => hasPlacedPiece(view),
  judge: bothInATurn,
});

const pieceInVolcanoTurn = rule<PlaceToken>({
  id: 'piece-in-a-volcano-turn',
  about: 'turn',
  on: PLACE_PIECE,
  isRemark: true,
  cites: ['pd.volcano.allow.tower-piece', 'pd.volcano.alternatives-named-with-or-c1', 'pd.volcano.special-figures-c2'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: (inquiry) => {
    inquiry.trait('tower-piece', 'placeableElsewhereInVolcanoTurn');
    return inquiry.pass('in a volcano turn a tower piece may be placed');
  },
});

const topInVolcanoTurn = rule<PlaceFigure>({
  id: 'top-in-a-volcano-turn',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.volcano.allow.follower-on-tower', 'pd.volcano.special-figures-c2'],
  applies: ({ view, action }) => isTop(action.at) && view.laidSymbol('volcano'),
  judge: (inquiry) => {
    inquiry.trait('tower-follower', 'placeableElsewhereInVolcanoTurn');
    return inquiry.pass('in a volcano turn a follower may be put on a tower');
  },
});

const withoutPortal = rule<PlaceFigure>({
  id: 'portal-not-needed',
  on: 'place-figure',
  isRemark: true,
  cites: ['tower.with-pd.portal'],
  applies: ({ view, action }) => isTop(action.at) && view.laidSymbol('portal'),
  judge: ({ pass }) => pass('a tower is reached without the portal'),
});

/** Whoever goes onto a tower does not use up the portal. */
export const notThroughPortal: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  infer: (_, action) => {
    if (action.via !== 'magic-portal' || !isTop(action.at)) return action;
    const { via: _via, ...direct } = action;
    return direct;
  },
};

const pieceBesideDragon = rule<PlaceToken>({
  id: 'piece-on-the-dragon-tile',
  on: PLACE_PIECE,
  isRemark: true,
  cites: ['tower.with-pd.piece-on-dragon-tile', 'pd.dragon.diet.tower-piece'],
  applies: ({ view, action }) => sameCell(dragonAt(view), action.at.tile) && hasFoundation(view, action.at.tile),
  judge: ({ pass }) => pass('the dragon does not hinder a tower piece, which is no figure'),
});

const topBesideDragon = rule<PlaceFigure>({
  id: 'top-on-the-dragon-tile',
  on: 'place-figure',
  cites: ['tower.with-pd.top-on-dragon-tile'],
  overrides: ['princess-and-dragon.dragon.shares-no-tile'],
  applies: ({ view, action }) => isTop(action.at) && sameCell(dragonAt(view), cellOf(action.at)) && view.get(TOP_ON_DRAGON_TILE) === 'allowed',
  judge: (inquiry) => {
    inquiry.get(TOP_ON_DRAGON_TILE);
    return inquiry.pass('at this table a follower may be put on a tower beside the dragon');
  },
});

const topAwayFromDragon = rule<PlaceFigure>({
  id: 'top-like-other-places',
  on: 'place-figure',
  isRemark: true,
  seconds: ['princess-and-dragon.dragon.shares-no-tile'],
  cites: ['tower.with-pd.top-on-dragon-tile'],
  applies: ({ view, action }) => isTop(action.at) && dragonAt(view) !== undefined,
  judge: (inquiry) => {
    inquiry.get(TOP_ON_DRAGON_TILE);
    return inquiry.pass('who may not stand on the tile of the dragon may not stand on its tower', { dragon: dragonAt(inquiry.view) });
  },
});

const noProtection = rule<Capture>({
  id: 'fairy-no-protection',
  on: 'capture',
  isRemark: true,
  cites: ['pd.fairy.x.tower.no-protection', 'tower.with-pd.fairy-stays-behind', 'tower.capture.neutral-safe'],
  applies: ({ view }) => view.neutral('fairy') !== undefined,
  judge: ({ pass }) => pass('the fairy protects nobody from a tower, and stays where she is'),
});

const CAPTURED: readonly string[] = ['tower.capture.own-goes-home', 'tower.capture.takes-prisoner'];
export const fairyStays: Trigger = {
  id: 'tower.with-princess-and-dragon.fairy-stays',
  on: ['figure-returned', 'piece-moved'],
  cites: cites('tower.with-pd.fairy-stays-behind'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (CAPTURED.includes(why) ? {} : undefined),
};

const beforeTheWalk = rule<Capture>({
  id: 'capture-before-the-walk',
  about: 'turn',
  on: 'capture',
  isRemark: true,
  cites: ['pd.dragon.x.tower.capture-before-walk'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('the capture comes before the walk of the dragon'),
});

const likeThePrincess = rule<Capture>({
  id: 'builder-and-pig-safe',
  on: 'capture',
  isRemark: true,
  cites: ['pd.princess.x.tower.builder-pig-not-capturable'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined && view.ruleset.has('traders-and-builders'),
  judge: ({ pass }) => pass('tower and princess take followers only'),
});

const prisonersUneaten = rule<MoveDragon>({
  id: 'prisoners-are-not-eaten',
  about: 'turn',
  on: 'move-dragon',
  isRemark: true,
  cites: ['tower.with-pd.dragon-eats-no-prisoner', 'tower.top.stays'],
  applies: ({ view }) => prisoners(view).length > 0,
  judge: ({ pass }) => pass('prisoners are not on the board, so the dragon eats none'),
});

export const rulesWithPrincessAndDragon = [
  noPieceAfterFairy,
  noFairyAfterPiece,
  insteadOfFollower,
  pieceInVolcanoTurn,
  topInVolcanoTurn,
  withoutPortal,
  pieceBesideDragon,
  topBesideDragon,
  topAwayFromDragon,
  noProtection,
  beforeTheWalk,
  likeThePrincess,
  prisonersUneaten,
];
