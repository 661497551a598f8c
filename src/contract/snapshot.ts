/** The board as a client posts it: everything that legality depends on, and nothing that the service would have to remember. */
import Type, { type Static } from 'typebox';
import { HALF_SIDES, SIDES } from './compass.js';

/** A cell `[x, y]`: x grows to the east, y to the south. */
export type Cell = readonly [x: number, y: number];

export const CellSchema = Type.Unsafe<Cell>({
  $id: 'Cell',
  type: 'array',
  items: { type: 'integer', minimum: -1000, maximum: 1000 },
  minItems: 2,
  maxItems: 2,
  description: '[x, y]; x grows to the east, y to the south',
});
export const CellRef = Type.Unsafe<Cell>({ $ref: 'Cell#' });

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
export const RotationSchema = Type.Unsafe<Rotation>({
  type: 'integer',
  enum: [...ROTATIONS],
  description: 'degrees clockwise',
});

export const EDGES = [...SIDES, ...HALF_SIDES, 'centre', 'centre-2'] as const;
const id = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' });
const count = Type.Integer({ minimum: 0, maximum: 1000 });

/** A feature, named by any place of it, as seen on the board after rotation. */
export const PlaceSchema = Type.Object(
  {
    tile: CellRef,
    feature: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9-]*$', description: 'city road field monastery garden tower ...' }),
    edge: Type.Optional(
      Type.Enum([...EDGES], { description: 'a side (n e s w), for fields a half-side (nnw nne ene ...); left out for what lies in the centre' }),
    ),
  },
  { $id: 'Place', additionalProperties: false },
);
export type Place = Static<typeof PlaceSchema>;
export const PlaceRef = Type.Unsafe<Place>({ $ref: 'Place#' });

export const PlayerSchema = Type.Object(
  {
    id: id('a free string, unique among the players'),
    score: Type.Optional(Type.Integer({ minimum: -100000, maximum: 100000 })),
    supply: Type.Optional(Type.Record(Type.String(), count, { description: 'figures not on the board, by kind' })),
    prisoners: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 200, description: 'captured figures: `{owner, kind}` each' })),
    tokens: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: 'Player', additionalProperties: false },
);
export type Player = Static<typeof PlayerSchema>;

export const PlacedTileSchema = Type.Object(
  { tile: id('id of a tile, or `jcz:` and its alias'), at: CellRef, rotation: RotationSchema },
  { $id: 'PlacedTile', additionalProperties: false },
);
export type PlacedTile = Static<typeof PlacedTileSchema>;

export const FigureSchema = Type.Object(
  {
    id: id('unique among the figures'),
    kind: name,
    owner: Type.Optional(id('a player; left out for a neutral figure')),
    at: PlaceRef,
  },
  { $id: 'Figure', additionalProperties: false },
);
export type Figure = Static<typeof FigureSchema>;

export const NeutralSchema = Type.Object(
  {
    tile: CellRef,
    figure: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'the figure it is with; null: with none; left out: not known',
      }),
    ),
  },
  { $id: 'NeutralFigure' },
);
export type NeutralFigure = Static<typeof NeutralSchema>;

export const TokenSchema = Type.Object({ kind: name, tile: Type.Optional(CellRef) }, { $id: 'Token' });
export type Token = Static<typeof TokenSchema>;

export const BagSchema = Type.Object(
  {
    remaining: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000, description: 'tiles left after the one in hand' })),
    setAside: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500 })),
  },
  { $id: 'Bag' },
);
export type Bag = Static<typeof BagSchema>;

/** An action of this turn that has been taken, as it was posted. */
export interface DoneAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const DragonWalkSchema = Type.Object(
  {
    visited: Type.Array(CellRef, { minItems: 1, maxItems: 50, description: 'from the tile the walk began on to where the dragon stands' }),
    stepsLeft: Type.Integer({ minimum: 0, maximum: 50, description: 'counts the step now due' }),
    mover: id('the player whose step is due'),
  },
  { $id: 'DragonWalk', additionalProperties: false },
);
export type DragonWalk = Static<typeof DragonWalkSchema>;

export const TurnSchema = Type.Object(
  {
    player: id('the active player'),
    step: name,
    tile: Type.Optional(id('the tile in hand, then the tile just laid')),
    placed: Type.Optional(Type.Object({ at: CellRef }, { additionalProperties: false })),
    done: Type.Optional(
      Type.Array(Type.Unsafe<DoneAction>({ type: 'object', required: ['type'], properties: { type: { type: 'string' } } }), {
        maxItems: 100,
        description: 'the actions of this turn in order, beginning with its place-tile',
      }),
    ),
    part: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: 'part of a double turn; 1 when left out' })),
    extraPart: Type.Optional(
      Type.Boolean({ description: 'whether this turn has won its player a further part (a double turn); left out: read off the board' }),
    ),
    dragon: Type.Optional(Type.Unsafe<DragonWalk>({ $ref: 'DragonWalk#' })),
  },
  { $id: 'Turn' },
);
export type Turn = Static<typeof TurnSchema>;

export const SnapshotSchema = Type.Object(
  {
    players: Type.Array(Type.Unsafe<Player>({ $ref: 'Player#' }), { minItems: 1, maxItems: 12, description: 'in turn order' }),
    tiles: Type.Array(Type.Unsafe<PlacedTile>({ $ref: 'PlacedTile#' }), { minItems: 1, maxItems: 2000 }),
    figures: Type.Optional(Type.Array(Type.Unsafe<Figure>({ $ref: 'Figure#' }), { maxItems: 1000 })),
    neutral: Type.Optional(
      Type.Unsafe<Readonly<Record<string, NeutralFigure | undefined>>>({
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
  },
  { $id: 'Snapshot', additionalProperties: false },
);
export type Snapshot = Static<typeof SnapshotSchema>;

export const snapshotSchemas = [
  CellSchema,
  PlaceSchema,
  PlayerSchema,
  PlacedTileSchema,
  FigureSchema,
  NeutralSchema,
  TokenSchema,
  BagSchema,
  DragonWalkSchema,
  TurnSchema,
  SnapshotSchema,
];
