/** The engine in the page for every click, the service for what only it knows: rulings, comparisons, what others have stored. */
import { createClient, type Verdict } from 'seneschal/client';
import { adjudicate, legalActions, ruleset, type Snapshot } from 'seneschal/engine';

/** What may be tried in a position and touches a ruling of the service, with that verdict. */
export async function ruledUpon(baseUrl: string, snapshot: Snapshot): Promise<Verdict[]> {
  const seneschal = createClient({ baseUrl });
  const rules = ruleset('hig-c1-current');
  const { actions, rejected = [] } = legalActions(rules, snapshot, { explain: true });
  const verdicts: Verdict[] = [];
  for (const action of [...actions, ...rejected.map((candidate) => candidate.action)]) {
    const own = adjudicate(rules, snapshot, action);
    // values of the library are values of the client, and the other way round
    const { data } = await seneschal.POST('/v1/adjudications', { body: { ruleset: 'hig-c1-current', snapshot, action: own.action } });
    if (data && data.precedents.length > 0) verdicts.push(data);
  }
  return verdicts;
}
