/** Promise: a body is read as JSON is read, whether its board came before or not, however it is written and whatever is wrong with it. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardReader } from '../../src/http/plugins/board-bodies.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';

/** What reading gives, or that it fails. */
const outcome = (read: (text: string) => unknown, text: string): unknown => {
  try {
    return { value: read(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
};

/** Twice to be remembered, once more to be used. */
function sameAsJson(texts: readonly string[]): void {
  const read = boardReader((text) => JSON.parse(text) as unknown);
  for (let round = 0; round < 3; round++)
    for (const text of texts) expect(outcome(read, text), text).toEqual(outcome((t) => JSON.parse(t) as unknown, text));
}

const board = { tiles: toLay.tiles, players: [] };
const list = JSON.stringify(toLay.tiles);

describe('reading a body', () => {
  it.each([
    ['a board', { snapshot: board, action: layCap }],
    ['a board that comes after the action', { action: layCap, snapshot: { players: [], tiles: toLay.tiles } }],
    ['no board', { ruleset: 'hig-c2' }],
    ['an empty board', { snapshot: { tiles: [], figures: [{ id: 'a' }] } }],
    ['a board elsewhere', { tiles: toLay.tiles, snapshot: { players: [] } }],
    ['a board elsewhere and one in its place', { tiles: [{ tile: 'x' }], snapshot: board }],
    ['a tile that is called like the end of a list', { snapshot: { tiles: [{ tile: '}]' }, { tile: '"tiles":[{}]' }] } }],
    ['text with a board in it', { note: '"tiles":[{"tile":"base/D"}]', snapshot: board }],
    ['lists within tiles', { snapshot: { tiles: [{ inner: [{ tile: 1 }] }, { tile: 2 }] } }],
    ['no snapshot', { snapshot: null, tiles: toLay.tiles }],
    ['a snapshot that is text', { snapshot: 'tiles', tiles: toLay.tiles }],
    ['a list', [{ snapshot: board }]],
  ])('that holds %s', (_what, body) => {
    sameAsJson([JSON.stringify(body), JSON.stringify(body, null, 2), JSON.stringify(body).replaceAll(':', ': ').replaceAll(',', ', ')]);
  });

  it.each([
    ['cut off', `{"snapshot":{"tiles":${list}`],
    ['with two boards', `{"snapshot":{"tiles":${list},"tiles":[{"tile":"base/E"}]}}`],
    ['with a board and then none', `{"snapshot":{"tiles":${list},"tiles":5}}`],
    ['with two snapshots', `{"snapshot":{"tiles":${list}},"snapshot":{"players":[]}}`],
    ['with a board and something behind it', `{"snapshot":{"tiles":${list}5}}`],
    ['with a broken board', `{"snapshot":{"tiles":[{"tile":}]}}`],
    ['that is empty', ''],
    ['with nothing but a board', `"tiles":${list}`],
  ])('%s', (_what, text) => {
    sameAsJson([text, JSON.stringify({ snapshot: board }), text]);
  });

  it('of any content', () => {
    const text = fc.constantFrom('tiles', 'snapshot', 'a', '}]', '"tiles":[{"a":1}]', '');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.constant([{ tile: 'base/D' }]),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), value, (others, tiles) =>
        sameAsJson([...others, { snapshot: { tiles } }, { action: others[0], snapshot: { tiles } }].map((body) => JSON.stringify(body))),
      ),
      { numRuns: 500 },
    );
  });

  it('still knows the boards in use when many others have come', () => {
    let read = 0;
    const reader = boardReader((text) => {
      read += text.length;
      return JSON.parse(text) as unknown;
    });
    const body = (tile: string) => JSON.stringify({ snapshot: { tiles: [{ tile, at: [0, 0], rotation: 0 }] } });
    reader(body('base/D'));
    reader(body('base/D'));
    for (let i = 0; i < 1000; i++) {
      reader(body(`other/${i}`));
      const before = read;
      expect(reader(body('base/D'))).toEqual(JSON.parse(body('base/D')));
      expect(read - before).toBeLessThan(body('base/D').length);
    }
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it('the same board is answered alike each time, whoever asked what in between', async () => {
    const ask = (action: object, snapshot: object = toLay) => app.post('/v1/adjudications', { snapshot, action });
    const first = await ask(layCap);
    expect(first.body).toMatchObject({ verdict: 'legal' });
    for (let i = 0; i < 4; i++) {
      expect((await ask(layMisfit)).body).toMatchObject({ verdict: 'illegal' });
      expect((await app.post('/v1/legal-actions', { snapshot: toLay })).status).toBe(200);
      const unsound = { ...toLay, tiles: [...toLay.tiles, { tile: 'none/none', at: [1, 0], rotation: 0 }] };
      expect((await ask(layCap, unsound)).body).toMatchObject({ errors: [{ pointer: '/snapshot/tiles/1/tile', code: 'unknown-tile' }] });
      const malformed = { ...toLay, tiles: [{ tile: 5, at: [0], rotation: 0 }] };
      expect((await ask(layCap, malformed)).body).toMatchObject({ code: 'invalid-request', errors: [{}, {}] });
      expect((await ask(layCap)).body).toEqual(first.body);
    }
  });
});
