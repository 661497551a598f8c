/** `replay --server`: the games are one job of a service, and judged here by the replays that it gives. */
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { jsonLines, type Schemas, type SeneschalClient } from '../client/client.js';
import type { FiledGame } from '../conformance/replays/report.js';
import type { Defect, Problem } from '../contract/problem.js';
import type { Replay } from '../contract/replay.js';
import { judgePlayed, judgeRefused, readGame, type JudgedGame, type ReadGame } from '../replay/judge.js';
import { refused, serviceAt } from './elsewhere.js';
import { Misuse } from './targets.js';

/** What a file holds, or what comes of one that cannot be read. */
export type FileRead = { readonly content: unknown } | { readonly unreadable: JudgedGame };

export interface Elsewhere {
  readonly server: string;
  readonly key?: string | undefined;
  readonly read: (file: string) => Promise<FileRead>;
  /** How many games the service has replayed. */
  readonly onProgress: (done: number) => void;
}

/** Milliseconds between two questions how far the job is. */
const LOOK = 500;

type Job = Schemas['Job'];

interface Result {
  readonly index: number;
  readonly result?: Replay;
  readonly problem?: Problem;
}

/** In the order of the names. Throws `Misuse` for what is no address, or when the service refuses. */
export async function judgeElsewhere(
  names: readonly string[],
  { server, key = process.env.SENESCHAL_KEY, read, onProgress }: Elsewhere,
): Promise<FiledGame[]> {
  const client = serviceAt(server, key);
  if (!key) throw new Misuse('handing in games needs a key: --key, or SENESCHAL_KEY');
  const judged = new Map<string, JudgedGame>();
  /** Those that were handed in, in the order of the items. */
  const sent: { readonly file: string; readonly game: ReadGame }[] = [];

  async function* items(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    for (const file of names) {
      const found = await read(file);
      const game = 'unreadable' in found ? found.unreadable : readGame(found.content);
      if ('state' in game) judged.set(file, game);
      else {
        sent.push({ file, game });
        yield encoder.encode(`${JSON.stringify({ format: game.format, game: game.game, legalActions: game.legalActions })}\n`);
      }
    }
  }

  // nothing is handed in where no file can be read
  const lines = items();
  const first = await lines.next();
  if (!first.done) {
    const job = await ended(client, await submit(client, joined(first.value, lines)), onProgress);
    for await (const { index, result, problem } of await results(client, job)) {
      const { file, game } = sent[index]!;
      judged.set(file, result ? judgePlayed(game, result) : judgeRefused(game, told(problem!)));
    }
  }
  return names.map((file) => ({ file, game: judged.get(file) ?? judgeRefused(readUnanswered, UNANSWERED) }));
}

async function* joined(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** What a problem says, where it names no defects. */
const told = ({ code, title, detail, errors }: Problem): readonly Defect[] =>
  errors.length > 0 ? errors : [{ pointer: '', code, message: detail ?? title }];

const UNANSWERED: readonly Defect[] = [{ pointer: '', code: 'not-answered', message: 'the job was cancelled before this game was replayed' }];
const readUnanswered: ReadGame = { format: 'seneschal', game: undefined, legalActions: false, trace: [], end: {}, unsupported: [] };

async function submit(client: SeneschalClient, items: AsyncGenerator<Uint8Array>): Promise<Job> {
  const { data, error } = await client.POST('/v1/jobs', {
    params: { query: { kind: 'replay' } },
    headers: { 'content-type': 'application/x-ndjson' },
    // a stream of lines, which no type of a JSON body describes
    body: Readable.toWeb(Readable.from(items)) as never,
    bodySerializer: (body) => body,
    duplex: 'half',
  });
  return data ?? refused(error);
}

async function ended(client: SeneschalClient, submitted: Job, onProgress: Elsewhere['onProgress']): Promise<Job> {
  const path = { id: submitted.id };
  // who gives up leaves no work behind
  const giveUp = () => void client.DELETE('/v1/jobs/{id}', { params: { path } }).finally(() => process.exit(130));
  process.once('SIGINT', giveUp);
  try {
    for (let job = submitted; ;) {
      onProgress(job.done);
      if (job.status === 'done' || job.status === 'cancelled') return job;
      await setTimeout(LOOK);
      const { data, error } = await client.GET('/v1/jobs/{id}', { params: { path } });
      job = data ?? refused(error);
    }
  } finally {
    process.off('SIGINT', giveUp);
  }
}

async function results(client: SeneschalClient, { id }: Job): Promise<AsyncGenerator<Result>> {
  const { data, error } = await client.GET('/v1/jobs/{id}/results', { params: { path: { id } }, parseAs: 'stream' });
  return data ? jsonLines<Result>(data) : refused(error);
}
