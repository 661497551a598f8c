/** With mayors, heretics, special monasteries, gardens, castles and phantoms: what no source says of events and crowns. */
import type { PlaceFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { spotIn, spotName } from '../../contract/spot.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { isAfterFigures } from '../../kernel/play/phase.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { because, rule, type WheelOfFortuneClauseId } from './author.js';
import { isIntoWheel, isOntoTile, isWithPhantom } from './crowns.js';
import { isOnWheel, PIG, segmentOf } from './wheel.js';
import type { Segment } from './wire.js';

/** Where such a figure stands when the pig comes to a segment, no source says what it brings. */
const unanswered = (
  id: string,
  segment: Segment,
  clause: WheelOfFortuneClauseId,
  { message }: { readonly message: string },
  isOne: (standing: Standing, view: Position) => boolean,
): Trigger => ({
  id: `wheel-of-fortune.${id}`,
  on: 'piece-moved',
  cites: [clause],
  then: (view, effect) => {
    const lands = effect.type === 'piece-moved' && effect.piece.neutral === PIG && segmentOf(effect.to) === segment;
    if (!lands || !view.figures.some((standing) => isOne(standing, view))) return undefined;
    return { missing: [{ ...because(id, clause), message, isUnregulated: true }] };
  },
});

const markedMonastery =
  (mark: string) =>
  ({ figure }: Standing, view: Position) =>
    (view.feature(figure.at)?.count(mark) ?? 0) > 0;

export const triggersWithAbbeyAndMayor = [
  unanswered(
    'with-abbey-and-mayor.taxes',
    'taxes',
    'wheel-of-fortune.x-abbey-and-mayor.mayor-taxes',
    { message: 'no source says whether a mayor counts as one knight or with the coats of arms of his city' },
    ({ figure, node }) => figure.kind === 'mayor' && node >= 0,
  ),
];

export const triggersWithCult = [
  unanswered(
    'with-cult.inquisition',
    'inquisition',
    'wheel-of-fortune.event.inquisition',
    { message: 'no source says whether heretics are monks of the inquisition' },
    markedMonastery('shrine'),
  ),
];

export const triggersWithMonasteries = [
  unanswered(
    'with-monasteries.inquisition',
    'inquisition',
    'wheel-of-fortune.event.inquisition',
    { message: 'no source says whether followers in special monasteries are monks of the inquisition' },
    markedMonastery('special'),
  ),
];

export const triggersWithAbbot = [
  unanswered(
    'with-abbot.inquisition',
    'inquisition',
    'wheel-of-fortune.event.inquisition',
    { message: 'no source says whether an abbot in a garden is a monk of the inquisition' },
    ({ figure: { at } }) => spotName(at) === 'garden',
  ),
];

export const triggersWithCastles = [
  unanswered(
    'with-bridges-castles-and-bazaars.taxes',
    'taxes',
    'wheel-of-fortune.event.taxes',
    { message: 'no source says whether followers in castles are knights of the taxes' },
    ({ figure: { at } }) => spotName(at) === 'castle',
  ),
];

function isOntoCrown({ at }: DoneAction): boolean {
  const spot = spotIn(at);
  return spot !== undefined && isOnWheel(spot);
}

const secondFigure = rule<PlaceFigure>({
  id: 'with-phantom.second-figure',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.place'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    if (isAfterFigures(view) || !isWithPhantom(view, action.kind)) return false;
    return view.done.some(isOntoCrown) || (isIntoWheel(inquiry) && view.done.some(isOntoTile));
  },
  judge: ({ unregulated }) => unregulated('no source says whether the phantom and another figure go together with a crown'),
});
export const rulesWithPhantom = [secondFigure];
