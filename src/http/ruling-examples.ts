/** The ruling that the documentation shows. */
import type { Ruling, RulingInput, Transition } from '../contract/ruling.js';
import { rulingHash } from '../store/hash.js';
import { exampleAction, exampleRuleset, exampleSnapshot } from './examples.js';
import { judge } from './input.js';
import { DEFAULT_RULESET } from './rulesets.js';

export const exampleInput: RulingInput = {
  question: 'May a follower go to the road of the volcano tile just laid?',
  snapshot: exampleSnapshot,
  action: exampleAction,
  ruleset: DEFAULT_RULESET,
  decision: 'illegal',
  reasoning: 'The rules forbid it on the whole tile, whatever the feature.',
  cites: ['pd.volcano.no-follower-on-it'],
  tags: ['volcano'],
  event: 'Club evening',
  authorityLevel: 'table-judge',
};

const CHANGE = { published: 'publish', superseded: 'supersede', withdrawn: 'withdraw' } as const;
const at = '2026-01-01T12:00:00.000Z';
const by = { keyId: '1kdw6h5g0k3v9x2yq', name: 'Ada' };
const successor = '1kdw6h5g0abcdefgh';

export const exampleTransition = (to: Transition['to']) => ({ reason: `to be ${to}`, ...(to === 'superseded' && { supersededBy: successor }) });

export function exampleRuling(to?: Transition['to']): Ruling {
  const { id: decisionId, verdict, findings, engine } = judge(exampleRuleset(), { snapshot: exampleSnapshot, action: exampleAction });
  const ruling: Omit<Ruling, 'hash'> = {
    id: '1kdw6h5g07m2n4p8r',
    version: to ? 2 : 1,
    status: to ?? 'draft',
    ...exampleInput,
    tags: exampleInput.tags ?? [],
    verdict: { verdict, rules: [...new Set(findings.map(({ rule }) => rule))], decisionId, engine },
    ...(to === 'superseded' && { supersededBy: successor }),
    author: by,
    createdAt: at,
    updatedAt: at,
    change: to ? { kind: CHANGE[to], by, reason: `to be ${to}` } : { kind: 'create', by },
  };
  return { ...ruling, hash: rulingHash(ruling) };
}
