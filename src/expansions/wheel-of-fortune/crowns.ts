/** Putting a follower on a crown, instead of placing one on a land tile. */
import type { PlaceFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { cellOf, spotIn, type Spot } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { crownsOf, crownSpot, crownsPointer, isOnWheel, onSegment, segmentOf, WHEEL } from './wheel.js';
import { SEGMENTS, type Segment } from './segments.js';
import { flatMap } from '../../kernel/lists.js';

const spaceOf = (spot: Spot): number | undefined => ('area' in spot ? spot.space : undefined);
const isTaken = (view: Position, segment: Segment, space: number): boolean =>
  onSegment(view, segment).some(({ figure }) => spaceOf(figure.at) === space);

/** Those that the segment may have. */
const spacesOf = (view: Position, segment: Segment): number[] => (crownsOf(view, segment) === 1 ? [1] : [1, 2]);
export const isIntoWheel = ({ action }: Inquiry<PlaceFigure>) => 'area' in action.at && action.at.area === WHEEL;

/** Each crown; where only the segment is said, its first free one is meant. */
export const ontoCrowns: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (view.turn.step !== 'place-figure') return [];
    const kinds = [...view.ruleset.figures.values()].filter(
      ({ kind, neutral }) => !neutral && view.isFollower({ kind }) && view.supply(view.active, kind) !== 0,
    );
    const spots = flatMap(SEGMENTS, (segment) => spacesOf(view, segment).map((space) => crownSpot(segment, space)));
    return flatMap(kinds, ({ kind }) => spots.map((at): PlaceFigure => ({ type: 'place-figure', kind, at })));
  },
  infer: (view, action) => {
    const segment = segmentOf(action.at);
    if (segment === undefined || spaceOf(action.at) !== undefined) return action;
    const free = spacesOf(view, segment).find((space) => !isTaken(view, segment, space));
    return free === undefined ? action : { ...action, at: crownSpot(segment, free) };
  },
};

/** A robber goes to the track, and a ghost to a figure: neither is a figure on a tile. */
export function isOntoTile({ type, at }: DoneAction): boolean {
  const spot = spotIn(at);
  return type === 'place-figure' && spot !== undefined && cellOf(spot) !== undefined && !isOnWheel(spot);
}

/** Whether the phantom is one of the figures of this turn: he and another are placed together, of which the rule of one figure does not speak. */
export const isWithPhantom = (view: Position, kind: string): boolean =>
  kind === 'phantom' || view.done.some(({ type, kind: other }) => type === 'place-figure' && other === 'phantom');

const instead = rule<PlaceFigure>({
  id: 'crown.instead',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.place'],
  applies: (inquiry) => isIntoWheel(inquiry) && inquiry.view.done.some(isOntoTile) && !isWithPhantom(inquiry.view, inquiry.action.kind),
  judge: ({ forbid }) => forbid('a figure has been placed on a land tile in this turn'),
});

const place = rule<PlaceFigure>({
  id: 'crown.place',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.place', 'wheel-of-fortune.crown.any-segment'],
  overrides: ['base.figure.tile-just-laid', 'base.figure.feature-for-kind'],
  applies: isIntoWheel,
  judge: ({ view, action, pass, forbid }) => {
    if (view.turn.step !== 'place-figure' || action.via !== undefined)
      return forbid('a follower is put on a crown as the action with a figure of a turn');
    return pass('whichever segment it is, and wherever the pig stands, a follower may be put on a free crown');
  },
});

const free = rule<PlaceFigure>({
  id: 'crown.free',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.one-each', 'wheel-of-fortune.crown.nine-spaces'],
  applies: isIntoWheel,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const segment = segmentOf(action.at);
    if (segment === undefined) return unknown('on which segment of the Wheel is not said', ['/action/at/place']);
    const space = spaceOf(action.at);
    const crowns = crownsOf(view, segment);
    if (space === undefined || isTaken(view, segment, space)) return forbid('that crown of {segment} is occupied', { segment });
    if (space === 1 || crowns === 2) return pass('the crown is free', { segment, space });
    return crowns === 1
      ? forbid('the segment {segment} has one crown', { segment })
      : unknown('whether the segment has one crown or two is not known', [crownsPointer(segment)]);
  },
});

const follower = rule<PlaceFigure>({
  id: 'crown.follower',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.followers-only'],
  applies: isIntoWheel,
  judge: ({ view, action: { kind }, pass, forbid }) =>
    view.isFollower({ kind }) ? pass('it is a follower', { kind }) : forbid('only followers are put on a crown', { kind }),
});

/** What a crown brings comes from the pig alone. */
const nothingAtTheEnd = rule({
  id: 'crown.at-the-end',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['wheel-of-fortune.crown.nothing-at-end'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0 && view.figures.some(({ figure }) => isOnWheel(figure.at)),
  judge: ({ pass }) => pass('followers on crowns bring nothing at the end'),
});

/** A figure comes from the supply, never from a crown. */
const noWayBack = rule<PlaceFigure>({
  id: 'crown.no-way-back',
  about: 'kind',
  on: 'place-figure',
  cites: ['wheel-of-fortune.crown.no-way-back', 'wheel-of-fortune.crown.then-return'],
  isRemark: true,
  applies: ({ view, action }) =>
    view.supply(view.decider, action.kind) !== undefined && view.figures.some(({ figure }) => figure.owner === view.decider && isOnWheel(figure.at)),
  judge: ({ pass }) => pass('whoever stands on a crown stays there until the pig comes'),
});

export const crownRules = [instead, place, free, follower, nothingAtTheEnd, noWayBack];
