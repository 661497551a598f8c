/** With The Princess & the Dragon: followers on bridges and in castles, and the fairy when her follower moves into one. */
import type { PieceMoved } from '../../contract/effect.js';
import type { Action, Chance, PlaceFigure, PlaceToken, RemoveFigure } from '../../contract/action.js';
import { placeIn, spotName, type Cell } from '../../contract/spot.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Skip, Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { because, cites, FOLDER, type BridgesCastlesAndBazaarsClauseId } from './author.js';
import { tilesIn } from './bazaar-steps.js';
import { convertible, deciders, occupants } from './castle-cities.js';
import { saidOfCastles } from './castle-vicinity.js';
import { castleTraits } from './traits.js';
import type { PlaceTile } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const rule = rulesOf<BridgesCastlesAndBazaarsClauseId | PrincessAndDragonClauseId>(FOLDER);

const isBridgeAt = (view: Position, tile: Cell, edge: string | undefined): boolean =>
  view.tokensOn('bridge', tile).some(({ edges }) => edges?.includes(edge as never));

/** The dragon tiles that are uncovered. */
const dragonTilesIn = ({ ruleset }: Position, action: Chance): string[] =>
  (tilesIn(action) ?? []).filter((tile): tile is string => tile !== null && (ruleset.design(tile)?.symbols.includes('dragon') ?? false));

/** Whether a place is the road on a bridge. */
const isOnBridge = (view: Position, at: PlaceFigure['at']): boolean => {
  const place = placeIn(at);
  return place?.feature === 'road' && isBridgeAt(view, place.tile, place.edge);
};

const eatsOnBridge = rule<MoveDragon>({
  id: 'dragon.follower-on-a-bridge',
  on: 'move-dragon',
  cites: cites('x.dragon.follower-on-bridge'),
  isRemark: true,
  applies: ({ view, action }) => view.tokensOn('bridge', action.to).length > 0,
  judge: ({ view, action, pass }) =>
    pass('who stands on a bridge stands on the tile below it', () => ({
      figures: flatMap(view.onTile(action.to), ({ figure }) => (isOnBridge(view, figure.at) ? [figure.id] : [])),
    })),
});

/** The dragon walks before the scoring, and castles are built in it. */
const eatsBeforeCastle = rule<MoveDragon>({
  id: 'dragon.before-the-castle',
  on: 'move-dragon',
  cites: cites('x.dragon.conversion-after-walk'),
  isRemark: true,
  applies: ({ view, action }) => {
    const there = view.onTile(action.to).map(({ figure }) => figure.id);
    return deciders(view).some((player) => convertible(view, player).some((city) => occupants(view, city).some(({ id }) => there.includes(id))));
  },
  judge: ({ pass }) => pass('whoever is eaten before the scoring goes into no castle'),
});

const overVolcano = rule<PlaceToken>({
  id: 'bridge.on-a-volcano-tile',
  on: 'place-token/bridge',
  cites: ['pd.volcano.allow.bridge', 'pd.volcano.alternatives-named-with-or-c1'],
  isRemark: true,
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('a bridge may be placed in a volcano turn, and is none of the actions that such a turn allows'),
});

/** Where the volcano tile fits only with a bridge, that comes with the tile. */
const withVolcano = rule<PlaceTile>({
  id: 'bridge.with-a-volcano-tile',
  on: 'place-tile',
  cites: ['pd.volcano.allow.bridge', 'pd.volcano.alternatives-named-with-or-c1'],
  isRemark: true,
  applies: ({ view, action }) => action.bridge !== undefined && (view.ruleset.design(action.tile)?.symbols.includes('volcano') ?? false),
  judge: ({ pass }) => pass('the bridge that a volcano tile needs may be placed'),
});

/** Neither is it auctioned: whoever uncovers it sets it aside, as whoever draws it does. */
const noEarlyTile = rule<Chance>({
  id: 'bazaar.no-dragon-tile-yet',
  on: 'chance/bazaar',
  cites: ['pd.dragon.entry.set-aside-early-dragon-tile', ...cites('x.bazaar.dragon-tile-not-yet')],
  applies: ({ view, action }) => dragonTilesIn(view, action).length > 0,
  judge: ({ view, action, pass, forbid }) =>
    view.neutral('dragon')?.tile
      ? pass('the dragon is in play')
      : forbid('no volcano has been laid: dragon tiles are set aside, and others uncovered', { tiles: dragonTilesIn(view, action) }),
});

const notFromCastle = rule<RemoveFigure>({
  id: 'princess.castle-is-safe',
  on: 'remove-figure/princess',
  cites: [...cites('x.princess.castle-safe', 'castle.no-city-any-more')],
  applies: ({ view }) => view.tokens('castle').length > 0,
  judge: ({ view, action, pass, forbid }) =>
    spotName(view.figure(action.figure)?.figure.at ?? { area: 'box' }) === 'castle'
      ? forbid('whoever sits in a castle is no knight')
      : pass('the knight stands in a city, and not in a castle'),
});

const throughPortal = ({ via }: PlaceFigure) => via === 'magic-portal';

