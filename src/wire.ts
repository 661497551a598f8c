/** What goes over the wire, of all expansions together: the schemas of snapshots and actions, the types of action, codes of defects. */
import Type, { type TSchema } from 'typebox';
import { actionSchemas, takenMembers, type CommonAction } from './contract/action.js';
import { DEFECTS } from './contract/codes.js';
import { contractSchemas } from './contract/schemas.js';
import { rulesetReferenceKinds } from './contract/ruleset.js';
import { spotKinds } from './contract/spot-schemas.js';
import { snapshotSchemas, type Snapshot, type Turn } from './contract/snapshot.js';
import {
  bridgesCastlesAndBazaarsWire,
  type Auction,
  type Bazaar,
  type Bid,
  type CastleBuilding,
  type PlaceTile,
  type ScoringState,
} from './expansions/bridges-castles-and-bazaars/wire.js';
import { marketsOfLeipzigWire, type LeipzigSending } from './expansions/markets-of-leipzig/wire.js';
import { halflingsWire } from './expansions/halflings/wire.js';
import { hillsAndSheepWire, type FlockState } from './expansions/hills-and-sheep/wire.js';
import {
  princessAndDragonWire,
  type ClaimFairyPoint,
  type DragonWalk,
  type MoveDragon,
  type MoveFairy,
} from './expansions/princess-and-dragon/wire.js';
import { doneWays, wayMembers, type WayAction } from './ways.js';
import { abbeyAndMayorWire, type AbbeyRound, type Wagons } from './expansions/abbey-and-mayor/wire.js';
import { cornCirclesWire, type CornCircle } from './expansions/corn-circles/wire.js';
import { castlesInGermanyWire } from './expansions/castles-in-germany/wire.js';
import { countWire, type CityProcedure } from './expansions/count/wire.js';
import { ferriesWire, type FerriesReached } from './expansions/ferries/wire.js';
import { flierWire, type Flight } from './expansions/flier/wire.js';
import { messagesWire, type CountersOfTheTurn, type FurtherTile, type MessageRound } from './expansions/messages/wire.js';
import { kingAndRobberWire, type Awards } from './expansions/king-and-robber/wire.js';
import { ghostsCastlesAndCemeteriesWire, type GhostRound } from './expansions/ghosts-castles-and-cemeteries/wire.js';
import { goldminesWire, type GoldClaims } from './expansions/goldmines/wire.js';
import { mageAndWitchWire, type Magic } from './expansions/mage-and-witch/wire.js';
import { catapultWire, type CatapultRound } from './expansions/catapult/wire.js';
import { wheelOfFortuneWire, type ChanceOfTile, type WheelBoard, type WheelRound } from './expansions/wheel-of-fortune/wire.js';
import { peasantRevoltsWire } from './expansions/peasant-revolts/wire.js';
import { robbersWire, type RobberRound, type Robbing } from './expansions/robbers/wire.js';
import { schoolWire, type Lesson } from './expansions/school/wire.js';
import { underTheBigTopWire } from './expansions/under-the-big-top/wire.js';
import { winterWire, type Gingerbread } from './expansions/winter/wire.js';
import { tunnelWire } from './expansions/tunnel/wire.js';
import { tradersAndBuildersWire } from './expansions/traders-and-builders/wire.js';
import { towerWire, type Capture, type ExchangePrisoner, type PayRansom, type PrisonerExchange, type TowerCapture } from './expansions/tower/wire.js';

/** What a folder adds: its own types of action, members of common ones, and state that it keeps in the snapshot. */
export interface Wire {
  readonly actions?: readonly TSchema[];
  /** Type of action -> member -> schema. */
  readonly actionMembers?: Readonly<Record<string, Readonly<Record<string, TSchema>>>>;
  readonly snapshot?: Readonly<Record<string, TSchema>>;
  readonly turn?: Readonly<Record<string, TSchema>>;
  readonly player?: Readonly<Record<string, TSchema>>;
  readonly figure?: Readonly<Record<string, TSchema>>;
  readonly bag?: Readonly<Record<string, TSchema>>;
  /**
   * `Schema.member` -> the kinds of what stands there, one by one, for whoever reads the document: what is checked as a whole is told better what is
   * wrong with it, and does not say which members go together.
   */
  readonly unions?: Readonly<Record<string, readonly TSchema[]>>;
  /** Codes of defects that only its own checks write, each with what it means. */
  readonly defects?: Readonly<Record<string, string>>;
}

const wires: readonly Wire[] = [
  kingAndRobberWire,
  countWire,
  princessAndDragonWire,
  tradersAndBuildersWire,
  towerWire,
  abbeyAndMayorWire,
  catapultWire,
  wheelOfFortuneWire,
  tunnelWire,
  bridgesCastlesAndBazaarsWire,
  flierWire,
  ferriesWire,
  goldminesWire,
  mageAndWitchWire,
  winterWire,
  cornCirclesWire,
  messagesWire,
  halflingsWire,
  robbersWire,
  schoolWire,
  hillsAndSheepWire,
  castlesInGermanyWire,
  underTheBigTopWire,
  ghostsCastlesAndCemeteriesWire,
  peasantRevoltsWire,
  marketsOfLeipzigWire,
];

