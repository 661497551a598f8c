/** Everything that is in force, joined from the expansions in play: made once and used for many snapshots. */
import type { Rotation } from '../../contract/compass.js';
import { spotName, type Spot } from '../../contract/spot.js';
import type { Defect } from '../../contract/problem.js';
import type { Figure, Snapshot } from '../../contract/snapshot.js';
import type { Boards, Prints } from '../board/boards.js';
import type { Shape } from '../board/shape.js';
import type { TileDesign } from '../board/tile-notation.js';
import type { ActionKind, ActionType, Proposal } from '../declare/action.js';
import type { Expansion, Parts } from '../declare/expansion.js';
import type { FigureKind, Location, TokenKind } from '../declare/piece.js';
import type { ActionKindId } from '../declare/rule.js';
import type { Setting } from '../declare/setting.js';
import type { StateMember } from '../declare/state.js';
import type { Step, Trigger } from '../declare/step.js';
import type { Topology } from '../declare/topology.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { declarationDefects } from './check.js';
import { joined, partsInPlay } from './in-play.js';
import { Kinds } from './kinds.js';
import { mostCopies, printAlike, reprinted, type TileTable } from './printed-tiles.js';
import { readPrints, type Unprinted } from './prints.js';
import { orderDefects, orderSteps, type Order } from './order.js';
import { addTo, flatMap } from '../lists.js';
import type { QuestionRuling } from './ruling.js';
import { citesOf, type Chosen, type Settings } from './settings.js';
import { RuleBook } from './rule-book.js';
import type { Standings } from './standing.js';
import { TraitTable } from './trait-table.js';

export interface RulesetParts {
  readonly id: string;
  readonly hash: string;
  readonly edition: 'C1' | 'C2';
  /** Of the printing; left out: of none in particular. */
  readonly publisher?: string;
  /** In the order of publication. */
  readonly expansions: readonly Expansion[];
  /** Mechanics that the table has switched off. */
  readonly without?: readonly string[];
  readonly settings: Settings;
  /** Clauses that the table has switched off: a rule that rests on them alone does not apply. */
  readonly disabledClauses?: readonly string[];
  /** Where the clauses hold; left out: all of them are in force. */
  readonly standings?: Standings;
  /** Rulings in force that decide one question each. */
  readonly rulings?: readonly QuestionRuling[];
  /** All tiles of the catalogue, whichever set they are from, by id and alias. */
  readonly shapes: TileTable;
  readonly vocabulary: Vocabulary;
  /** Tiles whose shape no source gives, by id and alias. */
  readonly unprinted?: ReadonlyMap<string, Unprinted>;
  /** The shapes without those that a position said, where one did. */
  readonly printed?: TileTable;
  /** The types of action of the whole catalogue, so that it can be told what an action names whatever is in play. */
  readonly actionTypes: ReadonlyMap<string, ActionType>;
  /** Where boards are kept that may come again. */
  readonly boards: Boards;
  /** The expansions that have such a figure, token or step, whatever is in play; left out: it is not known. */
  readonly elsewhere?: Elsewhere;
}

/** A ruleset with what a position says that tiles show. */
export interface Printing {
  readonly ruleset: Ruleset;
  readonly defects: readonly Defect[];
  /** Names of tiles of which it says something that cannot be read. */
  readonly unread: readonly string[];
}

/** The figures, tokens, ways, kinds of actions or deciding steps of all expansions, each with those that have it. */
export type Elsewhere = (what: 'figures' | 'tokens' | 'ways' | 'actions' | 'steps') => ReadonlyMap<string, readonly string[]>;

interface ContestedChoice extends Pick<Chosen, 'setting' | 'cites'> {
  readonly value: string;
  readonly contested: NonNullable<Chosen['contested']>;
}

