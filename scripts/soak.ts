/**
 * Mixed load at four fifths of what the service can do, for an hour: whether its memory grows. Verdicts and lists on boards of a whole game,
 * clauses, searches, rulings, and replays in threads; the service runs as `seneschal serve` of what was built, with an embedded database.
 * What it can do is found out again and again, as a machine is not always equally fast. Everything stays on this machine. It prints, draws
 * `docs/soak.svg`, and ends with code 1 when anything was refused or failed, or when the memory of the last third is a tenth above that of the one before.
 *
 * npx tsx scripts/soak.ts [MINUTES] : 60 when left out
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { chart } from '../bench/chart.js';
import { CHOICE, SETUP } from '../bench/positions.js';
import { clauses } from '../src/corpus/clauses.js';
import { playout } from '../test/support/playout.js';
import { atRate, client, inTurn, quantile, together, type Ask, type Taken } from './load/clients.js';

const MINUTES = Number(process.argv[2] ?? 60);
if (!(MINUTES > 0)) throw new Error('npm run soak -- [MINUTES]: how long it lasts, as a number');
const SHARE = 0.8;
/** Points of the picture: each is the median of what was seen since the one before. */
const POINTS = 12;
/** Of memory it is asked so many times for each point. */
const LOOKS = 10;
/** Parts of the time, at the beginning of each of which it is found out what the service can do. */
const PARTS = 20;
/** Seconds for which that is found out, and for which the service gets warm at first. */
const TRIAL = Math.min(10, MINUTES / 2);
const WARM = Math.min(60, MINUTES * 5);
const CLIENTS = [2, 3, 4, 5, 6, 7, 8, 9];

const random = xoroshiro128plus(7);
const below = (limit: number): number => (random.next() >>> 0) % limit;
const one = <T>(list: readonly T[]): T => list[below(list.length)]!;

const post = (path: string, body: object): Ask => ({ path, body: JSON.stringify(body) });
const games = [1, 2, 3, 4, 5, 6].map((seed) => [...playout(SETUP, seed)]);
const questions = games.flat().map(({ view: { snapshot }, action }) => ({ ruleset: CHOICE, snapshot, action }));
const replays = games.map((moments) => ({
  format: 'seneschal',
  ruleset: CHOICE,
  game: { snapshot: moments[0]!.view.snapshot, actions: moments.map(({ action }) => action) },
}));
const ids = [...clauses.keys()];
const WORDS = ['dragon', 'fairy', 'volcano tile', 'princess removes knight', 'score a field', 'magic portal'];

/** Of a hundred requests so many. */
const MIX: readonly (readonly [share: number, ask: () => Ask])[] = [
  [50, () => post('/v1/adjudications', one(questions))],
  [14, () => post('/v1/legal-actions', { ruleset: CHOICE, snapshot: one(questions).snapshot })],
  [20, () => ({ path: `/v1/clauses/${one(ids)}` })],
  [10, () => ({ path: `/v1/clauses?q=${encodeURIComponent(one(WORDS))}` })],
  [5, () => ({ path: '/v1/rulings?q=dragon' })],
  [1, () => post('/v1/replays', one(replays))],
];

function next(): Ask {
  let left = below(100);
  const [, ask] = MIX.find(([share]) => (left -= share) < 0)!;
  return ask();
}

interface Part {
  /** Requests a second. */
  readonly rate: number;
  readonly taken: Taken;
}

interface Look {
  readonly minute: number;
  /** Megabytes. */
  readonly resident: number;
  readonly heap: number;
}

async function look(port: string, since: number): Promise<Look> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]) / 1e6;
  return {
    minute: (performance.now() - since) / 60_000,
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  };
}

/** Looks until the time is up. */
async function looks(port: string, since: number, until: number): Promise<Look[]> {
  const seen: Look[] = [];
  while (performance.now() < until) {
    await setTimeout((MINUTES * 60_000) / POINTS / LOOKS);
    seen.push(await look(port, since));
  }
  return seen;
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
const curve = (seen: readonly Look[], which: 'resident' | 'heap', name: string) => ({
  name,
  isSteady: true,
  points: Array.from(
    { length: POINTS },
    (_, i) => [((i + 1) * MINUTES) / POINTS, seen.filter(({ minute }) => Math.ceil((minute / MINUTES) * POINTS) === i + 1)] as const,
  )
    .filter(([, looked]) => looked.length > 0)
    .map(([at, looked]) => [Number(at.toFixed(1)), middle(looked.map((each) => each[which]))] as const),
});

/** What it answers in a second when it is asked as fast as it answers. */
async function capacity(port: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const taken = await Promise.all(CLIENTS.map((number) => inTurn(client(port, number), next, until)));
  return taken.reduce((sum, { answered }) => sum + answered.length, 0) / seconds;
}

/** Part after part, until the time is up, each at four fifths of what the service could do at its beginning. */
async function load(port: string, since: number): Promise<Part[]> {
  const parts: Part[] = [];
  for (let i = 1; i <= PARTS; i++) {
    const rate = SHARE * (await capacity(port, TRIAL));
    const clients = CLIENTS.map((number) => client(port, number));
    const taken = await atRate(clients, next, rate, since + ((MINUTES * 60_000) / PARTS) * i);
    parts.push({ rate, taken });
    console.log(
      `${((MINUTES / PARTS) * i).toFixed(0)} minutes: ${rate.toFixed(0)} a second, ${taken.refused} refused, p99 ${quantile(taken, 0.99).toFixed(0)} ms`,
    );
  }
  return parts;
}

const dataDir = await mkdtemp(join(tmpdir(), 'seneschal-soak-'));
const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0' };
const server = spawn(process.execPath, [main, 'serve'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const { port } = new URL(/http:\S+/.exec(line.toString())![0]);
  await capacity(port, WARM);
  const since = performance.now();
  const [parts, seen] = await Promise.all([load(port, since), looks(port, since, since + MINUTES * 60_000)]);
  tell(parts, seen);
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
}

function tell(parts: readonly Part[], seen: readonly Look[]): void {
  const curves = [curve(seen, 'resident', 'minutes: memory, MB'), curve(seen, 'heap', 'minutes: heap in use, MB')];
  const taken = together(parts.map(({ taken: each }) => each));
  const { answered, refused, failed, unsent } = taken;
  const rates = parts.map(({ rate }) => Math.round(rate));
  const share = (100 * refused) / (answered.length + refused);
  const told = `${MINUTES} minutes: ${Math.min(...rates)} to ${Math.max(...rates)} a second, ${share.toFixed(1)}% refused`;
  console.log(told);
  console.log(
    `${answered.length} answered, ${refused} refused, ${failed} failed, ${unsent} not sent; median ${quantile(taken, 0.5).toFixed(1)} ms, p99 ${quantile(taken, 0.99).toFixed(1)} ms`,
  );
  for (const { name, points } of curves) console.log(`${name}: ${points.map(([at, value]) => `${at}: ${value.toFixed(0)}`).join(', ')}`);
  writeFileSync(
    new URL('../docs/soak.svg', import.meta.url),
    `${chart(curves, `Mixed load at four fifths of what the service can do, for ${told}`)}\n`,
  );
  if (refused > 0 || failed > 0 || hasGrown(seen)) process.exitCode = 1;
}

function hasGrown(seen: readonly Look[]): boolean {
  const third = (n: number) => middle(seen.filter(({ minute }) => Math.ceil((minute / MINUTES) * 3) === n).map(({ resident }) => resident));
  return third(3) > 1.1 * third(2);
}
