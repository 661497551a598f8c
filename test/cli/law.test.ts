/** Promise: on the command line a judge reads what decides, the readings of what is disputed, the clauses and where they are printed; and asks a service under its rulings. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { endAll, run } from '../support/program.js';
import { startService, type Service } from '../support/service.js';

let directory: string;
let question: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-law-'));
  const { ruleset, snapshot, action } = caseFiles()
    .flatMap(({ cases }) => cases)
    .find(({ id }) => id === 'dragon-walk.start-open-where-nobody-chose')!;
  question = join(directory, 'question.json');
  await writeFile(question, JSON.stringify({ ruleset, snapshot, action }));
});
afterAll(async () => {
  endAll();
  await rm(directory, { recursive: true, force: true });
});

describe('a verdict', () => {
  it('has of what is disputed each reading, with the setting that it hangs on', async () => {
    const { code, out } = await run(['adjudicate', question]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ +with dragon\.startTile = counts-as-visited: forbid: .* \[pd\.dragon\.move\.no-return-to-start/m);
    expect(out).toMatch(/^ +with dragon\.startTile = may-be-re-entered: permit: /m);
  });

  it('has of what decides the clauses with where they are printed, each once, and of nothing else', async () => {
    const { out } = await run(['adjudicate', question]);
    const [line, ...more] = out.split('\n').filter((text) => text.trimStart().startsWith('pd.dragon.move.no-tile-twice:'));
    expect([line?.trim(), more]).toEqual([
      expect.stringMatching(
        /^pd\.dragon\.move\.no-tile-twice: Within one walk no tile may be entered a second time\. \(wiki-c1-wikitext, The dragon > p2; .*; 2 more\)$/,
      ),
      [],
    ]);
    expect(out).not.toMatch(/^ +pd\.dragon\.move\.orthogonal:/m);
  });
});

describe('clause', () => {
  it('tells what it says, where it holds, where it is printed and what contradicts it', async () => {
    const { code, out } = await run(['clause', 'pd.dragon.exclusive.scope-conflict', 'base.figure.unoccupied']);
    expect(code).toBe(0);
    expect(out).toMatch(/^pd\.dragon\.exclusive\.scope-conflict \(errata-or-conflict, official-clarification\)\n {2}First edition bans /);
    expect(out).toContain('\n  in force under: every preset\n');
    expect(out).toContain('\n  printed in: wiki-c2, footnote 6\n');
    expect(out).toContain('\n  conflict.dragon.shared-tile-scope: Which figures are barred from the tile of the dragon?\n');
    expect(out).toContain('\n\nbase.figure.unoccupied (');
    const asJson = JSON.parse((await run(['clause', 'base.figure.unoccupied', '--json'])).out) as unknown;
    expect(asJson).toMatchObject({ id: 'base.figure.unoccupied', sources: [{ source: 'rulebook-base-c1' }, {}] });
  });

  it('is refused where there is none', async () => {
    expect(await run(['clause', 'base.figure.unocupied'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('did you mean') as unknown,
    });
  });
});

describe('search', () => {
  it('finds clauses by words, the best first', async () => {
    const { code, out } = await run(['search', 'dragon', 'tile', 'twice', '--limit', '3', '--preset', 'hig-c1-current']);
    expect(code).toBe(0);
    expect(out).toMatch(/^pd\.dragon\.move\.no-tile-twice: Within one walk/m);
    expect(out).toMatch(/\n\.\.\. and \d+ more\n$/);
    const { items, total } = JSON.parse((await run(['search', 'dragon tile twice', '--json'])).out) as { items: object[]; total: number };
    expect([items.length, total > 10]).toEqual([10, true]);
  });

  it('ends with 1 where nothing is found, and with 2 where it is wrongly called', async () => {
    expect(await run(['search', 'xyzzyqwk'])).toEqual({ code: 1, out: 'nothing is found\n', err: '' });
    for (const wrong of [
      ['--limit', '0'],
      ['--preset', 'none'],
    ])
      expect((await run(['search', 'dragon', ...wrong])).code).toBe(2);
  });
});

describe('adjudicate --server', () => {
  let service: Service;
  let server: string;
  beforeAll(async () => {
    service = await startService();
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    server = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/`;
  });
  afterAll(() => service.close());

  it('answers under the rulings that are published there, and names them', async () => {
    const input = {
      question: 'May the dragon go back to where it began?',
      ruleset: 'hig-c1-current',
      decision: 'yes',
      reasoning: 'So we play.',
      cites: ['pd.dragon.move.no-tile-twice'],
      authorityLevel: 'organiser',
      event: 'Essen',
      binding: { kind: 'question', rule: 'princess-and-dragon.dragon.no-tile-twice', pattern: {}, outcome: 'permit' },
    };
    const { body } = await service.post<{ id: string; hash: string }>('/v1/rulings', input, service.as('organiser'));
    await service.post(`/v1/rulings/${body.id}/publish`, {}, service.as('organiser', { 'if-match': `"${body.hash}"` }));
    const elsewhere = await run(['adjudicate', question, '--server', server]);
    expect([elsewhere.code, elsewhere.err]).toEqual([1, '']);
    expect(elsewhere.out).toContain(`  ${body.id}: May the dragon go back to where it began? yes (organiser, Essen, binds elsewhere)\n`);
    const { ruleset, ...rest } = JSON.parse(await readFile(question, 'utf8')) as { ruleset: object };
    const here = join(directory, 'essen.json');
    await writeFile(here, JSON.stringify({ ruleset: { ...ruleset, event: 'Essen' }, ...rest }));
    const bound = await run(['adjudicate', here, '--server', server, '--json']);
    expect([bound.code, JSON.parse(bound.out)]).toMatchObject([0, { verdict: 'legal', precedents: [{ id: body.id, binds: true }] }]);
  });

  it('tells what the service refuses, and where none answers', async () => {
    const wrong = join(directory, 'wrong.json');
    await writeFile(wrong, '{"snapshot":7}');
    expect(await run(['adjudicate', wrong, '--server', server])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('/snapshot') as unknown,
    });
    expect(await run(['adjudicate', question, '--server', 'nowhere'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no address') as unknown,
    });
    const away = await run(['adjudicate', question, '--server', 'http://127.0.0.1:4']);
    expect(away).toMatchObject({ code: 2, err: expect.stringMatching(/does not answer: .*ECONNREFUSED/) as unknown });
  });
});
