/** Everything that is in force, joined from the expansions in play: frozen, hashed, made once and used for many snapshots. */
import type { Action } from '../contract/action.js';
import type { Clause } from '../contract/clause.js';
import type { CitedClause } from '../contract/verdict.js';
import type { TileDiscarded } from '../contract/effect.js';
import type { Figure, Rotation } from '../contract/snapshot.js';
import type { Expansion, FigureKind } from './expansion.js';
import type { Trait } from './inquiry.js';
import type { Position } from './position.js';
import type { QuestionRuling } from './ruling.js';
import type { ActionKindId, Rule } from './rule.js';
import { actionKindId } from './rule.js';
import type { Bonus, FinalScore, ScoreRule } from './score.js';
import type { Setting } from './setting.js';
import type { Settings } from './settings.js';
import { shapes, type Shape } from './shape.js';
import { sortSteps, type ActionKind, type ExtraPart, type Proposal, type Skip, type Step, type Trigger } from './step.js';
import type { TileDesign } from './tile-notation.js';
import type { TraitRow } from './trait.js';

export interface RulesetParts {
  readonly id: string;
  readonly hash: string;
  readonly edition: 'C1' | 'C2';
  readonly expansions: readonly Expansion[];
  readonly settings: Settings;
  /** Clauses that the table has switched off: a rule that rests on them alone does not apply. */
  readonly disabledClauses?: readonly string[];
  /** Rulings in force that decide one question each. */
  readonly rulings?: readonly QuestionRuling[];
  /** Every clause of the corpus. */
  readonly clauses: ReadonlyMap<string, Clause>;
  /** The same, as verdicts show them. */
  readonly citations: ReadonlyMap<string, CitedClause>;
  /** All tiles of the catalogue, whichever set they are from. */
  readonly shapes: ReadonlyMap<string, readonly Shape[]>;
}

const joined = <T>(expansions: readonly Expansion[], pick: (expansion: Expansion) => readonly T[] | undefined): T[] =>
  expansions.flatMap((expansion) => [...(pick(expansion) ?? [])]);

const NO_RULES: readonly Rule[] = [];
const NO_RULINGS: readonly QuestionRuling[] = [];

export class Ruleset {
  readonly id: string;
  readonly hash: string;
  readonly edition: 'C1' | 'C2';
  readonly expansions: readonly Expansion[];
  readonly settings: Settings;
  readonly steps: readonly Step[];
  readonly skips: readonly Skip[];
  readonly extraParts: readonly ExtraPart[];
  readonly discards: readonly ((view: Position, tile: string) => TileDiscarded | undefined)[];
  readonly doubts: readonly ((view: Position) => boolean)[];
  readonly scoring: readonly ScoreRule[];
  readonly bonuses: readonly Bonus[];
  readonly finals: readonly FinalScore[];
  readonly figures: ReadonlyMap<string, FigureKind>;
  readonly tokens: ReadonlySet<string>;
  readonly rules: readonly Rule[];
  readonly actions: ReadonlyMap<ActionKindId, ActionKind>;
  private readonly clausesById: ReadonlyMap<string, Clause>;
  /** The rotations of each tile, by its id and its aliases. */
  readonly shapesById: ReadonlyMap<string, readonly Shape[]>;
  private readonly rulesByKind = new Map<ActionKindId, readonly Rule[]>();
  private readonly turnRulesByKind = new Map<ActionKindId, readonly Rule[]>();
  private readonly kindsByStep = new Map<string, ActionKindId[]>();
  private readonly rulings = new Map<string, QuestionRuling[]>();
  private readonly overriders = new Map<string, Rule[]>();
  private readonly proposalsByKind = new Map<ActionKindId, Proposal[]>();
  private readonly triggersByEffect = new Map<string, Trigger[]>();
  private readonly traits = new Map<string, TraitRow>();
  private readonly traitCells = new Map<string, Map<string, Trait>>();
  private readonly locations = new Map<string, string>();

  /** Settings that nobody chose. */
  readonly openSettings: readonly Setting[];
  private readonly choices = new Map<string, Ruleset>();

  constructor(private readonly parts: RulesetParts) {
    const { expansions, settings } = parts;
    this.openSettings = [...settings.all.values()].filter(({ value }) => value === null).map(({ setting }) => setting);
    this.id = parts.id;
    this.hash = parts.hash;
    this.edition = parts.edition;
    this.expansions = expansions;
    this.settings = settings;
    this.clausesById = parts.clauses;
    this.shapesById = reprinted(parts.shapes, expansions);
    this.steps = sortSteps(
      joined(expansions, (e) => e.steps),
      settings,
    );
    this.skips = joined(expansions, (e) => e.skips);
    this.discards = joined(expansions, (e) => e.discards);
    this.doubts = joined(expansions, (e) => e.doubts);
    this.extraParts = joined(expansions, (e) => e.extraParts);
    this.scoring = joined(expansions, (e) => e.scoring);
    this.bonuses = joined(expansions, (e) => e.bonuses);
    this.finals = joined(expansions, (e) => e.finals);
    this.figures = new Map(joined(expansions, (e) => e.figures).map((figure) => [figure.kind, figure]));
    this.tokens = new Set(joined(expansions, (e) => e.tokens));
    const disabled = new Set(parts.disabledClauses ?? []);
    this.rules = joined(expansions, (e) => e.rules).filter((rule) => !rule.cites.every((id) => disabled.has(id)));
    this.actions = new Map(joined(expansions, (e) => e.actions).map((kind) => [kind.id, kind]));
    for (const rule of this.rules) for (const id of rule.overrides ?? []) push(this.overriders, id, rule);
    for (const ruling of parts.rulings ?? []) push(this.rulings, ruling.decides.rule, ruling);
    for (const proposal of joined(expansions, (e) => e.proposals)) push(this.proposalsByKind, proposal.kind, proposal);
    const triggers = joined(expansions, (e) => e.triggers);
    const replaced = new Set(triggers.flatMap(({ replaces = [] }) => replaces));
    for (const trigger of triggers) if (!replaced.has(trigger.id)) push(this.triggersByEffect, trigger.on, trigger);
    for (const row of joined(expansions, (e) => e.traits)) this.traits.set(row.subject, row);
    for (const expansion of expansions)
      for (const [feature, subject] of Object.entries(expansion.locations ?? {})) this.locations.set(feature, subject);
  }

