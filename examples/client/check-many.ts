/** Many moves over one connection: lines go out, verdicts come back in the same order, each as soon as it is there. */
import { createClient, type AdjudicationRequest } from 'seneschal/client';

/** How often each verdict was given; lines that could not be read count as their problem. */
export async function tally(baseUrl: string, requests: Iterable<AdjudicationRequest>): Promise<Record<string, number>> {
  const seneschal = createClient({ baseUrl });
  const count: Record<string, number> = {};
  for await (const answer of seneschal.adjudicateAll(requests)) {
    const what = 'verdict' in answer ? answer.verdict : answer.code;
    count[what] = (count[what] ?? 0) + 1;
  }
  return count;
}
