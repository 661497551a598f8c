/**
 * The protocol of the conformance kit: what the runner and an engine say to each other, one JSON object on a line each.
 *
 * Requests are whole, answers may be partial: what an engine leaves out it does not say, and it is not judged by it.
 */
import Type, { type Static, type TSchema } from 'typebox';
import type { Action } from './action.js';
import type { Defect } from './problem.js';
import type { Snapshot } from './snapshot.js';
import { REPLAY_FORMATS } from './replay.js';
import { CellRef } from './spot-schemas.js';
import { VERDICTS, type Next } from './verdict.js';

export const PROTOCOL = 1;

/** How much of an answer is compared, each beside those before it. */
export const LEVELS = ['verdict', 'clauses', 'effects', 'legal'] as const;
export type Level = (typeof LEVELS)[number];

/** What an engine can be asked besides `hello`. */
export const REQUESTS = ['adjudicate', 'legal-actions', 'play', 'replay'] as const;
export type RequestKind = (typeof REQUESTS)[number];

/** What an engine can answer: a verdict, or that it does not model the case. */
export const ANSWERS: readonly string[] = [...new Set<string>([...VERDICTS, 'unsupported'])];

const MOST = 100_000;
const word = (description?: string) => Type.String({ minLength: 1, maxLength: 200, ...(description !== undefined && { description }) });
const words = (description: string) => Type.Array(word(), { maxItems: MOST, description });
const object = (description: string) => Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', description });
const id = Type.Integer({ minimum: 0, description: 'of the request; its answer has the same' });
const points = Type.Array(Type.Integer(), { description: 'in the order of the players' });
const ref = <T>(name: string, description?: string) => Type.Unsafe<T>({ $ref: `${name}#`, ...(description !== undefined && { description }) });
const typed = (description: string) =>
  Type.Array(Type.Unsafe<TypedObject>({ type: 'object', required: ['type'], properties: { type: { type: 'string' } } }), {
    maxItems: MOST,
    description,
  });

/** An action or an effect as an engine writes it: no more is known of it than that it has a type. */
export interface TypedObject {
  readonly type: string;
  readonly [field: string]: unknown;
}

const rulesetMembers = {
  ruleset: Type.Object(
    {
      preset: word('id of a printing'),
      expansions: words('in play; the base game always is'),
      settings: Type.Optional(
        Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]), { description: 'chosen otherwise than the preset' }),
      ),
      without: Type.Optional(words('mechanics that the table leaves out')),
    },
    { description: 'as `POST /v1/adjudications` takes it' },
  ),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]), {
    description: 'the value of every setting under this ruleset, for engines that know switches and no printings; null: nobody chose',
  }),
};

const request = <K extends string, T extends Record<string, TSchema>>(kind: K, members: T, name: string) =>
  Type.Object({ id, request: Type.Literal(kind), ...members }, { $id: name });

export const KitTileSchema = Type.Object(
  {
    id: word(),
    aliases: words('other names of the tile'),
    size: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        minItems: 2,
        maxItems: 2,
        description: 'of a tile of several cells: how many from west to east and from north to south',
      }),
    ),
    features: Type.Array(
      Type.Object({
        cell: Type.Optional({ ...CellRef, description: 'of a tile of several cells: on which of them it lies, seen from the north-west one' }),
        kind: word(),
        places: words('sides, half-sides or the centre, unturned, clockwise'),
        touches: Type.Array(Type.Integer({ minimum: 0 }), { description: 'of a field: indexes of the cities that it borders, in `features`' }),
        pennants: Type.Integer({ minimum: 0 }),
        marks: words('what is printed on it'),
      }),
    ),
    symbols: words('of the whole tile'),
  },
  { $id: 'KitTile', description: 'a design that occurs in the suite' },
);
export type KitTile = Static<typeof KitTileSchema>;

export const HelloRequestSchema = request(
  'hello',
  {
    protocol: Type.Literal(PROTOCOL),
    suite: Type.Object({ version: word(), engine: word('version of Seneschal that the suite comes with') }),
    tiles: Type.Array(ref<KitTile>('KitTile'), { description: 'of the cases that may be asked' }),
  },
  'HelloRequest',
);
export const AdjudicateRequestSchema = request(
  'adjudicate',
  {
    ...rulesetMembers,
    snapshot: ref<Snapshot>('Snapshot'),
    action: ref<Action>('Action'),
    want: Type.Array(Type.Enum([...LEVELS]), { description: 'what will be compared; no more need be answered' }),
  },
  'AdjudicateRequest',
);
export const LegalActionsRequestSchema = request('legal-actions', { ...rulesetMembers, snapshot: ref<Snapshot>('Snapshot') }, 'LegalActionsRequest');
export const PlayRequestSchema = request(
  'play',
  { ...rulesetMembers, snapshot: ref<Snapshot>('Snapshot'), actions: Type.Array(ref<Action>('Action'), { description: 'taken in this order' }) },
  'PlayRequest',
);
export const ReplayGameRequestSchema = request(
  'replay',
  { ...rulesetMembers, format: Type.Enum([...REPLAY_FORMATS]), game: Type.Unknown({ description: 'as `POST /v1/replays` takes it' }) },
  'ReplayGameRequest',
);