  /** The rules that judge a kind of action, in the order of the expansions. */
  rulesFor(kind: ActionKindId): readonly Rule[] {
    let rules = this.rulesByKind.get(kind);
    if (!rules) {
      // what holds for every action presupposes that its mechanism is modelled
      const all = this.actions.has(kind);
      rules = this.rules.filter(({ on }) => (on === '*' ? all : on === kind || (typeof on !== 'string' && on.includes(kind))));
      this.rulesByKind.set(kind, rules);
    }
    return rules;
  }

  /** Those among them that look at the turn alone, and that neither another rule nor a ruling can overrule. */
  turnRulesFor(kind: ActionKindId): readonly Rule[] {
    let rules = this.turnRulesByKind.get(kind);
    if (!rules) {
      rules = this.rulesFor(kind).filter(({ id, about }) => about === 'turn' && !this.rulings.has(id) && !this.overriders.has(id));
      this.turnRulesByKind.set(kind, rules);
    }
    return rules;
  }

  /** The rulings that decide what a rule says. */
  rulingsOn(rule: string): readonly QuestionRuling[] {
    return this.rulings.get(rule) ?? NO_RULINGS;
  }

  /** The rules whose permit beats the ban of this one. */
  overridersOf(rule: string): readonly Rule[] {
    return this.overriders.get(rule) ?? NO_RULES;
  }

  clause(id: string): Clause | undefined {
    return this.clausesById.get(id);
  }

  /** A clause as verdicts show it: one object for all verdicts, so that writing it out can be remembered. */
  citation(id: string): CitedClause | undefined {
    return this.parts.citations.get(id);
  }

  /** Every clause of the corpus. */
  get clauses(): Iterable<Clause> {
    return this.clausesById.values();
  }

  kindOf(action: Action): ActionKind | undefined {
    return this.actions.get(actionKindId(action));
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
      kinds = [...this.actions.values()].filter((kind) => kind.in.includes(step)).map(({ id }) => id);
      kinds.sort((a, b) => Number(a === 'pass') - Number(b === 'pass'));
      this.kindsByStep.set(step, kinds);
    }
    return kinds;
  }

  step(id: string): Step | undefined {
    return this.steps.find((step) => step.id === id);
  }

  has(expansion: string): boolean {
    return this.expansions.some(({ id }) => id === expansion);
  }

  design(tile: string): TileDesign | undefined {
    return this.shapesById.get(tile)?.[0]!.design;
  }

  shape(tile: string, rotation: Rotation): Shape | undefined {
    return this.shapesById.get(tile)?.[rotation / 90];
  }

  /** The same ruleset, had this value been chosen. */
  choosing(setting: Setting, value: string): Ruleset {
    const key = `${setting.key} ${value}`;
    let chosen = this.choices.get(key);
    if (!chosen) this.choices.set(key, (chosen = new Ruleset({ ...this.parts, settings: this.settings.with(setting, value) })));
    return chosen;
  }

  /** The clauses that justify a value of a setting. */
  citesOf(setting: Setting, value: string): readonly string[] {
    return setting.text.values.find((candidate) => candidate.value === value)?.cites ?? [];
  }

  /** The row of the trait table that holds for a figure, by where it stands or by its kind. */
  subject(figure: Figure): string {
    return this.locations.get(figure.at.feature) ?? figure.kind;
  }

  /** Whether a place of that name lies outside the features of the tiles: a tower, a castle, a city quarter. */
  isElsewhere(feature: string): boolean {
    return this.locations.has(feature);
  }

  trait(subject: string, column: string): Trait {
    let cells = this.traitCells.get(subject);
    if (!cells) this.traitCells.set(subject, (cells = new Map()));
    let trait = cells.get(column);
    if (!trait) {
      const cell = this.traits.get(subject)?.cells[column]?.[this.edition];
      trait = cell
        ? { value: cell.value === 'unspecified' ? (cell.inferred ?? 'silent') : cell.value, cites: cell.cites }
        : { value: 'silent', cites: [] };
      cells.set(column, trait);
    }
    return trait;
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The catalogue with what the expansions in play change about it. */
function reprinted(table: RulesetParts['shapes'], expansions: readonly Expansion[]): RulesetParts['shapes'] {
  const changes = expansions.flatMap(({ reprints }) => (reprints ? [reprints] : []));
  if (changes.length === 0) return table;
  const changed = new Map<TileDesign, readonly Shape[]>();
  return new Map(
    [...table].map(([id, original]) => {
      const { design } = original[0]!;
      if (!changed.has(design)) {
        const print = changes.reduce((before, change) => change(before) ?? before, design);
        changed.set(design, print === design ? original : shapes(print, original[0]!.number));
      }
      return [id, changed.get(design)!] as const;
    }),
  );
}

/** The shapes of a catalogue by tile id and alias. */
export function shapeTable(designs: readonly TileDesign[]): Map<string, readonly Shape[]> {
  const table = new Map<string, readonly Shape[]>();
  for (const [number, design] of designs.entries()) {
    const rotations = shapes(design, number);
    for (const name of [design.id, ...design.aliases]) table.set(name, rotations);
  }
  return table;
}
