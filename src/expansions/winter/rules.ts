/** Where the gingerbread man may go, and that he leaves everything else as it is. */
import type { MoveFigure, Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { anyLegal } from '../../kernel/judge/legal-actions.js';
import { rule } from './author.js';
import { cityAt, cityOfMan, GINGERBREAD, hasSign, isOnBoard, isUnclear, MAN, mayStandIn, placesElsewhere, SIGN } from './man.js';
import { CALL, CALLED, COMPLETED, hasMoved, isLeftInDoubt, MOVE } from './moving.js';
import { COMPLETED_BY_SIGN, TILE_DESTINATION } from './settings.js';

const ordinaryTile = rule<PlaceTile>({
  id: 'tile.as-in-the-basic-game',
  on: 'place-tile',
  isRemark: true,
  cites: ['winter.base.rules-as-basic', 'winter.base.animals'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.expansion === 'winter',
  judge: ({ pass }) => pass('tiles with animals are laid like every tile'),
});
export const tileRules: readonly Rule[] = [ordinaryTile];

const signTile = rule<PlaceTile>({
  id: 'tile.with-sign',
  on: 'place-tile',
  isRemark: true,
  cites: ['winter.tile.normal-turn'],
  applies: ({ view, action }) => view.state(GINGERBREAD)?.sign === true || view.ruleset.design(action.tile)!.symbols.includes(SIGN),
  judge: ({ pass }) => pass('a tile with the sign of the gingerbread man is laid like every tile'),
});

const usualTurn = rule<PlaceFigure | Pass>({
  id: 'tile.usual-turn',
  on: ['place-figure', 'pass'],
  about: 'turn',
  isRemark: true,
  cites: ['winter.tile.normal-turn', 'winter.move.after-turn'],
  applies: ({ view, action }) => hasSign(view) && (action.type !== 'pass' || view.turn.step === 'place-figure'),
  judge: (inquiry) => {
    const { view } = inquiry;
    const isElsewhere = placesElsewhere(view).some((to) => !cityAt(view, to)!.isComplete);
    if (isOnBoard(view) && !isElsewhere) inquiry.cite(['winter.move.none-stays']);
    return inquiry.pass('the turn with a sign of the gingerbread man is carried out as usual');
  },
});

/** His city has been completed, and he is in it when it is scored, unless the dragon comes first. */
const isCompleted = rule<PlaceFigure | Pass>({
  id: 'move.before-scoring',
  on: ['place-figure', 'pass'],
  about: 'turn',
  isRemark: true,
  cites: ['winter.complete.scores-first', 'winter.complete.moves'],
  applies: ({ view }) => view.turn.step === 'place-figure' && cityOfMan(view)?.isComplete === true,
  judge: ({ pass }) => pass('before a completed city is scored the gingerbread man brings his points, and leaves it'),
});

const onlyHim = rule<MoveFigure>({
  id: 'move.only-him',
  on: [MOVE, CALL],
  cites: ['winter.move.after-turn', 'winter.complete.moves', 'winter.complete.comes-back'],
  judge: ({ view, action, pass, forbid }) => {
    if (action.figure !== MAN) return forbid('only the gingerbread man is moved now');
    return isOnBoard(view) ? pass('the gingerbread man is moved') : pass('the gingerbread man comes back to the board');
  },
});

const unfinished = rule<MoveFigure>({
  id: 'move.unfinished-city',
  on: [MOVE, CALL],
  cites: ['winter.move.any-city', 'winter.move.after-turn'],
  judge: ({ view, action, pass, forbid }) => {
    const city = cityAt(view, action.to);
    if (!city) return forbid('the gingerbread man stands in cities only');
    return city.isComplete ? forbid('the city is complete') : pass('the city is unfinished');
  },
});

const another = rule<MoveFigure>({
  id: 'move.another-city',
  on: [MOVE, CALL],
  cites: ['winter.move.after-turn', 'winter.city.merge'],
  applies: ({ view, action }) => cityAt(view, action.to) !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!mayStandIn(view, cityAt(view, action.to)!)) return pass('he does not stand in that city');
    return isUnclear(view)
      ? unknown('in which city of his tile the gingerbread man stands is not known', [`/neutral/${MAN}/feature`])
      : forbid('he stands in that city already');
  },
});