/** One value, several of them, or `*` for all. */
const values = (description: string) =>
  Type.Unsafe<'*' | readonly (string | null)[]>({
    anyOf: [{ const: '*' }, { type: 'array', items: { type: ['string', 'null'] }, maxItems: 1000 }],
    description,
  });

export const HelloSchema = Type.Object(
  {
    id,
    name: word('what the engine is called'),
    version: word(),
    protocol: Type.Literal(PROTOCOL),
    expansions: words('that it plays; the base game need not be named'),
    presets: Type.Optional(values('ids of the printings that it can play, or `*`')),
    settings: Type.Optional(
      Type.Unsafe<'*' | Readonly<Record<string, '*' | readonly (string | null)[]>>>({
        anyOf: [
          { const: '*' },
          { type: 'object', additionalProperties: { anyOf: [{ const: '*' }, { type: 'array', items: { type: ['string', 'null'] } }] } },
        ],
        description: 'values that it can play, by setting; null: that nobody has chosen; `*` for all',
      }),
    ),
    levels: Type.Array(Type.Enum([...LEVELS]), { minItems: 1, description: 'what its answers tell' }),
    requests: Type.Optional(Type.Array(Type.Enum([...REQUESTS]), { description: 'that it answers; left out: `adjudicate`' })),
    verdicts: Type.Optional(Type.Array(Type.Enum([...ANSWERS]), { description: 'that it can tell; left out: `legal` and `illegal`' })),
    actions: Type.Optional(words('types of action that it knows; left out: all')),
  },
  { $id: 'Hello', anyOf: [{ required: ['presets'] }, { required: ['settings'] }] },
);
export type Hello = Static<typeof HelloSchema>;

export const AdjudicateAnswerSchema = Type.Object(
  {
    id,
    verdict: Type.Enum([...ANSWERS]),
    rules: Type.Optional(words('ids of the rules that decide, where the engine knows ours')),
    clauses: Type.Optional(words('ids of the clauses that decide: of the bans, or of what allows and what follows')),
    effects: Type.Optional(typed('what follows, in order')),
    scores: Type.Optional(
      Type.Array(
        Type.Object({
          player: word(),
          points: Type.Integer(),
          feature: Type.Optional(Type.Union([object('any place of it'), Type.Null()])),
          lines: Type.Optional(Type.Array(object('`label`, `quantity`, `each`, `points`'))),
        }),
        { maxItems: MOST },
      ),
    ),
    after: Type.Optional(Type.Union([object('the position that follows; members left out are not compared'), Type.Null()])),
    next: Type.Optional(ref<Next>('Next')),
  },
  { $id: 'AdjudicateAnswer' },
);
export type AdjudicateAnswer = Static<typeof AdjudicateAnswerSchema>;

export const LegalActionsAnswerSchema = Type.Object(
  {
    id,
    actions: typed('every legal action'),
    undetermined: Type.Optional(typed('allowed, but what follows is not certain')),
  },
  { $id: 'LegalActionsAnswer' },
);
export type LegalActionsAnswer = Static<typeof LegalActionsAnswerSchema>;

export const GameAnswerSchema = Type.Object(
  {
    id,
    steps: Type.Array(
      Type.Object({
        verdict: Type.Optional(Type.Union([Type.Enum([...ANSWERS]), Type.Null()])),
        points: Type.Optional(points),
      }),
      { maxItems: MOST, description: 'one for each action or message' },
    ),
    final: Type.Optional(Type.Object({ points: Type.Optional(points) })),
  },
  { $id: 'GameAnswer', description: 'the answer to `play` and to `replay`' },
);
export type GameAnswer = Static<typeof GameAnswerSchema>;

export const RefusalSchema = Type.Object(
  {
    id,
    unsupported: Type.Optional(word('what it is that the engine does not model')),
    error: Type.Optional(
      Type.Object({ message: Type.String({ maxLength: 10_000 }), defects: Type.Optional(Type.Array(ref<Defect>('Defect'), { maxItems: 1000 })) }),
    ),
  },
  { $id: 'Refusal', anyOf: [{ required: ['unsupported'] }, { required: ['error'] }], description: 'instead of any answer' },
);
export type Refusal = Static<typeof RefusalSchema>;

export type HelloRequest = Static<typeof HelloRequestSchema>;
export type AdjudicateRequest = Static<typeof AdjudicateRequestSchema>;
export type LegalActionsRequest = Static<typeof LegalActionsRequestSchema>;
export type PlayRequest = Static<typeof PlayRequestSchema>;
export type ReplayGameRequest = Static<typeof ReplayGameRequestSchema>;
export type KitRequest = HelloRequest | AdjudicateRequest | LegalActionsRequest | PlayRequest | ReplayGameRequest;

/** The answers by the request. */
export interface KitAnswers {
  readonly hello: Hello;
  readonly adjudicate: AdjudicateAnswer;
  readonly 'legal-actions': LegalActionsAnswer;
  readonly play: GameAnswer;
  readonly replay: GameAnswer;
}

export const conformanceSchemas = [
  KitTileSchema,
  HelloRequestSchema,
  AdjudicateRequestSchema,
  LegalActionsRequestSchema,
  PlayRequestSchema,
  ReplayGameRequestSchema,
  HelloSchema,
  AdjudicateAnswerSchema,
  LegalActionsAnswerSchema,
  GameAnswerSchema,
  RefusalSchema,
];
