/** What a player proposes to do. */
import Type, { type Static } from 'typebox';
import { CellRef, PlaceRef, RotationSchema } from './snapshot.js';

const player = Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'who acts; when given, it must be his to make' }));
const figure = Type.String({ minLength: 1, maxLength: 100, description: 'id of a figure' });
const kind = Type.String({ minLength: 1, maxLength: 60 });

const closed = (title: string) => ({ $id: title, additionalProperties: false });

export const PlaceTileSchema = Type.Object(
  { type: Type.Literal('place-tile'), tile: Type.String({ minLength: 1, maxLength: 100 }), at: CellRef, rotation: RotationSchema, player },
  closed('PlaceTile'),
);
export const DiscardTileSchema = Type.Object({ type: Type.Literal('discard-tile'), player }, closed('DiscardTile'));
export const PlaceFigureSchema = Type.Object(
  {
    type: Type.Literal('place-figure'),
    kind,
    at: PlaceRef,
    via: Type.Optional(Type.String({ maxLength: 60, description: '`magic-portal`, ...; inferred where only one way is possible' })),
    figure: Type.Optional(figure),
    player,
  },
  closed('PlaceFigure'),
);
export const MoveFairySchema = Type.Object(
  {
    type: Type.Literal('move-fairy'),
    to: Type.Unsafe<{ figure: string } | { tile: readonly [number, number] }>({ $ref: 'FairyDestination#' }),
    player,
  },
  closed('MoveFairy'),
);
export const RemoveFigureSchema = Type.Object(
  { type: Type.Literal('remove-figure'), figure, by: Type.String({ minLength: 1, maxLength: 60 }), player },
  closed('RemoveFigure'),
);
export const MoveDragonSchema = Type.Object({ type: Type.Literal('move-dragon'), to: CellRef, player }, closed('MoveDragon'));
export const PlaceTokenSchema = Type.Object({ type: Type.Literal('place-token'), kind, at: Type.Unsafe<unknown>({}), player }, closed('PlaceToken'));
export const CaptureSchema = Type.Object({ type: Type.Literal('capture'), figure, player }, closed('Capture'));
export const PayRansomSchema = Type.Object({ type: Type.Literal('pay-ransom'), figure, player }, closed('PayRansom'));
export const MoveFigureSchema = Type.Object({ type: Type.Literal('move-figure'), figure, to: PlaceRef, player }, closed('MoveFigure'));
export const ClaimFairyPointSchema = Type.Object({ type: Type.Literal('claim-fairy-point'), player }, closed('ClaimFairyPoint'));
export const PassSchema = Type.Object({ type: Type.Literal('pass'), player }, closed('Pass'));

/** With a figure (which fixes the tile), or on a tile where the ruleset knows no more. */
export const FairyDestinationSchema = Type.Unsafe<{ figure: string } | { tile: readonly [number, number] }>({
  $id: 'FairyDestination',
  type: 'object',
  properties: { figure: { type: 'string', minLength: 1, maxLength: 100 }, tile: { $ref: 'Cell#' } },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
});

const members = [
  PlaceTileSchema,
  DiscardTileSchema,
  PlaceFigureSchema,
  MoveFairySchema,
  RemoveFigureSchema,
  MoveDragonSchema,
  PlaceTokenSchema,
  CaptureSchema,
  PayRansomSchema,
  MoveFigureSchema,
  ClaimFairyPointSchema,
  PassSchema,
] as const;

export type PlaceTile = Static<typeof PlaceTileSchema>;
export type DiscardTile = Static<typeof DiscardTileSchema>;
export type PlaceFigure = Static<typeof PlaceFigureSchema>;
export type MoveFigure = Extract<OtherAction, { type: 'move-figure' }>;
export type MoveFairy = Static<typeof MoveFairySchema>;
export type RemoveFigure = Static<typeof RemoveFigureSchema>;
export type MoveDragon = Static<typeof MoveDragonSchema>;
export type Pass = Static<typeof PassSchema>;
export type ClaimFairyPoint = Static<typeof ClaimFairyPointSchema>;
export type OtherAction =
  Static<typeof PlaceTokenSchema> | Static<typeof CaptureSchema> | Static<typeof PayRansomSchema> | Static<typeof MoveFigureSchema>;
export type Action = PlaceTile | DiscardTile | PlaceFigure | MoveFairy | RemoveFigure | MoveDragon | ClaimFairyPoint | Pass | OtherAction;
export type ActionType = Action['type'];

export const ActionSchema = Type.Unsafe<Action>({
  $id: 'Action',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: members.map((member) => ({ $ref: `${(member as unknown as { $id: string }).$id}#` })),
});

export const actionSchemas = [FairyDestinationSchema, ...members, ActionSchema];
