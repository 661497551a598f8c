/** Asking the service about what files hold, with the built-in and inline rulesets. */
import { acceptedRequest } from '../service/decisions/further-defects.js';
import { servicesOf, type Services } from '../service/services.js';
import { say } from './print.js';

export interface Question<Request, Answer> {
  /** The schema that the request must match. */
  readonly schema: string;
  readonly request: unknown;
  /** Throws `DomainError`. */
  readonly ask: (services: Services, request: Request) => Promise<Answer>;
}

/** Throws `DomainError`. */
export async function answerTo<Request, Answer>({ schema, request, ask }: Question<Request, Answer>): Promise<Answer> {
  return ask(servicesOf(), acceptedRequest<Request>(schema, request));
}

/** Prints the answer. Throws `DomainError`, as `answerTo` does. */
export async function printAnswer<Request, Answer>(
  question: Question<Request, Answer>,
  { json, text }: { readonly json: boolean; readonly text: (answer: Answer) => string[] },
): Promise<Answer> {
  const answer = await answerTo(question);
  say(...(json ? [JSON.stringify(answer, null, 2)] : text(answer)));
  return answer;
}
