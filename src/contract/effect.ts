/** What follows from a legal action, in the order in which it happens. */
import Type, { type Static } from 'typebox';
import { consequenceBasis, seeAlso } from './grounds.js';
import { RotationSchema, SidesSchema } from './snapshot.js';
import { CellRef, PlaceRef, SpotRef } from './spot-schemas.js';

const because = {
  rule: Type.String({ description: 'the rule that brings it about' }),
  cites: Type.Array(Type.String()),
  seeAlso,
  basis: consequenceBasis,
};
const effect = (title: string) => ({ $id: title });

export const TilePlacedSchema = Type.Object(
  {
    type: Type.Literal('tile-placed'),
    tile: Type.String(),
    at: CellRef,
    rotation: RotationSchema,
    half: Type.Optional(Type.Enum(['nw', 'ne', 'se', 'sw'])),
    ...because,
  },
  effect('TilePlaced'),
);
export const TileDiscardedSchema = Type.Object(
  { type: Type.Literal('tile-discarded'), tile: Type.String(), to: Type.Enum(['box', 'set-aside', 'bag']), ...because },
  effect('TileDiscarded'),
);
export const TilesReturnedSchema = Type.Object(
  { type: Type.Literal('tiles-returned'), tiles: Type.Array(Type.String(), { description: 'tiles mixed back into the bag' }), ...because },
  effect('TilesReturned'),
);
export const FigurePlacedSchema = Type.Object(
  { type: Type.Literal('figure-placed'), figure: Type.String(), kind: Type.String(), owner: Type.String(), at: SpotRef, ...because },
  effect('FigurePlaced'),
);
export const FigureReturnedSchema = Type.Object(
  {
    type: Type.Literal('figure-returned'),
    figure: Type.String(),
    kind: Type.String(),
    to: Type.String({ description: 'the owner, or `supply` for a neutral figure' }),
    at: SpotRef,
    cause: Type.Optional(Type.String({ description: 'why it goes: `scored`, or what the folder that sends it home calls it' })),
    ...because,
  },
  effect('FigureReturned'),
);
export const NeutralMovedSchema = Type.Object(
  {
    type: Type.Literal('neutral-moved'),
    neutral: Type.String({ description: 'its kind' }),
    from: Type.Union([CellRef, Type.Null()]),
    to: Type.Union([CellRef, Type.Null()], { description: 'null: beside the board' }),
    figure: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'the figure it is with from now on' })),
    ...because,
  },
  effect('NeutralMoved'),
);
export const PointsSchema = Type.Object(
  { type: Type.Literal('points'), player: Type.String(), points: Type.Integer(), ...because },
  effect('Points'),
);
export const ProcedureSchema = Type.Object(
  {
    type: Type.Literal('procedure'),
    procedure: Type.String({ description: 'the part of `turn`, or of the snapshot, that holds its state' }),
    of: Type.Optional(Type.Enum(['turn', 'snapshot'], { description: 'which of the two; the turn when left out' })),
    state: Type.Union([Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }), Type.Null()]),
    ...because,
  },
  effect('Procedure'),
);
export const TokensReceivedSchema = Type.Object(
  { type: Type.Literal('tokens-received'), player: Type.String(), token: Type.String(), count: Type.Integer(), ...because },
  effect('TokensReceived'),
);

export const ExtraPartWonSchema = Type.Object({ type: Type.Literal('extra-part-won'), player: Type.String(), ...because }, effect('ExtraPartWon'));

export const TurnBegunSchema = Type.Object(
  {
    type: Type.Literal('turn-begun'),
    player: Type.String(),
    keeps: Type.Array(Type.String(), {
      description: 'the procedures that go on, as this turn is a part of them; whatever else the position held of a turn is over',
    }),
    ...because,
  },
  effect('TurnBegun'),
);

export const TokenRemovedSchema = Type.Object(
  { type: Type.Literal('token-removed'), token: Type.String(), tile: CellRef, ...because },
  effect('TokenRemoved'),
);

