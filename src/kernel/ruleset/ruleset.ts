/** Everything that is in force, joined from the expansions in play: made once and used for many snapshots. */
import type { Rotation } from '../../contract/compass.js';
import { spotName, type Spot } from '../../contract/spot.js';
import type { Action } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Figure, Snapshot } from '../../contract/snapshot.js';
import type { Boards, Prints } from '../board/boards.js';
import { shapes, type Shape } from '../board/shape.js';
import type { TileDesign } from '../board/tile-notation.js';
import type { ActionKind, ActionType, Proposal } from '../declare/action.js';
import type { Expansion, Parts } from '../declare/expansion.js';
import type { FigureKind, Location, TokenKind } from '../declare/piece.js';
import type { ActionKindId, Rule } from '../declare/rule.js';
import type { Setting } from '../declare/setting.js';
import type { StateMember } from '../declare/state.js';
import type { Step, Trigger } from '../declare/step.js';
import type { Topology } from '../declare/topology.js';
import type { TraitCell, TraitRow } from '../declare/trait.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import type { Read } from '../../contract/grounds.js';
import { declarationDefects } from './check.js';
import { joined, partsInPlay } from './in-play.js';
import { readPrints, type Unprinted } from './prints.js';
import { orderDefects, orderSteps, type Order } from './order.js';
import { addTo, flatMap } from '../lists.js';
import type { QuestionRuling } from './ruling.js';
import { citesOf, type Chosen, type Settings } from './settings.js';
import { isInForce, type Standings } from './standing.js';

export interface RulesetParts {
  readonly id: string;
  readonly hash: string;
  readonly edition: 'C1' | 'C2';
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
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
  readonly vocabulary: Vocabulary;
  /** Tiles whose shape no source gives, by id and alias. */
  readonly unprinted?: ReadonlyMap<string, Unprinted>;
  /** The shapes without those that a position said, where one did. */
  readonly printed?: ReadonlyMap<string, readonly Shape[]>;
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

/** The figures, tokens or deciding steps of all expansions, each with those that have it. */
export type Elsewhere = (what: 'figures' | 'tokens' | 'steps') => ReadonlyMap<string, readonly string[]>;

/** A cell of the trait table. */
export interface Trait {
  /** `silent`: no source says it, and nothing suggests it. */
  readonly value: 'yes' | 'no' | 'silent';
  readonly cites: readonly string[];
  /** What an answer says of it that has read it. */
  readonly read?: Read;
}

interface ContestedChoice extends Pick<Chosen, 'setting' | 'cites'> {
  readonly value: string;
  readonly contested: NonNullable<Chosen['contested']>;
}

/** The rules that judge a kind of action, by what they look at. */
export interface SortedRules {
  readonly turn: readonly Rule[];
  readonly kind: readonly Rule[];
  readonly place: readonly Rule[];
  /** Those of them that a permit may beat, and that beat nothing themselves. */
  readonly beatable: readonly Rule[];
  /** They permit whatever they see, and beat nothing. */
  readonly remarks: readonly Rule[];
}

const NO_RULES: readonly Rule[] = [];
const NO_RULINGS: readonly QuestionRuling[] = [];
/** As many as are kept that clients have described. */
const MOST_PRINTINGS = 20;
/** Of those that more than one choice leads to: there is no end of them. */
const MOST_READINGS = 64;
/** Of one type: far more than its kinds, and members that have the words of clients are not kept beyond it. */
const MOST_NAMES = 200;
const SILENT: Trait = { value: 'silent', cites: [] };

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
  readonly expansions: readonly Expansion[];
  readonly settings: Settings;
  readonly boards: Boards;
  readonly vocabulary: Vocabulary;
  readonly shapesById: ReadonlyMap<string, readonly Shape[]>;
  readonly topologies: readonly Topology[];
  readonly rules: readonly Rule[];
  readonly figures: ReadonlyMap<string, FigureKind>;
  readonly tokens: ReadonlyMap<string, TokenKind>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly types: ReadonlyMap<string, ActionType>;
  readonly actions: ReadonlyMap<ActionKindId, ActionKind>;
  readonly standings: Standings | undefined;
  /** Settings that nobody chose. */
  readonly openSettings: readonly Setting[];
  /** Values on which the printing contradicts itself. */
  readonly contested: readonly ContestedChoice[];
  private readonly inPlay: readonly Parts[];
  private readonly lists = new Map<keyof Parts, readonly unknown[]>();
  private readonly rulesByKind = new Map<ActionKindId, readonly Rule[]>();
  private readonly sortedByKind = new Map<ActionKindId, SortedRules>();
  private readonly kindsByStep = new Map<string, readonly ActionKindId[]>();
  private readonly stepsByKind = new Map<ActionKindId, readonly Step[]>();
  private readonly kindsByType = new Map<string, readonly ActionKind[]>();
  private lastTile: string | undefined;
  private lastShapes: readonly Shape[] | undefined;
  private stepById: ReadonlyMap<string, Step> | undefined;
  /** By type, then by the member that tells its kinds apart or the step: asked of every candidate, where a name put together would have to be looked up anew. */
  private readonly kindNames = new Map<string, Map<unknown, ActionKindId>>();
  private readonly bareActions = new Map<ActionKindId, Action>();
  private readonly rulings = new Map<string, QuestionRuling[]>();
  private readonly overriders = new Map<string, Rule[]>();
  private readonly proposalsByKind = new Map<ActionKindId, Proposal[]>();
  private readonly triggersByEffect = new Map<string, Trigger[]>();
  private readonly traits = new Map<string, Map<string, Trait>>();
  private readonly choices = new Map<string, Ruleset>();
  private firstValues: Ruleset | undefined;
  private readonly printings = new Map<string, Printing>();
  private readonly copies = new Map<TileDesign, number>();
  private ids: ReadonlySet<string> | undefined;
  private checked: readonly StateMember[] | undefined;
  private remarkIds: ReadonlySet<string> | undefined;
  private ordered: Order | undefined;
  private allSteps: readonly Step[] | undefined;
  private successiveSteps: readonly Step[] | undefined;
  private closingSteps: readonly Step[] | undefined;

