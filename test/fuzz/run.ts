/** Sends random requests to the application and holds every answer against the document. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { answerChecker } from '../support/answers.js';
import { goodBodies } from './bodies.js';
import { dice } from './dice.js';
import { operationsOf, valuesOf, type Document } from './operations.js';
import { pools } from './pools.js';
import { requestOf, type Request } from './requests.js';

export interface Fault {
  /** Of which request, beginning with 0. */
  readonly number: number;
  readonly what: string;
  readonly request: string;
  readonly answer: string;
}

export interface Progress {
  readonly sent: number;
  readonly faults: readonly Fault[];
  /** The request that took longest, and how many milliseconds. */
  readonly slowest: { readonly took: number; readonly request: string };
  /** How many answers there were with each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many requests each operation got, how many of them were answered with success, and how many milliseconds they took. */
  readonly operations: ReadonlyMap<string, readonly [asked: number, succeeded: number, took: number]>;
}

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly secrets: readonly string[];
  /** Called after each request. */
  readonly after?: (progress: Progress) => Promise<void> | void;
}

/** The same seed makes the same requests as long as the server says the same. */
export async function fuzz(app: FastifyInstance, { requests, seed, secrets, after }: FuzzOptions): Promise<Progress> {
  const check = await answerChecker(app);
  const document = app.swagger() as unknown as Document;
  const heard = pools();
  const sources = { operations: operationsOf(document), bodies: goodBodies(), valueOf: valuesOf(document, seed), pools: heard, secrets };
  const throws = dice(seed);
  const progress = {
    sent: 0,
    faults: [] as Fault[],
    slowest: { took: 0, request: '' },
    statuses: new Map<number, number>(),
    operations: new Map<string, readonly [number, number, number]>(sources.operations.map(({ id }) => [id, [0, 0, 0]])),
  };
  for (; progress.sent < requests; progress.sent++) {
    // each of them once, as some are drawn seldom
    const request = requestOf(sources, throws, sources.operations[progress.sent]);
    const begun = performance.now();
    const answer = await send(app, request);
    const took = performance.now() - begun;
    if (took > progress.slowest.took) progress.slowest = { took, request: shown(request) };
    const body = read(answer);
    heard.hear(body);
    const what = wrongWith(request, answer, body, check);
    if (what !== undefined) progress.faults.push({ number: progress.sent, what, request: shown(request), answer: answer.payload.slice(0, SHOWN) });
    progress.statuses.set(answer.statusCode, (progress.statuses.get(answer.statusCode) ?? 0) + 1);
    const [asked, succeeded, spent] = progress.operations.get(request.operation.id)!;
    progress.operations.set(request.operation.id, [asked + 1, succeeded + (answer.statusCode < 400 ? 1 : 0), spent + took]);
    await after?.(progress);
  }
  return progress;
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

const send = (app: FastifyInstance, { operation, url, headers, payload, from }: Request): Promise<Injected> =>
  app.inject({ method: operation.method as 'GET', url, headers, remoteAddress: from, ...(payload && { payload }) });

const JSON_TYPES = /^application\/(json|problem\+json)/;
const typeOf = ({ headers }: Injected): string => String(headers['content-type'] ?? '');

const DECODED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

function textOf({ headers, rawPayload }: Injected): string {
  const decode = DECODED[String(headers['content-encoding'])];
  return (decode && rawPayload.length > 0 ? decode(rawPayload) : rawPayload).toString();
}

/** What the answer says, or why it cannot be read. */
function read(answer: Injected): unknown {
  const text = textOf(answer);
  if (!JSON_TYPES.test(typeOf(answer))) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** An address that leads to another operation, or to none, is answered by whatever is there. */
const isElsewhere = ({ operation, url }: Request): boolean =>
  operation.path.includes('{') &&
  url
    .split('?', 1)[0]!
    .split('/')
    .some((part, i) => i > 2 && /^(\.{0,2}|%(?!25)..*|%.?|.*%2e.*|[;+#?].*|feed|export|import)$/i.test(part));

function wrongWith(request: Request, answer: Injected, body: unknown, check: Awaited<ReturnType<typeof answerChecker>>): string | undefined {
  const { statusCode: status } = answer;
  const type = typeOf(answer);
  if (status >= 500 && !isShed(status, body)) return `status ${status}`;
  if (body instanceof Error) return `no JSON: ${body.message}`;
  if (status >= 400 && !type.startsWith('application/problem+json')) return `${status} is no problem, but ${type}`;
  // what was sent is answered as it was sent
  const isEcho = request.operation.id === 'convertNotation' && status === 200;
  if (isElsewhere(request) || isEcho || status === 304) return undefined;
  try {
    const { method, path } = request.operation;
    const parts = type.startsWith('application/x-ndjson') ? linesOf(body as string) : [body];
    const failed = parts.find((part) => ((part as { status?: unknown } | null)?.status ?? 0) === 500);
    if (failed) return `status 500 in a line: ${JSON.stringify(failed).slice(0, 300)}`;
    return parts.flatMap((part) => check(method, path, status, type, part))[0];
  } catch (error) {
    return (error as Error).message;
  }
}

/** Refused because there was too much to do. */
const isShed = (status: number, body: unknown): boolean => status === 503 && (body as { code?: unknown }).code === 'overloaded';

const linesOf = (payload: string): unknown[] =>
  payload
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 20)
    .map((line) => JSON.parse(line) as unknown);

const SHOWN = 2000;
const shown = ({ operation, url, headers, payload }: Request): string =>
  `${operation.method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)} ${payload?.toString().slice(0, SHOWN) ?? ''}`;
