/** Where mage and witch may go, and what comes first. */
import type { MoveFigure, Pass, PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { isUnregulated } from '../../kernel/judge/legal-actions.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { areJoined, BOTH, isMagic, isOnBoard, isUnclear, MAGE, MAGIC, roadOrCity, SYMBOL, WITCH } from './figures.js';
import { anyPlace, MOVE, REMOVE, STEP } from './moving.js';
import { ON_DRAGON_TILE } from './settings.js';

const laidAsUsual = rule<PlaceTile>({
  id: 'tile.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['mage-and-witch.tile.ordinary'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(SYMBOL),
  judge: ({ pass }) => pass('a tile with the magic symbol is laid like every tile'),
});

const oneOfTwo = rule<MoveFigure | RemoveFigure>({
  id: 'move.one-of-two',
  on: [MOVE, REMOVE],
  cites: ['mage-and-witch.move.one-of-two', 'mage-and-witch.move.must', 'mage-and-witch.setup.beside'],
  judge: ({ view, action, pass, forbid }) => {
    if (!isMagic(action.figure)) return forbid('only the mage or the witch is moved now');
    return action.type === 'remove-figure' && !isOnBoard(view, action.figure)
      ? forbid('the {figure} is not on the board', { figure: action.figure })
      : pass('either of the two may be moved', { figure: action.figure });
  },
});

const roadsAndCitiesOnly = rule<MoveFigure>({
  id: 'move.unfinished-road-or-city',
  on: MOVE,
  cites: ['mage-and-witch.move.road-or-city', 'mage-and-witch.move.anywhere', 'mage-and-witch.move.not-just-completed'],
  judge: ({ view, action, pass, forbid }) => {
    const feature = roadOrCity(view, action.to);
    if (!feature) return forbid('mage and witch stand on roads and in cities only');
    return feature.isComplete ? forbid('the {feature} is complete', { feature: feature.kind }) : pass('the feature is still open');
  },
});

const OTHER: Readonly<Record<string, string>> = { [MAGE]: WITCH, [WITCH]: MAGE };

/** Whether it may stand on that feature, as far as is known. */
const mayStandOn = (view: Position, kind: string, { action }: Inquiry<MoveFigure>): 'yes' | 'no' | 'unknown' => {
  const there = roadOrCity(view, action.to)!;
  if (view.neutralFeature(kind)?.root === there.root) return 'yes';
  const { tile } = view.neutral(kind) ?? {};
  return isUnclear(view, kind) && tile && there.liesOn(tile) ? 'unknown' : 'no';
};
const toRoadOrCity = ({ view, action }: Inquiry<MoveFigure>) => isMagic(action.figure) && roadOrCity(view, action.to) !== undefined;

const notTogether = rule<MoveFigure>({
  id: 'move.not-together',
  on: MOVE,
  cites: ['mage-and-witch.move.not-together'],
  applies: toRoadOrCity,
  judge: (inquiry) => {
    const other = OTHER[inquiry.action.figure]!;
    const isThere = mayStandOn(inquiry.view, other, inquiry);
    if (isThere === 'unknown') return inquiry.unknown('on which feature the other one stands is not known', [`/neutral/${other}/feature`]);
    return isThere === 'yes' ? inquiry.forbid('the {other} is there', { other }) : inquiry.pass('the other one is elsewhere');
  },
});

const elsewhere = rule<MoveFigure>({
  id: 'move.different-feature',
  on: MOVE,
  cites: ['mage-and-witch.move.different-feature', 'mage-and-witch.move.may-return'],
  applies: toRoadOrCity,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const isThere = mayStandOn(view, action.figure, inquiry);
    if (isThere === 'unknown') return inquiry.unknown('on which feature it stands is not known', [`/neutral/${action.figure}/feature`]);
    if (isThere === 'yes') return inquiry.forbid('it moves to another road or city');
    return isOnBoard(view, action.figure) ? inquiry.pass('it moves to another road or city') : inquiry.pass('it comes from beside the board');
  },
});

const noPlaceLeft = rule<RemoveFigure>({
  id: 'move.no-place',
  on: REMOVE,
  cites: ['mage-and-witch.move.no-place', 'mage-and-witch.move.when-joined-no-place'],
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    if (anyPlace(view)) return forbid('there is a road or city to which it can be moved');
    // one of which no source says whether it can is taken for none, as the game has to go on
    if (isUnregulated(view, MOVE)) inquiry.get(ON_DRAGON_TILE);
    return pass('there is no road or city to which either can be moved');
  },
});

const inStep = ({ view }: Inquiry) => view.turn.step === STEP;

const mustMove = rule<Pass>({
  id: 'move.no-passing',
  about: 'turn',
  on: 'pass',
  cites: ['mage-and-witch.move.must', 'mage-and-witch.move.when-joined', 'mage-and-witch.move.no-place'],
  applies: inStep,
  judge: (inquiry) => {
    if (inquiry.view.state(MAGIC)?.why === 'joined') inquiry.cite(['mage-and-witch.move.when-joined-no-place']);
    return inquiry.forbid('mage or witch must be moved');
  },
});

const comesFirst = rule<PlaceFigure>({
  id: 'move.before-figures',
  about: 'turn',
  on: 'place-figure',
  cites: ['mage-and-witch.move.before-figures'],
  applies: inStep,
  judge: ({ forbid }) => forbid('mage or witch is moved first'),
});

const noFigureAction = rule({
  id: 'move.no-figure-action',
  about: 'turn',
  on: ['place-figure', 'move-fairy'],
  isRemark: true,
  cites: ['mage-and-witch.move.no-figure-action', 'mage-and-witch.move.before-figures'],
  applies: ({ view }) =>
    view.turn.step === 'place-figure' && view.done.some(({ type, figure }) => type === 'move-figure' && BOTH.some((kind) => kind === figure)),
  judge: ({ pass }) => pass('moving mage or witch is not the action with a figure'),
});

const leavesFree = rule<PlaceFigure>({
  id: 'score.no-owner',
  on: 'place-figure',
  isRemark: true,
  cites: ['mage-and-witch.score.neutral-no-owner'],
  applies: ({ view, action }) => {
    const feature = cellOf(action.at) && view.feature(action.at);
    return feature !== undefined && BOTH.some((kind) => view.neutralFeature(kind)?.root === feature.root);
  },
  judge: ({ pass }) => pass('mage and witch belong to nobody and occupy nothing'),
});

const whenJoined = rule<MoveFigure | RemoveFigure>({
  id: 'move.when-joined',
  on: [MOVE, REMOVE],
  isRemark: true,
  cites: ['mage-and-witch.move.when-joined', 'mage-and-witch.move.other-causes', 'mage-and-witch.move.when-joined-scoring'],
  applies: ({ view }) => areJoined(view),
  judge: ({ pass }) => pass('mage and witch have come to one road or city: one of them is moved away'),
});

export const magicRules: readonly Rule[] = [
  laidAsUsual,
  oneOfTwo,
  roadsAndCitiesOnly,
  notTogether,
  elsewhere,
  noPlaceLeft,
  mustMove,
  comesFirst,
  noFigureAction,
  leavesFree,
  whenJoined,
];
