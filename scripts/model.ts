/**
 * Compares the engine with the independent model of test/model, decision by decision.
 *
 *   npx tsx scripts/model.ts [--games N] [--seed N] [--selfplay] [--each N] [--peer FOLDER] [--json]
 *
 * `--games`: so many games of the engine with itself, over all presets and what the model knows of expansions; with `--selfplay` those
 * that `seneschal selfplay` plays with the same number and seed. `--each`: of so many positions of these one is described as a whole (1).
 * `--peer`: recorded games of another engine besides, `.jcz` and `.json.gz`.
 * Where something is in play that the model does not know, the game is left out, and counted. `--json` says the counts as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { InvalidInput } from '../src/engine.js';
import { availableIn } from '../src/selfplay/choices.js';
import { tables } from '../src/selfplay/run.js';
import { compareRecorded, compareSelfplayed, type Compared } from '../test/model/compare/games.js';
import { seeded } from '../test/model/compare/tables.js';

const SHOWN = 5;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    selfplay: { type: 'boolean', default: false },
    each: { type: 'string', default: '1' },
    peer: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const tell = values.json ? console.error : console.log;
const counts = { games: 0, compared: 0, different: 0, unreadable: 0 };
const unknown = new Map<string, number>();

function compare(name: string, ask: () => Compared): void {
  try {
    const answer = ask();
    if (answer.unknown.length > 0) return void unknown.set(answer.unknown[0]!, (unknown.get(answer.unknown[0]!) ?? 0) + 1);
    counts.games++;
    counts.compared += answer.compared;
    if (answer.differences.length === 0) return;
    counts.different++;
    tell(`${name}: ${answer.differences.length} differences`);
    for (const difference of answer.differences.slice(0, SHOWN)) tell(`     ${difference}`);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    counts.unreadable++;
  }
}

const read = (path: string): unknown => {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as unknown;
};

const started = performance.now();
const asked = { games: Number(values.games), seed: Number(values.seed) };
const selfplayed = () =>
  [...tables({ ...asked, choices: availableIn({}), players: [2, 6] })].map(({ ruleset: choice, ...table }) => ({ ...table, choice }));
for (const one of values.selfplay ? selfplayed() : seeded(asked.games, asked.seed))
  compare(JSON.stringify(one), () => compareSelfplayed({ ...one, describeEach: Number(values.each) }));
const { peer } = values;
if (peer !== undefined) {
  const names = readdirSync(peer, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(jcz|json\.gz)$/.test(name));
  for (const name of names.sort()) compare(name, () => compareRecorded(read(join(peer, name)), 'jcz'));
}

const seconds = (performance.now() - started) / 1000;
const left = [...unknown.values()].reduce((sum, count) => sum + count, 0);
tell(
  `${counts.games} games, ${counts.compared} decisions, ${counts.different} with differences; ${(counts.games / seconds).toFixed(1)} games a second`,
);
if (left > 0) tell(`${left} left out for what the model does not know: ${[...unknown].map(([what, count]) => `${what} ${count}`).join(', ')}`);
if (counts.unreadable > 0) tell(`${counts.unreadable} are of what is not modelled`);
if (values.json)
  console.log(
    JSON.stringify({
      games: counts.games,
      decisions: counts.compared,
      'games with differences': counts.different,
      'left out': left + counts.unreadable,
    }),
  );
process.exit(counts.different === 0 ? 0 : 1);
