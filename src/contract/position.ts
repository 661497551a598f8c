/** What stands in a position, as `POST /v1/positions` and the library's `describe` tell it. */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { seeAlso } from './grounds.js';
import { listOf, ref, strings } from './ref.js';
import { CellRef, PlaceRef, SpotRef } from './spot-schemas.js';
import type { Score, ScoreLine } from './verdict.js';

const value = {
  points: Type.Integer({
    description:
      'to each player with the majority, as far as they get the same (`scores` says what each gets); of a feature that nobody stands on, to whoever would hold it',
  }),
  lines: listOf<ScoreLine>('ScoreLine'),
  scores: listOf<Score>('Score', {
    description: 'everything that is paid when it is scored, what goes with it included; empty where nobody gets anything',
  }),
};
export const FeatureValueSchema = Type.Object(
  {
    ...value,
    otherReadings: Type.Optional(
      Type.Array(Type.Object(value), { description: 'what it comes to under other values of settings that nobody chose' }),
    ),
  },
  { $id: 'FeatureValue' },
);
export type FeatureValue = Static<typeof FeatureValueSchema>;

export const FeatureDescriptionSchema = Type.Object(
  {
    feature: PlaceRef,
    kind: Type.String(),
    tiles: Type.Array(CellRef),
    places: Type.Array(PlaceRef, { description: 'every printed part of it, by the place that names it' }),
    openEdges: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'edges at which it can still grow, or empty cells around what its surroundings complete; null: it is never completed',
    }),
    complete: Type.Boolean(),
    pennants: Type.Optional(Type.Integer({ minimum: 1 })),
    marks: Type.Optional(strings('what is printed on it')),
    figures: strings('ids of the figures on it'),
    weights: Type.Record(Type.String(), Type.Integer(), { description: 'what the figures of each player count for in its majority' }),
    owners: strings('the players with the majority'),
    now: Type.Union([ref<FeatureValue>('FeatureValue'), Type.Null()], {
      description: 'what it would bring if it were completed as it stands; null: it is never completed',
    }),
    end: Type.Unsafe<FeatureValue>({ $ref: 'FeatureValue#', description: 'what it would bring if the game ended now' }),
  },
  { $id: 'FeatureDescription' },
);
export type FeatureDescription = Static<typeof FeatureDescriptionSchema>;

export const FigureWarningSchema = Type.Object(
  {
    side: Type.Enum(['threatens', 'protects']),
    rule: Type.String(),
    message: Type.String(),
    template: Type.Optional(Type.String({ description: 'the message before its facts, which stand in braces, were filled in' })),
    facts: Type.Record(Type.String(), Type.Unknown()),
    cites: strings(),
    seeAlso,
  },
  { $id: 'FigureWarning', description: 'what threatens a figure where it stands, or protects it' },
);

export const FigureDescriptionSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    owner: Type.Optional(Type.String()),
    at: SpotRef,
    feature: Type.Union([PlaceRef, Type.Null()], { description: 'the feature it stands on, by the place that names it; null: none' }),
    warnings: listOf<Static<typeof FigureWarningSchema>>('FigureWarning'),
  },
  { $id: 'FigureDescription' },
);
export type FigureDescription = Static<typeof FigureDescriptionSchema>;

export const PositionDescriptionSchema = Type.Object(
  {
    features: listOf<FeatureDescription>('FeatureDescription', { description: 'in the order of their first tile' }),
    figures: listOf<FigureDescription>('FigureDescription'),
    places: Type.Optional(
      Type.Array(Type.Object({ feature: SpotRef, actions: listOf<Action>('Action') }), {
        description: 'of a snapshot with a turn: where a figure can be placed in the step at hand, feature by feature',
      }),
    ),
  },
  { $id: 'PositionDescription' },
);
export type PositionDescription = Static<typeof PositionDescriptionSchema>;

export const positionDescriptionSchemas = [
  FeatureValueSchema,
  FeatureDescriptionSchema,
  FigureWarningSchema,
  FigureDescriptionSchema,
  PositionDescriptionSchema,
];
