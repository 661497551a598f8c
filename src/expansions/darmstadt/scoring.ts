/** Three points more for the city of the Darmstadtium, and for whoever has most followers around a church. */
import type { Score } from '../../contract/verdict.js';
import type { Action } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf, placeIn, type Cell, type Spot } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { TileFeature } from '../../kernel/board/tile-notation.js';
import type { Addition, ScoreRule, Scoring, Settlement } from '../../kernel/declare/score.js';
import type { Missing } from '../../kernel/declare/happening.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { completedNow } from '../../kernel/play/completed.js';
import { dueNow, majority, score, weightOf } from '../../kernel/play/scoring.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { CITY_POINTS, FOLLOWERS_ASIDE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const POINTS = 3;

const isPart = ({ view }: Scoring) => view.get(CITY_POINTS) === 'part-of-the-city';
const stones = ({ feature }: Scoring) => feature.count('darmstadtium');

const isTied = ({ view, ...due }: Scoring) => majority(view, due).length > 1;

/** Whether something else changes what the city is worth. */
const isChanged = ({ view, feature }: Scoring): boolean =>
  feature.count('cathedral') + feature.count('besieged') > 0 || view.neutralFeature('witch')?.root === feature.root;

export const tie: Addition = {
  id: 'darmstadt.city.tie',
  cites: cites('darmstadt.city.tie'),
  to: ['darmstadt.city.plus-three'],
  by: (_view, scoring) => (scoring && isTied(scoring) ? 0 : undefined),
};

export const darmstadtium: readonly ScoreRule[] = [
  {
    id: 'darmstadt.city.plus-three',
    stage: 'extra',
    on: 'completed',
    of: ['city'],
    label: 'Darmstadtium',
    cites: cites('darmstadt.city.plus-three'),
    applies: (scoring) => stones(scoring) > 0 && !isPart(scoring),
    quantity: stones,
    each: () => POINTS,
    because: (scoring) => (isChanged(scoring) ? cites('darmstadt.city.not-multiplied') : []),
  },
  {
    id: 'darmstadt.city.part-of-the-city',
    stage: 'flat',
    on: 'completed',
    of: ['city'],
    label: 'Darmstadtium',
    cites: cites('darmstadt.city.plus-three', 'darmstadt.city.part-of-the-city'),
    applies: (scoring) => stones(scoring) > 0 && isPart(scoring),
    points: (scoring) => stones(scoring) * POINTS,
    because: (scoring) => (isTied(scoring) ? tie.cites : []),
  },
  {
    // it says why nothing comes on top
    id: 'darmstadt.final.none',
    stage: 'rate',
    on: 'final',
    of: ['city', 'monastery'],
    cites: cites('darmstadt.final.none'),
    raises: '*',
    applies: (scoring) => stones(scoring) > 0 || isChurch(scoring.feature),
    by: () => 0,
  },
  {
    id: 'darmstadt.city.incomplete',
    stage: 'rate',
    on: 'final',
    of: ['city'],
    cites: cites('darmstadt.city.incomplete'),
    raises: '*',
    applies: (scoring) => stones(scoring) > 0,
    by: () => 0,
  },
];

const NEAR = 1;

const isNear = (church: Feature, [cx, cy]: Cell) => church.parts.some(({ laid: { x, y } }) => Math.abs(x - cx) <= NEAR && Math.abs(y - cy) <= NEAR);

const AROUND = [-NEAR, 0, NEAR];

/** Whether somebody stands there; what spans a tile of two cells brings him as near as either. */
const isAround = (view: Position, church: Feature, standing: Standing): boolean =>
  church.parts.some(({ laid: { x, y } }) => AROUND.some((dy) => AROUND.some((dx) => view.isOn(standing, [x + dx, y + dy]))));

/** The mark of the tiles of the City of Carcassonne, and the area in which one stands there. */
const CITY = 'city-of-carcassonne';

type Group = (view: Position, church: Feature, figure: Figure) => boolean;

const ABOVE: readonly Group[] = [
  (_view, church, { at }) => isOn(at, 'tower') && isNear(church, cellOf(at)!),
  (_view, church, { at }) => isOn(at, 'castle') && isNear(church, cellOf(at)!),
];
/** Those who stand nowhere in the landscape: no source says whether they are counted. */
const OTHERS: readonly Group[] = [
  ...ABOVE,
  (view, church, { at }) => 'area' in at && at.area === CITY && view.board.bearing(CITY).some((laid) => isNear(church, laid.at)),
];
const isOn = (at: Spot, feature: string) => placeIn(at)?.feature === feature;

/** Whichever of them are counted, and whichever are not. */
const SELECTIONS = OTHERS.reduce<readonly (readonly Group[])[]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

/** How many followers each player has on the tile of a church and the eight around it, heads counted, with some of those in doubt. */
function heads(view: Position, church: Feature, besides: readonly Group[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const standing of view.figures) {
    const { figure } = standing;
    if (figure.owner === undefined || !view.isFollower(figure)) continue;
    const isOther = OTHERS.some((is) => is(view, church, figure));
    const counted = isOther ? besides.some((is) => is(view, church, figure)) : isAround(view, church, standing);
    if (counted) counts.set(figure.owner, (counts.get(figure.owner) ?? 0) + 1);
  }
  return counts;
}

