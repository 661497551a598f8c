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
  const ask = async (services: Services, request: LegalActionsRequest) => {
    const answer = await legalActionsUnderLaw(services, request);
    if (json || explain || hasSome(answer)) return answer;
    // what no source regulates is among the candidates that are not legal: where nothing else is, it is told
    const { rejected = [] } = await legalActionsUnderLaw(services, { ...request, explain: true });
    return { ...answer, rejected: rejected.filter(isUnregulated) };
  };
  const request = { ...position, ...(explain && { explain }) };
  await printAnswer({ schema: 'LegalActionsRequest', request, ask }, { json, text: legalText });
  return true;
}

const hasSome = ({ actions, undetermined = [], missing }: LegalActions): boolean => actions.length + undetermined.length > 0 || missing !== undefined;

/** Nothing forbids it, and no source allows it. */
const isUnregulated = ({ findings }: { readonly findings: readonly Finding[] }): boolean =>
  findings.some(({ outcome }) => outcome === 'unregulated') && !findings.some(({ outcome }) => outcome === 'forbid');

/** What is legal, then what is left open, which nobody may take for forbidden, then what is not legal. */
function legalText(answer: LegalActions): string[] {
  const { actions, undetermined = [], missing, rejected = [] } = answer;
  const nothing = rejected.some(isUnregulated) ? 'nothing is certainly legal' : 'nothing is legal';
  return [
    ...(hasSome(answer) ? actions.map(actionText) : [nothing]),
    ...undetermined.flatMap(({ action, verdict, findings }) => [`${verdict}: ${actionText(action)}`, ...reasons(findings)]),
    ...missingText(missing),
    ...rejected.flatMap((one) => [`${isUnregulated(one) ? 'unregulated' : 'not legal'}: ${actionText(one.action)}`, ...reasons(one.findings)]),
  ];
}

const reasons = (findings: readonly Finding[]): string[] =>
  findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled').map(({ rule, message }) => `  ${rule}: ${message}`);
