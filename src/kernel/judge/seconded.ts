/** What a folder says of its own pieces where a rule of another one bans. */
import type { Finding, OutcomeKind } from '../../contract/verdict.js';
import type { Rule } from '../declare/rule.js';

/** Remarks on what others ban become bans beside them: they change no verdict, but say by which clauses it is so of this kind of figure. */
export function seconded(rules: readonly Rule[], found: Finding[]): Finding[] {
  const bans = found.filter(({ outcome }) => outcome === 'forbid').map(({ rule }) => rule);
  const told =
    bans.length === 0
      ? found
      : found.map((finding, i) => (isSecond(rules[i]!, finding, bans) ? { ...finding, outcome: 'forbid' as const } : finding));
  return told.some(({ outcome }, i) => isIdle(rules[i]!, outcome)) ? told.filter(({ outcome }, i) => !isIdle(rules[i]!, outcome)) : told;
}

const isSecond = ({ seconds }: Rule, { outcome }: Finding, bans: readonly string[]): boolean =>
  outcome === 'permit' && seconds?.some((id) => bans.includes(id)) === true;

const isIdle = ({ secondsOnly }: Rule, outcome: OutcomeKind): boolean => secondsOnly === true && outcome === 'permit';