const destination = rule<MoveFigure>({
  id: 'move.destination',
  on: CALL,
  cites: ['winter.move.to-the-tile', 'winter.move.any-city'],
  applies: ({ view, action }) => cityAt(view, action.to) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (inquiry.get(TILE_DESTINATION) === 'any-other-city') return inquiry.pass('he may be put into any other unfinished city');
    return view.isPartlyOnLaid(cityAt(view, action.to)!)
      ? inquiry.pass('it is a city of the tile just laid')
      : inquiry.forbid('at this table he goes to a city of the tile just laid');
  },
});

const twice = rule<MoveFigure | Pass>({
  id: 'move.completed-by-sign',
  about: 'turn',
  on: [CALL, 'pass'],
  cites: ['winter.complete.moves', 'winter.move.after-turn'],
  applies: ({ view }) => view.turn.step === CALLED && hasMoved(view),
  judge: (inquiry) => {
    switch (inquiry.get(COMPLETED_BY_SIGN)) {
      case 'unregulated':
        return inquiry.pass('whether he is moved once more the table has to say');
      case 'twice':
        return inquiry.action.type === 'pass'
          ? inquiry.forbid('the gingerbread man must be moved')
          : inquiry.pass('at this table he is moved once more by the sign');
      case 'once':
        return inquiry.action.type === 'pass' ? inquiry.pass('at this table he is moved once') : inquiry.forbid('at this table he is moved once');
    }
  },
});

const mustMove = rule<Pass>({
  id: 'move.no-passing',
  about: 'turn',
  on: 'pass',
  cites: ['winter.move.after-turn', 'winter.complete.moves', 'winter.move.none-stays'],
  applies: ({ view }) => view.turn.step === COMPLETED || (view.turn.step === CALLED && !hasMoved(view)),
  judge: (inquiry) => {
    const { view } = inquiry;
    if (view.turn.step === CALLED && isLeftInDoubt(view, CALL))
      return inquiry.unregulated('no source says whether he may go where the only unfinished city is left');
    if (view.turn.step === CALLED && !anyLegal(view, CALL)) return inquiry.pass('there is no other unfinished city: he stays');
    if (view.snapshot.bag?.remaining === 0 && view.turn.step === CALLED) inquiry.cite(['winter.last-tile']);
    if ((view.turn.part ?? 1) > 1) inquiry.cite(['winter.double-turn']);
    return inquiry.forbid('the gingerbread man must be moved');
  },
});

const lastTile = rule<MoveFigure>({
  id: 'move.last-tile',
  on: CALL,
  about: 'turn',
  isRemark: true,
  cites: ['winter.last-tile'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0,
  judge: ({ pass }) => pass('he is moved and scored after the last tile too'),
});

const eachPart = rule<MoveFigure>({
  id: 'move.each-part',
  on: [MOVE, CALL],
  about: 'turn',
  isRemark: true,
  cites: ['winter.double-turn'],
  applies: ({ view }) => (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('he is moved in each part of a double turn'),
});

const belongsToNobody = rule<PlaceFigure>({
  id: 'figure.neutral',
  on: 'place-figure',
  isRemark: true,
  cites: ['winter.figure.neutral'],
  applies: ({ view, action }) => {
    const feature = cellOf(action.at) && view.feature(action.at);
    return feature !== undefined && cityOfMan(view)?.root === feature.root;
  },
  judge: ({ pass }) => pass('the gingerbread man belongs to nobody and occupies nothing'),
});

export const gingerbreadRules: readonly Rule[] = [
  signTile,
  usualTurn,
  isCompleted,
  onlyHim,
  unfinished,
  another,
  destination,
  twice,
  mustMove,
  lastTile,
  eachPart,
  belongsToNobody,
];
