/**
 * Plays games that another engine recorded and compares, message by message, what it offered and scored with what we say.
 *
 *   npx tsx scripts/peer.ts [--json] FOLDER [part of a name]
 *
 * A game with an expansion that is not modelled may still come out right, but cannot fail. `--json` says the counts as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { judgeGame } from '../src/replay/judge.js';
import { DIVERGENT, RECORDED } from './divergent.js';

const SHOWN = 5;

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const tell = values.json ? console.error : console.log;
const [folder, wanted = ''] = positionals;
if (folder === undefined) {
  console.error('usage: peer.ts [--json] FOLDER [part of a name]');
  process.exit(2);
}

const read = (path: string): unknown => {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as unknown;
};

const counts = { right: 0, wrong: 0, unsupported: 0, defective: 0, divergent: 0 };
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => RECORDED.test(name) && name.includes(wanted));
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
  tell(
    `${state === 'right' ? 'ok  ' : clauses === undefined ? 'FAIL' : `diverges by ${clauses}:`} ${name}: ${length} messages, ${found.length} mismatches`,
  );
  for (const line of found.slice(0, SHOWN)) tell(`     ${line}`);
}

tell(`${counts.unsupported} skipped: not everything in them is modelled`);
tell(`${counts.divergent} diverge by a clause`);
tell(`${counts.right} passed, ${counts.wrong + counts.defective} failed`);
if (values.json)
  console.log(
    JSON.stringify({
      games: names.length,
      right: counts.right,
      'other than ours, by a clause': counts.divergent,
      'not wholly modelled': counts.unsupported,
      'wrong, or not to be read': counts.wrong + counts.defective,
    }),
  );
process.exit(counts.wrong + counts.defective === 0 ? 0 : 1);
