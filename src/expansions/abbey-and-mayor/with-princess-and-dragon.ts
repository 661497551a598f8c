/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { MoveFigure, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { sameCell } from '../../kernel/position/position.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites, FOLDER, rule, type AbbeyAndMayorClauseId } from './author.js';
import { BARN } from './barn.js';
import { OF_FARMERS } from './barn-scoring.js';
import { pointOf, pointsAround, quarters } from './corner.js';
import { portalRules } from './portal.js';
import { WAGON_AFTER_PRINCESS } from './settings.js';
import { isAfterPrincess, MOVE_WAGON, waiting } from './wagon.js';
import { inReach } from './wagon-range.js';

const ruleWithDragon = rulesOf<AbbeyAndMayorClauseId | PrincessAndDragonClauseId>(FOLDER);

/** Whether tables keep that tile free of figures their ruling on the dragon's tile says. */
const besideDragon = rule<MoveFigure>({
  id: 'with-princess-and-dragon.wagon-and-dragon',
  isRemark: true,
  seconds: ['princess-and-dragon.dragon.shares-no-tile'],
  on: MOVE_WAGON,
  cites: cites('wagon.not-to-dragon', 'wagon.walk-after-scoring'),
  applies: ({ view, action }) => view.neutral('dragon')?.tile !== undefined && cellOf(action.to) !== undefined,
  judge: ({ view, action, pass }) =>
    sameCell(view.neutral('dragon')?.tile, cellOf(action.to))
      ? pass('what keeps figures off the tile of the dragon keeps wagons off it')
      : pass('the dragon stands elsewhere'),
});

const notByPortal = rule<MoveFigure>({
  id: 'with-princess-and-dragon.wagon-not-by-portal',
  on: MOVE_WAGON,
  cites: cites('wagon.not-by-portal'),
  applies: ({ view, action }) =>
    view.laidSymbol('portal') && view.node(action.to) >= 0 && waiting(view).some(({ figure }) => figure === action.figure),
  judge: ({ view, action, pass, forbid }) => {
    const { from } = waiting(view).find(({ figure }) => figure === action.figure)!;
    return inReach(view, from).has(view.node(action.to))
      ? pass('the wagon gets there by itself')
      : forbid('the portal serves placing a wagon, not its move after scoring');
  },
});

const afterFairy = rule<MoveFigure>({
  id: 'with-princess-and-dragon.wagon-after-the-fairy',
  isRemark: true,
  on: MOVE_WAGON,
  cites: cites('wagon.besides-the-figure'),
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ pass }) => pass('the fairy does not hold the wagon, whose move is no action with a figure'),
});

const afterPrincess = rule<MoveFigure>({
  id: 'with-princess-and-dragon.wagon-after-the-princess',
  on: MOVE_WAGON,
  cites: cites('wagon.besides-the-figure'),
  applies: ({ view, action }) => isAfterPrincess(view, view.figure(action.figure)?.figure.owner),
  judge: (inquiry) => {
    switch (inquiry.get(WAGON_AFTER_PRINCESS)) {
      case 'unregulated':
        return inquiry.unregulated('whether a removal by the princess holds the wagon of the same player no source says');
      case 'moves':
        return inquiry.pass('the princess does not hold the wagon, whose move is no action with a figure');
      case 'goes-home':
        return inquiry.forbid('after a removal by the princess the player moves no other figure');
    }
  },
});

const barnBesideDragon = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.barn-beside-the-dragon',
  isRemark: true,
  on: 'place-figure',
  cites: cites('barn.dragon-beside'),
  applies: ({ view, action }) => action.kind === BARN && pointOf(action.at) !== undefined && view.neutral('dragon')?.tile !== undefined,
  judge: ({ view, action, pass }) => {
    const dragon = view.neutral('dragon')?.tile;
    return quarters(view.board, pointOf(action.at)!).some(({ cell: quarter }) => sameCell(quarter, dragon))
      ? pass('a barn stands on no tile, so the dragon beside it is no obstacle', { dragon })
      : pass('the dragon stands elsewhere');
  },
});