/** Every code of a defect, with what it means: those of the contract, then those of the folders. */
export const defectCodes: Readonly<Record<string, string>> = Object.assign({}, DEFECTS, ...wires.map(({ defects = {} }) => defects)) as Record<
  string,
  string
>;

/** `Schema`, or `Schema.member` -> the kinds of it one by one. */
export const unions: Readonly<Record<string, readonly TSchema[]>> = Object.assign(
  { Spot: spotKinds, RulesetReference: rulesetReferenceKinds },
  ...wires.map((wire) => wire.unions ?? {}),
) as Record<string, readonly TSchema[]>;

/** Any action of any expansion, by its type. */
export type AnyAction =
  | Exclude<CommonAction, { type: 'place-tile' | 'chance' | WayAction['type'] }>
  | WayAction
  | ChanceOfTile
  | PlaceTile
  | MoveDragon
  | MoveFairy
  | ClaimFairyPoint
  | Capture
  | ExchangePrisoner
  | PayRansom
  | Bid;

/** A snapshot with the state that expansions keep in it. */
export type AnySnapshot = Omit<Snapshot, 'turn'> & { turn?: AnyTurn; awards?: Awards; bazaar?: Bazaar; wheel?: WheelBoard };
export type AnyTurn = Turn & {
  dragon?: DragonWalk;
  city?: CityProcedure;
  abbeys?: AbbeyRound;
  wagon?: Wagons;
  capture?: TowerCapture;
  exchange?: PrisonerExchange;
  flight?: Flight;
  magic?: Magic;
  gingerbread?: Gingerbread;
  ferry?: FerriesReached;
  gold?: GoldClaims;
  circle?: CornCircle;
  message?: MessageRound;
  counters?: CountersOfTheTurn;
  further?: FurtherTile;
  catapult?: CatapultRound;
  wheel?: WheelRound;
  castle?: CastleBuilding;
  auction?: Auction;
  scoring?: ScoringState;
  robber?: RobberRound;
  robbing?: Robbing;
  lesson?: Lesson;
  flock?: FlockState;
  ghost?: GhostRound;
  leipzig?: LeipzigSending;
};

export { MOVED_BY, PLACED_VIA, REMOVED_BY } from './ways.js';

type Member = 'snapshot' | 'turn' | 'player' | 'figure' | 'bag';
const state = (member: Member): Record<string, TSchema> => Object.assign({}, ...wires.map((wire) => wire[member] ?? {})) as Record<string, TSchema>;

function membersByType(): Record<string, Record<string, TSchema>> {
  const all: Record<string, Record<string, TSchema>> = Object.fromEntries(
    Object.entries(wayMembers).map(([type, members]) => [type, { ...members }]),
  );
  for (const { actionMembers = {} } of wires) for (const [type, members] of Object.entries(actionMembers)) all[type] = { ...all[type], ...members };
  return all;
}

/** Named schemas of state that refers to none of its own, so that they stand in the document once. */
const named = (schemas: Record<string, TSchema>): TSchema[] =>
  Object.values(schemas).filter((schema) => (schema as { $id?: string }).$id !== undefined);
const referred = (schemas: Record<string, TSchema>): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $id } = schema as { $id?: string };
      return [name, $id === undefined ? schema : { $ref: `${$id}#` }];
    }),
  );

const parts = { snapshot: state('snapshot'), turn: state('turn'), player: state('player'), figure: state('figure'), bag: state('bag') };

/** What snapshots and turns hold of the state of expansions. */
export const stateNames: readonly string[] = [...Object.keys(parts.turn), ...Object.keys(parts.snapshot)];

const anyActionSchemas = actionSchemas({ types: wires.flatMap(({ actions = [] }) => actions), members: membersByType() });
const typesOfActions = anyActionSchemas.flatMap((schema) => (schema as { properties?: { type?: { const?: string } } }).properties?.type?.const ?? []);

/** Every schema that snapshots and actions are made of, each with its `$id`. */
export const positionSchemas: readonly TSchema[] = [
  ...Object.values(parts).flatMap(named),
  ...snapshotSchemas({
    snapshot: referred(parts.snapshot),
    turn: referred(parts.turn),
    player: referred(parts.player),
    figure: referred(parts.figure),
    bag: referred(parts.bag),
    done: { type: Type.Enum(typesOfActions), ...takenMembers, ...doneWays },
  }),
  ...anyActionSchemas,
];

/** Every named schema of the contract, with those. */
export const wireSchemas: readonly TSchema[] = [...positionSchemas, ...contractSchemas];
