/** The list of error codes is neither too short nor too long: it is held against what the code can answer, both ways. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from '../../src/http/schemas/problems.js';
import { defectCodes } from '../../src/wire.js';
import { testApp, type TestApp } from '../support/app.js';

const source = fileURLToPath(new URL('../../src', import.meta.url));
/** What a request can reach; further folders join the list with the routes that lead to them. */
const ANSWERED = ['catalog.ts', 'contract', 'kernel', 'expansions', 'replay', 'setup', 'service', 'shapes', 'http', 'store'];
/** The lists themselves. */
const isList = (path: string) =>
  [join('contract', 'codes.ts'), join('http', 'schemas', 'problems.ts')].includes(path) || path.endsWith(`${sep}wire.ts`);
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isList(path) && ANSWERED.includes(path.split(sep)[0]!))
  .map((path) => [path, readFileSync(join(source, path), 'utf8')] as const);

/** A defect is written `{ pointer, code: '...', message }`, `add(list, pointer, '...', message)`, `add(pointer, '...', message)` or `defect(pointer, '...', message)`. */
const WRITTEN = [
  /\bcode: (?:[^,'{}]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g,
  /\badd\(\s*list,[^;]*?, '([a-z]+(?:-[a-z]+)+)',/g,
  /\badd\(\s*[`'a-z][^;]*?, '([a-z]+(?:-[a-z]+)+)',/g,
  /\bdefect\([^;]*?, '([a-z]+(?:-[a-z]+)+)',/g,
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('codes of defects', () => {
  const written = new Set(
    texts.flatMap(([, text]) => WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...codes]) => codes.filter(Boolean)))),
  );
  const anywhere = texts.map(([, text]) => text).join('\n');

  it('that the code writes are listed', () => {
    expect([...written].filter((code) => !(code in defectCodes) && !(code in PROBLEMS))).toEqual([]);
    expect(written.size).toBeGreaterThan(25);
  });

  it('that are listed are written', () => {
    expect(Object.keys(defectCodes).filter((code) => !anywhere.includes(`'${code}'`))).toEqual([]);
  });
});

describe('codes of problems', () => {
  it('that are listed are used; others do not compile', () => {
    const used = texts.map(([, text]) => text).join('\n');
    expect(Object.keys(PROBLEMS).filter((code) => !used.includes(`'${code}'`))).toEqual([]);
  });

  it('are documented where the `type` of a problem leads', async () => {
    for (const [code, { status, title }] of Object.entries(PROBLEMS)) {
      expect(await app.get(`/v1/problems/${code}`)).toMatchObject({ status: 200, body: { code, status, title } });
      expect(title).not.toMatch(/\.$/);
    }
    const { body } = await app.get<{ problems: unknown[]; defects: { code: string }[] }>('/v1/problems');
    expect(body.problems).toHaveLength(Object.keys(PROBLEMS).length);
    expect(body.defects.map(({ code }) => code)).toEqual(Object.keys(defectCodes));
    const { body: problem } = await app.get<{ type: string }>('/v1/tiles/none');
    expect((await app.get(problem.type)).body).toMatchObject({ code: 'not-found' });
  });
});
