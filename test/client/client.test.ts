/** Promise: the client asks again when it is told to, no sooner; writes nothing twice; reads streams line by line; and its examples work. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tally } from '../../examples/client/check-many.js';
import { ask } from '../../examples/client/ask.js';
import { ruledUpon } from '../../examples/client/engine-and-service.js';
import { copyRulings, publishRuling } from '../../examples/client/make-a-ruling.js';
import { playTurn } from '../../examples/client/play.js';
import {
  BatchRefused,
  createClient,
  jsonLines,
  type Action,
  type AdjudicationRequest,
  type Schemas,
  type Snapshot,
} from '../../src/client/client.js';
import type { Snapshot as LibrarySnapshot } from '../../src/engine.js';
import { withRetries } from '../../src/client/retries.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import type { Store } from '../../src/store/store.js';
import { testApp, type TestApp } from '../support/app.js';
import { freshStore } from '../support/stores.js';

let app: TestApp;
let store: Store;
let remove: () => Promise<void>;
let baseUrl: string;
let key: string;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  app = await testApp({ store });
  baseUrl = await app.app.listen({ port: 0 });
  ({ secret: key } = await store.keys.create({ name: 'judge', role: 'judge', ratePerMinute: 1000 }, { keyId: 'test', name: 'test' }));
});
afterAll(async () => {
  await app.close();
  await remove();
});

/** As it comes over the wire. */
const read = <T>(value: object): T => JSON.parse(JSON.stringify(value)) as T;
const snapshot = read<Snapshot>(exampleSnapshot);
const question: AdjudicationRequest = { ruleset: 'hig-c1-current', snapshot, action: read<Action>(exampleAction) };
const action: Action = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'road', edge: 'e' } };
const rulingInput = read<Schemas['RulingInput']>(exampleInput);

/** A service that gives these answers one after the other, and what it was asked. */
function scripted(...answers: readonly (readonly [status: number, headers?: Record<string, string>])[]) {
  const asked: Request[] = [];
  const left = [...answers];
  const send = (request: Request): Promise<Response> => {
    asked.push(request);
    const [status, headers = {}] = left.shift()!;
    return Promise.resolve(new Response(JSON.stringify({ status }), { status, headers: { 'content-type': 'application/json', ...headers } }));
  };
  return { asked, send };
}

describe('asking again', () => {
  const waiting = async (header: string | undefined, ...rest: readonly number[]) => {
    const waited: number[] = [];
    const { asked, send } = scripted([503, header === undefined ? {} : { 'retry-after': header }], ...rest.map((status) => [status] as const));
    const again = withRetries(send, 1, (milliseconds) => (waited.push(milliseconds), Promise.resolve()));
    const { status } = await again(new Request('http://x/', { method: 'POST', body: 'the question' }));
    return { status, waited, bodies: await Promise.all(asked.map((request) => request.text())) };
  };

  it('waits for as long as the answer says, and asks the same', async () => {
    expect(await waiting('7', 200)).toEqual({ status: 200, waited: [7000], bodies: ['the question', 'the question'] });
  });

  it('waits until the date that the answer names, and not at all for one that has passed', async () => {
    expect((await waiting('Fri, 01 Jan 2021 00:00:00 GMT', 200)).waited).toEqual([0]);
    const [later] = (await waiting(new Date(Date.now() + 3_600_000).toUTCString(), 200)).waited;
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(3_600_000);
  });

  it('waits a second where the answer names no time', async () => {
    expect((await waiting(undefined, 200)).waited).toEqual([1000]);
    expect((await waiting('soon', 200)).waited).toEqual([1000]);
  });

  it('ends after as many times as it was told', async () => {
    expect(await waiting('0', 429, 200)).toMatchObject({ status: 429, waited: [0] });
    const { asked, send } = scripted([503, { 'retry-after': '0' }]);
    const { response } = await createClient({ baseUrl: 'http://x', retries: 0, fetch: send }).GET('/readyz');
    expect([response.status, asked.length]).toEqual([503, 1]);
  });

  it('does not repeat what was refused for good', async () => {
    const { asked, send } = scripted([422]);
    await createClient({ baseUrl: 'http://x', fetch: send }).POST('/v1/adjudications', { body: question });
    expect(asked).toHaveLength(1);
  });

  it('waits no longer for whoever has given up', async () => {
    const giveUp = new AbortController();
    const { send } = scripted([503, { 'retry-after': '100000' }]);
    const answer = withRetries(send, 1)(new Request('http://x/', { signal: giveUp.signal }));
    giveUp.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
  });
});

