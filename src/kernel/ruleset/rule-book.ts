/** The rules in force, by the kind of action that they judge, and which of them beats which. */
import type { ActionType } from '../declare/action.js';
import type { ActionKindId, Rule } from '../declare/rule.js';
import { addTo } from '../lists.js';
import type { QuestionRuling } from './ruling.js';
import { isHeard, type Standings } from './standing.js';

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

/** What says of a rule whether, and of what, it judges. */
export interface RuleBookParts {
  /** Clauses that the table has switched off: a rule that rests on them alone does not apply. */
  readonly disabledClauses?: readonly string[] | undefined;
  readonly standings?: Standings | undefined;
  readonly rulings?: readonly QuestionRuling[] | undefined;
  readonly types: ReadonlyMap<string, ActionType>;
  /** The kinds of action whose mechanism is modelled. */
  readonly kinds: ReadonlyMap<ActionKindId, unknown>;
}

const NO_RULES: readonly Rule[] = [];
const NO_RULINGS: readonly QuestionRuling[] = [];

export class RuleBook {
  readonly all: readonly Rule[];
  private readonly types: RuleBookParts['types'];
  private readonly kinds: RuleBookParts['kinds'];
  private readonly byKind = new Map<ActionKindId, readonly Rule[]>();
  private readonly sortedByKind = new Map<ActionKindId, SortedRules>();
  private readonly rulings = new Map<string, QuestionRuling[]>();
  private readonly overriders = new Map<string, Rule[]>();
  private remarkIds: ReadonlySet<string> | undefined;

  /** `declared`: all rules of the expansions in play, in their order. */
  constructor(declared: readonly Rule[], { disabledClauses, standings, rulings = [], types, kinds }: RuleBookParts) {
    this.types = types;
    this.kinds = kinds;
    const disabled = new Set(disabledClauses);
    // a remark that no text of the printing makes has nothing to tell
    const isIdle = ({ isRemark, overrides, cites }: Rule) => isRemark && !overrides && cites.every((id) => !isHeard(standings, id));
    this.all = declared.filter((rule) => !rule.cites.every((id) => disabled.has(id)) && !isIdle(rule));
    for (const rule of this.all) for (const id of rule.overrides ?? []) addTo(this.overriders, id, rule);
    for (const ruling of rulings) addTo(this.rulings, ruling.decides.rule, ruling);
  }

  /** The rules that judge a kind of action, in the order of the expansions. */
  for(kind: ActionKindId): readonly Rule[] {
    let rules = this.byKind.get(kind);
    if (!rules) {
      const [bare] = kind.split('/');
      const type = this.types.get(bare!)?.apart === undefined ? bare : kind;
      // what holds for every action presupposes that its mechanism is modelled
      const isModelled = this.kinds.has(kind);
      const judges = (on: string) => (on === '*' ? isModelled : on === kind || on === type);
      rules = this.all.filter(({ on }) => (typeof on === 'string' ? judges(on) : on.some(judges)));
      this.byKind.set(kind, rules);
    }
    return rules;
  }

  /** The same by what of the action they look at. A ruling on a rule may look at all of it. */
  sortedFor(kind: ActionKindId): SortedRules {
    let sorted = this.sortedByKind.get(kind);
    if (!sorted) {
      const all = this.for(kind);
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

  /** The ids of those that tell what holds and decide nothing. */
  get remarks(): ReadonlySet<string> {
    return (this.remarkIds ??= new Set(this.all.filter(({ isRemark }) => isRemark).map(({ id }) => id)));
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
}
