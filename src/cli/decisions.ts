/** `adjudicate FILE` and `legal FILE`. */
import type { LegalActions } from '../kernel/judge/adjudicate.js';
import type { AdjudicationRequest, LegalActionsRequest } from '../contract/requests.js';
import type { Finding } from '../contract/verdict.js';
import { decideUnderLaw } from '../service/decisions/decide.js';
import { legalActionsUnderLaw } from '../service/decisions/legal-actions.js';
import type { Services } from '../service/services.js';
import { printAnswer } from './ask.js';
import { actionText, missingText, verdictText } from './print.js';
import { readQuestion } from './question.js';

/** The file, or the line, holds `{ruleset, snapshot, action}`. True when the action is legal. */
export async function adjudicateFile(file: string, { json = false }: { json?: boolean }): Promise<boolean> {
  const ask = async (services: Services, request: AdjudicationRequest) => (await decideUnderLaw(services, request)).verdict;
  const verdict = await printAnswer({ schema: 'AdjudicationRequest', request: await readQuestion(file), ask }, { json, text: verdictText });
  return verdict.verdict === 'legal';
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