describe('writes', () => {
  it('carry a key of their own, the same each time they are sent', async () => {
    const { asked, send } = scripted([429, { 'retry-after': '0' }], [201], [201]);
    const client = createClient({ baseUrl: 'http://x', key: 'secret', fetch: send });
    for (let i = 0; i < 2; i++) await client.POST('/v1/rulings', { body: rulingInput });
    const [first, again, other] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keep a key that they are given; questions need none', async () => {
    const { asked, send } = scripted([201], [200]);
    await createClient({ baseUrl: 'http://x', key: 'secret', fetch: send }).POST('/v1/rulings', {
      body: rulingInput,
      params: { header: { 'idempotency-key': 'table-4' } },
    });
    await createClient({ baseUrl: 'http://x', fetch: send }).POST('/v1/adjudications', { body: question });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['table-4', null]);
  });

  it('are done once when the answer got lost', async () => {
    let lost = 0;
    const losing = async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      return lost++ === 0 ? new Response(null, { status: 503, headers: { 'retry-after': '0' } }) : response;
    };
    const drafts = async () => (await createClient({ baseUrl, key }).GET('/v1/rulings', { params: { query: { status: 'draft' } } })).data!.items;
    const before = await drafts();
    const { data } = await createClient({ baseUrl, key, fetch: losing }).POST('/v1/rulings', { body: rulingInput });
    expect(lost).toBe(2);
    expect((await drafts()).filter(({ id }) => !before.some((ruling) => ruling.id === id)).map(({ id }) => id)).toEqual([data?.id]);
  });
});

describe('streams', () => {
  const stream = (...chunks: readonly string[]) => new Blob([...chunks]).stream();
  const inPieces = (text: string) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
  const all = async <T>(lines: AsyncIterable<T>): Promise<T[]> => {
    const read: T[] = [];
    for await (const line of lines) read.push(line);
    return read;
  };

  it('are read line by line, wherever they are cut', async () => {
    expect(await all(jsonLines(inPieces('{"a":"ä"}\n\n{"b":2}')))).toEqual([{ a: 'ä' }, { b: 2 }]);
    expect(await all(jsonLines(stream('')))).toEqual([]);
    await expect(all(jsonLines(stream('{')))).rejects.toThrow(SyntaxError);
  });

  it('answer each line in its order, also one that cannot be read', async () => {
    const { action: _missing, ...broken } = question;
    const untyped = read<AdjudicationRequest[]>([question, broken, question]);
    const client = createClient({ baseUrl });
    const answers = await all(client.adjudicateAll(untyped));
    expect(answers.map((answer) => ('verdict' in answer ? answer.verdict : [answer.code, answer.line]))).toEqual([
      'illegal',
      ['invalid-request', 2],
      'illegal',
    ]);
  });

  it('that are refused as a whole say so', async () => {
    const { send } = scripted([415]);
    const refused = all(createClient({ baseUrl: 'http://x', fetch: send }).adjudicateAll([question]));
    await expect(refused).rejects.toThrow(BatchRefused);
  });
});

describe('the examples', () => {
  it('ask whether a move is legal', async () => {
    expect(await ask(baseUrl, snapshot, question.action)).toMatch(/^illegal: no \w+ may be placed on the volcano tile just laid$/);
    await expect(ask(baseUrl, { ...snapshot, tiles: [] }, question.action)).rejects.toThrow('/snapshot/tiles: ');
  });

  it('play a turn to its end', async () => {
    const { neutral: _none, ...rest } = snapshot;
    const tile = 'base/U';
    const start = { ...rest, turn: { player: 'red', step: 'place-tile', tile, done: [] } };
    const after = await playTurn(baseUrl, start, (actions) => actions[0]!);
    expect(after.turn?.player).toBe('blue');
    expect(after.tiles).toHaveLength(snapshot.tiles.length + 1);
  });

  it('judge many moves over one connection', async () => {
    expect(await tally(baseUrl, [question, { ...question, action }, question])).toEqual({ illegal: 3 });
  });

  it('make a ruling, and copy all', async () => {
    const ruling = await publishRuling(baseUrl, key, rulingInput);
    expect(ruling.status).toBe('published');
    const copied: string[] = [];
    for await (const { id } of copyRulings(baseUrl)) copied.push(id);
    expect(copied).toContain(ruling.id);
    await expect(publishRuling(baseUrl, 'nonsense', rulingInput)).rejects.toThrow();
  });

  it('use the engine beside the service', async () => {
    // the ruling that was published above is about the tile that lies here
    const verdicts = await ruledUpon(baseUrl, read<LibrarySnapshot>(exampleSnapshot));
    expect(verdicts.flatMap(({ precedents }) => precedents)).not.toEqual([]);
  });
});
