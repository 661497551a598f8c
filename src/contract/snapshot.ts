/** The board as a client posts it: everything that legality depends on, and nothing that the service would have to remember. */
import Type, { type Static, type TSchema } from 'typebox';
import { ROTATIONS, SIDES, type Rotation, type Side } from './compass.js';
import { CellRef, PlaceRef, SpotRef, spotMembers, spotSchemas } from './spot-schemas.js';
import type { Cell } from './spot.js';

export type { Edge, Rotation } from './compass.js';
export type { AreaSpot, Cell, FigureSpot, Place, Spot, TileSpot } from './spot.js';

export const RotationSchema = Type.Unsafe<Rotation>({
  type: 'integer',
  enum: [...ROTATIONS],
  description: 'degrees clockwise',
});

const id = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' });
const count = Type.Integer({ minimum: 0, maximum: 1000 });

/** What expansions add to a snapshot: the members of its parts by name, as JSON Schema. */
export interface StateSchemas {
  /** Of the whole snapshot. */
  readonly snapshot: Readonly<Record<string, TSchema>>;
  /** Of the turn: running procedures. */
  readonly turn: Readonly<Record<string, TSchema>>;
  readonly player: Readonly<Record<string, TSchema>>;
  readonly figure: Readonly<Record<string, TSchema>>;
  readonly bag: Readonly<Record<string, TSchema>>;
  /** Of an action that has been taken, of which anything else may be told as well. */
  readonly done: Readonly<Record<string, TSchema>>;
}

const optional = (members: Readonly<Record<string, TSchema>>) =>
  Object.fromEntries(Object.entries(members).map(([member, schema]) => [member, Type.Optional(schema)]));

/** A captured figure, in the hands of another player. */
export const PrisonerSchema = Type.Object(
  { id: Type.Optional(id('unique among the figures')), kind: name, owner: id('the player it belongs to') },
  { $id: 'Prisoner', additionalProperties: false },
);
export type Prisoner = Static<typeof PrisonerSchema>;

const counts = (description: string) => Type.Record(Type.String(), count, { description });

const playerMembers = {
  id: id('a free string, unique among the players'),
  score: Type.Optional(Type.Integer({ minimum: -100000, maximum: 100000, description: 'left out: not known; `after` counts what comes from 0' })),
  supply: Type.Optional(counts('figures not on the board, by kind')),
  reserve: Type.Optional(counts('figures of his colour that lie in the general supply, by kind')),
  prisoners: Type.Optional(
    Type.Array(Type.Unsafe<Prisoner>({ $ref: 'Prisoner#' }), { maxItems: 200, description: 'captured figures that he holds' }),
  ),
  hand: Type.Optional(Type.Array(id('id of a tile'), { maxItems: 50, description: 'tiles that he may lay instead of drawing one' })),
  tokens: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Unsafe<number | Readonly<Record<string, number>>>({ type: ['integer', 'object'], additionalProperties: { type: 'integer' } }),
      {
        description: 'tokens that he has, by kind; those that come in pairs by the name of the pair',
      },
    ),
  ),
};
const PlayerBase = Type.Object(playerMembers);
export type Player = Static<typeof PlayerBase>;

export const PlacedTileSchema = Type.Object(
  {
    tile: id('id of a tile, or `jcz:` and its alias'),
    at: Type.Unsafe<Cell>({ $ref: 'Cell#', description: 'of a tile of several cells the north-west one, as it lies' }),
    rotation: RotationSchema,
    half: Type.Optional(Type.Enum(['nw', 'ne', 'se', 'sw'], { description: 'the corner that a half tile fills' })),
  },
  { $id: 'PlacedTile', additionalProperties: false },
);
export type PlacedTile = Static<typeof PlacedTileSchema>;

const figureMembers = {
  id: id('unique among the figures'),
  kind: name,
  owner: Type.Optional(id('a player; left out for a neutral figure')),
  at: SpotRef,
};
const FigureBase = Type.Object(figureMembers);
export type Figure = Static<typeof FigureBase>;

/** The members of a spot, flat; a bare tile says that the figure is somewhere on it. */
export const NeutralSchema = Type.Object(
  {
    ...spotMembers,
    figure: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'the figure it is with, whose tile need not be said again; null: with none; left out: not known',
      }),
    ),
  },
  { $id: 'NeutralFigure', additionalProperties: false },
);
export type NeutralFigure = Static<typeof NeutralSchema>;

const side = Type.Enum([...SIDES]);
/** Two sides of a tile, clockwise from n. */
export type Sides = readonly [Side, Side];
export const SidesSchema = Type.Unsafe<Sides>({
  type: 'array',
  prefixItems: [side, side],
  items: side,
  minItems: 2,
  maxItems: 2,
  description: 'two sides, clockwise from n',
});