/** A point is named by one of its four tiles, and the volcano may be another of them. */
const barnAtVolcano = ruleWithDragon<PlaceFigure>({
  id: 'with-princess-and-dragon.barn-at-a-volcano',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.volcano.allow.barn'],
  applies: ({ view, action }) => {
    const point = action.kind === BARN && view.laidSymbol('volcano') ? pointOf(action.at) : undefined;
    return point !== undefined && quarters(view.board, point).some(({ cell: quarter }) => sameCell(quarter, view.laid?.at));
  },
  judge: ({ pass }) => pass('a barn at a corner of the volcano tile does not stand on it'),
});

const ontoAbbey = rule<MoveDragon>({
  id: 'with-princess-and-dragon.dragon-on-an-abbey',
  isRemark: true,
  on: 'move-dragon',
  cites: cites('abbey.dragon', 'barn.not-caught', 'mayor.caught'),
  applies: ({ view, action }) => view.board.tile(action.to) !== undefined,
  judge: ({ pass }) => pass('an abbey is a tile like others to the dragon, and a barn is none of his prey'),
});

/** Only what is scored moves on. */
const wagonEaten = rule<MoveDragon>({
  id: 'with-princess-and-dragon.wagon-eaten',
  isRemark: true,
  on: 'move-dragon',
  cites: cites('wagon.only-after-scoring'),
  applies: ({ view, action }) => view.onTile(action.to).some(({ figure }) => figure.kind === 'wagon'),
  judge: ({ pass }) => pass('a wagon that is not scored goes where every follower goes'),
});

const kindOf = ({ view, action }: Inquiry<RemoveFigure>) => view.figure(action.figure)?.figure.kind;

const mayorRemoved = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.mayor-removed',
  isRemark: true,
  on: 'remove-figure/princess',
  cites: cites('mayor.caught'),
  applies: (inquiry) => kindOf(inquiry) === 'mayor',
  judge: ({ pass }) => pass('a mayor is a knight like others'),
});

const wagonRemoved = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.wagon-removed',
  isRemark: true,
  on: 'remove-figure/princess',
  cites: cites('wagon.only-after-scoring'),
  applies: (inquiry) => kindOf(inquiry) === 'wagon',
  judge: ({ pass }) => pass('a wagon that is not scored goes where every follower goes'),
});

/** Whichever of its four tiles he enters. */
const barnUneaten = ruleWithDragon<MoveDragon>({
  id: 'with-princess-and-dragon.barn-uneaten',
  on: 'move-dragon',
  isRemark: true,
  cites: [
    'pd.dragon.diet.barn',
    'pd.dragon.diet.off-tile-figures-c2',
    'pd.dragon.menu.barn-listed-by-mistake',
    'pd.dragon.menu.list-heading-misclassifies',
  ],
  applies: ({ view, action }) => {
    const around = pointsAround(action.to).map(String);
    return view.figures.some(({ figure }) => figure.kind === BARN && around.includes(String(pointOf(figure.at))));
  },
  judge: ({ pass }) => pass('a barn stands on no tile, and is not eaten'),
});

export const wagonWithPrincessAndDragon = [besideDragon, notByPortal, afterFairy, afterPrincess];
export const rulesWithPrincessAndDragon = [
  ...portalRules,
  barnBesideDragon,
  barnUneaten,
  barnAtVolcano,
  ontoAbbey,
  wagonEaten,
  mayorRemoved,
  wagonRemoved,
];

/** Her 3 points are paid as for every feature. */
export const fairyInTheField: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.with-princess-and-dragon.fairy-in-the-field',
    stage: 'rate',
    on: OF_FARMERS,
    of: ['field'],
    cites: cites('barn.fairy-bonus'),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature }) => {
      const tile = view.neutral('fairy')?.tile;
      return tile !== undefined && view.on(feature).some((standing) => view.isOn(standing, tile));
    },
    by: () => 0,
  },
];
