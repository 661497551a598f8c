/** The catalogue as it is served: tiles, expansions, rulesets. */
import Type, { type Static } from 'typebox';
import { strings } from './ref.js';
import { CellRef } from './spot-schemas.js';
import { TOKEN_MEMBERS } from './token-members.js';

export const TileSchema = Type.Object(
  {
    id: Type.String(),
    expansion: Type.String(),
    aliases: strings(),
    copies: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'how many are in each set' }),
    size: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        minItems: 2,
        maxItems: 2,
        description: 'of a tile of several cells: how many from west to east and from north to south, unrotated',
      }),
    ),
    features: Type.Array(
      Type.Object({
        cell: Type.Optional({ ...CellRef, description: 'of a tile of several cells: on which of them it lies, seen from the north-west one' }),
        kind: Type.String(),
        edges: strings('the sides, or half-sides of a field, that it touches, unrotated'),
        touches: Type.Array(Type.Integer({ minimum: 0 }), { description: 'for a field: indices of the cities it borders, in `features`' }),
        pennants: Type.Integer({ minimum: 0 }),
        marks: strings('what is printed on it'),
      }),
    ),
    symbols: strings('symbols of the whole tile'),
    group: Type.Optional(Type.String({ description: 'a draw group other than the ordinary bag' })),
    notation: Type.String({ description: 'the design in one line' }),
  },
  { $id: 'Tile' },
);
export type TileDocument = Static<typeof TileSchema>;

export const ExpansionSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.Record(Type.String(), Type.String(), { description: 'by language: `en`, `en-c2`, `pl`, `de`, as far as it is known' }),
    label: Type.String({ description: 'the name in the language of the answer' }),
    language: Type.Optional(Type.Literal('en', { description: 'of the label, where we know no name in the language of the answer' })),
    modelled: Type.Enum(['complete', 'figures-only'], {
      description: '`figures-only`: its figures and tokens are accepted, its own mechanics are not modelled',
    }),
    partOfBaseIn: strings('editions whose base game contains it'),
    figures: Type.Array(
      Type.Object({
        kind: Type.String(),
        perPlayer: Type.Integer({ minimum: 0 }),
        neutral: Type.Boolean(),
        areas: Type.Optional(strings('of a neutral figure: the areas off the tiles where it may be')),
      }),
    ),
    tokens: strings(),
    tokenKinds: Type.Array(
      Type.Object({
        kind: Type.String(),
        perPlayer: Type.Optional(
          Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
            description: 'how many each player begins with, by number of players; left out: none, or as many as there are',
          }),
        ),
        total: Type.Optional(Type.Integer({ minimum: 0, description: 'how many there are in all' })),
        values: Type.Optional(Type.Array(Type.Integer(), { description: 'what is printed on them: each `value`' })),
        pairs: Type.Optional(strings('the pairs that they come in: each `pair`')),
        says: Type.Optional(Type.Array(Type.Enum([...TOKEN_MEMBERS]), { description: 'what is said of one on the board besides where it lies' })),
      }),
      { description: 'the same tokens' },
    ),
    locations: Type.Array(
      Type.Object({
        name: Type.String(),
        as: Type.Enum(['area', 'feature'], { description: 'the member of a spot that names it: `area` off the tiles, `feature` on one' }),
        places: Type.Optional(strings('what a spot may say in `place`; left out: nothing, or anything')),
        spaces: Type.Optional(
          Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, description: 'what a spot may say in `space`: the first and the last' }),
        ),
      }),
      { description: 'where a figure may be that is on no feature of the tiles' },
    ),
    figureMembers: Type.Array(
      Type.Object({
        name: Type.String(),
        in: Type.Enum(['figure', 'at'], { description: 'whether it stands in the figure or in its spot' }),
      }),
      { description: 'what a snapshot may say of figures besides, as whether one is lying' },
    ),
    playerMembers: Type.Array(Type.Object({ name: Type.String(), numbers: strings('its members, each a number: all of them are said or none') }), {
      description: 'what a snapshot may say of players besides',
    }),
    sets: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'tiles in each of its sets' }),
    tiles: Type.Integer({ minimum: 0, description: 'designs of tiles' }),
    unprinted: strings('tiles whose shape no source gives: what they show, a position may say in its `prints`'),
    rules: Type.Integer({ minimum: 0 }),
    settings: Type.Integer({ minimum: 0 }),
    clauses: Type.Integer({ minimum: 0 }),
    missing: Type.Optional(strings('what the catalogue lacks of its material, as no source gives it')),
  },
  { $id: 'Expansion' },
);
/** Without what depends on the language. */
export type ExpansionDocument = Omit<Static<typeof ExpansionSchema>, 'label' | 'language'>;

export const RulesetSummarySchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    label: Type.String(),
    preset: Type.String(),
    builtIn: Type.Boolean(),
    expansions: strings(),
    aliases: strings('other ids that a request may use'),
    hash: Type.String(),
  },
  { $id: 'RulesetSummary' },
);
export type RulesetSummary = Static<typeof RulesetSummarySchema>;

export const catalogueSchemas = [TileSchema, ExpansionSchema, RulesetSummarySchema];
