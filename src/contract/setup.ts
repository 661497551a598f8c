/** How a game begins, as `POST /v1/setups` and the library's `setup` tell it. */
import Type, { type Static } from 'typebox';
import { consequenceBasis, seeAlso } from './grounds.js';
import { listOf, ref, strings } from './ref.js';
import type { RulesetReference } from './ruleset.js';
import type { Snapshot } from './snapshot.js';
import type { CitedClause } from './verdict.js';

export const MOST_PLAYERS = 12;

const name = Type.String({ minLength: 1, maxLength: 100 });
/** What says so. */
const grounds = {
  cites: strings('clauses that hold for the printing'),
  seeAlso,
  basis: consequenceBasis,
};

const counts = (description: string) => Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description });

const seating = {
  players: Type.Unsafe<number | readonly string[]>({
    type: ['integer', 'array'],
    minimum: 1,
    maximum: MOST_PLAYERS,
    items: name,
    minItems: 1,
    maxItems: MOST_PLAYERS,
    description: 'how many, or their ids in the order of play',
  }),
  start: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'the expansion whose start lies on the table, one of `starts`; left out: the first of them',
    }),
  ),
  without: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100, description: 'sets of tiles that stay in the box, by the names that `sets` has' }),
  ),
};
export const SeatingSchema = Type.Object(seating, { $id: 'Seating', additionalProperties: false, description: 'who plays, and with what' });
export type Seating = Static<typeof SeatingSchema>;

export const SetupRequestSchema = Type.Object(
  { ruleset: Type.Optional(ref<RulesetReference>('RulesetReference')), ...seating },
  { $id: 'SetupRequest', additionalProperties: false, description: 'who plays by which rules; without a ruleset `hig-c1-current` is in force' },
);
export type SetupRequest = Static<typeof SetupRequestSchema>;

export const ShareSchema = Type.Object(
  { kind: Type.String(), count: Type.Integer({ minimum: 1 }), ...grounds },
  { $id: 'Share', description: 'what each player takes of one kind' },
);
export type Share = Static<typeof ShareSchema>;

export const SetupStepSchema = Type.Object(
  { rule: Type.String(), ...grounds },
  { $id: 'SetupStep', description: 'something that is done before the first turn' },
);
export type SetupStep = Static<typeof SetupStepSchema>;

export const SetupAskedSchema = Type.Object(
  {
    pointer: Type.String({ format: 'json-pointer', description: 'one of `missing`' }),
    rule: Type.String({ description: 'the step of the setup that needs it' }),
    ...grounds,
  },
  { $id: 'SetupAsked', description: 'something that no source says, or that is decided at the table' },
);
export type SetupAsked = Static<typeof SetupAskedSchema>;

export const PileSchema = Type.Object(
  { id: Type.String(), tiles: counts('how many of each tile, shuffled'), count: Type.Integer({ minimum: 0 }) },
  { $id: 'Pile' },
);
export type Pile = Static<typeof PileSchema>;

export const LotSchema = Type.Object(
  {
    rule: Type.String(),
    ...grounds,
    among: counts('the tiles of which some are picked'),
    from: Type.Optional(
      Type.String({ description: 'the pile that they lie in until then; left out: they lie in none, as they are dealt and not drawn' }),
    ),
    count: Type.Optional(Type.Integer({ minimum: 1, description: 'how many are picked in all' })),
    each: Type.Optional(Type.Integer({ minimum: 1, description: 'how many for each player' })),
    to: Type.Union([Type.Enum(['aside', 'hand']), Type.Object({ pile: Type.String() })], {
      description: 'where those go that are picked: out of the game, into the hands of the players, or on a pile',
    }),
  },
  { $id: 'Lot', description: 'tiles that chance or the table picks; until then the answer has them where they lie' },
);
export type Lot = Static<typeof LotSchema>;

export const SetupSchema = Type.Object(
  {
    snapshot: Type.Unsafe<Snapshot>({
      $ref: 'Snapshot#',
      description:
        'the position in which the first decision is due; no hand is dealt yet, but `turn.step` is what comes once the `lots` are. In `place-tile` put the tile that is drawn into `turn.tile`: `bag.remaining` is what is left without it; in `choose-tile` (who holds tiles may lay one of them) and `draw-tile` (the drawing has effects, and is an action of the type `chance`) none is drawn yet',
    }),
    each: Type.Object({ figures: listOf<Share>('Share'), tokens: listOf<Share>('Share') }, { description: 'what each player takes' }),
    start: Type.String({ description: 'the expansion whose start lies on the table' }),
    starts: strings('the expansions that have a start, any of which can be asked for'),
    steps: listOf<SetupStep>('SetupStep', { description: 'what is done, in its order' }),
    piles: listOf<Pile>('Pile', { description: 'what is drawn from, one pile after the other' }),
    aside: counts('tiles of these sets that lie in no pile and are not dealt'),
    lots: listOf<Lot>('Lot', { description: 'what chance or the table still decides' }),
    missing: strings(
      'JSON pointers of what the snapshot does not say, as only the table can: `/prints/<tile>`, what is printed on a tile of which no source gives it (`~1` in it stands for `/`), and what `asked` tells more of',
    ),
    asked: listOf<SetupAsked>('SetupAsked', { description: 'what else the table has to say, and why' }),
    sets: strings('the sets of tiles that are played with'),
    incomplete: strings('expansions of whose material the catalogue lacks some, which `GET /v1/expansions` names'),
    clauses: Type.Unsafe<Record<string, CitedClause>>({
      type: 'object',
      additionalProperties: { $ref: 'CitedClause#' },
      description: 'what the cited clauses say',
    }),
    ruleset: Type.Object({ id: Type.String(), hash: Type.String() }),
    engine: Type.String(),
    open: strings('settings that the ruleset leaves open: and on which this hangs: it is set up under the first value of each'),
  },
  { $id: 'Setup' },
);
export type Setup = Static<typeof SetupSchema>;

export const setupSchemas = [SetupRequestSchema, ShareSchema, SetupStepSchema, SetupAskedSchema, PileSchema, LotSchema, SetupSchema];
