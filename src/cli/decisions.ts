/** `adjudicate FILE` and `legal FILE`. */
import type { LegalActions } from '../kernel/legal-actions.js';
import type { Problem } from '../contract/problem.js';
import type { Verdict } from '../contract/verdict.js';
import { client } from './client.js';
import { readJson } from './files.js';
import { actionText, complain, problemText, say, verdictText } from './print.js';

/** Posts the file; prints the answer. Whether it was an answer and no problem. */
async function ask<T>(path: string, body: unknown, json: boolean, text: (answer: T) => string[]): Promise<T | undefined> {
  const http = await client();
  try {
    const { ok, body: answer } = await http.post<T | Problem>(path, body);
    if (json) say(JSON.stringify(answer, null, 2));
    else if (ok) say(...text(answer as T));
    else complain(...problemText(answer as Problem));
    return ok ? (answer as T) : undefined;
  } finally {
    await http.close();
  }
}

/** The file holds `{ruleset, snapshot, action}`. True when the action is legal. */
export async function adjudicateFile(file: string, { json = false }: { json?: boolean }): Promise<boolean> {
  const verdict = await ask<Verdict>('/v1/adjudications', await readJson(file), json, verdictText);
  return verdict?.verdict === 'legal';
}

/** The file holds `{ruleset, snapshot}`. True when the position could be read. */
export async function legalFile(file: string, { json = false, explain = false }: { json?: boolean; explain?: boolean }): Promise<boolean> {
  const { action: _action, ...request } = ((await readJson(file)) ?? {}) as Record<string, unknown>;
  const answer = await ask<LegalActions>('/v1/legal-actions', { ...request, ...(explain && { explain }) }, json, ({ actions, rejected = [] }) => [
    ...actions.map(actionText),
    ...rejected.flatMap(({ action, findings }) => [
      `not legal: ${actionText(action)}`,
      ...findings.filter(({ outcome }) => outcome !== 'permit').map(({ rule, message }) => `  ${rule}: ${message}`),
    ]),
  ]);
  return answer !== undefined;
}
