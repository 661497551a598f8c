/**
 * Plays games that another engine recorded and compares, message by message, what it offered and scored with what we say.
 *
 *   npx tsx scripts/peer.ts FOLDER [part of a name]
 *
 * A game with an expansion that is not modelled may still come out right, but cannot fail.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { judgeGame } from '../src/replay/judge.js';

const SHOWN = 5;

interface Divergence {
  readonly clauses: readonly string[];
  /** As many as it brings about: one more is not explained by it. */
  readonly mismatches: number;
}

/** Where the other engine plays against a clause, by the name of its game: `test/divergences.md` says why. */
const DIVERGENT: Readonly<Record<string, Divergence>> = {
  'besieged-tiny-city.jcz': { clauses: ['siege.score.two-tiles'], mismatches: 2 },
  'all-in-1.json.gz': { clauses: ['darmstadt.city.not-multiplied'], mismatches: 130 },
  'all-in-2.json.gz': { clauses: ['little-buildings.garden.counts', 'monasteries.abbot.until-the-end'], mismatches: 1654 },
};

const [folder, wanted = ''] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: peer.ts FOLDER [part of a name]');
  process.exit(2);
}

const read = (path: string): unknown => {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as unknown;
};

const counts = { right: 0, wrong: 0, unsupported: 0, defective: 0, divergent: 0 };
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(jcz|json\.gz)$/.test(name) && name.includes(wanted));
for (const name of names.sort()) {
  const { state, length, mismatches, defects } = judgeGame(read(join(folder, name)));
  const found = [
    ...mismatches.map(({ index, text }) => `${index ?? 'end'}: ${text}`),
    ...defects.map(({ pointer, message }) => `${pointer}: ${message}`),
  ];
  const divergence = state === 'wrong' ? DIVERGENT[basename(name)] : undefined;
  const clauses = divergence?.mismatches === found.length ? divergence.clauses.join(', ') : undefined;
  counts[clauses === undefined ? state : 'divergent']++;
  if (state === 'unsupported') continue;
  console.log(
    `${state === 'right' ? 'ok  ' : clauses === undefined ? 'FAIL' : `diverges by ${clauses}:`} ${name}: ${length} messages, ${found.length} mismatches`,
  );
  for (const line of found.slice(0, SHOWN)) console.log(`     ${line}`);
}

console.log(`${counts.unsupported} skipped: not everything in them is modelled`);
console.log(`${counts.divergent} diverge by a clause`);
console.log(`${counts.right} passed, ${counts.wrong + counts.defective} failed`);
process.exit(counts.wrong + counts.defective === 0 ? 0 : 1);
