/** Promise: the files of the desk are served as HTTP has it: parts of them too, and what is kept for a year is a file and never a refusal. */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.js';

const folder = fileURLToPath(new URL('../../dist/desk/desk/', import.meta.url));
const script = readdirSync(folder).find((name) => name.endsWith('.js'))!;
const size = statSync(`${folder}${script}`).size;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a file of the desk', () => {
  it('is kept for a year, and can be had in parts', async () => {
    expect(await app.get(`/desk/${script}`, { range: 'bytes=0-9' })).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 0-9/${size}`, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it.each(['/icon.svg', `/desk/${script}`])('%s says how long it is to whoever asks for what is behind its end', async (url) => {
    const answer = await app.get(url, { range: 'bytes=99999999-' });
    expect(answer).toMatchObject({ status: 416, body: { code: 'range-not-satisfiable', errors: [] } });
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/[1-9]\d*$/);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers).not.toHaveProperty('cache-control');
  });

  it('that is not there may be there after the next release, and its absence is not kept', async () => {
    const answer = await app.get('/desk/none-0000.js');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(answer.headers).not.toHaveProperty('cache-control');
  });
});