  readonly elsewhere: Elsewhere;

  constructor(
    private readonly parts: RulesetParts,
    /** Of a ruleset that may print its tiles alike. */
    shapesById?: RulesetParts['shapes'],
    private readonly reading: Reading = { chosen: '', further: new Map() },
  ) {
    this.elsewhere = parts.elsewhere ?? (() => new Map());
    const { settings, disabledClauses, rulings = [] } = parts;
    this.id = parts.id;
    this.hash = parts.hash;
    this.edition = parts.edition;
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
    const shapesByName = reprinted(parts, this.inPlay);
    this.shapesById = shapesById && printAlike(shapesByName, shapesById) ? shapesById : shapesByName;
    this.topologies = flatMap(this.inPlay, ({ topology }) => (topology ? [topology] : []));
    this.figures = new Map(this.all('figures').map((figure) => [figure.kind, figure]));
    this.tokens = new Map(this.all('tokens').map((token) => [token.kind, token]));
    this.locations = new Map(this.all('locations').map((location) => [location.name, location]));
    this.types = parts.actionTypes;
    this.actions = new Map(this.all('actions').map((kind) => [kind.id, kind]));
    const disabled = new Set(disabledClauses);
    // a remark that no text of the printing makes has nothing to tell
    const isIdle = ({ isRemark, overrides, cites }: Rule) => isRemark && !overrides && cites.every((id) => !isInForce(this.standings, id));
    this.rules = this.all('rules').filter((rule) => !rule.cites.every((id) => disabled.has(id)) && !isIdle(rule));
    for (const rule of this.rules) for (const id of rule.overrides ?? []) addTo(this.overriders, id, rule);
    for (const ruling of rulings) addTo(this.rulings, ruling.decides.rule, ruling);
    for (const proposal of this.all('proposals')) addTo(this.proposalsByKind, proposal.kind, proposal);
    this.listenTriggers();
    for (const row of this.all('traits')) this.readTraits(row);
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
    return (this.stepById ??= byId(this.all('steps'))).get(id);
  }

  /** The rules that judge a kind of action, in the order of the expansions. */
  rulesFor(kind: ActionKindId): readonly Rule[] {
    let rules = this.rulesByKind.get(kind);
    if (!rules) {
      const [bare] = kind.split('/');
      const type = this.types.get(bare!)?.apart === undefined ? bare : kind;
      // what holds for every action presupposes that its mechanism is modelled
      const isModelled = this.actions.has(kind);
      const judges = (on: string) => (on === '*' ? isModelled : on === kind || on === type);
      rules = this.rules.filter(({ on }) => (typeof on === 'string' ? judges(on) : on.some(judges)));
      this.rulesByKind.set(kind, rules);
    }
    return rules;
  }

