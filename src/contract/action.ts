/** What a player proposes to do: the types of action that more than one expansion uses. Others stand in the folder that has them. */
import Type, { type Static, type TSchema } from 'typebox';
import { CellRef, PlaceRef, SpotRef, spotMembers } from './spot-schemas.js';
import { RotationSchema, SidesSchema } from './snapshot.js';

/** Any action: its type, and who takes it. What else it holds its type says. */
export interface Action {
  readonly type: string;
  readonly player?: string | undefined;
}

export const actor = {
  player: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'who acts; when given, it must be his to make' })),
};
export const figureId = Type.String({ minLength: 1, maxLength: 100, description: 'id of a figure' });
const figureOrKind = Type.String({ minLength: 1, maxLength: 100, description: 'id of a figure, or the kind of a neutral one' });
const kind = Type.String({ minLength: 1, maxLength: 60 });
const word = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 60, description }));

/** The options of the schema of an action: nothing but its members is accepted. */
export const actionSchema = (title: string) => ({ $id: title, additionalProperties: false });

/** What chance or dexterity brought. */
export type Outcome = string | number | (string | null)[] | Readonly<Record<string, unknown>>;
export const OutcomeSchema = Type.Unsafe<Outcome>({
  $id: 'Outcome',
  type: ['string', 'number', 'array', 'object'],
  maxLength: 100,
  items: { type: ['string', 'null'], maxLength: 100 },
  maxItems: 50,
  maxProperties: 10,
  additionalProperties: true,
  description: 'what chance or dexterity brought; which values there are, the draw says',
});
const outcome = Type.Optional(Type.Unsafe<Outcome>({ $ref: 'Outcome#' }));

/** A spot for a token: it may also name two sides. */
const tokenSpot = Type.Object({ ...spotMembers, edges: Type.Optional(SidesSchema) }, { additionalProperties: false, minProperties: 1 });

// one schema for both: of a union each branch would say what is wrong
const cellOrSpot = Type.Unsafe({ ...tokenSpot, type: ['array', 'object'], items: { type: 'integer' }, minItems: 2, maxItems: 2 });
/** Of an action that has been taken as much may be told as is known; what several types of action share has its shape all the same. */
export const takenMembers: Readonly<Record<'tile' | 'at' | 'to' | 'rotation' | 'kind' | 'figure' | 'player', TSchema>> = {
  tile: Type.Unsafe({ type: ['string', 'integer'], description: 'id of a tile; of a bid: which one' }),
  at: cellOrSpot,
  to: cellOrSpot,
  rotation: RotationSchema,
  kind: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  figure: Type.String(),
  player: Type.String(),
};

