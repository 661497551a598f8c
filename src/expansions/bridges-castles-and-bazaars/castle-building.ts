/** Turning a small city into a castle. */
import type { Action, PlaceToken } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { Place, Spot } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { goesHome, type Happening } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type Own } from './author.js';
import { builder, cityAt, deciders, goesOn, mayBecomeSmall, occupants, smallCitiesNow } from './castle-cities.js';
import { CASTLE_DECLINED, CASTLES } from './settings.js';
import { castleBuilding } from './state.js';

const place = (at: PlaceToken['at']): Spot => ({ tile: at.tile!, feature: at.feature ?? 'city', ...(at.edge && { edge: at.edge }) });

/** The city that an action would turn into a castle. */
export const cityOf = (view: Position, { at }: PlaceToken): Feature | undefined => (at.tile ? cityAt(view, place(at)) : undefined);

const asked = (mover: string | undefined, list: readonly string[], ...clauses: Own[]): Effect => ({
  type: 'procedure',
  procedure: 'castle',
  state: mover === undefined ? null : { mover, asked: [...list] },
  ...because('castle.next-owner', 'castle.convert.in-another-turn', 'castle.convert.owner-decides', ...clauses),
});

/** On to the next who has a small city, once this one has decided. */
function decided(view: Position, player: string): Effect {
  const rest = deciders(view).filter((other) => other !== player);
  const before = view.playersFrom(view.active);
  const list = before.slice(0, before.indexOf(player) + 1);
  // that everybody has decided is known until the step ends
  return asked(rest[0] ?? player, list);
}

/** On to the next, or, where one who declines speaks for all, to nobody. */
function declined(view: Position, player: string): Effect {
  if (view.get(CASTLE_DECLINED) === 'next-owner' || deciders(view).length === 1) return decided(view, player);
  const everybody = view.players.map(({ id }) => id);
  return asked(player, everybody, 'castle.convert.declined-for-all');
}

export const buildCastle: ActionKind<PlaceToken> = {
  id: 'place-token/castle',
  in: ['build-castle'],
  cites: cites(
    'castle.convert.small-city',
    'castle.convert.instead-of-points',
    'castle.convert.follower-goes-in',
    'castle.occupied-is-incomplete',
    'castle.builder-goes-home',
    'castle.neighbours-allowed',
    'castle.stays',
    'setup.supply-two-to-four',
    'setup.supply-five-six',
  ),
  propose: (view) => smallCitiesNow(view).map((city): PlaceToken => ({ type: 'place-token', kind: 'castle', at: onLaid(view, city) })),
  canPerform: (view, action) => cityOf(view, action) !== undefined,
  perform: (view, action) => built(view, cityOf(view, action)!),
};

/** The half on the tile just laid names the city, as the other half may lie anywhere around it. */
function onLaid({ laid, board }: Position, { parts, place: first }: Feature): Place {
  const own = parts.find((part) => part.laid.entry === laid?.entry);
  return own ? board.places[own.node]! : first;
}

function built(view: Position, city: Feature): Happening {
  const player = builder(view);
  const figures = view.on(city).map(({ figure }) => figure);
  const staying = occupants(view, city);
  const home = figures
    .filter((figure) => !staying.includes(figure))
    .map((figure) => goesHome(figure, 'castle-built', because('castle.builder-goes-home', 'castle.builder-goes-home')));
  const { tile, edge } = onLaid(view, city);
  const token: Effect = {
    type: 'piece-moved',
    piece: { token: 'castle' },
    from: { area: 'supply', player },
    to: { tile, ...(edge && { edge }) },
    ...because(
      'castle.is-built',
      'castle.convert.small-city',
      'castle.convert.instead-of-points',
      'castle.stays',
      'castle.neighbours-allowed',
      'castle.field.separates',
    ),
  };
  const inside = staying.map(({ id, at }): Effect => ({
    type: 'piece-moved',
    piece: { figure: id },
    from: at,
    to: 'feature' in at ? { ...at, feature: 'castle' } : at,
    cause: 'castle-built',
    ...because(
      'castle.follower-goes-in',
      'castle.convert.follower-goes-in',
      'castle.convert.either-half',
      'castle.no-city-any-more',
      'castle.occupied-is-incomplete',
    ),
  }));
  const next = goesOn(view, player, city) ? [] : [decided(view, player)];
  return { effects: [...home, token, ...inside, ...next] };
}

/** Whether a small city may be completed, or has been, while it is not known how many castles a player has. */
export const castlesInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.players.every(({ id }) => view.held(id, 'castle') !== undefined)) return false;
  if (view.laid) return smallCitiesNow(view).length > 0;
  // a city that nobody is in is nobody's to decide on
  return mayBeScored(view, { isOne: (city) => mayBecomeSmall(city) && occupants(view, city).length > 0 });
};

/** Whether somebody may have a castle to build, of whom it is not known how many he has. */
const inDoubt = (view: Position): string | undefined =>
  view.get(CASTLES) === 'off' ? undefined : deciders(view).find((player) => view.held(player, 'castle') === undefined);

export const buildCastleStep: Step = {
  id: 'build-castle',
  phase: 'scoring',
  before: ['score', 'leave-city'],
  cites: cites(
    'castle.convert.owner-decides',
    'castle.convert.in-another-turn',
    'castle.convert.only-when-completed',
    'x.dragon.conversion-after-walk',
  ),
  decides: true,
  passable: true,
  due: (view) => view.laid !== undefined && deciders(view).length > 0,
  begin: (view) => {
    const unknown = inDoubt(view);
    const effects = [asked(deciders(view)[0], [])];
    if (unknown === undefined) return { effects };
    const seat = view.players.findIndex(({ id }) => id === unknown);
    const missing = { ...because('castle.from-supply', 'castle.convert.needs-token'), message: 'how many castles the player has is not known' };
    return { effects, missing: [{ ...missing, pointer: `/players/${seat}/tokens/castle` }] };
  },
  decider: builder,
  lacks: ({ laid }) => (laid ? [] : ['/turn/placed']),
  lacksDecider: (view) => (view.state(castleBuilding) || deciders(view).length <= 1 ? [] : ['/turn/castle']),
  open: (view) => deciders(view).some((player) => view.held(player, 'castle') !== undefined),
  passed: (view) => ({ effects: [declined(view, builder(view))] }),
  stays: (view) => deciders(view).length > 0,
  end: (view) => (view.snapshot.turn && 'castle' in view.snapshot.turn ? { effects: [asked(undefined, [])] } : {}),
};
