/**
 * An answer rests on an inferred setting only where another of its values would change it. A setting that was read, and under each value
 * of which all comes to the same, is idle: what its value is inferred from does not weaken the answer.
 */
import type { Finding } from '../../contract/verdict.js';
import { Position } from '../position/position.js';
import { essence } from './contested.js';
import type { Decision } from './decision.js';
import { boardUnder } from './fork.js';

type Decide = (view: Position) => Decision;

/** Keys of the idle ones among the inferred settings that the findings of a decision read. `decide` makes the same decision in another position. */
export type IdleSettings = (decision: Decision, decide: Decide) => ReadonlySet<string>;

const NONE: ReadonlySet<string> = new Set();

/** For the decisions of one position: the positions under other values are made once. */
export function idleSettings(view: Position): IdleSettings {
  const positions = new Map<string, readonly Position[]>();
  const under = (key: string): readonly Position[] => {
    let others = positions.get(key);
    if (!others) positions.set(key, (others = otherwise(view, key)));
    return others;
  };
  return (decision, decide) => {
    const keys = inferredKeys(decision.findings);
    if (keys.size === 0) return NONE;
    return new Set([...keys].filter((key) => under(key).every((position) => changesNothing(decision, decide(position), key))));
  };
}

function inferredKeys(found: readonly Finding[]): Set<string> {
  const keys = new Set<string>();
  for (const { basis, reads = [] } of found)
    if (basis === 'inferred') for (const read of reads) if (read.basis === 'inferred' && read.setting !== undefined) keys.add(read.setting);
  return keys;
}

function otherwise(view: Position, key: string): Position[] {
  const { setting, value } = view.ruleset.settings.entry(key)!;
  return setting.values
    .filter((other) => other !== value)
    .map((other) => {
      const ruleset = view.ruleset.choosing(setting, other);
      return new Position(ruleset, view.snapshot, boardUnder(view, ruleset));
    });
}

/** Neither what is decided, nor what any rule that read the setting says. */
function changesNothing(decision: Decision, other: Decision, key: string): boolean {
  if (essence(decision) !== essence(other)) return false;
  const outcomes = new Map(other.findings.map(({ rule, outcome }) => [rule, outcome] as const));
  return decision.findings.every(({ rule, outcome, settings }) => settings?.[key] === undefined || outcomes.get(rule) === outcome);
}