/** As many as are kept that clients have described. */
const MOST_PRINTINGS = 20;
/** Of those that more than one choice leads to: there is no end of them. */
const MOST_READINGS = 64;
/** What has been chosen, one value after the other, of what a ruleset leaves open. */
interface Reading {
  readonly chosen: string;
  /** Rulesets that more than one choice leads to. */
  readonly further: Map<string, Ruleset>;
  /** The ruleset that leaves it open, of one that is `settled`. */
  readonly of?: Ruleset;
}

export class Ruleset implements Prints {
  readonly id: string;
  readonly hash: string;
  readonly edition: 'C1' | 'C2';
  readonly publisher: string | undefined;
  readonly expansions: readonly Expansion[];
  readonly settings: Settings;
  readonly boards: Boards;
  readonly vocabulary: Vocabulary;
  readonly shapesById: TileTable;
  readonly topologies: readonly Topology[];
  readonly figures: ReadonlyMap<string, FigureKind>;
  readonly tokens: ReadonlyMap<string, TokenKind>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly types: ReadonlyMap<string, ActionType>;
  readonly actions: ReadonlyMap<ActionKindId, ActionKind>;
  readonly kinds: Kinds;
  readonly rules: RuleBook;
  readonly traits: TraitTable;
  readonly standings: Standings | undefined;
  /** Settings that nobody chose. */
  readonly openSettings: readonly Setting[];
  /** Values on which the printing contradicts itself. */
  readonly contested: readonly ContestedChoice[];
  private readonly inPlay: readonly Parts[];
  private readonly lists = new Map<keyof Parts, readonly unknown[]>();
  private lastTile: string | undefined;
  private lastShapes: readonly Shape[] | undefined;
  private readonly stepById: ReadonlyMap<string, Step>;
  private readonly proposalsByKind = new Map<ActionKindId, Proposal[]>();
  private readonly triggersByEffect = new Map<string, Trigger[]>();
  private readonly choices = new Map<string, Ruleset>();
  private firstValues: Ruleset | undefined;
  private readonly printings = new Map<string, Printing>();
  private readonly copies = new Map<TileDesign, number>();
  private ids: ReadonlySet<string> | undefined;
  private checked: readonly StateMember[] | undefined;
  private ordered: Order | undefined;
  private allSteps: readonly Step[] | undefined;
  private successiveSteps: readonly Step[] | undefined;
  private closingSteps: readonly Step[] | undefined;

  readonly elsewhere: Elsewhere;

  constructor(
    private readonly parts: RulesetParts,
    /** Of a ruleset that may print its tiles alike. */
    shapesById?: TileTable,
    private readonly reading: Reading = { chosen: '', further: new Map() },
  ) {
    this.elsewhere = parts.elsewhere ?? (() => new Map());
    const { settings } = parts;
    this.id = parts.id;
    this.hash = parts.hash;
    this.edition = parts.edition;
    this.publisher = parts.publisher;
    this.expansions = parts.expansions;
    this.settings = settings;
    this.boards = parts.boards;
    this.vocabulary = parts.vocabulary;
    this.standings = parts.standings;
    this.openSettings = [...settings.all.values()].filter(({ value }) => value === null).map(({ setting }) => setting);
    this.contested = flatMap([...settings.all.values()], ({ setting, value, cites, contested }) =>
      contested && value !== null ? [{ setting, value, cites, contested }] : [],
    );
    this.inPlay = partsInPlay(parts.expansions, new Set(parts.without));
    const shapesByName = reprinted(parts.shapes, parts.vocabulary, settings, this.inPlay);
    this.shapesById = shapesById && printAlike(shapesByName, shapesById) ? shapesById : shapesByName;
    this.topologies = flatMap(this.inPlay, ({ topology }) => (topology ? [topology] : []));
    this.figures = new Map(this.all('figures').map((figure) => [figure.kind, figure]));
    this.tokens = new Map(this.all('tokens').map((token) => [token.kind, token]));
    this.locations = new Map(this.all('locations').map((location) => [location.name, location]));
    this.types = parts.actionTypes;
    this.actions = new Map(this.all('actions').map((kind) => [kind.id, kind]));
    this.stepById = byId(this.all('steps'));
    this.kinds = new Kinds({ types: this.types, actions: this.actions, acceptances: this.all('accepts'), steps: this.stepById });
    this.rules = new RuleBook(this.all('rules'), { ...parts, types: this.types, kinds: this.actions });
    this.traits = new TraitTable(this.all('traits'), this.edition, this.standings);
    for (const proposal of this.all('proposals')) addTo(this.proposalsByKind, proposal.kind, proposal);
    this.listenTriggers();
  }

