/** An icon on the tile drawn sets the Wheel in motion: the pig goes, the event happens, the crowns of its segment are scored and emptied. */
import type { Action, Chance } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Drawing, Trigger } from '../../kernel/declare/step.js';
import { because, cites, rule } from './author.js';
import { crownsScored } from './crown-score.js';
import { EVENTS, eventOf } from './events.js';
import { opensPlague } from './plague.js';
import { PIG, pigAt, segmentOf, WHEEL } from './wheel.js';
import { SEGMENTS, type Segment } from './segments.js';
import type { ChanceOfTile } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** Its own tiles are copies of theirs; no others bear an icon. */
const WITH_ICONS = ['base', 'inns-and-cathedrals', 'traders-and-builders', 'king-and-robber'];
const MAY_BEAR_ICON = (design: TileDesign) => WITH_ICONS.includes(design.expansion);
const ICONS = [0, 1, 2, 3];

/** The number of the icon; undefined where it is not said. */
const iconOf = (design: TileDesign, { icon }: ChanceOfTile): number | undefined => icon ?? (MAY_BEAR_ICON(design) ? undefined : 0);

/** Each tile without an icon and with each of them. */
export const withIcons: Proposal<ChanceOfTile> = {
  kind: 'chance/tile',
  propose: (view) =>
    flatMap([...new Set([...view.ruleset.shapesById.values()].map(([shape]) => shape!.design))].filter(MAY_BEAR_ICON), ({ id }) =>
      ICONS.map((icon): ChanceOfTile => ({ type: 'chance', of: 'tile', outcome: id, icon })),
    ),
};

/** The six segments in a circle. */
const onward = (from: Segment, by: number): Segment => SEGMENTS[(SEGMENTS.indexOf(from) + by) % SEGMENTS.length]!;

const SPIN = cites(
  'wheel-of-fortune.spin.when-drawn',
  'wheel-of-fortune.spin.sequence',
  'wheel-of-fortune.spin.clockwise-by-number',
  'wheel-of-fortune.spin.segments',
  'wheel-of-fortune.spin.every-icon-tile',
  'wheel-of-fortune.setup.pig-on-fortune',
);

export const spin: Drawing = {
  id: 'wheel-of-fortune.spin',
  cites: SPIN,
  sort: (design, draw) => {
    const by = iconOf(design, draw as ChanceOfTile) ?? 0;
    return by === 0 ? undefined : String(by);
  },
  then: (view, design, draw: Action) => {
    const by = iconOf(design, draw as ChanceOfTile) ?? 0;
    const from = pigAt(view);
    if (by === 0) return undefined;
    if (from === undefined)
      return {
        missing: [
          {
            ...because('spin', 'wheel-of-fortune.spin.clockwise-by-number'),
            message: 'on which segment the pig stands is not known',
            pointer: `/neutral/${PIG}/place`,
          },
        ],
      };
    const goes: Effect = {
      type: 'piece-moved',
      piece: { neutral: PIG },
      from: { area: WHEEL, place: from },
      to: { area: WHEEL, place: onward(from, by) },
      ...because('spin', ...SPIN),
    };
    return { effects: [goes] };
  },
};

/** The segment to which an effect takes the pig. */
const landsOn = (effect: Effect): Segment | undefined =>
  effect.type === 'piece-moved' && effect.piece.neutral === PIG ? segmentOf(effect.to) : undefined;

export const eventHappens: Trigger = {
  id: 'wheel-of-fortune.event.happens',
  on: 'piece-moved',
  cites: EVENTS,
  then: (view, effect) => {
    const segment = landsOn(effect);
    if (segment === undefined) return undefined;
    return segment === 'plague' ? opensPlague(view) : eventOf(view, segment);
  },
};

/** With the plague the followers go first; then the step in which they do sees to the crowns. */
export const crownsFollow: Trigger = {
  id: 'wheel-of-fortune.crown.follows',
  on: 'piece-moved',
  cites: cites('wheel-of-fortune.crown.scored-when-pig-lands', 'wheel-of-fortune.crown.then-return', 'wheel-of-fortune.crown.both-own'),
  then: (view, effect) => {
    const segment = landsOn(effect);
    return segment === undefined || opensPlague(view, segment).effects.length > 0 ? undefined : crownsScored(view, segment);
  },
};

const iconSaid = rule<Chance>({
  id: 'spin.icon',
  on: 'chance/tile',
  cites: ['wheel-of-fortune.spin.when-drawn', 'wheel-of-fortune.spin.every-icon-tile'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const design = view.ruleset.design(action.outcome as string);
    if (!design) return pass('no icon is known of such a tile');
    const icon = iconOf(design, action);
    if (icon === undefined) return unknown('whether the tile bears an icon of the Wheel, and which, is not said', ['/action/icon']);
    if (icon > 0 && !MAY_BEAR_ICON(design)) return forbid('no such tile bears an icon of the Wheel', { tile: design.id });
    return icon > 0 ? pass('the icon sets the Wheel in motion before the tile is laid', { icon }) : pass('the tile bears no icon of the Wheel');
  },
});

/** The tiles of its box are copies of other boxes, which need not be in play themselves. */
const copies = rule<Chance>({
  id: 'spin.copies-of-others',
  on: 'chance/tile',
  cites: ['wheel-of-fortune.setup.mix-tiles'],
  overrides: ['base.tile.of-a-box-in-play'],
  applies: ({ view, action }) => {
    const design = view.ruleset.design(action.outcome as string);
    return design !== undefined && MAY_BEAR_ICON(design);
  },
  judge: ({ pass }) => pass('the tiles of the Wheel are copies of such tiles'),
});

export const spinRules = [iconSaid, copies];
