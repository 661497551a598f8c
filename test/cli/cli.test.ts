/** Promise: each command says what it did, on standard output, or what is wrong and what to do, on standard error; its exit status tells a script. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RecordedVerdict } from '../../src/contract/ruling.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { layCap, toLay } from '../support/positions.js';
import { freshDatabase } from '../support/postgres.js';
import { endAll, run, serve, start } from '../support/program.js';
import { openStore } from '../support/stores.js';

let directory: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let postgres: Record<string, string>;
const by = { keyId: 'test', name: 'test' };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-cli-'));
  database = await freshDatabase(inject('postgresUrl'));
  postgres = { DATABASE_URL: database.url };
});
afterAll(async () => {
  endAll();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

async function file(name: string, content: unknown): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('adjudicate', () => {
  it('ends with 0 for a legal action and with 1 for any other, and cites', async () => {
    const legal = await run(['adjudicate', await file('legal.json', { snapshot: toLay, action: layCap })]);
    expect(legal).toMatchObject({ code: 0, err: '' });
    expect(legal.out).toMatch(/^legal\n/);
    const illegal = await run(['adjudicate', await file('illegal.json', { snapshot: exampleSnapshot, action: exampleAction })]);
    expect(illegal).toMatchObject({ code: 1, err: '' });
    expect(illegal.out).toContain('princess-and-dragon.volcano.no-figure');
    expect(illegal.out).toContain('[pd.volcano.no-follower-on-it');
  });

  it('reads the standard input and gzipped files, and gives the verdict as JSON', async () => {
    const body = JSON.stringify({ snapshot: toLay, action: layCap });
    const answers = [
      await run(['adjudicate', '-', '--json'], {}, body),
      await run(['adjudicate', await file('legal.json.gz', gzipSync(body)), '--json']),
      await run(['adjudicate', await file('marked.json.gz', gzipSync(`\uFEFF${body}`)), '--json']),
    ];
    for (const { code, out } of answers)
      expect([code, JSON.parse(out)]).toMatchObject([0, { verdict: 'legal', engine: expect.any(String) as unknown }]);
  });

  it('names every defect, and the file that is none', async () => {
    const unsound = { snapshot: { ...toLay, tiles: [{ tile: 'none', at: [0, 0], rotation: 0 }] }, action: layCap };
    expect(await run(['adjudicate', await file('unsound.json', unsound)])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('/snapshot/tiles/0') as unknown,
    });
    expect(await run(['adjudicate', join(directory, 'absent.json')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('absent.json: there is no such file') as unknown,
    });
    expect(await run(['adjudicate', await file('cut.json', '{"a":')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('cut.json: line 1, column 6: a value is expected') as unknown,
    });
    expect(await run(['adjudicate', directory])).toMatchObject({ err: `${directory}: this is a folder\n` });
    expect(await run(['adjudicate', '-'])).toMatchObject({ err: 'the standard input: it is empty\n' });
    // what is no game is told as over HTTP
    const replayed = await run(['replay', await file('question.json', { snapshot: toLay, action: layCap })]);
    expect(replayed.code).toBe(2);
    expect(replayed.err).toContain('/game/action  there is no property `action`; did you mean `actions`?');
    const brokenOff = await file('cut.gz', gzipSync(JSON.stringify(unsound)).subarray(0, 20));
    for (const path of [directory, brokenOff]) expect((await run(['adjudicate', path])).err).toContain(path);
  });
});

describe('legal', () => {
  it('lists what may be done, and with --explain why nothing else', async () => {
    const path = await file('position.json', { snapshot: exampleSnapshot });
    const { code, out } = await run(['legal', path]);
    expect(code).toBe(0);
    expect(out).toContain('pass {}\n');
    expect(out).not.toContain('not legal');
    expect((await run(['legal', path, '--explain'])).out).toMatch(/not legal: place-figure .*\n {2}princess-and-dragon\.volcano\.no-figure: /);
    const { actions } = JSON.parse((await run(['legal', path, '--json'])).out) as { actions: unknown[] };
    expect(actions).toHaveLength(out.trim().split('\n').length);
    expect((await run(['legal', await file('null.json', 'null')])).err).toContain('`snapshot` is missing');
  });

  it('tells what is left open, and what is missing for it', async () => {
    const board = 'players=red:0:meeple*7;blue:0:meeple*6 tiles=D@0,0;U@1,0 figures=b1:blue@0,0/city/n';
    const { out } = await run(['legal', `${board} neutral=fairy@0,0 bag=50 turn=red:place-figure:U@1,0 done=U@1,0`]);
    expect(out).toMatch(/^undetermined: pass \{\}\n {2}princess-and-dragon\.fairy\.point-at-start-of-turn: whom the fairy is with is not known$/m);
    expect(out).toContain('\nmissing: /neutral/fairy/figure\n');
    expect((await run(['legal', `${board} turn=red:place-tile`])).out).toBe('missing: /turn/tile\n');
    expect((await run(['legal', `${board} turn=red:game-over`])).out).toBe('nothing is legal\n');
  });

  it('tells of what no source regulates that it is so, and not that it is forbidden', async () => {
    const city = (tile: number[], edge: string) => ({ tile, feature: 'city', edge });
    const snapshot = {
      players: [{ id: 'red', supply: { meeple: 5 } }, { id: 'blue' }],
      tiles: [
        { tile: 'jcz:BA/RCr', at: [0, 0], rotation: 0 },
        { tile: 'winter/gingerbread-a', at: [0, 1], rotation: 180 },
      ],
      figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: city([0, 0], 'n') }],
      neutral: { 'gingerbread-man': city([0, 0], 'n'), dragon: { tile: [0, 1] } },
      bag: { remaining: 20 },
      prints: { 'winter/gingerbread-a': ['city n; field ene ese sse ssw wsw wnw ~n'] },
      turn: { player: 'red', step: 'call-gingerbread-man', tile: 'winter/gingerbread-a', placed: { at: [0, 1] } },
    };
    const expansions = ['base', 'winter', 'princess-and-dragon'];
    const path = await file('gingerbread.json', { ruleset: { preset: 'hig-c1-current', expansions }, snapshot });
    const { out } = await run(['legal', path]);
    expect(out).toMatch(/^nothing is certainly legal\nunregulated: move-figure /);
    expect((await run(['legal', path, '--explain'])).out).toBe(out);
  });

  it('gives no reason that another rule has overruled', async () => {
    const portal = 'princess-and-dragon/portal-crossroads@-1,0';
    const board = `players=red:0:meeple*7;blue:0:meeple*6 tiles=D@0,0;${portal} figures=b1:blue@0,0/city/n`;
    const { out } = await run(['legal', '--explain', `${board} bag=50 turn=red:place-figure:${portal} done=${portal}`]);
    expect(out).toContain('portal.destination-unoccupied: the city is occupied by `b1`');
    expect(out).not.toContain('base.figure.tile-just-laid');
  });
});

describe('a question', () => {
  const line = 'players=red;blue tiles=D@0,0 bag=60 turn=red:place-tile:U action=U@0,1/90';

  it('is taken in one line, as an argument, from a file, from the standard input, or out of a link', async () => {
    const legal = await run(['adjudicate', line]);
    expect(legal).toMatchObject({ code: 1, err: '' });
    expect(legal.out).toMatch(/^illegal\n/);
    const link = `http://localhost:3000/#n=${line.replaceAll(' ', '_')}`;
    for (const same of [
      await run(['adjudicate', link]),
      await run(['adjudicate', await file('line.txt', `${line}\n`)]),
      await run(['adjudicate', '-'], {}, line),
    ])
      expect(same).toEqual(legal);
    expect((await run(['legal', line])).out).toMatch(/^place-tile \{"tile":"base\/U"/);
    expect((await run(['render', line])).out).toMatch(/^<svg /);
    expect((await run(['describe', line])).out).toContain('city at [0,0] n: 1 tile, 1 open; ');
  });

  it('is turned from one form into the other', async () => {
    const json = await run(['notation', line]);
    expect(JSON.parse(json.out)).toMatchObject({ snapshot: { tiles: [{ tile: 'base/D' }] }, action: { type: 'place-tile' } });
    expect((await run(['notation', '-'], {}, json.out)).out).toBe(`${line}\n`);
    expect(await run(['notation', 'players=red tiles=D@0'])).toMatchObject({ code: 2, err: expect.stringContaining('column 22') as unknown });
  });
});

describe('setup', () => {
  it('tells how a game begins, with what the clauses say, or what is wrong', async () => {
    const table = await file('table.json', { ruleset: { expansions: ['base', 'tower'] }, players: 4 });
    const told = await run(['setup', table]);
    expect(told.code).toBe(0);
    expect(told.out).toContain('each player: 7 meeple, 7 tower-piece\n');
    expect(told.out).toContain('tower.supply.by-players: Before the game');
    expect(told.out).toContain('drawn from `tiles`: 89\n');
    expect(JSON.parse((await run(['setup', table, '--json'])).out)).toMatchObject({ start: 'base', piles: [{ id: 'tiles', count: 89 }] });
    const wrong = await file('wrong.json', { players: 2, start: 'tower' });
    expect(await run(['setup', wrong])).toMatchObject({ code: 2, err: expect.stringContaining('/start') as unknown });
  });
});

describe('replay', () => {
  it('tells the position before a message', async () => {
    const path = await file('game.json', { snapshot: toLay, actions: [layCap] });
    expect(JSON.parse((await run(['replay', path, '--at', '0'])).out)).toMatchObject({ snapshot: toLay, action: layCap });
    expect((await run(['replay', path, '--at', '0', '--notation'])).out).toMatch(/^rules=.* players=.* action=/);
    expect(await run(['replay', path, '--at', '2'])).toMatchObject({ code: 2, err: expect.stringContaining('0 to 1') as unknown });
    expect((await run(['replay', path, path, '--at', '0'])).code).toBe(2);
  });

  it('ends with 0 when every move was legal, and names the first that was not', async () => {
    const good = await file('good.json', { snapshot: toLay, actions: [layCap] });
    const bad = await file('bad.json', { snapshot: exampleSnapshot, actions: [exampleAction] });
    expect(await run(['replay', good])).toMatchObject({ code: 0, out: expect.stringMatching(/^ok {3}.*good\.json\n/) as unknown });
    const both = await run(['replay', good, bad, join(directory, 'absent.json')]);
    expect(both.code).toBe(1);
    expect(both.out).toContain('good.json');
    expect(both.err).toMatch(/FAIL .*bad\.json\n.*\n.*step \d+: the move is illegal/);
    expect(both.err).toContain('absent.json');
    const asJson = await run(['replay', good, bad, '--json']);
    expect([asJson.code, JSON.parse(asJson.out)]).toMatchObject([1, [{ ok: true }, { ok: false }]]);
    const long = await run(['replay', ...Array.from({ length: 200 }, () => good)]);
    expect(long).toMatchObject({ code: 0, err: '' });
  });

  it('tells what is not modelled from what is wrong, and writes reports on folders', async () => {
    await mkdir(join(directory, 'games', 'below'), { recursive: true });
    const foreign = { setup: { sets: { 'atlantis:1': 1 }, start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }] }, players: 2, replay: [] };
    await file('games/good.json', { snapshot: toLay, actions: [layCap] });
    await file('games/below/foreign.jcz.gz', gzipSync(JSON.stringify(foreign)));
    const folder = join(directory, 'games');
    const both = await run(['replay', folder]);
    expect([both.code, both.out]).toEqual([3, expect.stringContaining('2 games: 1 right, 0 wrong, 1 unsupported, 0 defective')]);
    expect(both.err).toMatch(/^n\/a {2}.*foreign\.jcz\.gz\n {5}not modelled: no expansion `atlantis`/);
    await file('games/wrong.json', { snapshot: exampleSnapshot, actions: [exampleAction] });
    await file('games/cut.json', '{"a":');
    const forms = ['junit', 'md', 'html', 'json'].flatMap((form) => ['--report', `${form}=${join(directory, `games.${form}`)}`]);
    expect(await run(['replay', folder, ...forms])).toEqual({ code: 1, out: '', err: '' });
    const [junit, md, html, json] = await Promise.all(
      ['junit', 'md', 'html', 'json'].map((form) => readFile(join(directory, `games.${form}`), 'utf8')),
    );
    expect(XMLValidator.validate(junit!)).toBe(true);
    expect(junit).toContain('tests="4" failures="1" errors="1" skipped="1"');
    for (const text of [md, html, junit]) expect(text).toContain('princess-and-dragon.volcano.no-figure');
    expect(html).toContain('<svg');
    expect(JSON.parse(json!)).toMatchObject({ total: { games: 4, right: 1, wrong: 1, unsupported: 1, defective: 1 } });
  });

  it.each([[], ['--bogus', 'game.json']])('called with %j is wrongly called, which is no game that is wrong', async (...args: string[]) => {
    expect((await run(['replay', ...args])).code).toBe(2);
  });

  it('ends with 2, as every command does, where nothing is wrong but something cannot be read', async () => {
    const good = await file('good.json', { snapshot: toLay, actions: [layCap] });
    for (const path of [join(directory, 'absent.json'), await file('cut.json', '{"a":')])
      for (const more of [[], [good], ['--json'], ['--report', 'json']]) expect((await run(['replay', path, ...more])).code).toBe(2);
  });

  it('says what it was wrongly asked for', async () => {
    expect(await run(['replay', directory, '--report', 'pdf'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('`pdf` is no form') as unknown,
    });
    await mkdir(join(directory, 'empty'));
    expect(await run(['replay', join(directory, 'empty')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there are no games in it') as unknown,
    });
  });
});

describe('what is refused', () => {
  it('is told on standard error, with what may have been meant, or as JSON', async () => {
    const misspelt = await file('misspelt.json', { ruleset: 'hig-c1-curent', snapshot: toLay, action: layCap });
    const told = await run(['adjudicate', misspelt]);
    expect(told).toMatchObject({ code: 2, out: '' });
    expect(told.err).toBe(
      'No such ruleset: no ruleset `hig-c1-curent` is known; did you mean `hig-c1-current`?\n' +
        '  /ruleset  no ruleset `hig-c1-curent` is known; did you mean `hig-c1-current`?\n',
    );
    const asJson = await run(['adjudicate', misspelt, '--json']);
    expect([asJson.code, asJson.err, JSON.parse(asJson.out)]).toMatchObject([
      2,
      '',
      { code: 'unknown-ruleset', errors: [{ pointer: '/ruleset', code: 'unknown-ruleset' }] },
    ]);
    const undrawable = await run(['render', await file('undrawable.json', { snapshot: { players: [] } })]);
    expect(undrawable).toMatchObject({ code: 2, out: '', err: expect.stringContaining('/snapshot/tiles') as unknown });
  });
});

describe('a wrong call', () => {
  it.each(['adjudicate', 'legal', 'describe', 'setup', 'notation', 'render'])(
    'of %s ends with 2, so that nobody takes it for a no',
    async (command) => {
      const calls = [[], ['--bogus', 'x.json'], [join(directory, 'absent.json')], [await file('bad.json', '{"snapshot":7}')]];
      for (const args of calls) expect((await run([command, ...args])).code, args.join(' ')).toBe(2);
    },
  );
  it.each([
    ['rulings', 'recheck', '--bogus'],
    ['coverage', '--bogus'],
    ['selfplay', '--games', 'many'],
  ])('%s %s %s ends with 2', async (...args) => {
    expect((await run(args)).code).toBe(2);
  });
});

describe('migrate', () => {
  it('is done once by several processes that start at the same time on an empty database', async () => {
    const empty = await freshDatabase(inject('postgresUrl'));
    const all = await Promise.all(Array.from({ length: 5 }, () => run(['migrate'], { DATABASE_URL: empty.url })));
    for (const ended of all) expect(ended).toEqual({ code: 0, out: 'the database is up to date\n', err: '' });
    expect((await run(['migrate'], { DATABASE_URL: empty.url })).code).toBe(0);
    const store = await openStore({ databaseUrl: empty.url });
    await store.rulings.create(exampleInput, { by });
    await store.close();
    await empty.drop();
  });

  it('says when there is no server', async () => {
    const { code, out, err } = await run(['migrate'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/);
  });
});

describe('keys', () => {
  it('are made, listed and revoked; the secret is shown once, alone on standard output', async () => {
    const made = await run(['keys', 'create', '--role', 'judge', '--name', 'Ada Judge', '--expires', '2999-01-01', '--rate', '7'], postgres);
    expect(made.code).toBe(0);
    expect(made.out).toMatch(/^seneschal_\S+\n$/);
    expect(made.err).toContain('Ada Judge');
    const [key] = JSON.parse((await run(['keys', 'list', '--json'], postgres)).out) as [{ id: string }];
    expect(key).toMatchObject({ name: 'Ada Judge', role: 'judge', ratePerMinute: 7, expiresAt: '2999-01-01T00:00:00.000Z' });
    const listed = await run(['keys', 'list'], postgres);
    expect(listed.out).toContain(key.id);
    expect(listed.out + listed.err).not.toContain(made.out.trim());

    const server = serve(postgres);
    const url = await server.ready;
    const write = async () =>
      (
        await fetch(`${url}/v1/rulings`, {
          method: 'POST',
          headers: { authorization: `Bearer ${made.out.trim()}`, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status;
    expect(await write()).toBe(400);
    const revoked = await run(['keys', 'revoke', key.id, '--reason', 'lost'], postgres);
    expect(revoked).toMatchObject({ code: 0, out: expect.stringContaining('revoked') as unknown });
    expect(await write()).toBe(401);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it.each([
    [['create', '--role', 'king', '--name', 'x'], '`king` is no role: judge, organiser, admin'],
    [['create', '--role', 'judge', '--name', ' '], 'name'],
    [['create', '--role', 'judge', '--name', 'x', '--rate', '0'], 'rate'],
    [['create', '--role', 'judge', '--name', 'two\nlines'], 'name'],
    [['create', '--role', 'judge', '--name', 'x', '--expires', 'soon'], '/expiresAt'],
    [['create', '--role', 'judge', '--name', 'x', '--expires', '2020-01-01'], '`2020-01-01` is past'],
    [['create', '--role', 'judge'], '--name'],
    [['revoke', 'nosuchkey'], 'nosuchkey'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await run(['keys', ...args], postgres);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('are listed to whoever reads on, and to whoever does not', async () => {
    const listing = start(['keys', 'list'], postgres);
    listing.child.stdout!.destroy();
    expect(await listing.ended).toMatchObject({ code: 0, err: '' });
  });

  it('in a data directory wait for no server: they say who is in the way and what to do', async () => {
    const environment = { DATA_DIR: join(directory, 'data') };
    expect(await run(['migrate'], environment)).toEqual({ code: 0, out: 'the database is up to date\n', err: '' });
    const made = await run(['keys', 'create', '--role', 'admin', '--name', 'x', '--json'], environment);
    expect(JSON.parse(made.out)).toMatchObject({ role: 'admin', secret: expect.stringMatching(/^seneschal_/) as unknown });
    const server = serve(environment);
    await server.ready;
    const refused = await run(['keys', 'list'], environment);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(
      /another process uses the data directory .*: stop it, choose another DATA_DIR, or let both use PostgreSQL by DATABASE_URL\n$/,
    );
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(await run(['keys', 'list'], environment)).toMatchObject({ code: 0, out: expect.stringContaining('admin') as unknown });
  });
});

describe('rulings recheck', () => {
  it('ends with 0 while every published verdict stands, and with 1 and the ruling when one does not', async () => {
    const fresh = await freshDatabase(inject('postgresUrl'));
    const environment = { DATABASE_URL: fresh.url };
    expect(await run(['rulings', 'recheck'], environment)).toMatchObject({ code: 0, out: expect.stringContaining('0 rulings checked') as unknown });
    const store = await openStore({ databaseUrl: fresh.url });
    const verdict: RecordedVerdict = { verdict: 'legal', rules: [], decisionId: 'sha256-0', engine: '0.0.1' };
    const { id } = await store.rulings.create(exampleInput, { by, verdict });
    await store.rulings.transition(id, { to: 'published', reason: 'r', expectedVersion: 1 }, { by });
    await store.close();
    const text = await run(['rulings', 'recheck'], environment);
    expect(text.code).toBe(1);
    expect(text.out).toContain(id);
    const asJson = await run(['rulings', 'recheck', '--json'], environment);
    expect([asJson.code, JSON.parse(asJson.out)]).toMatchObject([1, { checked: 1, changed: [{ id }] }]);
    await fresh.drop();
  });
});

describe('any other command', () => {
  it('is refused, with what there is', async () => {
    const { code, err } = await run(['dance']);
    expect(code).toBe(2);
    expect(err).toContain('dance');
    expect((await run(['--help'])).out).toContain('adjudicate');
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