  /** One member of all parts in force, older expansions first. */
  all<K extends keyof Parts>(member: K): ReturnType<typeof joined<K>> {
    let list = this.lists.get(member) as ReturnType<typeof joined<K>> | undefined;
    if (!list) this.lists.set(member, (list = joined(this.inPlay, member)));
    return list;
  }

  /** How often a tile comes in all sets of one edition together, in the edition that has the most. */
  printedCopies(design: TileDesign): number {
    let count = this.copies.get(design);
    if (count === undefined) this.copies.set(design, (count = mostCopies(design)));
    return count;
  }

  /** The state that there is something to check of. */
  get checkedState(): readonly StateMember[] {
    return (this.checked ??= this.all('state').filter(({ check }) => check));
  }

  /** What does not go together, in words; empty for a ruleset that can be used. */
  get defects(): readonly string[] {
    return [...declarationDefects(this.inPlay), ...orderDefects(this.all('steps'), this.settings)];
  }

  /** The steps of a turn in their order; those that interrupt come last. Throws `Unchosen` where the order hangs on a setting that nobody chose. */
  get steps(): readonly Step[] {
    const { steps, interrupting } = this.order;
    return (this.allSteps ??= [...steps, ...interrupting]);
  }

  /** Those that the turn comes to one after the other. */
  get successive(): readonly Step[] {
    return (this.successiveSteps ??= this.order.steps.filter(({ interrupts, phase }) => !interrupts && phase !== 'end'));
  }

  /** Those that come when the last turn is over. */
  get closing(): readonly Step[] {
    return (this.closingSteps ??= this.order.steps.filter(({ interrupts, phase }) => !interrupts && phase === 'end'));
  }

  /** The steps that interrupt others, the more urgent first. */
  get interrupting(): readonly Step[] {
    return this.order.interrupting;
  }

  private get order(): Order {
    return (this.ordered ??= orderSteps(this.all('steps'), this.settings));
  }

  step(id: string): Step | undefined {
    return this.stepById.get(id);
  }

  proposalsFor(kind: ActionKindId): readonly Proposal[] {
    return this.proposalsByKind.get(kind) ?? [];
  }

  triggersFor(effect: string): readonly Trigger[] {
    return this.triggersByEffect.get(effect) ?? [];
  }

  /** Whether a mechanic that tables leave out is in force. */
  plays(mechanic: string): boolean {
    return !this.parts.without?.includes(mechanic);
  }

  has(expansion: string): boolean {
    return (this.ids ??= new Set(this.expansions.map(({ id }) => id))).has(expansion);
  }

  design(tile: string): TileDesign | undefined {
    return this.shapesById.get(tile)?.[0]!.design;
  }

  shape(tile: string, rotation: Rotation): Shape | undefined {
    // many ways of laying one tile are asked for one after the other
    if (tile !== this.lastTile) {
      this.lastTile = tile;
      this.lastShapes = this.shapesById.get(tile);
    }
    return this.lastShapes?.[rotation / 90];
  }

  /** Whether there is such a tile, whatever it shows. */
  hasTile(tile: string): boolean {
    return this.shapesById.has(tile) || this.isUnprinted(tile);
  }

  /** Whether a tile has a name, but no source says what it shows, nor has the position said it. */
  isUnprinted(tile: string): boolean {
    return !this.shapesById.has(tile) && (this.parts.unprinted?.has(tile) ?? false);
  }

