/** With The Princess & the Dragon: acrobats and volcano, portal, dragon, princess and fairy. */
import type { Choose, PlaceFigure } from '../../contract/action.js';
import { cellOf, spotIn } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { SCORE_PYRAMID } from './acrobats.js';
import { ruleWithDragon as rule } from './author.js';
import { bigTopAt } from './circus.js';
import { acrobatsOn, hasPyramid, isBesideLaid, isPyramid, isScoring, pyramidAt, pyramids } from './pyramids.js';
import { BESIDE_PORTAL, ON_DRAGON_TILE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const dragonAt = (view: Position) => view.neutral('dragon')?.tile;
const removed = (view: Position) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess');

export const throughThePortal: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (!view.laidSymbol('portal')) return [];
    const kinds = ['meeple', 'phantom'].filter((kind) => view.ruleset.figures.has(kind) && view.supply(view.active, kind) !== 0);
    const far = pyramids(view).filter((cell) => !isBesideLaid(view, cell));
    return flatMap(kinds, (kind) => far.map((cell): PlaceFigure => ({ type: 'place-figure', kind, at: pyramidAt(cell), via: 'magic-portal' })));
  },
  // whoever joins a pyramid beside the tile does not use up the portal
  infer: (view, action) => {
    const cell = cellOf(action.at);
    if (action.via !== 'magic-portal' || !cell || !isPyramid(action.at) || !isBesideLaid(view, cell)) return action;
    const { via: _via, ...direct } = action;
    return direct;
  },
};

const fromAnywhere = rule<PlaceFigure>({
  id: 'portal',
  on: 'place-figure',
  isRemark: true,
  cites: ['under-the-big-top.x.portal.acrobat-from-anywhere', 'pd.portal.x.big-top.acrobat-c1', 'pd.portal.x.big-top.acrobat-c2'],
  applies: ({ action }) => action.via === 'magic-portal' && isPyramid(action.at),
  judge: ({ pass }) => pass('the portal leads to every pyramid that is not complete'),
});

/** Whether somebody has joined a pyramid beside the tile just laid, which needs no portal. */
const joinedBeside = (view: Position): boolean =>
  view.done.some(({ type, at, via }) => {
    const spot = spotIn(at);
    const cell = spot && cellOf(spot);
    return type === 'place-figure' && via === undefined && cell !== undefined && spot && isPyramid(spot) && isBesideLaid(view, cell);
  });

const portalIsLeft = rule<PlaceFigure>({
  id: 'portal-after-a-pyramid',
  on: 'place-figure',
  cites: ['under-the-big-top.acrobat.place.next-to-it'],
  applies: ({ view, action }) => action.via === 'magic-portal' && view.laidSymbol('portal') && joinedBeside(view),
  judge: (inquiry) =>
    inquiry.get(BESIDE_PORTAL) === 'directly'
      ? inquiry.pass('the pyramid beside the tile was joined without the portal')
      : inquiry.forbid('at this table the pyramid was joined through the portal'),
});

const besideVolcano = rule<PlaceFigure>({
  id: 'volcano',
  on: 'place-figure',
  isRemark: true,
  cites: ['under-the-big-top.x.volcano.tile-next-to-pyramid', 'pd.volcano.allow.acrobat-adjacent'],
  applies: ({ view, action }) => isPyramid(action.at) && view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('the acrobat does not stand on the volcano tile'),
});

const scoringAfterVolcano = rule<Choose>({
  id: 'volcano-scoring',
  about: 'turn',
  on: SCORE_PYRAMID,
  isRemark: true,
  cites: ['pd.volcano.allow.acrobat-scoring', 'pd.volcano.special-figures-c2'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('in a volcano turn a pyramid may be scored'),
});

const besideDragon = rule<PlaceFigure>({
  id: 'dragon-tile',
  on: 'place-figure',
  cites: ['under-the-big-top.x.dragon.no-acrobat-on-his-tile'],
  overrides: ['princess-and-dragon.dragon.shares-no-tile', 'princess-and-dragon.portal.not-onto-the-dragon-tile'],
  applies: ({ view, action }) => isPyramid(action.at) && dragonAt(view) !== undefined,
  judge: (inquiry) => {
    if (!sameCell(dragonAt(inquiry.view), cellOf(inquiry.action.at))) return inquiry.pass('the dragon is elsewhere');
    return inquiry.get(ON_DRAGON_TILE) === 'allowed'
      ? inquiry.pass('at this table the dragon keeps nobody from the pyramid of his tile')
      : inquiry.forbid('the dragon is on the tile of the pyramid');
  },
});

const walksThere = rule<MoveDragon>({
  id: 'dragon-walks',
  on: 'move-dragon',
  isRemark: true,
  cites: ['under-the-big-top.x.dragon.on-circus-tile', 'under-the-big-top.x.dragon.acrobats-eaten'],
  applies: ({ view, action }) => sameCell(bigTopAt(view), action.to) || hasPyramid(view, action.to),
  judge: ({ pass }) => pass('the dragon eats acrobats like all followers, and the big top stays'),
});

const afterPrincess = rule<PlaceFigure>({
  id: 'no-acrobat-after-removal',
  on: 'place-figure',
  cites: ['under-the-big-top.x.princess.no-acrobat-after-removal', 'pd.princess.no-deployment-after-removal'],
  applies: ({ action }) => isPyramid(action.at),
  judge: ({ view, pass, forbid }) =>
    removed(view) ? forbid('after a removal nobody becomes an acrobat') : pass('the princess has removed nobody in this turn'),
});

const scoringAfterPrincess = rule<Choose>({
  id: 'scoring-after-removal',
  about: 'turn',
  on: SCORE_PYRAMID,
  cites: [
    'under-the-big-top.x.princess.scoring-after-removal',
    'pd.princess.no-deployment-after-removal',
    'under-the-big-top.acrobat.score.instead-of-a-figure',
  ],
  applies: ({ view }) => removed(view),
  judge: ({ unregulated }) => unregulated('no source says whether a pyramid may be scored after a removal'),
});

const fairyAfterScoring = rule<MoveFairy>({
  id: 'no-fairy-after-scoring',
  about: 'turn',
  on: 'move-fairy',
  cites: ['under-the-big-top.x.fairy.not-with-scored-pyramid'],
  judge: ({ view, pass, forbid }) =>
    view.done.some(isScoring) ? forbid('scoring a pyramid was the action with a figure') : pass('no pyramid has been scored in this turn'),
});

const scoringAfterFairy = rule<Choose>({
  id: 'no-scoring-after-the-fairy',
  about: 'turn',
  on: SCORE_PYRAMID,
  cites: ['under-the-big-top.x.fairy.not-with-scored-pyramid'],
  judge: ({ view, pass, forbid }) =>
    view.done.some(({ type }) => type === 'move-fairy')
      ? forbid('the fairy was moved in this turn, in place of every other action')
      : pass('the fairy has not been moved in this turn'),
});

export const bigTopRulesWithPrincessAndDragon = [walksThere];
export const acrobatRulesWithPrincessAndDragon = [
  fromAnywhere,
  portalIsLeft,
  besideVolcano,
  scoringAfterVolcano,
  besideDragon,
  afterPrincess,
  scoringAfterPrincess,
  fairyAfterScoring,
  scoringAfterFairy,
];
export { acrobatsOn };