export const PlaceTileSchema = Type.Object(
  {
    type: Type.Literal('place-tile'),
    tile: Type.String({ minLength: 1, maxLength: 100 }),
    at: CellRef,
    rotation: RotationSchema,
    half: Type.Optional(Type.Enum(['nw', 'ne', 'se', 'sw'])),
    ...actor,
  },
  actionSchema('PlaceTile'),
);
export const DiscardTileSchema = Type.Object({ type: Type.Literal('discard-tile'), ...actor }, actionSchema('DiscardTile'));
export const PassSchema = Type.Object({ type: Type.Literal('pass'), ...actor }, actionSchema('Pass'));
export const PlaceFigureSchema = Type.Object(
  {
    type: Type.Literal('place-figure'),
    kind,
    at: SpotRef,
    via: word('by which way, where there are several; inferred where only one is possible'),
    figure: Type.Optional(figureId),
    replaces: Type.Optional(figureId),
    outcome,
    ...actor,
  },
  actionSchema('PlaceFigure'),
);
export const MoveFigureSchema = Type.Object(
  {
    type: Type.Literal('move-figure'),
    figure: figureOrKind,
    to: SpotRef,
    by: word('what moves it'),
    ...actor,
  },
  actionSchema('MoveFigure'),
);
export const RemoveFigureSchema = Type.Object(
  {
    type: Type.Literal('remove-figure'),
    figure: figureOrKind,
    by: Type.String({ minLength: 1, maxLength: 60, description: 'what removes it' }),
    ...actor,
  },
  actionSchema('RemoveFigure'),
);
export const PlaceTokenSchema = Type.Object(
  { type: Type.Literal('place-token'), kind, at: tokenSpot, pair: word('of tokens that come in pairs: which pair'), ...actor },
  actionSchema('PlaceToken'),
);
export const MoveTokenSchema = Type.Object(
  {
    type: Type.Literal('move-token'),
    kind,
    from: Type.Object({ tile: CellRef }, { additionalProperties: false }),
    to: tokenSpot,
    ...actor,
  },
  actionSchema('MoveToken'),
);
export const ChooseSchema = Type.Object(
  {
    type: Type.Literal('choose'),
    option: Type.String({ minLength: 1, maxLength: 60 }),
    figure: Type.Optional(figureId),
    feature: Type.Optional(PlaceRef),
    score: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'index in `turn.scoring.scores`' })),
    outcome,
    ...actor,
  },
  actionSchema('Choose'),
);
export const ChanceSchema = Type.Object(
  {
    type: Type.Literal('chance'),
    of: Type.String({ minLength: 1, maxLength: 60, description: 'what is drawn, rolled or thrown' }),
    outcome: Type.Unsafe<Outcome>({ $ref: 'Outcome#' }),
    ...actor,
  },
  actionSchema('Chance'),
);

export type PlaceTile = Static<typeof PlaceTileSchema>;
export type DiscardTile = Static<typeof DiscardTileSchema>;
export type Pass = Static<typeof PassSchema>;
export type PlaceFigure = Static<typeof PlaceFigureSchema>;
export type MoveFigure = Static<typeof MoveFigureSchema>;
export type RemoveFigure = Static<typeof RemoveFigureSchema>;
export type PlaceToken = Static<typeof PlaceTokenSchema>;
export type MoveToken = Static<typeof MoveTokenSchema>;
export type Choose = Static<typeof ChooseSchema>;
export type Chance = Static<typeof ChanceSchema>;
/** Where a token is put. */
export type TokenSpot = PlaceToken['at'];
export type CommonAction = PlaceTile | DiscardTile | Pass | PlaceFigure | MoveFigure | RemoveFigure | PlaceToken | MoveToken | Choose | Chance;

const common = [
  PlaceTileSchema,
  DiscardTileSchema,
  PassSchema,
  PlaceFigureSchema,
  MoveFigureSchema,
  RemoveFigureSchema,
  PlaceTokenSchema,
  MoveTokenSchema,
  ChooseSchema,
  ChanceSchema,
];

const required = (schema: TSchema): readonly string[] => (schema as { readonly required?: readonly string[] }).required ?? [];
const idOf = (schema: TSchema): string => (schema as { $id?: string }).$id ?? '';

/** What an expansion adds to the schemas of actions. */
export interface ActionSchemas {
  /** Types of its own. */
  readonly types: readonly TSchema[];
  /** Members that it adds to types that are there, optional ones, or says more of: type -> member -> schema. */
  readonly members: Readonly<Record<string, Readonly<Record<string, TSchema>>>>;
}

/** The schema of an action of any type, with what expansions add, and the schemas that it refers to. */
export function actionSchemas({ types, members }: ActionSchemas): TSchema[] {
  const own = common.map((schema) => {
    const further = Object.entries(members[schema.properties.type.const] ?? {}).map(
      // a member that is there already stays as needed as it is
      ([member, type]) => [member, required(schema).includes(member) ? type : Type.Optional(type)] as const,
    );
    return further.length === 0 ? schema : Type.Object({ ...schema.properties, ...Object.fromEntries(further) }, actionSchema(idOf(schema)));
  });
  const all: readonly TSchema[] = [...own, ...types];
  const union = Type.Unsafe<Action>({
    $id: 'Action',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: all.map((schema) => ({ $ref: `${idOf(schema)}#` })),
  });
  return [OutcomeSchema, ...all, union];
}