const areCounted = (view: Position): boolean => view.get(FOLLOWERS_ASIDE) === 'on-the-tiles';

function winnersAt(view: Position, church: Feature, besides = areCounted(view) ? ABOVE : []): readonly string[] {
  const counts = heads(view, church, besides);
  const most = Math.max(0, ...counts.values());
  return view.players.map(({ id }) => id).filter((id) => counts.get(id) === most);
}

/** Whether it depends on those of whom no source speaks who has most followers there. */
const isOpen = (view: Position, church: Feature): boolean => {
  if (areCounted(view)) return false;
  const certain = String(winnersAt(view, church));
  return SELECTIONS.some((besides) => String(winnersAt(view, church, besides)) !== certain);
};

/** Why they have most there, as far as it matters: of monks, of large followers, of those whose features are completed with the church. */
function why(view: Position, church: Feature, players: readonly string[]): readonly string[] {
  const monks = view.on(church).map(({ figure }) => figure);
  const near = view.figures.filter((standing) => isAround(view, church, standing));
  const around = near.filter(({ figure }) => !monks.includes(figure));
  const goHome = dueNow(view).some(({ feature }) => feature.root !== church.root && view.on(feature).some((standing) => around.includes(standing)));
  return [
    ...cites('darmstadt.church.vicinity'),
    ...(monks.length > 0 ? cites('darmstadt.church.scored-first') : []),
    ...(players.every((player) => monks.some(({ owner }) => owner === player)) ? [] : cites('darmstadt.church.without-monk')),
    ...(players.length > 1 ? cites('darmstadt.church.tie') : []),
    ...(near.some(({ figure }) => weightOf(view, figure, { feature: church, stage: 'completed' }) > 1) ? cites('darmstadt.church.count-heads') : []),
    ...(around.length > 0 ? cites('darmstadt.church.all-features') : []),
    ...(goHome ? cites('darmstadt.church.before-return') : []),
  ];
}

function bonus(view: Position, church: Feature): Score[] {
  const players = winnersAt(view, church);
  const line = {
    rule: CHURCHES,
    label: 'most followers around the church',
    quantity: 1,
    each: POINTS,
    points: POINTS,
    cites: [...why(view, church, players)],
  };
  return players.map((id) => score(id, church.place, [line]));
}

const CHURCHES = 'darmstadt.church.vicinity';

const CHURCH_MARK = 'church';
const isChurch = (feature: Feature) => feature.count(CHURCH_MARK) > 0;
const isPrintedChurch = ({ marks }: TileFeature) => marks.includes(CHURCH_MARK);

/** The figures of what is completed with it are still there. */
export const churches: Settlement = {
  id: CHURCHES,
  // a score cites of them what matters
  cites: cites(
    'darmstadt.church.vicinity',
    'darmstadt.church.scored-first',
    'darmstadt.church.without-monk',
    'darmstadt.church.tie',
    'darmstadt.church.count-heads',
    'darmstadt.church.all-features',
    'darmstadt.church.before-return',
  ),
  settle: (view) => {
    const completed = completedNow(view).filter(isChurch);
    const missing: Missing = {
      rule: CHURCHES,
      cites: cites('darmstadt.church.vicinity', 'darmstadt.church.all-features'),
      message: 'no source says whether followers on towers, in castles and in the City are counted around a church',
      isUnregulated: true,
      settings: [FOLLOWERS_ASIDE],
    };
    return {
      scores: flatMap(completed, (church) => bonus(view, church)),
      missing: completed.some((church) => isOpen(view, church)) ? [missing] : [],
    };
  },
};

const MAY_PUT_ASIDE = ['place-figure', 'place-token', 'move-figure'];

/** Whether there is a church, or the tile in hand shows one. */
function hasChurch({ board, ruleset, turn: { tile } }: Position): boolean {
  const inHand = tile === undefined ? undefined : ruleset.design(tile);
  return board.marked(CHURCH_MARK).length > 0 || (inHand?.features.some(isPrintedChurch) ?? false);
}

/** Whatever may complete a church, where there are such followers around it, or may be by the action. */
export const churchesInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (areCounted(view) || !hasChurch(view)) return false;
  const isThere = view.figures.some(({ figure: { at } }) => isOn(at, 'tower') || isOn(at, 'castle') || ('area' in at && at.area === CITY));
  const isDoubtful = (church: Feature) => isChurch(church) && view.figures.some(({ figure }) => OTHERS.some((is) => is(view, church, figure)));
  const among = () => view.board.marked(CHURCH_MARK).map((node) => view.board.feature(node));
  const isScored = mayBeScored(view, { isOne: isDoubtful, isPrinted: isPrintedChurch, among });
  const isScoredIfOneComes = mayBeScored(view, { isOne: isChurch, isPrinted: isPrintedChurch, among });
  return (action) => (MAY_PUT_ASIDE.includes(action.type) ? isScoredIfOneComes(action) : isThere && isScored(action));
};
