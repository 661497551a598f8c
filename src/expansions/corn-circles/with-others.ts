/** With builders and pigs, with castles, and with The Princess & the Dragon. */
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import { sameCell } from '../../kernel/position/position.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { because, cites, rule, ruleWithBridges, ruleWithDragon } from './author.js';
import { FOLLOW, GOES_HOME, REMOVE, VIA } from './circle.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';

const byCircle = ({ action }: Inquiry<PlaceFigure>) => action.via === VIA;

const companions = rule<RemoveFigure>({
  id: 'with-traders-and-builders.companions',
  on: REMOVE,
  isRemark: true,
  cites: ['corn-circles.remove.orphans'],
  applies: ({ view, action }) =>
    view.onNode(view.node(view.figure(action.figure)?.figure.at ?? { figure: '' })).some(({ figure }) => !view.isFollower(figure)),
  judge: ({ pass }) => pass('without a follower of his owner a builder or pig goes home too'),
});
export const rulesWithTradersAndBuilders = [companions];

const inCastle = ruleWithBridges<RemoveFigure>({
  id: 'castle-is-no-city',
  on: REMOVE,
  isRemark: true,
  cites: ['bridges-castles-and-bazaars.x.crop-circle.no-castle', 'corn-circles.kind.others-untouched'],
  applies: ({ view }) => view.figures.some(({ figure }) => spotName(figure.at) === 'castle'),
  judge: ({ pass }) => pass('whoever sits in a castle is no knight'),
});
export const rulesWithBridges = [inCastle];

/** What was done with a figure before does not matter: the circle is a step of its own. */
const afterOtherActions = ruleWithDragon<PlaceFigure>({
  id: 'after-other-actions',
  about: 'kind',
  on: 'place-figure',
  cites: ['corn-circles.add.no-figure-action'],
  overrides: ['princess-and-dragon.fairy.no-figure-after-move', 'princess-and-dragon.princess.no-figure-after-removal'],
  applies: (inquiry) => byCircle(inquiry) && inquiry.view.turn.step === FOLLOW,
  judge: ({ pass }) => pass('the crop circle is no action with a figure of the turn'),
});

const volcanoTile = ruleWithDragon<PlaceFigure>({
  id: 'volcano-tile',
  on: 'place-figure',
  isRemark: true,
  cites: ['corn-circles.x.volcano-tile'],
  applies: (inquiry) => byCircle(inquiry) && (inquiry.view.board.tile(cellOf(inquiry.action.at))?.shape.design.symbols.includes('volcano') ?? false),
  judge: ({ pass }) => pass('a volcano tile of an earlier turn is a tile like others'),
});

const closedField = ruleWithDragon<PlaceFigure>({
  id: 'closed-field',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.portal.closed-field-allowed', 'corn-circles.add.occupied-and-closed'],
  applies: (inquiry) => byCircle(inquiry) && spotName(inquiry.action.at) === 'field',
  judge: ({ pass }) => pass('a field is never complete, however it is enclosed'),
});

const isDragonThere = ({ view, action }: Inquiry<PlaceFigure>) => sameCell(view.neutral('dragon')?.tile, cellOf(action.at));

/** That no figure comes to the dragon, where the printing says it, is a rule of its own. */
const besideTheDragon = ruleWithDragon<PlaceFigure>({
  id: 'not-onto-the-dragon-tile',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.dragon.exclusive.crop-circle-impossible', 'pd.dragon.exclusive.any-means-of-arrival'],
  applies: (inquiry) => byCircle(inquiry) && !isDragonThere(inquiry),
  judge: ({ pass }) => pass('whoever comes along stands on the same tile as his companion, whom the dragon would have eaten'),
});

const toTheDragon = ruleWithDragon<PlaceFigure>({
  id: 'no-companion-with-the-dragon',
  on: 'place-figure',
  isRemark: true,
  seconds: ['princess-and-dragon.dragon.shares-no-tile'],
  secondsOnly: true,
  cites: ['pd.dragon.exclusive.crop-circle-impossible', 'pd.dragon.exclusive.any-means-of-arrival'],
  applies: (inquiry) => byCircle(inquiry) && isDragonThere(inquiry),
  judge: ({ pass }) => pass('no companion stands on the tile of the dragon, who would have eaten him'),
});

const newcomer = ruleWithDragon<PlaceFigure>({
  id: 'newcomer-not-next-to-the-fairy',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.fairy.x.crop-circles.newcomer-not-next-to'],
  applies: (inquiry) => byCircle(inquiry) && sameCell(inquiry.view.neutral('fairy')?.tile, cellOf(inquiry.action.at)),
  judge: ({ pass }) => pass('who comes along by the crop circle is not next to the fairy'),
});

const fairyLosesHim = ruleWithDragon<RemoveFigure>({
  id: 'fairy-loses-her-follower',
  on: REMOVE,
  isRemark: true,
  cites: ['corn-circles.x.fairy-loses-follower'],
  applies: ({ view, action }) => view.neutral('fairy')?.figure === action.figure,
  judge: ({ pass }) => pass('the fairy stays on her tile'),
});

export const fairyStays: Trigger = {
  id: 'corn-circles.with-princess-and-dragon.fairy-stays',
  on: 'figure-returned',
  cites: cites('corn-circles.x.fairy-loses-follower'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (why === because(GOES_HOME).rule ? {} : undefined),
};

export const rulesWithPrincessAndDragon = [afterOtherActions, volcanoTile, closedField, besideTheDragon, toTheDragon, newcomer, fairyLosesHim];
