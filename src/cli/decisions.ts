/** `adjudicate FILE` and `legal FILE`. */
import type { Schemas } from '../client/client.js';
import type { LegalActions } from '../kernel/judge/adjudicate.js';
import type { AdjudicationRequest, LegalActionsRequest } from '../contract/requests.js';
import type { Finding, Verdict } from '../contract/verdict.js';
import { decideUnderLaw } from '../service/decisions/decide.js';
import { legalActionsUnderLaw } from '../service/decisions/legal-actions.js';
import type { Services } from '../service/services.js';
import { answerTo, printAnswer } from './ask.js';
import { actionText, missingText, say } from './print.js';
import { readQuestion } from './question.js';
import { verdictText } from './verdict-text.js';

export interface AdjudicateOptions {
  readonly json?: boolean;
  /** Address of a service that decides: so the rulings that are published there count. */
  readonly server?: string;
  /** The secret of its key. */
  readonly key?: string;
}

/** The file, or the line, holds `{ruleset, snapshot, action}`. True when the action is legal. */
export async function adjudicateFile(file: string, { json = false, server, key }: AdjudicateOptions): Promise<boolean> {
  const request = await readQuestion(file);
  const ask = async (services: Services, asked: AdjudicationRequest) => (await decideUnderLaw(services, asked)).verdict;
  const verdict = server === undefined ? await answerTo({ schema: 'AdjudicationRequest', request, ask }) : await verdictAt(server, key, request);
  say(...(json ? [JSON.stringify(verdict, null, 2)] : verdictText(verdict)));
  return verdict.verdict === 'legal';
}

/** The service says what is wrong with the question, too. */
async function verdictAt(server: string, key: string | undefined, body: object): Promise<Verdict> {
  const { refused, serviceAt } = await import('./elsewhere.js');
  const { data, error } = await serviceAt(server, key).POST('/v1/adjudications', { body: body as Schemas['AdjudicationRequest'] });
  return (data as Verdict | undefined) ?? refused(error);
}

/** The file holds `{ruleset, snapshot}`. */
export async function legalFile(file: string, { json = false, explain = false }: { json?: boolean; explain?: boolean }): Promise<true> {
  const { action: _action, ...position } = await readQuestion(file);
  const ask = (services: Services, request: LegalActionsRequest) => legalActionsUnderLaw(services, request);
  const request = { ...position, ...(explain && { explain }) };
  await printAnswer({ schema: 'LegalActionsRequest', request, ask }, { json, text: legalText });
  return true;
}

/** What is legal, then what is left open, which nobody may take for forbidden, then what is not legal. */
const legalText = ({ actions, undetermined = [], missing, rejected = [] }: LegalActions): string[] => [
  ...(actions.length + undetermined.length > 0 || missing ? actions.map(actionText) : ['nothing is legal']),
  ...undetermined.flatMap(({ action, verdict, findings }) => [`${verdict}: ${actionText(action)}`, ...reasons(findings)]),
  ...missingText(missing),
  ...rejected.flatMap(({ action, findings }) => [`not legal: ${actionText(action)}`, ...reasons(findings)]),
];

const reasons = (findings: readonly Finding[]): string[] =>
  findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled').map(({ rule, message }) => `  ${rule}: ${message}`);
