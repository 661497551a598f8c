/**
 * Keeps what is made from the files of the law.
 *
 *   npx tsx scripts/law.ts          lays the files out, and writes their schemas, what bundlers load and what the engine knows of them
 *   npx tsx scripts/law.ts --check  fails when any of that is stale
 */
import { writeFileSync } from 'node:fs';
import { staleFiles } from './law/generated.js';

const root = new URL('..', import.meta.url);

function check(): number {
  const paths = staleFiles().map(({ path }) => path);
  if (paths.length > 0) console.log(`stale, run \`npx tsx scripts/law.ts\`:\n  ${paths.join('\n  ')}`);
  return paths.length === 0 ? 0 : 1;
}

function write(): number {
  for (const { path, text } of staleFiles()) writeFileSync(new URL(path, root), text);
  return 0;
}

process.exitCode = process.argv[2] === '--check' ? check() : write();
