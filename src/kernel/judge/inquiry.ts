/** What a rule gets to see when it judges an action, and the words in which it answers. */
import type { Action } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Finding, Reading } from '../../contract/verdict.js';
import type { Read as ReadNote } from '../../contract/grounds.js';
import type { Facts, Outcome, Rule } from '../declare/rule.js';
import type { Setting } from '../declare/setting.js';
import type { Position } from '../position/position.js';
import type { Trait } from '../ruleset/trait-table.js';
import { citationOf, matches } from '../ruleset/ruling.js';
import { isInForce } from '../ruleset/standing.js';
import { basisOf } from './grounds.js';
import { fill } from './message.js';

/** What a rule has read besides the position, so that its finding can cite it. */
interface Read {
  readonly cites: string[];
  // most read none
  settings?: Record<string, string>;
  reads?: ReadNote[];
  against?: string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export class Inquiry<A extends Action = Action> {
  /** Undefined while nobody wants a finding. */
  private read: Read | undefined;

  constructor(
    readonly view: Position,
    readonly action: A,
  ) {}

  /** The value of a setting; the finding cites the clauses that justify it. Throws `Unchosen` where nobody chose. */
  get<V extends string>(setting: Setting<V>): V {
    const { settings } = this.view.ruleset;
    const value = settings.get(setting);
    if (this.read) {
      const entry = settings.entry(setting)!;
      const known = (this.read.settings ??= {});
      if (!(setting.key in known)) this.note(settings.readOf(entry));
      known[setting.key] = value;
      this.cite(entry.cites);
    }
    return value;
  }

  /** What a figure (by its kind, or by where it stands) can do; the finding cites the cell. */
  trait(figure: string | Figure, column: string): Trait['value'] {
    const { ruleset } = this.view;
    const trait = ruleset.traits.cell(typeof figure === 'string' ? figure : ruleset.subject(figure), column);
    this.cite(trait.cites);
    if (trait.read && !this.read?.reads?.includes(trait.read)) this.note(trait.read);
    return trait.value;
  }

  private note(read: ReadNote): void {
    if (this.read) (this.read.reads ??= []).push(read);
  }

  cite(ids: readonly string[]): void {
    if (this.read) for (const id of ids) if (!this.read.cites.includes(id)) this.read.cites.push(id);
  }

  /** Clauses that hold as well, and say the contrary of the outcome. */
  against(ids: readonly string[]): void {
    if (this.read) this.read.against = ids.filter((id) => isInForce(this.view.ruleset.standings, id));
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
  /** The mechanism that would decide it is not modelled: no word about the law. */
  unsupported(message: string, facts?: Facts): Outcome {
    return { outcome: 'unsupported', message, facts };
  }
  /** We looked, and no source regulates it. */
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
    const rulings = view.ruleset.rules.rulingsOn(rule.id);
    // the newest ruling comes last
    const ruling = rulings.length === 0 ? undefined : rulings.findLast((candidate) => matches(candidate, view, action));
    if (!ruling) return rule.judge(this);
    this.cite([citationOf(ruling.id)]);
    return { outcome: ruling.decides.outcome, message: 'a ruling has decided it', facts: { ruling: ruling.id } };
  }

  /** One rule's outcome as a finding with everything it rests on. */
  finding(rule: Rule): Finding {
    const read: Read = (this.read = { cites: [...rule.cites] });
    const { cites } = read;
    const { outcome, message, facts, missing, readings } = this.ask(rule);
    const stated = (typeof facts === 'function' ? facts() : facts) ?? {};
    const hasPlaces = message.includes('{');
    const said = hasPlaces ? fill(message, stated) : message;
    this.read = undefined;
    // put together member by member, as this is done for every rule that speaks
    const found: Writable<Finding> = hasPlaces
      ? { rule: rule.id, outcome, message: said, template: message, facts: stated, cites }
      : { rule: rule.id, outcome, message: said, facts: stated, cites };
    const { settings, reads, against } = read;
    if (reads) {
      // a trait is read without a setting, a setting never without a note
      if (settings) found.settings = settings;
      found.reads = reads;
      found.basis = basisOf(reads);
    }
    if (against) found.seeAlso = against.map((clause) => ({ clause, why: 'contrary' }));
    if (missing) found.missing = [...missing];
    if (readings) found.readings = [...readings];
    return found;
  }
}

declare module '../declare/view.js' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is what stands here
  interface Asked<A extends Action = Action> extends Inquiry<A> {}
}
