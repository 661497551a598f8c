/** The ruling that the documentation shows. */
import type { RulingPatch } from '../../contract/ruling-requests.js';
import type { Ruling, RulingInput, Transition } from '../../contract/ruling.js';
import { judge } from '../../service/decisions/position.js';
import { recorded } from '../../service/decisions/recorded-verdict.js';
import { mergePatch } from '../../service/input/merge-patch.js';
import { DEFAULT_RULESET } from '../../service/rulesets/lookup.js';
import { rulingHash } from '../../store/hash.js';
import { exampleAction, exampleRuleset, exampleSnapshot } from './examples.js';

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

export const exampleAmendment: RulingPatch = { tags: ['volcano', 'placing'], event: null, reason: 'asked again elsewhere' };

type Change = 'amended' | Transition['to'];
const KIND = { amended: 'amend', published: 'publish', superseded: 'supersede', withdrawn: 'withdraw' } as const;
const at = '2026-01-01T12:00:00.000Z';
const by = { keyId: '1kdw6h5g0k3v9x2yq', name: 'Ada' };
const successor = '1kdw6h5g0abcdefgh';

export const exampleTransition = (to: Transition['to']) => ({ reason: `to be ${to}`, ...(to === 'superseded' && { supersededBy: successor }) });

/** A draft, or what has become of it. */
export function exampleRuling(change?: Change): Ruling {
  const status = change === undefined || change === 'amended' ? 'draft' : change;
  const ruling: Omit<Ruling, 'hash'> = {
    id: '1kdw6h5g07m2n4p8r',
    version: VERSION[change ?? 'created'],
    status,
    ...contentAfter(change),
    verdict: recorded(judge(exampleRuleset(), { snapshot: exampleSnapshot, action: exampleAction })),
    ...(change === 'superseded' && { supersededBy: successor }),
    author: by,
    createdAt: at,
    updatedAt: at,
    ...(status !== 'draft' && { publishedAt: at }),
    change: { kind: change ? KIND[change] : 'create', by, ...(change && { reason: reasonOf(change) }) },
  };
  return { ...ruling, hash: rulingHash(ruling) };
}

/** Superseded and withdrawn is what was published before. */
const VERSION = { created: 1, amended: 2, published: 2, superseded: 3, withdrawn: 3 } as const;
const reasonOf = (change: Change): string => (change === 'amended' ? exampleAmendment.reason! : exampleTransition(change).reason);

function contentAfter(change: Change | undefined): RulingInput & Pick<Ruling, 'tags'> {
  const { reason: _, ...patch } = exampleAmendment;
  const input = change === 'amended' ? (mergePatch(exampleInput, patch) as RulingInput) : exampleInput;
  return { ...input, tags: input.tags ?? [] };
}
