/** Many verdicts at once, for a stream of questions: each is read here, and judged by the workers. */
import type { AdjudicationRequest } from '../../contract/requests.js';
import { precedentsIn } from '../../languages/index.js';
import { lineText, type Line } from '../input/lines.js';
import { checkNesting } from '../input/nesting.js';
import type { Asked } from '../language.js';
import { chosenUnderLaw } from '../rulesets/lookup.js';
import type { Services } from '../services.js';
import { signal } from '../signals.js';
import { asInvalid } from '../workers/refusal.js';
import type { Question, WithWorkers } from '../workers/workers.js';
import { acceptedRequest } from './further-defects.js';
import { tellingOf } from './snapshot-defects.js';
import { closedText, type Parts } from './verdict-text.js';

type Bench = Pick<Services, 'rulesets' | 'law'> & WithWorkers;

/** The verdict as JSON, or what kept it from being given. */
export type LineAnswer = { readonly text: string } | { readonly error: unknown };

export interface LineOptions extends Asked {
  /** Reads JSON. */
  readonly read: (text: string) => unknown;
  readonly parts: Parts;
}

/** Each line is an `AdjudicationRequest` as JSON. One answer for each; rejects with the reason of the signal. */
export async function decideLines(bench: Bench, lines: readonly Line[], { read, parts, speak, ...asking }: LineOptions): Promise<LineAnswer[]> {
  const asked = await Promise.all(lines.map((line) => settled(() => questionIn(bench, line, read, speak))));
  const questions = asked.flatMap((one) => ('value' in one ? [one.value] : []));
  const judged = questions.length === 0 ? [] : await bench.workers.run('adjudicate', { questions, parts }, asking);
  const law = questions.length === 0 ? undefined : await bench.law.current();
  let next = 0;
  return asked.map((one): LineAnswer => {
    if ('error' in one) return one;
    const opinion = judged[next++]!;
    if ('refused' in opinion) return { error: asInvalid(opinion.refused) };
    signal('verdict', { verdict: opinion.verdict });
    return { text: closedText(opinion.text, precedentsIn(law!.precedents(opinion.touched, one.value.choice.rulings ?? []), one.value.language)) };
  });
}

async function questionIn({ rulesets, law }: Bench, line: Line, read: LineOptions['read'], speak: Asked['speak']): Promise<Question> {
  const { ruleset: reference, ...request } = acceptedRequest<AdjudicationRequest>('AdjudicationRequest', read(lineText(line)));
  checkNesting(request);
  const { choice, ruleset } = await tellingOf(request, () => chosenUnderLaw(rulesets, law, reference));
  return { choice, request, language: speak(ruleset.edition) };
}

async function settled<T>(work: () => Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}