  /** The same by what of the action they look at. A ruling on a rule may look at all of it. */
  sortedRulesFor(kind: ActionKindId): SortedRules {
    let sorted = this.sortedByKind.get(kind);
    if (!sorted) {
      const all = this.rulesFor(kind);
      const about = ({ id, about: what }: Rule) => (this.rulings.has(id) ? undefined : what);
      // what only permits need not be heard where another rule permits, whatever it looks at
      const isIdle = ({ id, isRemark, overrides = [] }: Rule) => isRemark === true && overrides.length === 0 && !this.rulings.has(id);
      const deciding = all.filter((rule) => !isIdle(rule));
      const place = deciding.filter((rule) => about(rule) === undefined);
      // a ban that nothing beats spares the others
      const isBeatable = ({ id }: Rule) => this.overridersOf(id).length > 0;
      const bansFirst = (rules: readonly Rule[]) => [...rules.filter((rule) => !isBeatable(rule)), ...rules.filter(isBeatable)];
      sorted = {
        turn: bansFirst(deciding.filter((rule) => about(rule) === 'turn')),
        kind: bansFirst(deciding.filter((rule) => about(rule) === 'kind')),
        place,
        beatable: place.filter((rule) => !rule.overrides && isBeatable(rule)),
        remarks: all.filter(isIdle),
      };
      this.sortedByKind.set(kind, sorted);
    }
    return sorted;
  }

  /** The rules that tell what holds and decide nothing. */
  get remarks(): ReadonlySet<string> {
    return (this.remarkIds ??= new Set(this.rules.filter(({ isRemark }) => isRemark).map(({ id }) => id)));
  }

  /** The rulings that decide what a rule says. */
  rulingsOn(rule: string): readonly QuestionRuling[] {
    // asked of every rule that is asked
    return this.rulings.size === 0 ? NO_RULINGS : (this.rulings.get(rule) ?? NO_RULINGS);
  }

  /** The rules whose permit beats the ban of this one. */
  overridersOf(rule: string): readonly Rule[] {
    return this.overriders.get(rule) ?? NO_RULES;
  }

  /** Which kind of action this is, in a step; where its mechanism is not modelled its kind all the same. */
  kindIdOf(action: Action, step: string | undefined): ActionKindId {
    const { type } = action;
    const { variant, apart } = this.types.get(type) ?? {};
    if (variant === undefined) return apart === undefined ? type : this.apartKind(type, memberOf(action, apart));
    if (variant !== 'step') return this.kindName(type, memberOf(action, variant));
    const { by } = action as { readonly by?: string };
    return this.kindName(type, by ?? this.stepKind(type, step));
  }

  /** For a type that has one kind: what an expansion declares as a kind of its own is not that one. */
  private apartKind(type: string, value: unknown): ActionKindId {
    const own = this.kindName(type, value);
    return this.actions.has(own) ? own : type;
  }

  private kindName(type: string, value: unknown): ActionKindId {
    let names = this.kindNames.get(type);
    if (!names) this.kindNames.set(type, (names = new Map<unknown, ActionKindId>()));
    let name = names.get(value);
    if (name === undefined) {
      name = `${type}/${String(value)}`;
      if (typeof value === 'string' && names.size < MOST_NAMES) names.set(value, name);
    }
    return name;
  }

  /** For a type whose kinds are told apart by their step: the one of this step, or any, so that it can be said that it is not its time. */
  private stepKind(type: string, step: string | undefined): string {
    const kinds = this.kindsOf(type);
    const now = kinds.find((kind) => step !== undefined && kind.in !== '*' && kind.in.includes(step)) ?? kinds[0];
    return now?.id.slice(type.length + 1) ?? step ?? '';
  }

  private kindsOf(type: string): readonly ActionKind[] {
    let kinds = this.kindsByType.get(type);
    if (!kinds) this.kindsByType.set(type, (kinds = [...this.actions.values()].filter(({ id }) => id.startsWith(`${type}/`))));
    return kinds;
  }

  kindOf(action: Action, step: string | undefined): ActionKind | undefined {
    return this.actions.get(this.kindIdOf(action, step));
  }

  /** An action of the kind that says nothing else. */
  bareAction(kind: ActionKindId): Action {
    let action = this.bareActions.get(kind);
    if (!action) {
      const [type = '', value] = kind.split('/');
      const { variant, apart } = this.types.get(type) ?? {};
      // what is done in every step is told by `by`, and not by the step
      const told = variant === 'step' && this.actions.get(kind)?.in === '*' ? 'by' : variant;
      const member = apart !== undefined && value !== undefined ? apart : told;
      action = member === undefined || member === 'step' ? { type } : { type, [member]: value };
      this.bareActions.set(kind, action);
    }
    return action;
  }

  proposalsFor(kind: ActionKindId): readonly Proposal[] {
    return this.proposalsByKind.get(kind) ?? [];
  }

  triggersFor(effect: string): readonly Trigger[] {
    return this.triggersByEffect.get(effect) ?? [];
  }

