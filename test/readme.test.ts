/** Promise: the request in the README gets the answer in the README. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildApp } from '../src/http/app.js';

it('the example of the README is real', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const request = /-d '\n([\s\S]*?)'\n```/.exec(readme)?.[1];
  const answer = /```json\n([\s\S]*?)\n```/.exec(readme)?.[1];
  const app = await buildApp();
  const response = await app.inject({ method: 'POST', url: '/v1/adjudications', headers: { 'content-type': 'application/json' }, payload: request! });
  expect(response.json()).toEqual(JSON.parse(answer!));
  await app.close();
});