/** Any piece: a figure or token of a player, a neutral figure, a tile off the board. */
export const PieceSchema = Type.Object(
  {
    figure: Type.Optional(Type.String({ description: 'id of a figure' })),
    neutral: Type.Optional(Type.String({ description: 'kind of a neutral figure' })),
    tile: Type.Optional(Type.String({ description: 'id of a tile' })),
    token: Type.Optional(Type.String({ description: 'kind of a token' })),
    count: Type.Optional(Type.Integer()),
    value: Type.Optional(Type.Integer()),
    number: Type.Optional(Type.Integer()),
    pair: Type.Optional(Type.String()),
    owner: Type.Optional(Type.String()),
    edges: Type.Optional(SidesSchema),
    active: Type.Optional(Type.Boolean()),
  },
  { $id: 'Piece', description: 'exactly one of figure, neutral, tile and token, and what tells tokens of a kind apart' },
);
export type Piece = Static<typeof PieceSchema>;
const piece = Type.Unsafe<Piece>({ $ref: 'Piece#' });

export const PieceMovedSchema = Type.Object(
  { type: Type.Literal('piece-moved'), piece, from: SpotRef, to: SpotRef, cause: Type.Optional(Type.String()), ...because },
  effect('PieceMoved'),
);
export const PieceChangedSchema = Type.Object(
  {
    type: Type.Literal('piece-changed'),
    piece,
    at: Type.Optional(SpotRef),
    set: Type.Record(Type.String(), Type.Unknown()),
    supply: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), { description: 'what the general supply gains by it, or loses, by kind of token' }),
    ),
    ...because,
  },
  effect('PieceChanged'),
);
export const FeatureScoredSchema = Type.Object(
  {
    type: Type.Literal('feature-scored'),
    feature: PlaceRef,
    scores: Type.Array(Type.Object({ player: Type.String(), points: Type.Integer() }), { description: 'who got how much for it' }),
    ...because,
  },
  effect('FeatureScored'),
);

const members = [
  PieceMovedSchema,
  PieceChangedSchema,
  FeatureScoredSchema,
  TilePlacedSchema,
  TileDiscardedSchema,
  TilesReturnedSchema,
  FigurePlacedSchema,
  FigureReturnedSchema,
  NeutralMovedSchema,
  PointsSchema,
  ProcedureSchema,
  TokensReceivedSchema,
  ExtraPartWonSchema,
  TurnBegunSchema,
  TokenRemovedSchema,
] as const;

export type TilePlaced = Static<typeof TilePlacedSchema>;
export type TileDiscarded = Static<typeof TileDiscardedSchema>;
export type TilesReturned = Static<typeof TilesReturnedSchema>;
export type FigurePlaced = Static<typeof FigurePlacedSchema>;
export type FigureReturned = Static<typeof FigureReturnedSchema>;
export type NeutralMoved = Static<typeof NeutralMovedSchema>;
export type Points = Static<typeof PointsSchema>;
export type Procedure = Static<typeof ProcedureSchema>;
export type TokensReceived = Static<typeof TokensReceivedSchema>;
export type ExtraPartWon = Static<typeof ExtraPartWonSchema>;
export type TurnBegun = Static<typeof TurnBegunSchema>;
export type TokenRemoved = Static<typeof TokenRemovedSchema>;
export type PieceMoved = Static<typeof PieceMovedSchema>;
export type PieceChanged = Static<typeof PieceChangedSchema>;
export type FeatureScored = Static<typeof FeatureScoredSchema>;
export type Effect =
  | PieceMoved
  | PieceChanged
  | FeatureScored
  | TilePlaced
  | TileDiscarded
  | TilesReturned
  | FigurePlaced
  | FigureReturned
  | NeutralMoved
  | Points
  | Procedure
  | TokensReceived
  | ExtraPartWon
  | TurnBegun
  | TokenRemoved;
export type EffectType = Effect['type'];

export const EffectSchema = Type.Unsafe<Effect>({
  $id: 'Effect',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: members.map((member) => ({ $ref: `${(member as { $id?: string }).$id ?? ''}#` })),
});

export const effectSchemas = [PieceSchema, ...members, EffectSchema];
