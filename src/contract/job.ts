/** Bulk work: many questions handed in at once, worked through by whichever process has time, and answered one by one. */
import Type, { type Static } from 'typebox';
import type { ErrorCode } from './codes.js';
import { pageOf, ref } from './ref.js';
import type { Defect } from './problem.js';

/** What is done with each item. */
export const JOB_KINDS = ['adjudicate', 'replay', 'conformance'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATUSES = ['queued', 'running', 'done', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Items of one job, at most. */
export const MOST_ITEMS = 100_000;

const count = (description: string) => Type.Integer({ minimum: 0, description });
const instant = (description: string) => Type.String({ format: 'date-time', description });

export const JobSchema = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...JOB_KINDS]),
    status: Type.Enum([...JOB_STATUSES], { description: 'with `done` and `cancelled` it has ended' }),
    keyId: Type.String({ description: 'id of the key that handed it in' }),
    items: count('how many were handed in'),
    done: count('how many of them have been answered'),
    failed: count('how many of those could not be worked, and were answered with a problem'),
    createdAt: instant('when it was handed in'),
    endedAt: Type.Optional(instant('when its last item was answered, or it was cancelled')),
    expiresAt: instant('from when it is removed with its results'),
    results: Type.String({ format: 'uri-reference', description: 'where the results are' }),
  },
  { $id: 'Job' },
);
export type Job = Static<typeof JobSchema>;

/** What became of a case. */
export const CaseOutcomeSchema = Type.Object(
  {
    case: Type.String({ description: 'id of the case' }),
    passed: Type.Boolean({ description: 'under every printing that it speaks of' }),
    outcomes: Type.Array(
      Type.Object({
        preset: Type.String(),
        passed: Type.Boolean(),
        differences: Type.Array(
          Type.Object({
            at: Type.String({ format: 'json-pointer', description: 'where in the expectation' }),
            expected: Type.Unknown(),
            actual: Type.Unknown(),
          }),
        ),
      }),
    ),
  },
  { $id: 'CaseOutcome' },
);
export type CaseOutcome = Static<typeof CaseOutcomeSchema>;

export const JobResultSchema = Type.Unsafe<unknown>({
  $id: 'JobResult',
  type: 'object',
  description: 'what came of one item: a `result`, by the kind of the job a verdict, a replay or the outcome of a case; or a `problem`',
  required: ['index'],
  properties: {
    index: { type: 'integer', minimum: 0, description: 'of the item, counted from 0' },
    result: { anyOf: [{ $ref: 'Verdict#' }, { $ref: 'Replay#' }, { $ref: 'CaseOutcome#' }] },
    problem: { $ref: 'Problem#' },
  },
});

/** What is handed in, by the kind of the job. */
export const JobItemSchema = Type.Unsafe<unknown>({
  $id: 'JobItem',
  description: 'an item, by the kind of the job: a question, a recorded game, or a case, also as the case book shows it',
  anyOf: [{ $ref: 'AdjudicationRequest#' }, { $ref: 'ReplayRequest#' }, { $ref: 'Case#' }, { $ref: 'CaseDocument#' }],
});
export const JobItemsSchema = Type.Array(ref('JobItem'), { $id: 'JobItems', minItems: 1, maxItems: MOST_ITEMS });

/** Why an item could not be worked. */
export interface ItemRefusal {
  readonly code: ErrorCode | 'internal-error';
  readonly detail?: string;
  readonly errors: readonly Defect[];
}

export const jobSchemas = [JobSchema, JobItemSchema, JobItemsSchema, CaseOutcomeSchema, JobResultSchema, pageOf('JobPage', 'Job')];
