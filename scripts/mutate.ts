/**
 * Runs Stryker with whatever options it is given, says how many mutants were noticed, and writes those that were not, each with its place, to
 * docs/quality/survivors.txt.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** Killed by what fails, and by what no longer ends. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];
/** Characters of what stands there instead. */
const SHOWN = 100;

// its score may be too low: that is said by the figures
spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], { stdio: ['ignore', 2, 'inherit'] });
const { files } = JSON.parse(readFileSync('reports/mutation-report.json', 'utf8')) as Report;
const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
const of = (statuses: readonly string[]) => all.filter(({ status }) => statuses.includes(status));
const [noticed, left] = [of(NOTICED), of(UNNOTICED)];
const lines = left.map(({ file, location: { start }, mutatorName, replacement = '' }) =>
  `${file}:${start.line}:${start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`.trim(),
);
writeFileSync(
  'docs/quality/survivors.txt',
  lines
    .sort()
    .map((line) => `${line}\n`)
    .join(''),
);
const share = (noticed.length * 100) / Math.max(noticed.length + left.length, 1);
console.log(
  JSON.stringify({
    files: Object.keys(files).length,
    mutants: noticed.length + left.length,
    noticed: noticed.length,
    'not noticed': left.length,
    'of a hundred noticed': Math.round(share * 10) / 10,
  }),
);
