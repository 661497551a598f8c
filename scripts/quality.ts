/**
 * Runs a proof, writes down its figures with date and version, and writes the tables of docs/quality.md.
 *
 *   npx tsx scripts/quality.ts                    the tables alone
 *   npx tsx scripts/quality.ts PROOF [OPTION...]  runs it, with its own options; names and commands are in quality/proofs.ts
 *
 * Ends with the status of the proof.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { ENGINE_VERSION } from '../src/kernel/version.js';
import { fileOf, PAGE, pageWith, runsOf, type Run } from './quality/page.js';
import { PROOFS, type Figures, type Proof } from './quality/proofs.js';

const MOST_SAID = 1 << 30;

const [name, ...options] = process.argv.slice(2);
if (name !== undefined) process.exitCode = prove(name, options);
writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8')));

function prove(id: string, given: readonly string[]): number {
  const proof = PROOFS[id];
  if (!proof) throw new Error(`no proof \`${id}\` is known: ${Object.keys(PROOFS).join(', ')}`);
  const { stdout, status } = spawnSync(process.execPath, [...process.execArgv, ...proof.command, ...given], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: MOST_SAID,
  });
  // broken off, it has no figures
  if (stdout.trim() === '') return status || 1;
  writeDown(id, proof, {
    // where somebody's games lie is nobody else's business
    options: given.map((option) => (isAbsolute(option) || option.startsWith('..') ? 'FOLDER' : option)).join(' '),
    date: new Date().toISOString().slice(0, 10),
    version: versionNow(),
    figures: (proof.figures as (said: unknown) => Figures)(JSON.parse(stdout)),
  });
  return status ?? 1;
}

function writeDown(id: string, { keepsRuns = false }: Proof, run: Run): void {
  const others = keepsRuns ? runsOf(id).filter(({ options: of }) => of !== run.options) : [];
  writeFileSync(fileOf(id), `${JSON.stringify([...others, run], null, 2)}\n`);
}

/** With the commit, where there is one; `+` where something has been changed since. */
function versionNow(): string {
  const { stdout, status } = spawnSync('git', ['describe', '--always', '--exclude', '*', '--dirty=+'], { encoding: 'utf8' });
  return status === 0 ? `${ENGINE_VERSION} (${stdout.trim()})` : ENGINE_VERSION;
}
