/** What follows from a legal action, in the order in which it happens. */
import Type, { type Static } from 'typebox';
import { CellRef, PlaceRef, RotationSchema } from './snapshot.js';

const because = {
  rule: Type.String({ description: 'the rule that brings it about' }),
  cites: Type.Array(Type.String()),
};
const effect = (title: string) => ({ $id: title });

export const TilePlacedSchema = Type.Object(
  { type: Type.Literal('tile-placed'), tile: Type.String(), at: CellRef, rotation: RotationSchema, ...because },
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
  { type: Type.Literal('figure-placed'), figure: Type.String(), kind: Type.String(), owner: Type.String(), at: PlaceRef, ...because },
  effect('FigurePlaced'),
);
export const FigureReturnedSchema = Type.Object(
  {
    type: Type.Literal('figure-returned'),
    figure: Type.String(),
    kind: Type.String(),
    to: Type.String({ description: 'the owner, or `supply` for a neutral figure' }),
    at: PlaceRef,
    ...because,
  },
  effect('FigureReturned'),
);
export const NeutralMovedSchema = Type.Object(
  {
    type: Type.Literal('neutral-moved'),
    neutral: Type.String({ description: '`dragon`, `fairy`, ...' }),
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
    procedure: Type.Enum(['dragon'], { description: 'the part of `turn` that holds its state' }),
    state: Type.Union([Type.Unsafe<unknown>({ type: 'object' }), Type.Null()]),
    ...because,
  },
  effect('Procedure'),
);
export const TokensReceivedSchema = Type.Object(
  { type: Type.Literal('tokens-received'), player: Type.String(), token: Type.String(), count: Type.Integer(), ...because },
  effect('TokensReceived'),
);

export const ExtraPartWonSchema = Type.Object({ type: Type.Literal('extra-part-won'), player: Type.String(), ...because }, effect('ExtraPartWon'));

export const TokenRemovedSchema = Type.Object(
  { type: Type.Literal('token-removed'), token: Type.String(), tile: CellRef, ...because },
  effect('TokenRemoved'),
);

const members = [
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
export type TokenRemoved = Static<typeof TokenRemovedSchema>;
export type Effect =
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
  | TokenRemoved;
export type EffectType = Effect['type'];

export const EffectSchema = Type.Unsafe<Effect>({
  $id: 'Effect',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: members.map((member) => ({ $ref: `${(member as unknown as { $id: string }).$id}#` })),
});

export const effectSchemas = [...members, EffectSchema];
