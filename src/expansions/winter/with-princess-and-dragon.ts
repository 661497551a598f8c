/** With The Princess & the Dragon: the dragon eats him, the princess and the fairy have nothing to do with him. */
import type { Action, MoveFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import { sameCell } from '../../kernel/position/position.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { ruleWithDragon as rule } from './author.js';
import { cityOfMan, hasSign, isOnBoard, MAN, mayStandIn, SIGN } from './man.js';
import { CALL, MOVE } from './moving.js';

const tileOfMan = (view: Position) => view.neutral(MAN)?.tile;

const onTheWay = rule<MoveDragon>({
  id: 'on-the-way-of-the-dragon',
  on: 'move-dragon',
  isRemark: true,
  cites: ['winter.dragon.eats', 'winter.dragon.eaten-no-points'],
  applies: ({ view, action }) => sameCell(tileOfMan(view), action.to),
  judge: ({ pass }) => pass('the dragon eats the gingerbread man where it eats him at all, and nothing is scored'),
});

const elsewhereInTheCity = rule<MoveDragon>({
  id: 'on-another-tile-of-his-city',
  on: 'move-dragon',
  isRemark: true,
  cites: ['winter.figure.one-place'],
  applies: ({ view, action }) => !sameCell(tileOfMan(view), action.to) && (cityOfMan(view)?.liesOn(action.to) ?? false),
  judge: ({ pass }) => pass('the gingerbread man stands on another tile of that city'),
});

const notOntoItsTile = rule<MoveFigure>({
  id: 'dragon-tile',
  on: [MOVE, CALL],
  isRemark: true,
  cites: ['winter.dragon.not-onto-its-tile', 'winter.figure.one-place'],
  applies: ({ view }) => view.neutral('dragon')?.tile !== undefined,
  judge: ({ pass }) => pass('where the dragon stands matters for the tile on which he is put, not for its city'),
});

const noKnight = rule<RemoveFigure>({
  id: 'no-knight',
  on: 'remove-figure/princess',
  cites: ['winter.princess.no'],
  applies: ({ view }) => isOnBoard(view),
  judge: ({ action, pass, forbid }) =>
    action.figure === MAN ? forbid('the gingerbread man is no knight') : pass('only the gingerbread man is safe from the princess'),
});

const noCompanion = rule<MoveFairy>({
  id: 'no-companion',
  on: 'move-fairy',
  cites: ['winter.portal.no'],
  applies: ({ view }) => isOnBoard(view),
  judge: ({ action, pass, forbid }) =>
    'figure' in action.to && action.to.figure === MAN
      ? forbid('the fairy is never beside the gingerbread man')
      : pass('the fairy goes where she likes, but not to the gingerbread man'),
});

/** More unfinished cities than a tile completes, and the dragon and the man may stand in: one of them is left to him for certain. */
const ENOUGH = 6;

/** Whether it may be that he is to move, and no city is left to him but that of the dragon. */
export const mayBeLeftTheDragons = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.neutral('dragon')?.tile === undefined || hasEnough(view)) return false;
  if (hasSign(view)) return true;
  const isCompleted = mayBeScored(view, { isOne: (city) => mayStandIn(view, city) });
  return (action) => isCompleted(action) || bringsSign(view, action);
};

function hasEnough(view: Position): boolean {
  const his = cityOfMan(view)?.root;
  let open = 0;
  return view.board.featuresOf('city').some((city) => city.root !== his && !city.isComplete && ++open === ENOUGH);
}

const bringsSign = ({ ruleset }: Position, action: Action): boolean =>
  action.type === 'place-tile' && ruleset.design((action as PlaceTile).tile)?.symbols.includes(SIGN) === true;

export const rulesWithPrincessAndDragon = [onTheWay, elsewhereInTheCity, notOntoItsTile, noKnight, noCompanion];
