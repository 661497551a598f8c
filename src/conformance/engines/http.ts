/** A service that speaks our HTTP API, as an engine: `seneschal serve`, or whoever implements `openapi.json`. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked, Connection, EngineUnderTest } from './engine.js';
import { Broken } from './engine.js';
import { LEVELS, PROTOCOL, REQUESTS } from '../../contract/conformance.js';
import type { Problem } from '../../contract/problem.js';
import type { Replay } from '../../contract/replay.js';
import { ANSWERS } from '../../contract/conformance.js';
import type { LegalActions } from '../../kernel/judge/adjudicate.js';
import type { Verdict } from '../../contract/verdict.js';
import { decidingRules } from '../compare.js';
import { decidingClauses } from './own.js';

/** `base` as `http://localhost:3000`. */
export function httpEngine(base: string): EngineUnderTest {
  return { label: base, start: async () => new HttpConnection(base.replace(/\/+$/, '')) };
}

/** How often a request is posted again that the service was too busy for. */
const TRIES = 10;
const LONGEST_PAUSE = 30;

/** The cases name the lines of scores in the terms of the first edition. */
const HEADERS = { 'content-type': 'application/json', 'accept-language': 'en-x-c1' };

class HttpConnection implements Connection {
  constructor(private readonly base: string) {}

  async ask(request: Asked, signal: AbortSignal): Promise<unknown> {
    const id = 0;
    switch (request.request) {
      case 'hello':
        return { id, ...(await this.hello(signal)) };
      case 'adjudicate': {
        const { ruleset, snapshot, action } = request;
        return this.post('/v1/adjudications', { ruleset, snapshot, action }, signal, (verdict: Verdict) => ({
          id,
          verdict: verdict.verdict,
          rules: decidingRules(verdict),
          clauses: decidingClauses(verdict),
          effects: verdict.effects,
          scores: verdict.scores,
          after: verdict.after,
          next: verdict.next,
        }));
      }
      case 'legal-actions':
        return this.post('/v1/legal-actions', { ruleset: request.ruleset, snapshot: request.snapshot }, signal, (answer: LegalActions) => ({
          id,
          actions: answer.actions,
          ...(answer.undetermined && { undetermined: answer.undetermined.map(({ action }) => action) }),
        }));
      case 'play': {
        const { ruleset, snapshot, actions } = request;
        return this.post('/v1/replays', { format: 'seneschal', game: { ruleset, snapshot, actions } }, signal, gameAnswer);
      }
      case 'replay':
        return this.post('/v1/replays', { format: request.format, game: request.game, ruleset: request.ruleset }, signal, gameAnswer);
    }
  }

  async close(): Promise<void> {}

  /** What the service says of itself: the expansions that it knows, and who it is. */
  private async hello(signal: AbortSignal): Promise<object> {
    const [{ items }, { info }] = await Promise.all([
      this.get<{ items: readonly { id: string }[] }>('/v1/expansions', signal),
      this.get<{ info: { title: string; version: string } }>('/openapi.json', signal),
    ]);
    return {
      name: info.title,
      version: info.version,
      protocol: PROTOCOL,
      expansions: items.map(({ id }) => id),
      presets: '*',
      settings: '*',
      levels: LEVELS,
      requests: REQUESTS,
      verdicts: ANSWERS,
    };
  }

  private async get<T>(path: string, signal: AbortSignal): Promise<T> {
    const { status, body } = await this.send(path, { method: 'GET' }, signal);
    if (status !== 200) throw new Broken('unreachable', `GET ${path} answered ${status}`);
    return body as T;
  }

  private async post<T>(path: string, request: object, signal: AbortSignal, read: (answer: T) => object): Promise<object> {
    const init = { method: 'POST', headers: HEADERS, body: JSON.stringify(request) };
    const { status, body } = await this.send(path, init, signal);
    if (status >= 500) throw new Broken('crashed', `POST ${path} answered ${status}: ${problemText(body)}`);
    if (status >= 400) return { id: 0, error: { message: problemText(body), defects: (body as Partial<Problem>).errors ?? [] } };
    try {
      return read(body as T);
    } catch (error) {
      throw new Broken('malformed', `POST ${path} has not answered in the shape of openapi.json: ${(error as Error).message}`);
    }
  }

  /** Waits and sends again while the service is too busy. */
  private async send(path: string, init: RequestInit, signal: AbortSignal): Promise<{ status: number; body: unknown }> {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await fetch(this.base + path, { ...init, signal });
        const text = await response.text();
        if (attempt < TRIES && (response.status === 429 || response.status === 503)) await sleep(pause(response), undefined, { signal });
        else return { status: response.status, body: parsed(text) };
      } catch (error) {
        throw signal.aborted ? new Broken('timed-out', 'no answer in time') : unreachable(path, error as Error);
      }
    }
  }
}

/** Milliseconds. */
const pause = ({ headers }: Response): number => Math.min(Number(headers.get('retry-after') ?? 1) || 1, LONGEST_PAUSE) * 1000;

function unreachable(path: string, error: Error): Broken {
  const { cause } = error as { cause?: { message?: string; code?: string } };
  return new Broken('unreachable', `${path}: ${cause?.message || cause?.code || error.message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Broken('malformed', `no JSON: \`${text.slice(0, 200)}\``);
  }
}

const problemText = (body: unknown): string => {
  const { title = 'no problem document', detail } = (body ?? {}) as Partial<Problem>;
  return detail === undefined ? title : `${title}: ${detail}`;
};

const gameAnswer = ({ steps, final }: Replay): object => ({
  id: 0,
  steps: steps.map(({ verdict, points }) => ({ verdict, points })),
  final: { points: final.points },
});