/** The members of a spot, flat, and what tells tokens of one kind apart. */
export const TokenSchema = Type.Object(
  {
    kind: name,
    ...spotMembers,
    edges: Type.Optional(SidesSchema),
    owner: Type.Optional(id('a player')),
    pair: Type.Optional(Type.String({ maxLength: 10, description: 'two tokens of one owner and pair belong together' })),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'how many lie there; 1 when left out' })),
    value: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    number: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    active: Type.Optional(Type.Boolean()),
  },
  { $id: 'Token', additionalProperties: false },
);
export type Token = Static<typeof TokenSchema>;

const bagMembers = {
  remaining: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000, description: 'tiles left after the one in hand' })),
  setAside: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500 })),
  tokens: Type.Optional(counts('tokens in the general supply, by what is printed on them; left out: the full stock less what lies on the board')),
  bottom: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, description: 'tokens known to lie below, in order' })),
};
const BagBase = Type.Object(bagMembers);
export type Bag = Static<typeof BagBase>;

/** An action of this turn that has been taken, as it was posted. */
export interface DoneAction {
  readonly type: string;
  readonly via?: string;
  readonly by?: string;
  readonly [field: string]: unknown;
}
const doneActions = (members: StateSchemas['done'], description: string) =>
  Type.Array(Type.Unsafe<DoneAction>({ type: 'object', required: ['type'], properties: members, additionalProperties: true }), {
    maxItems: 100,
    description,
  });
const doneMembers = (members: StateSchemas['done']) => ({
  done: Type.Optional(doneActions(members, 'the actions of this turn in order; its `place-tile` comes before what follows from it')),
  earlier: Type.Optional(doneActions(members, 'what was done in earlier parts of this turn')),
});

export const TILE_SOURCES = ['bag', 'hand', 'bazaar'] as const;

const turnMembers = {
  player: id('the active player'),
  step: name,
  tile: Type.Optional(id('the tile in hand, then the tile just laid; left out: the one that lies where `placed` says')),
  source: Type.Optional(Type.Enum([...TILE_SOURCES], { description: 'where that tile comes from; left out: the bag' })),
  placed: Type.Optional(
    Type.Object({ at: CellRef }, { additionalProperties: false, description: 'where it was laid; left out: where a `place-tile` among `done` says' }),
  ),
  ...doneMembers({}),
  part: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: 'part of a double turn; 1 when left out' })),
  extraPart: Type.Optional(
    Type.Boolean({ description: 'whether this turn has won its player a further part (a double turn); left out: read off the board' }),
  ),
};
const TurnBase = Type.Object(turnMembers);
/** The turn; the state of running procedures lies in it under their names. */
export type Turn = Static<typeof TurnBase>;

const snapshotMembers = {
  players: Type.Array(Type.Unsafe<Player>({ $ref: 'Player#' }), { minItems: 1, maxItems: 12, description: 'in turn order' }),
  tiles: Type.Array(Type.Unsafe<PlacedTile>({ $ref: 'PlacedTile#' }), { minItems: 1, maxItems: 2000 }),
  prints: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 16 }), {
      description: 'what tiles show whose shape no source gives, by id: one line of the notation of designs for each cell, row by row',
    }),
  ),
  figures: Type.Optional(Type.Array(Type.Unsafe<Figure>({ $ref: 'Figure#' }), { maxItems: 1000 })),
  neutral: Type.Optional(
    Type.Unsafe<Readonly<Record<string, NeutralFigure>>>({
      type: 'object',
      maxProperties: 50,
      additionalProperties: { $ref: 'NeutralFigure#' },
      description: 'neutral figures on the board, by kind; absent: off the board',
    }),
  ),
  tokens: Type.Optional(Type.Array(Type.Unsafe<Token>({ $ref: 'Token#' }), { maxItems: 1000 })),
  bag: Type.Optional(Type.Unsafe<Bag>({ $ref: 'Bag#' })),
  scored: Type.Optional(
    Type.Array(PlaceRef, { maxItems: 2000, description: 'completed features that are known to have been scored; left out: not known' }),
  ),
  turn: Type.Optional(Type.Unsafe<Turn>({ $ref: 'Turn#' })),
};
const SnapshotBase = Type.Object(snapshotMembers);
/** The board as posted; what expansions add to it is read with their own words (`kernel/declare/state.ts`). */
export type Snapshot = Static<typeof SnapshotBase>;

/** Schemas of a snapshot and its parts, with what expansions add to them; nothing else is accepted. */
export function snapshotSchemas(state: StateSchemas): TSchema[] {
  const closed = (title: string, members: Record<string, TSchema>, further: Readonly<Record<string, TSchema>>) =>
    Type.Object({ ...members, ...optional(further) }, { $id: title, additionalProperties: false });
  return [
    ...spotSchemas,
    PrisonerSchema,
    closed('Player', PlayerBase.properties, state.player),
    PlacedTileSchema,
    closed('Figure', FigureBase.properties, state.figure),
    NeutralSchema,
    TokenSchema,
    closed('Bag', BagBase.properties, state.bag),
    closed('Turn', { ...TurnBase.properties, ...doneMembers(state.done) }, state.turn),
    closed('Snapshot', SnapshotBase.properties, state.snapshot),
  ];
}
