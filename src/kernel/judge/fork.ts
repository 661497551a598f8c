/**
 * A setting that nobody chose: the whole decision is made under each of its values. Where all come to the same it is decided, else it
 * is disputed, and each reading is given with what it rests on.
 */
import type { Action } from '../../contract/action.js';
import type { Finding, OutcomeKind, Reading } from '../../contract/verdict.js';
import type { Setting } from '../declare/setting.js';
import { stableJson } from '../position/canonical.js';
import { TooManyReadings } from '../position/invalid-input.js';
import { Position } from '../position/position.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { Unchosen } from '../ruleset/settings.js';
import { basisOf } from './grounds.js';
import { decideOnce, type Decision } from './decision.js';
import { flatMap } from '../lists.js';

/** How many readings are tried at most, of one action and of a list: each open setting multiplies them. */
const MOST_OF_ONE = 1024;
const MOST_OF_A_LIST = 5000;

/** Counts the readings that are tried. */
export class Readings {
  private readonly settings = new Set<string>();

  constructor(private left = MOST_OF_ONE) {}

  static ofAList = (): Readings => new Readings(MOST_OF_A_LIST);

  /** Throws `TooManyReadings` where the values of another setting are more than can be tried. */
  try({ key, values }: Setting): void {
    this.settings.add(key);
    this.left -= values.length;
    if (this.left < 0) throw new TooManyReadings([...this.settings]);
  }
}

/** The decision on an action. Throws `TooManyReadings`. */
export function decide(view: Position, action: Action, counted?: Readings): Decision {
  try {
    return decideOnce(view, action);
  } catch (signal) {
    if (!(signal instanceof Unchosen)) throw signal;
    const { setting } = signal;
    // mostly there is nothing to count
    const readings = counted ?? new Readings();
    readings.try(setting);
    const branches = setting.values.map((value) => {
      const ruleset = view.ruleset.choosing(setting, value);
      return { value, ruleset, decision: decide(new Position(ruleset, view.snapshot, boardUnder(view, ruleset)), action, readings) };
    });
    return merge(setting, branches);
  }
}

/** The board, unless the setting changes what is printed. */
export const boardUnder = (view: Position, ruleset: Ruleset) => (ruleset.shapesById === view.ruleset.shapesById ? view.board : undefined);

/** Every ruleset that the open settings on which an answer hangs lead to, with the answer. Throws `TooManyReadings`. */
export function underEach<T>(view: Position, answer: (view: Position) => T, counted?: Readings): T[] {
  try {
    return [answer(view)];
  } catch (signal) {
    if (!(signal instanceof Unchosen)) throw signal;
    const readings = counted ?? new Readings();
    readings.try(signal.setting);
    return flatMap(signal.setting.values, (value) => {
      const ruleset = view.ruleset.choosing(signal.setting, value);
      return underEach(new Position(ruleset, view.snapshot, boardUnder(view, ruleset)), answer, readings);
    });
  }
}

interface Branch {
  readonly value: string;
  readonly ruleset: Ruleset;
  readonly decision: Decision;
}

/** What follows, without the reasons. */
export const consequences = ({ effects, scores, next }: Decision) => ({
  deeds: effects.map(({ rule: _rule, cites: _cites, ...deed }) => deed),
  points: scores.map(({ player, points }) => ({ player, points })),
  next,
});

function merge(setting: Setting, branches: readonly Branch[]): Decision {
  const first = branches[0]!.decision;
  const isSame = (of: (decision: Decision) => unknown) => new Set(branches.map(({ decision }) => stableJson(of(decision)))).size === 1;
  const sameVerdict = isSame(({ verdict }) => verdict);
  const sameDeeds = isSame(consequences);
  const found = mergeFindings(setting, branches);
  if (sameVerdict && sameDeeds) return { ...first, findings: found };
  const differing = sameVerdict || !found.some(({ outcome }) => outcome === 'disputed') ? [...found, disputedDeeds(setting, branches)] : found;
  // what some readings allow is shown as it follows under the first of them
  const shown = branches.find(({ decision }) => decision.after)?.decision ?? first;
  return { ...shown, verdict: 'disputed', findings: differing };
}

/** Every rule that spoke under any value, in the order of the first that has it. */
function mergeFindings(setting: Setting, branches: readonly Branch[]): Finding[] {
  const keys: string[] = [];
  const byBranch = branches.map(({ decision }) => {
    const count = new Map<string, number>();
    return new Map(
      decision.findings.map((finding) => {
        // a rule may speak twice: of the action, and of what follows
        const n = count.get(finding.rule) ?? 0;
        count.set(finding.rule, n + 1);
        const key = `${finding.rule} ${n}`;
        if (!keys.includes(key)) keys.push(key);
        return [key, finding] as const;
      }),
    );
  });
  return keys.map((key) =>
    mergeFinding(
      setting,
      branches,
      byBranch.map((found) => found.get(key)),
    ),
  );
}

function mergeFinding(setting: Setting, branches: readonly Branch[], found: readonly (Finding | undefined)[]): Finding {
  const known = found.find((finding) => finding !== undefined)!;
  const outcomes = new Set(found.map((finding) => finding?.outcome));
  const reads = found.some((finding) => finding?.settings?.[setting.key] !== undefined);
  if (outcomes.size === 1 && !reads) return known;
  const readings = branches.map(({ value, ruleset }, i): Reading => ({
    setting: setting.key,
    value,
    outcome: found[i]?.outcome ?? 'permit',
    message: found[i]?.message ?? 'it does not come to that',
    ...(found[i]?.template !== undefined && { template: found[i].template, facts: found[i].facts }),
    cites: [...ruleset.citesOf(setting, value)],
  }));
  const { settings: _settings, reads: _reads, basis: _basis, ...rest } = known;
  const { [setting.key]: _read, ...others } = known.settings ?? {};
  const stillRead = known.reads?.filter((read) => read.setting !== setting.key) ?? [];
  const kept = {
    ...rest,
    ...(Object.keys(others).length > 0 && { settings: others }),
    ...(stillRead.length > 0 && { reads: stillRead, basis: basisOf(stillRead) }),
    readings: [...(known.readings ?? []), ...readings],
  };
  if (outcomes.size === 1) return kept;
  return { ...kept, outcome: 'disputed', message: `the sources disagree and nobody chose \`${setting.key}\``, cites: allCites(found) };
}

const allCites = (found: readonly (Finding | undefined)[]): string[] => [...new Set(flatMap(found, (finding) => finding?.cites ?? []))];

function disputedDeeds(setting: Setting, branches: readonly Branch[]): Finding {
  const readings = branches.map(({ value, ruleset, decision }): Reading => {
    const { deeds, points } = consequences(decision);
    return {
      setting: setting.key,
      value,
      outcome: decision.verdict === 'legal' ? 'permit' : OUTCOME[decision.verdict],
      message: deeds.length + points.length === 0 ? 'nothing follows' : 'it has consequences',
      facts: { effects: deeds.map(({ type }) => type), points },
      cites: [...ruleset.citesOf(setting, value)],
    };
  });
  return {
    rule: `settings.${setting.key}`,
    outcome: 'disputed',
    message: `what follows is disputed, and nobody chose \`${setting.key}\``,
    facts: {},
    cites: [...new Set(flatMap(readings, ({ cites }) => cites))],
    readings,
  };
}

const OUTCOME: Readonly<Record<Decision['verdict'], OutcomeKind>> = {
  legal: 'permit',
  illegal: 'forbid',
  undetermined: 'unknown',
  disputed: 'disputed',
  unregulated: 'unregulated',
  unsupported: 'unsupported',
};
