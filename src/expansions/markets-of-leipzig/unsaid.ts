/** What no source says of the quarters: the points of two of them. And when anything may hang on that, or on where somebody stands. */
import type { Action } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { FinalScore, Payout, Settlement } from '../../kernel/declare/score.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { dueNow } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { unsaidPlace } from './quarters.js';
import { SEND, sentNow, SENDING_STATE } from './sending.js';
import { BOOKBINDERS, TANNERS } from './settings.js';
import { hasLeipzig, inTown, mayBeIn, quarterOf, reachesWalls, unsaidQuarter } from './town.js';

/** Of these quarters no source says how much they bring. */
const UNSAID = {
  bookbinders: { message: 'no source says what the bookbinders add to a monastery', settings: [BOOKBINDERS] },
  tanners: { message: 'no source says what the tanners add for fields', settings: [TANNERS] },
};

/** What is missing where somebody stands in such a quarter, is on the way there, or may be there. */
function unsaidPoints(view: Position, quarter: keyof typeof UNSAID): Missing[] {
  const isThere = inTown(view).some(({ figure }) => quarterOf(figure.at) === quarter) || sentNow(view).some(({ to }) => to === quarter);
  const pointer = unsaidQuarter(view);
  if (isThere) return [{ ...because(`bonus.${quarter}`, `bonus.${quarter}`), ...UNSAID[quarter], isUnregulated: true }];
  return pointer === undefined ? [] : [unsaidPlace(quarter, pointer)];
}

export const bookbinders: Settlement = {
  id: `${FOLDER}.bonus.bookbinders`,
  cites: cites('bonus.bookbinders'),
  settle: (view) => {
    if (!dueNow(view).some(({ feature, stage }) => feature.kind === 'monastery' && stage === 'completed')) return {};
    view.get(BOOKBINDERS);
    return { missing: unsaidPoints(view, 'bookbinders') };
  },
};

export const tanners: FinalScore = {
  id: `${FOLDER}.bonus.tanners`,
  cites: cites('bonus.tanners'),
  score: () => [],
  missing: (view) => {
    view.get(TANNERS);
    return unsaidPoints(view, 'tanners');
  },
};

/** At the end a field is scored for completed cities, and whether Leipzig is one of them no source says. */
export const fieldsAtTheWalls: Payout = {
  id: `${FOLDER}.leipzig.fields`,
  cites: cites('leipzig.fields-open'),
  pay: ({ feature, stage, scores }) => {
    if (stage !== 'final' || scores.length === 0 || !reachesWalls(feature)) return {};
    const message = 'no source says whether Leipzig counts as a completed city for a field';
    return { missing: [{ ...because('leipzig.fields', 'leipzig.fields-open'), message, isUnregulated: true }] };
  },
};

/** The King counts them as well. */
export const kingCountsLeipzig: FinalScore = {
  id: `${FOLDER}.with-king-and-robber.king`,
  cites: cites('leipzig.fields-open'),
  score: () => [],
  missing: (view) => {
    const message = 'no source says whether Leipzig counts as a completed city for the King';
    return kingIsScored(view) ? [{ ...because('with-king-and-robber.king', 'leipzig.fields-open'), message, isUnregulated: true }] : [];
  },
};

const kingIsScored = (view: Position): boolean => hasLeipzig(view) && view.players.some(({ id }) => (view.held(id, 'king-tile') ?? 0) > 0);

const isLastTile = ({ snapshot }: Position): boolean => snapshot.bag?.remaining === 0;

/**
 * Whoever is in Leipzig may bring points that no source says: with the bookbinders for a monastery, with the wainwrights for a road with an inn or the witch; one of
 * whom nobody says where he is, for every road and for a city with coats of arms. With the last tile much may: tanners, fields at the walls, the King.
 */
export function leipzigInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (view.turn.step === SEND || view.state(SENDING_STATE) !== undefined) return true;
  if (isLastTile(view) && hasLeipzig(view)) return true;
  if (inTown(view).length === 0) return false;
  const isSomewhere = unsaidQuarter(view) !== undefined;
  const hasWitch = view.ruleset.figures.has('witch');
  const [withBinders, withWainwrights] = [mayBeIn(view, 'bookbinders'), mayBeIn(view, 'wainwrights')];
  const isOne = ({ kind }: Pick<Feature, 'kind'>, pennants: number, hasInn: boolean): boolean =>
    (kind === 'monastery' && withBinders) ||
    (kind === 'road' && (isSomewhere || (withWainwrights && (hasInn || hasWitch)))) ||
    (kind === 'city' && isSomewhere && pennants > 0);
  return mayBeScored(view, {
    isOne: (feature) => isOne(feature, feature.pennants, feature.count('inn') > 0),
    isPrinted: (printed) => isOne(printed, printed.pennants, printed.marks.includes('inn')),
  });
}