/** A removal takes the place of a figure; a bridge goes with the tile, and a castle with the scoring. */
const afterRemoval = rule<PlaceToken>({
  id: 'princess.bars-no-piece',
  on: ['place-token/bridge', 'place-token/castle'],
  cites: cites('bridge.optional-too', 'castle.convert.owner-decides'),
  overrides: ['princess-and-dragon.princess.other-actions-after-removal'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: ({ pass }) => pass('a removal bars figures, and neither bridges nor castles'),
});

const portalToCastle = rule<PlaceFigure>({
  id: 'portal.no-castle',
  on: 'place-figure',
  cites: cites('x.portal.no-castle', 'castle.no-new-occupant'),
  applies: ({ view, action }) => throughPortal(action) && view.tokens('castle').length > 0,
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === 'castle' ? forbid('the portal leads into no castle') : pass('the portal leads to a place that is no castle'),
});

const portalToBridge = rule<PlaceFigure>({
  id: 'portal.road-on-a-bridge',
  on: 'place-figure',
  cites: cites('x.portal.bridge-road'),
  applies: ({ view, action }) => throughPortal(action) && isOnBridge(view, action.at),
  judge: ({ view, action, pass, forbid }) =>
    view.feature(action.at)?.isComplete ? forbid('the road on the bridge is completed') : pass('the road on a bridge is a road like every road'),
});

/** A bridge belongs to the tile, and takes no action with a figure. */
const fairyAfterBridge = rule<Action>({
  id: 'fairy.after-a-bridge',
  on: 'move-fairy',
  cites: ['pd.fairy.move-optional', ...cites('bridge.optional-too', 'bridge.timing.figure-after-bridge')],
  overrides: ['princess-and-dragon.fairy.after-a-token'],
  applies: ({ view }) => view.done.some(({ type, kind }) => type === 'place-token' && kind === 'bridge'),
  judge: ({ view, pass, forbid }) =>
    view.done.every(({ type, kind }) => type !== 'place-token' || kind === 'bridge')
      ? pass('a bridge belongs to the tile and not to the figures')
      : forbid('another token has been placed as well'),
});

/** Where she may be in a castle she goes in with her knight; where she may not no source says where she stays. */
const fairyGoesIn: Trigger = {
  id: `${FOLDER}.fairy.goes-in`,
  on: 'piece-moved',
  cites: cites('x.fairy.stays-with-castle-follower'),
  then: (view, effect, before) => {
    const { piece, cause } = effect as PieceMoved;
    const fairy = before.neutral('fairy');
    if (cause !== 'castle-built' || piece.figure === undefined || fairy?.figure !== piece.figure || !fairy.tile) return undefined;
    const why = because('fairy.goes-in', 'x.fairy.stays-with-castle-follower');
    const allowed = view.ruleset.settings.entry('fairy.castle')?.setting;
    if (allowed && view.get(allowed) === 'allowed')
      return { effects: [{ type: 'neutral-moved', neutral: 'fairy', from: fairy.tile, to: fairy.tile, figure: piece.figure, ...why }] };
    const message = 'where the fairy stays when her knight goes into a castle no source says';
    return { missing: [{ ...why, message, isUnregulated: true, ...(allowed && { settings: [allowed] }) }] };
  },
};

/** Her bonus comes with the castle as with every feature. */
const bonusInCastle = saidOfCastles(
  'fairy.castle-bonus',
  ['x.fairy.castle-bonus'],
  ({ view, feature }) => feature.kind === 'castle' && view.on(feature).some(({ figure }) => figure.id === view.neutral('fairy')?.figure),
);

/** Whether she may lose her place by a castle. */
const fairyInDoubt = (view: Position): boolean => view.snapshot.turn?.step === 'build-castle' && typeof view.neutral('fairy')?.figure === 'string';

/** Where a printing, read literally, ends the turn as the dragon comes to the volcano tile, nothing that belongs to it follows. */
const volcanoEndsTurn: Skip = {
  id: `${FOLDER}.volcano-ends-the-turn`,
  steps: ['place-piece', 'build-castle', 'choose-castle-feature'],
  cites: cites('castle.convert.only-when-completed', 'bridge.optional-too'),
  when: (view) => {
    const flow = view.laidSymbol('volcano') ? view.ruleset.settings.entry('volcano.turnFlow')?.setting : undefined;
    return flow !== undefined && view.get(flow) === 'literal-end';
  },
};

export const withPrincessAndDragon: Readonly<Record<string, Parts>> = {
  'princess-and-dragon': { traits: castleTraits },
  'princess-and-dragon/dragon': { rules: [eatsOnBridge, eatsBeforeCastle, overVolcano, withVolcano, noEarlyTile], skips: [volcanoEndsTurn] },
  'princess-and-dragon/princess': { rules: [notFromCastle, afterRemoval] },
  'princess-and-dragon/portal': { rules: [portalToCastle, portalToBridge] },
  'princess-and-dragon/fairy': { rules: [fairyAfterBridge], triggers: [fairyGoesIn], additions: [bonusInCastle], doubts: [fairyInDoubt] },
};