  /** The own name of a tile that is named by an alias. */
  tileId(tile: string): string | undefined {
    return this.design(tile)?.id ?? this.parts.unprinted?.get(tile)?.id;
  }

  /** The same ruleset where the tiles whose shape no source gives show what a position says. */
  printing(prints: Snapshot['prints']): Printing {
    if (!prints || Object.keys(prints).length === 0) return { ruleset: this, defects: [], unread: [] };
    const key = JSON.stringify(prints);
    let known = this.printings.get(key);
    // somebody may have put other settings in the place of those that it was made with
    if (!known || known.ruleset.settings !== this.settings) {
      const { shapes: own, printed: table = own, unprinted = new Map<string, Unprinted>() } = this.parts;
      const read = readPrints(prints, unprinted, this.vocabulary, table.size);
      known = {
        ruleset: new Ruleset({ ...this.parts, settings: this.settings, printed: table, shapes: new Map([...table, ...read.shapes]) }),
        defects: read.defects,
        unread: read.unread,
      };
      // they come from clients: the oldest go when there are many
      if (this.printings.size >= MOST_PRINTINGS) this.printings.delete(this.printings.keys().next().value!);
      this.printings.set(key, known);
    }
    return known;
  }

  /** The same ruleset, had this value been chosen. */
  choosing(setting: Setting, value: string): Ruleset {
    const { chosen: before, further } = this.reading;
    const chosen = `${before}${setting.key} ${value};`;
    // those that one choice leads to are no more than settings have values
    const kept = before === '' ? this.choices : further;
    let made = kept.get(chosen);
    if (!made) {
      made = new Ruleset({ ...this.parts, settings: this.settings.with(setting, value) }, this.shapesById, { chosen, further });
      if (kept === further && further.size >= MOST_READINGS) further.delete(further.keys().next().value!);
      kept.set(chosen, made);
    }
    return made;
  }

  /** The same ruleset, each setting that nobody chose at the first of its values: what can be done though nobody chose is done so. */
  get settled(): Ruleset {
    return this.openSettings.length === 0 ? this : (this.firstValues ??= this.settle());
  }

  private settle(): Ruleset {
    const settings = this.openSettings.reduce((chosen, setting) => chosen.with(setting, setting.values[0]!), this.settings);
    return new Ruleset({ ...this.parts, settings }, this.shapesById, { chosen: '', further: new Map(), of: this });
  }

  /** What a `settled` ruleset leaves open, left open. */
  get asChosen(): Ruleset {
    return this.reading.of ?? this;
  }

  /** The clauses that justify a value of a setting. */
  citesOf(setting: Setting, value: string): readonly string[] {
    return citesOf(setting, value);
  }

  /** The row of the trait table that holds for a figure, by where it stands or by its kind. */
  subject({ kind, at }: Pick<Figure, 'kind' | 'at'>): string {
    return this.locationOf(at)?.subject ?? kind;
  }

  /** The place outside the features of the tiles that a spot names. */
  locationOf(spot: Spot): Location | undefined {
    const name = spotName(spot);
    return name === undefined ? undefined : this.locations.get(name);
  }

  isFollower(kind: string): boolean {
    const figure = this.figures.get(kind);
    return figure?.follower ?? (figure?.weight ?? 0) !== 0;
  }

  private listenTriggers(): void {
    const triggers = this.all('triggers');
    const replaced = new Set(flatMap(triggers, ({ replaces = [] }) => replaces));
    for (const trigger of triggers)
      if (!replaced.has(trigger.id))
        for (const type of typeof trigger.on === 'string' ? [trigger.on] : trigger.on) addTo(this.triggersByEffect, type, trigger);
  }
}

/** Where an id comes twice the first counts. */
function byId(steps: readonly Step[]): Map<string, Step> {
  const map = new Map<string, Step>();
  for (const step of steps) if (!map.has(step.id)) map.set(step.id, step);
  return map;
}

declare module '../declare/view.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is what stands here
  interface InForce extends Ruleset {}
}
