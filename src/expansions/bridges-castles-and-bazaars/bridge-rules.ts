/** What bridges may do. */
import type { Action, DiscardTile, PlaceToken } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { anyLegal, legalOf } from '../../kernel/judge/legal-actions.js';
import { cellKey } from '../../kernel/position/ground.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';
import { hasActed } from './bridge-actions.js';
import { bridgeIn, endsOf, hasBridge, mending, onField, placedNow, sameBridge, siteOf, tilesInReach } from './bridge-places.js';
import { BRIDGE_TIMING, BRIDGES, OPTIONAL_BRIDGE } from './settings.js';
import { across, beyond, laidWith, spanned } from './sides.js';
import type { PlaceTile } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const WITH_BRIDGE = ['place-token/bridge', 'place-tile'];
type Try = Inquiry<Action>;
const applies = ({ action }: Try) => bridgeIn(action) !== undefined;
/** The bridge, where it is known how it is to lie. */
const known = ({ action }: Try) => {
  const bridge = bridgeIn(action);
  return bridge?.edges && spanned(bridge.edges) ? { tile: bridge.tile, edges: bridge.edges } : undefined;
};
const isKnown = (inquiry: Try) => known(inquiry) !== undefined;

const inPlay = rule<Action>({
  id: 'bridge.in-play',
  on: WITH_BRIDGE,
  cites: cites('setup.parts-optional'),
  applies,
  judge: (inquiry) => (inquiry.get(BRIDGES) === 'on' ? inquiry.pass('bridges are in play') : inquiry.forbid('bridges are not in play at this table')),
});

const fromSupply = rule<Action>({
  id: 'bridge.from-supply',
  on: WITH_BRIDGE,
  cites: cites('bridge.from-own-supply'),
  applies,
  judge: (inquiry) => {
    const { view } = inquiry;
    inquiry.cite(cites(view.players.length > 4 ? 'setup.supply-five-six' : 'setup.supply-two-to-four'));
    const left = view.held(view.active, 'bridge');
    if (left === undefined)
      return inquiry.unknown('how many bridges the player has is not known', [
        `/players/${view.players.findIndex(({ id }) => id === view.active)}/tokens/bridge`,
      ]);
    return left > 0 ? inquiry.pass('the player has a bridge', { left }) : inquiry.forbid('the player has no bridge left');
  },
});

const onTile = rule<PlaceToken>({
  id: 'bridge.on-a-tile',
  on: 'place-token/bridge',
  cites: cites('bridge.where'),
  applies: ({ action }) => action.at.tile === undefined,
  judge: ({ forbid }) => forbid('a bridge is laid on a tile, and nowhere else'),
});

const straight = rule<Action>({
  id: 'bridge.straight',
  on: WITH_BRIDGE,
  cites: cites('bridge.straight-not-diagonal', 'bridge.is-a-road'),
  applies,
  judge: (inquiry) => {
    const { edges } = bridgeIn(inquiry.action)!;
    if (!edges) return inquiry.unknown('which sides the bridge is to join is not said', ['/action/at/edges']);
    return spanned(edges) ? inquiry.pass('it joins two opposite sides') : inquiry.forbid('the two sides do not lie opposite each other', { edges });
  },
});

const ends = rule<Action>({
  id: 'bridge.both-ends-on-field',
  on: WITH_BRIDGE,
  cites: cites('bridge.both-ends-on-field', 'bridge.spans-anything'),
  applies: isKnown,
  judge: (inquiry) => {
    const { tile, edges } = known(inquiry)!;
    return onField(siteOf(inquiry.view, inquiry.action), tile, edges)
      ? inquiry.pass('both sides are field, whatever lies between them', { tile, edges })
      : inquiry.forbid('a side that it would join is no field', { tile, edges });
  },
});

const onePerTile = rule<Action>({
  id: 'bridge.one-per-tile',
  on: WITH_BRIDGE,
  cites: cites('bridge.one-per-tile', 'bridge.several-in-a-row', 'bridge.stays'),
  applies,
  judge: ({ view, action, pass, forbid }) => {
    const { tile } = bridgeIn(action)!;
    return hasBridge(view, tile) ? forbid('a bridge lies on the tile already', { tile }) : pass('no bridge lies on the tile');
  },
});

const oneWithEachTile = rule<Action>({
  id: 'bridge.one-with-each-tile',
  on: WITH_BRIDGE,
  cites: cites('bridge.one-with-each-tile'),
  applies,
  judge: ({ view, pass, forbid }) => {
    const before = placedNow(view)[0];
    return before ? forbid('a bridge has been placed with this tile', { bridge: before }) : pass('no bridge has been placed with this tile');
  },
});

const where = rule<Action>({
  id: 'bridge.where',
  on: 'place-token/bridge',
  cites: cites('bridge.where', 'bridge.next-to-is-orthogonal'),
  applies,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (!view.laid) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    const { tile } = bridgeIn(action)!;
    const scope = inquiry.get(OPTIONAL_BRIDGE);
    if (view.isOnLaid({ tile })) return inquiry.pass('it is the tile just laid');
    const isBeside = tilesInReach(view).some((cell) => sameCell(cell, tile));
    if (!isBeside) return inquiry.forbid('the tile shares no side with the one just laid', { laid: view.laid.at });
    return scope === 'laid-tile'
      ? inquiry.forbid('it is not the tile just laid', { laid: view.laid.at })
      : inquiry.pass('it shares a side with the tile just laid');
  },
});

