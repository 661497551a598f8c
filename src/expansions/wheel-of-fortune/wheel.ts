/** The Wheel: its segments and crowns, who stands on them, and the pig. */
import type { NeutralFigure } from '../../contract/snapshot.js';
import type { AreaSpot, Spot } from '../../contract/spot.js';
import type { FigureKind, Location } from '../../kernel/declare/piece.js';
import { procedure, stateIn, tableState, type Check } from '../../kernel/declare/state.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { SEGMENTS, type Segment } from './segments.js';
import type { WheelBoard, WheelRound } from './wire.js';

export const WHEEL = 'wheel-of-fortune';
export const PIG = 'wheel-pig';
/** Nine in all, one or two on each segment. */
const CROWNS = 9;

export const ROUND = procedure<WheelRound>('wheel', ({ mover, asked }, check) => {
  check.player('/turn/wheel/mover', mover);
  asked.forEach((player, i) => check.player(`/turn/wheel/asked/${i}`, player));
});
export const WHEEL_BOARD = tableState<WheelBoard>('wheel');

export const isSegment = (place: unknown): place is Segment => SEGMENTS.some((segment) => segment === place);
export const crownSpot = (place: Segment, space: number): AreaSpot => ({ area: WHEEL, place, space });

/** Whether a spot is on the Wheel, wherever there. */
export const isOnWheel = (spot: Spot): boolean => ('area' in spot && spot.area === WHEEL) || ('feature' in spot && spot.feature === WHEEL);

/** The segment that a spot names; undefined where it names none. */
export const segmentOf = (spot: Spot): Segment | undefined =>
  'area' in spot && spot.area === WHEEL && isSegment(spot.place) ? spot.place : undefined;

/** Where the pig is: on Fortune until it goes. Undefined where only its tile is known. */
export function pigAt(view: Position): Segment | undefined {
  const standing: NeutralFigure | undefined = view.neutral(PIG);
  if (!standing) return 'fortune';
  return isSegment(standing.place) ? standing.place : undefined;
}

export const onSegment = (view: Position, segment: Segment): readonly Standing[] =>
  onWheel(view).filter(({ figure }) => segmentOf(figure.at) === segment);

const onWheel = (view: Position): readonly Standing[] =>
  view.remember('figures on the Wheel', () => view.figures.filter(({ figure }) => isOnWheel(figure.at)));

/** Figures on the Wheel of which it is not known on which segment they stand. */
export const somewhereOnWheel = (view: Position): number =>
  (view.snapshot.figures ?? []).findIndex(({ at }) => isOnWheel(at) && segmentOf(at) === undefined);

/** How many crowns a segment has; undefined where neither the position nor the number of all crowns says it. */
export function crownsOf(view: Position, segment: Segment): number | undefined {
  const said = (of: Segment) =>
    view.state(WHEEL_BOARD)?.crowns?.[of] ?? (onSegment(view, of).some(({ figure: { at } }) => 'area' in at && at.space === 2) ? 2 : undefined);
  const own = said(segment);
  if (own !== undefined) return own;
  const others = SEGMENTS.filter((other) => other !== segment).map(said);
  if (others.filter((count) => count === 2).length === MOST[2]) return 1;
  return others.filter((count) => count === 1).length === MOST[1] ? 2 : undefined;
}

export const crownsPointer = (segment: Segment): string => `/wheel/crowns/${segment}`;

export const wheelPig: FigureKind = {
  kind: PIG,
  perPlayer: 0,
  neutral: true,
  areas: [WHEEL],
  weight: 0,
  cites: cites('wheel-of-fortune.setup.pig-on-fortune'),
};

/** Of an older position only that it is the Wheel may be known. */
export const wheelLocation: Location = {
  name: WHEEL,
  area: true,
  subject: 'follower-on-wheel-of-fortune',
  places: SEGMENTS,
  spaces: [1, 2],
  defect: (spot) =>
    'area' in spot && spot.space !== undefined && ![1, 2].includes(spot.space) ? 'a segment of the Wheel has one crown or two' : undefined,
};

/** How many segments have two crowns, and how many one. */
const MOST = { 2: CROWNS - SEGMENTS.length, 1: 2 * SEGMENTS.length - CROWNS } as const;

/** The board has nine crowns, and on the second of a segment somebody stands only where it has one. */
function checkCrowns({ snapshot, add }: Check): void {
  const said = stateIn(snapshot, WHEEL_BOARD)?.crowns ?? {};
  const crowns = { ...said };
  (snapshot.figures ?? []).forEach(({ at }, i) => {
    const segment = segmentOf(at);
    if (!segment || !('area' in at) || at.space !== 2) return;
    crowns[segment] ??= 2;
    if (said[segment] === 1) add(`/figures/${i}/at`, 'figure-cannot-stand-there', `on the Wheel ${segment} is said to have one crown`);
  });
  for (const count of [2, 1] as const) {
    const so = SEGMENTS.filter((segment) => crowns[segment] === count).length;
    if (so > MOST[count])
      add('/wheel/crowns', 'no-such-place', `of the nine crowns of the Wheel ${MOST[count]} segments have ${count} each, and here ${so} have`);
  }
}

/** One follower on a crown, and the pig on a segment. */
export function checkWheel(check: Check): void {
  const { ruleset, snapshot, add } = check;
  checkCrowns(check);
  const taken = new Set<string>();
  (snapshot.figures ?? []).forEach(({ kind, at }, i) => {
    if (!isOnWheel(at)) return;
    if (ruleset.figures.has(kind) && !ruleset.isFollower(kind))
      add(`/figures/${i}/at`, 'figure-cannot-stand-there', `a \`${kind}\` never stands on the Wheel of Fortune`);
    if (!('area' in at) || at.space === undefined) return;
    const crown = `${at.place} ${at.space}`;
    if (taken.has(crown)) add(`/figures/${i}/at`, 'figure-cannot-stand-there', 'on that crown somebody stands already');
    taken.add(crown);
  });
  const { area, figure } = snapshot.neutral?.[PIG] ?? {};
  if ((area !== undefined && area !== WHEEL) || typeof figure === 'string')
    add(`/neutral/${PIG}`, 'figure-cannot-stand-there', 'the big pig stands on a segment of the Wheel of Fortune');
}
