/** One item of a job. */
import type { Case } from '../../contract/case.js';
import { DomainError, Invalid, Unavailable } from '../../contract/errors.js';
import type { CaseOutcome, ItemRefusal, JobKind } from '../../contract/job.js';
import type { AdjudicationRequest, ReplayRequest } from '../../contract/requests.js';
import { expectations, runCase } from '../../conformance/run.js';
import { decideUnderLaw } from '../decisions/decide.js';
import { acceptedRequest } from '../decisions/further-defects.js';
import { replayByWorkers } from '../decisions/replays.js';
import { verdictText } from '../decisions/verdict-text.js';
import { languageOf, type Speak } from '../language.js';
import { checkNesting } from '../input/nesting.js';
import { accepted } from '../input/validation.js';
import type { Services } from '../services.js';
import type { WithWorkers } from '../workers/workers.js';

export type Bench = Pick<Services, 'rulesets' | 'law'> & WithWorkers;

/** As whom jobs take their turns among the clients of the workers. */
const CLIENT = 'jobs';

export interface Worked {
  readonly ok: boolean;
  /** JSON: the answer, or an `ItemRefusal`. */
  readonly answer: string;
  /** What is a fault of ours, to be logged. */
  readonly fault?: unknown;
}

const WORK: Readonly<Record<JobKind, (bench: Bench, request: unknown, speak: Speak) => Promise<string>>> = {
  async adjudicate(bench, request, speak) {
    const { ruleset, verdict } = await decideUnderLaw(bench, acceptedRequest<AdjudicationRequest>('AdjudicationRequest', request), speak);
    return verdictText(ruleset, verdict);
  },
  async replay(bench, request, speak) {
    const { text } = await replayByWorkers(bench, acceptedRequest<ReplayRequest>('ReplayRequest', request), { client: CLIENT, speak });
    return typeof text === 'string' ? text : Buffer.from(text).toString();
  },
  async conformance(_bench, request) {
    const test = accepted<Case>('Case', withoutBook(request));
    checkNesting(test);
    checkPresets(test);
    const outcomes = runCase(test).map(({ preset, passed, differences }) => ({ preset, passed, differences: [...differences] }));
    return JSON.stringify({ case: test.id, passed: outcomes.every(({ passed }) => passed), outcomes } satisfies CaseOutcome);
  },
};

/** What the case book says of a case besides: a case that was got from it is one. */
const BOOK: readonly string[] = ['expansion', 'topic', 'presets'];

function withoutBook(request: unknown): unknown {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return request;
  return Object.fromEntries(Object.entries(request).filter(([name]) => !BOOK.includes(name)));
}

/** Throws `Invalid`. */
function checkPresets(test: Case): void {
  try {
    expectations(test);
  } catch (error) {
    throw new Invalid('invalid-request', undefined, [{ pointer: '/expect', code: 'unknown-preset', message: (error as Error).message }]);
  }
}

/** Throws `Unavailable`: the item is to be tried again. Whatever else is wrong is its answer. */
export async function workItem(bench: Bench, kind: JobKind, language: string | undefined, request: string): Promise<Worked> {
  try {
    return { ok: true, answer: await WORK[kind](bench, JSON.parse(request), (edition) => languageOf(language, edition)) };
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    if (!(error instanceof DomainError)) return { ok: false, answer: refusal({ code: 'internal-error', errors: [] }), fault: error };
    const { code, detail, defects } = error;
    return { ok: false, answer: refusal({ code, ...(detail !== undefined && { detail }), errors: defects }) };
  }
}

const refusal = (refused: ItemRefusal): string => JSON.stringify(refused);