/** At each end nothing lies yet, or a road goes on; what the abbey has there no source says. */
const farEnd = rule<Action>({
  id: 'bridge.meets-a-road-or-nothing',
  on: WITH_BRIDGE,
  cites: cites('bridge.far-end', 'bridge.lets-road-meet-field'),
  applies: isKnown,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { tile, edges } = known(inquiry)!;
    const met = endsOf(siteOf(view, action), tile, edges);
    if (met.includes('anything')) return inquiry.unregulated('whether a bridge may end at a side that fits everything no source says', { tile });
    return met.every((end) => end === 'empty' || view.ruleset.vocabulary.mayMeet('road', end))
      ? inquiry.pass('at each end a road goes on, or nothing lies yet', { meets: met })
      : inquiry.forbid('an end of the bridge would meet something else than a road', { meets: met });
  },
});

const lets = rule<PlaceTile>({
  id: 'bridge.lets-the-tile-fit',
  on: 'place-tile',
  cites: cites(
    'bridge.lets-road-meet-field',
    'bridge.needed.on-the-neighbour',
    'bridge.needed.on-the-new-tile',
    'bridge.needed.all-edges-match',
    'bridge.needed.no-city-edge',
    'bridge.may-join-occupied-roads',
  ),
  overrides: ['base.tile.edges-match'],
  applies: ({ action }) => action.bridge !== undefined,
  judge: ({ view, action, pass, forbid }) => {
    const { mismatches } = view.fit(action);
    if (mismatches === 0) return forbid('the tile fits without a bridge: one that is not needed is placed after it');
    const helps = mending(view, action);
    return helps && sameBridge(helps, action.bridge!)
      ? pass('with the bridge every side continues what it touches', { bridge: helps })
      : forbid('with this bridge a side still does not continue what it touches');
  },
});

/** The cells at the ends of the bridges. */
const facedByBridges = (view: Position): ReadonlySet<number> =>
  view.remember('cells that bridges face', () => {
    const ends = flatMap(view.tokens('bridge'), ({ tile, edges }) => (tile && edges && spanned(edges)?.map((side) => beyond(tile, side))) ?? []);
    return new Set(ends.map(cellKey));
  });

/** How the cells of the tile that is about to be laid that a bridge's road faces would lie, and at which sides it does. */
function bridgeFacing(view: Position, { tile, at: [x, y], rotation }: PlaceTile) {
  const faced = facedByBridges(view);
  return flatMap(view.ruleset.shape(tile, rotation)?.cells ?? [], ({ dx, dy, shape }) => {
    const cell: Cell = [x + dx, y + dy];
    if (!faced.has(cellKey(cell))) return [];
    const sides = [0, 1, 2, 3].filter((side) => (shape.covers & (1 << side)) !== 0 && isEndOfBridge(view, beyond(cell, side), across(side)));
    return sides.length > 0 ? [{ cell, shape, sides }] : [];
  });
}

const isEndOfBridge = (view: Position, cell: Cell, side: number): boolean =>
  view.tokensOn('bridge', cell).some(({ edges }) => edges && spanned(edges)?.includes(side)) && laidWith(view.board, cell, side) !== undefined;

const continued = rule<PlaceTile>({
  id: 'bridge.is-continued',
  on: 'place-tile',
  cites: cites('bridge.later-tiles-continue-it', 'bridge.several-in-a-row'),
  applies: ({ view, action }) => view.tokens('bridge').length > 0 && bridgeFacing(view, action).length > 0,
  judge: ({ view, action, pass, forbid }) => {
    const broken = bridgeFacing(view, action).some(({ cell: [x, y], shape, sides }) => {
      const { mismatches } = view.board.fit(shape, x, y);
      return sides.some((side) => mismatches & (1 << side));
    });
    return broken && !action.bridge ? forbid('the road of a bridge would end at something else') : pass('the road of the bridge goes on');
  },
});

const discard = rule<DiscardTile>({
  id: 'bridge.discard-instead',
  on: 'discard-tile',
  cites: cites('bridge.discard-instead'),
  overrides: ['base.tile.discard-only-if-unplaceable'],
  applies: ({ view }) => view.turn.tile !== undefined && view.get(BRIDGES) === 'on' && anyLegal(view, 'place-tile'),
  judge: ({ view, pass, forbid }) =>
    legalOf(view, 'place-tile').every((action) => (action as PlaceTile).bridge !== undefined)
      ? pass('the tile can be laid only with a bridge, which nobody has to use')
      : forbid('the tile can be laid without a bridge'),
});

const timing = rule<Action>({
  id: 'bridge.timing',
  about: 'turn',
  on: 'place-token/bridge',
  cites: cites('bridge.optional-too'),
  judge: (inquiry) => {
    const isLater = hasActed(inquiry.view);
    const timing = inquiry.get(BRIDGE_TIMING);
    if (!isLater) return inquiry.pass('no figure has been placed since the tile was laid');
    return timing === 'any-time'
      ? inquiry.pass('a bridge may be placed at any time until scoring')
      : inquiry.forbid('the bridge belongs to the laying of the tile, which is over');
  },
});

export const bridgeRules = [inPlay, fromSupply, onTile, straight, ends, onePerTile, oneWithEachTile, where, farEnd, lets, continued, discard, timing];
