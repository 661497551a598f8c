/** Is this move legal, and which rule says so? */
import { createClient, type Action, type Snapshot } from 'seneschal/client';

/** A sentence for the players. Throws what the service found wrong with the question. */
export async function ask(baseUrl: string, snapshot: Snapshot, action: Action): Promise<string> {
  const seneschal = createClient({ baseUrl, language: 'en-x-c2' });
  const { data: verdict, error } = await seneschal.POST('/v1/adjudications', { body: { ruleset: 'hig-c1-current', snapshot, action } });
  // every defect, with the JSON pointer of what is wrong
  if (error) throw new Error(error.errors.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  const because = verdict.findings.find(({ rule }) => rule === verdict.decidedBy[0]);
  return `${verdict.verdict}: ${because?.message ?? 'every rule permits it'}`;
}
