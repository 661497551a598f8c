/** What a folder says of its own pieces where a rule of another one bans. */
import type { Finding } from '../../contract/verdict.js';
import type { Rule } from '../declare/rule.js';

/** Remarks on what others ban become bans beside them: they change no verdict, but say by which clauses it is so of this kind of figure. */
export function seconded(rules: readonly Rule[], found: Finding[]): Finding[] {
  const bans = found.filter(({ outcome }) => outcome === 'forbid').map(({ rule }) => rule);
  if (bans.length === 0) return found;
  return found.map((finding, i) =>
    finding.outcome === 'permit' && rules[i]!.seconds?.some((id) => bans.includes(id)) ? { ...finding, outcome: 'forbid' as const } : finding,
  );
}
