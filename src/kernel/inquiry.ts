/** What a rule gets to see when it judges an action, and the words in which it answers. */
import type { Action } from '../contract/action.js';
import type { Figure } from '../contract/snapshot.js';
import type { Finding, Reading } from '../contract/verdict.js';
import type { Position } from './position.js';
import type { Facts, Outcome, Rule } from './rule.js';
import type { Setting } from './setting.js';
import { citationOf, matches } from './ruling.js';
import { Unchosen } from './settings.js';

/** A cell of the trait table, as rules read it. */
export interface Trait {
  /** `silent`: no source says it, and nothing suggests it. */
  readonly value: 'yes' | 'no' | 'silent';
  readonly cites: readonly string[];
}

export class Inquiry<A extends Action = Action> {
  /** What the rule at work has read, so that its finding cites it; undefined while nobody wants a finding. */
  private cited: string[] | undefined;
  private read: Record<string, string> = {};
  /** Values tried for a setting that nobody chose. */
  private supposed: ReadonlyMap<string, string> = new Map();

  /** `action` is replaced only by `isLegal`, which asks the same rules about many candidates. */
  constructor(
    readonly view: Position,
    public action: A,
  ) {}

  /** The value of a setting; the finding cites the clauses that justify it. */
  get<V extends string>(setting: Setting<V>): V {
    const entry = this.view.ruleset.settings.entry(setting);
    const value = this.supposed.get(setting.key) ?? entry?.value;
    if (value === null || value === undefined) {
      if (entry) throw new Unchosen(setting);
      throw new Error(`setting \`${setting.key}\` is not part of the ruleset`);
    }
    if (this.cited) {
      this.read[setting.key] = value;
      this.cite(entry?.value === value ? entry.cites : this.view.ruleset.citesOf(setting, value));
    }
    return value as V;
  }

  /** What a figure (by its kind, or by where it stands) can do; the finding cites the cell. */
  trait(figure: string | Figure, column: string): Trait['value'] {
    const { ruleset } = this.view;
    const trait = ruleset.trait(typeof figure === 'string' ? figure : ruleset.subject(figure), column);
    this.cite(trait.cites);
    return trait.value;
  }

  cite(ids: readonly string[]): void {
    const { cited } = this;
    if (cited) for (const id of ids) if (!cited.includes(id)) cited.push(id);
  }

  pass(message: string, facts?: Facts): Outcome {
    return { outcome: 'permit', message, facts };
  }
  forbid(message: string, facts?: Facts): Outcome {
    return { outcome: 'forbid', message, facts };
  }
  /** A fact is missing: `pointers` say where the snapshot would hold it. */
  unknown(message: string, pointers: readonly string[]): Outcome {
    return { outcome: 'unknown', message, missing: pointers };
  }
  /** No source regulates it. */
  unregulated(message: string, facts?: Facts): Outcome {
    return { outcome: 'unregulated', message, facts };
  }
  /** The sources disagree, and the sources leave it at that. */
  disputed(message: string, readings: readonly Reading[]): Outcome {
    return { outcome: 'disputed', message, readings };
  }

  /** One rule's outcome: what a ruling has decided, or else what the rule says. */
  ask(rule: Rule): Outcome {
    const { view, action } = this;
    const rulings = view.ruleset.rulingsOn(rule.id);
    // the newest ruling comes last
    const ruling = rulings.length === 0 ? undefined : rulings.findLast((candidate) => matches(candidate, view, action));
    if (!ruling) return this.judge(rule);
    this.cite([citationOf(ruling.id)]);
    return { outcome: ruling.decides.outcome, message: 'a ruling has decided it', facts: { ruling: ruling.id } };
  }

  /** What the rule says, trying every value of a setting that nobody chose. */
  private judge(rule: Rule): Outcome {
    try {
      return rule.judge(this as unknown as Inquiry);
    } catch (signal) {
      if (signal instanceof Unchosen) return this.askEach(rule, signal.setting);
      throw signal;
    }
  }

  /** One rule's outcome as a finding with everything it rests on. */
  finding(rule: Rule): Finding {
    const cites = (this.cited = [...rule.cites]);
    const settings = (this.read = {});
    const { outcome, message, facts, missing, readings } = this.ask(rule);
    const stated = typeof facts === 'function' ? facts() : facts;
    this.cited = undefined;
    return {
      rule: rule.id,
      outcome,
      message,
      facts: stated ?? {},
      cites,
      ...(Object.keys(settings).length > 0 && { settings }),
      ...(missing && { missing: [...missing] }),
      ...(readings && { readings: [...readings] }),
    };
  }

  private askEach(rule: Rule, setting: Setting): Outcome {
    const before = this.supposed;
    const readings = setting.values.map((value): Reading => {
      this.supposed = new Map(before).set(setting.key, value);
      const { outcome, message } = this.ask(rule);
      return { setting: setting.key, value, outcome, message, cites: [...this.view.ruleset.citesOf(setting, value)] };
    });
    this.supposed = before;
    delete this.read[setting.key];
    const first = readings[0]!;
    if (readings.every(({ outcome }) => outcome === first.outcome))
      return { outcome: first.outcome as Outcome['outcome'], message: first.message, readings };
    return this.disputed(`the sources disagree and nobody chose \`${setting.key}\``, readings);
  }
}