  /** The kinds of action that are decided in a step; passing comes last. */
  accepts(step: string): readonly ActionKindId[] {
    let kinds = this.kindsByStep.get(step);
    if (!kinds) {
      const known = this.step(step);
      const further = this.all('accepts').filter((acceptance) => acceptance.in.includes(step));
      const own = [...this.actions.values()]
        .filter(
          ({ id, in: steps }) => (steps === '*' ? known?.decides && !known.chance : steps.includes(step)) || further.some(({ kind }) => kind === id),
        )
        .map(({ id }) => id);
      kinds = known?.passable ? [...own.filter((id) => id !== 'pass'), 'pass'] : own;
      this.kindsByStep.set(step, kinds);
    }
    return kinds;
  }

  /** The steps in which a kind of action is decided. */
  stepsFor(kind: ActionKindId): readonly Step[] {
    // others than those that there are clients may name without end
    if (!this.actions.has(kind)) return [];
    let steps = this.stepsByKind.get(kind);
    if (!steps) this.stepsByKind.set(kind, (steps = this.all('steps').filter(({ id }) => this.accepts(id).includes(kind))));
    return steps;
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

  trait(subject: string, column: string): Trait {
    return this.traits.get(subject)?.get(column) ?? SILENT;
  }

  private readTraits({ subject, cells }: TraitRow): void {
    let row = this.traits.get(subject);
    if (!row) this.traits.set(subject, (row = new Map<string, Trait>()));
    for (const [column, byEdition] of Object.entries(cells)) {
      const { value, inferred, cites } = byEdition[this.edition];
      row.set(
        column,
        value === 'unspecified' && inferred === undefined ? { value: 'silent', cites } : this.readCell(subject, column, byEdition[this.edition]),
      );
    }
  }

  /** What the sources of another printing say of a figure is inferred for this one. */
  private readCell(subject: string, column: string, { value, inferred, cites }: TraitCell): Trait {
    const said = value === 'unspecified' ? inferred! : value;
    const isStated = value !== 'unspecified' && cites.some((id) => isInForce(this.standings, id));
    const read: Read = { trait: { subject, column }, value: said, basis: isStated ? 'stated' : 'inferred', ...(!isStated && { from: [...cites] }) };
    return { value: said, cites, read };
  }

  private listenTriggers(): void {
    const triggers = this.all('triggers');
    const replaced = new Set(flatMap(triggers, ({ replaces = [] }) => replaces));
    for (const trigger of triggers)
      if (!replaced.has(trigger.id))
        for (const type of typeof trigger.on === 'string' ? [trigger.on] : trigger.on) addTo(this.triggersByEffect, type, trigger);
  }
}

function mostCopies({ copies }: TileDesign): number {
  const byEdition = new Map<string, number>();
  for (const [set, count] of Object.entries(copies)) {
    const edition = set.slice(set.lastIndexOf(':') + 1);
    byEdition.set(edition, (byEdition.get(edition) ?? 0) + count);
  }
  return Math.max(0, ...byEdition.values());
}

/** Where an id comes twice the first counts. */
function byId(steps: readonly Step[]): Map<string, Step> {
  const map = new Map<string, Step>();
  for (const step of steps) if (!map.has(step.id)) map.set(step.id, step);
  return map;
}

/** A member that the type of an action has. */
const memberOf = (action: object, name: string): unknown => (action as Readonly<Record<string, unknown>>)[name];

/** The catalogue with what the expansions in play change about it. */
function reprinted({ shapes: table, vocabulary, settings }: RulesetParts, inPlay: readonly Parts[]): RulesetParts['shapes'] {
  const changes = flatMap(inPlay, ({ reprints }) => (reprints ? [reprints] : []));
  if (changes.length === 0) return table;
  const changed = new Map<TileDesign, readonly Shape[]>();
  return new Map(
    [...table].map(([id, original]) => {
      const { design, number } = original[0]!;
      let rotations = changed.get(design);
      if (!rotations) {
        const print = changes.reduce((before, change) => change(before, settings) ?? before, design);
        rotations = print === design ? original : shapes(print, vocabulary, number);
        changed.set(design, rotations);
      }
      return [id, rotations] as const;
    }),
  );
}

/** Whether two lists of the same tiles show the same on each: then boards of the one are boards of the other. */
function printAlike(one: RulesetParts['shapes'], other: RulesetParts['shapes']): boolean {
  if (one === other) return true;
  for (const [id, [shape]] of one) {
    const [like] = other.get(id) ?? [];
    if (shape!.design !== like?.design && JSON.stringify(shape!.design) !== JSON.stringify(like?.design)) return false;
  }
  return true;
}

declare module '../declare/view.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is what stands here
  interface InForce extends Ruleset {}
}
