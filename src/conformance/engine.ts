/** Our engine as the suite asks it: what it answers, and which settings it looked at on the way. */
import { ruleset as rulesetOf } from '../catalog.js';
import type { Action } from '../contract/action.js';
import type { InlineRuleset } from '../contract/ruleset.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { adjudicate, legalActions } from '../kernel/judge/adjudicate.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import type { Setting } from '../kernel/declare/setting.js';
import { Settings, type Chosen } from '../kernel/ruleset/settings.js';

import { citations } from '../corpus/clauses.js';
export interface Answer {
  readonly verdict: Verdict;
  /** Values of the settings that were read: key to value. */
  readonly read: ReadonlyMap<string, string>;
  legal(): readonly Action[];
}

export interface Engine {
  readonly name: string;
  answer(ruleset: InlineRuleset, snapshot: Snapshot, action: Action): Answer;
}

/** Notes every setting that a rule, a step or a score reads. */
class Watched extends Settings {
  readonly read = new Map<string, string>();

  constructor(private readonly settings: Settings) {
    super(settings.all);
  }

  override entry(setting: Setting | string): Chosen | undefined {
    const entry = this.settings.entry(setting);
    const key = typeof setting === 'string' ? setting : setting.key;
    if (typeof entry?.value === 'string') this.read.set(key, entry.value);
    return entry;
  }
}

/** The order of the steps is fixed when a ruleset is made: what it read counts where such a step comes up. */
function readByOrder(ruleset: Ruleset, snapshot: Snapshot, { next }: Verdict): Watched {
  const watched = new Watched(ruleset.settings);
  for (const { id, phase } of ruleset.all('steps')) {
    if (snapshot.turn?.step !== id && next?.step !== id) continue;
    if (typeof phase === 'function') phase(watched);
  }
  return watched;
}

export const ourEngine: Engine = {
  name: 'seneschal',
  answer: (choice, snapshot, action) => {
    const ruleset = rulesetOf(choice);
    const settings = new Watched(ruleset.settings);
    const watching = Object.create(ruleset, { settings: { value: settings } }) as Ruleset;
    const judged = adjudicate(watching, snapshot, action);
    const verdict = citations.cited(judged, judged.verdict !== 'unsupported');
    const read = new Map([...settings.read, ...readByOrder(ruleset, snapshot, verdict).read]);
    return { verdict, read, legal: () => legalActions(ruleset, snapshot).actions };
  },
};
