/**
 * Keeps what is made from the cases, and runs them.
 *
 *   npx tsx scripts/cases.ts              formats the cases, writes the pictures beside them and the JSON Schema
 *   npx tsx scripts/cases.ts --check      fails when any of that is stale
 *   npx tsx scripts/cases.ts --run [TEXT] runs the cases whose folder/file or id contains TEXT; fails where there are none
 *   npx tsx scripts/cases.ts --show TEXT  what the engine answers to them, by preset
 *   npx tsx scripts/cases.ts --grid       writes the lists the tests compare with: grid, citations, answers, not-yet, released ids, minimums
 *   npx tsx scripts/cases.ts --deciding    names the deciding rules in cases that name none: read them before you commit
 *   npx tsx scripts/cases.ts --coverage   prints the coverage
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answers } from '../src/conformance/answers.js';
import { citations } from '../src/conformance/citations.js';
import { coverage, coverageText, minimums, shortfalls } from '../src/conformance/coverage.js';
import { undecided, withDeciding } from '../src/conformance/deciding.js';
import { caseFiles, casesNamed, readJson, SOURCE } from '../src/conformance/files.js';
import { staleFiles } from '../src/conformance/generated.js';
import { allResults, grid } from '../src/conformance/grid.js';
import { pretty } from '../src/conformance/pretty.js';
import { report, runCase } from '../src/conformance/run.js';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(text = ''): number {
  const cases = casesNamed(text);
  const results = cases.flatMap((test) => runCase(test));
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(report(failed));
  console.log(`${cases.length} cases, ${results.length} runs, ${failed.length} failed`);
  return failed.length === 0 && cases.length > 0 ? 0 : 1;
}

function show(text = ''): number {
  for (const test of casesNamed(text)) {
    for (const { preset, verdict, differences } of runCase(test)) {
      const findings = verdict?.findings.map(({ rule, outcome, message, cites }) => `    ${outcome} ${rule}: ${message} [${cites.join(' ')}]`) ?? [];
      const effects = verdict?.effects.map((effect) => `    ${JSON.stringify(effect)}`) ?? [];
      console.log(
        [
          `${test.id} under ${preset}: ${verdict?.verdict ?? JSON.stringify(differences)}, next ${JSON.stringify(verdict?.next)}`,
          ...findings,
          ...effects,
        ].join('\n'),
      );
    }
  }
  return 0;
}

function check(): number {
  const paths = staleFiles().map(({ path }) => path.slice(root.length));
  if (paths.length > 0) console.log(`stale, run \`npx tsx scripts/cases.ts\`:\n  ${paths.join('\n  ')}`);
  return paths.length === 0 ? 0 : 1;
}

function write(): number {
  for (const { path, text } of staleFiles()) writeFileSync(path, text);
  return 0;
}

/** What the tests compare with; read the difference before you commit it. */
function lists(): number {
  const released = `${SOURCE}conformance/released-ids.json`;
  const ids = new Set([...(existsSync(released) ? readJson<string[]>(released) : []), ...casesNamed('').map(({ id }) => id)]);
  const figures = coverage();
  const { missing } = figures;
  const least = minimums();
  const kept = ['modelled', 'exercised', 'inReachExercised', 'settingValuesReached', 'presetsReached', 'cases'] as const;
  const save = (path: string, value: unknown) => writeFileSync(path, `${pretty(value)}\n`);
  save(released, [...ids].sort());
  save(`${SOURCE}conformance/coverage.json`, Object.fromEntries(kept.map((key) => [key, Math.max(least[key] ?? 0, figures[key])])));
  const results = allResults();
  save(`${root}test/conformance/grid.json`, grid(results));
  save(`${root}test/conformance/citations.json`, citations(results));
  save(`${root}test/conformance/answers.json`, answers(results, casesNamed('')));
  const list = `${root}test/conformance/not-yet.json`;
  // what came with the law of modelled expansions and waits for its cases; nothing is ever added to it here
  const added = readJson<{ added: string[] }>(list).added.filter((id) => missing.exercised.includes(id));
  save(list, { clauses: missing.exercised, added, settingValues: missing.settingValues, uncited: missing.cited });
  return 0;
}

/** Cases that name their deciding rules already stay as they are. */
function nameDeciding(): number {
  for (const { path, cases } of caseFiles()) {
    const lacking = new Set(undecided(cases));
    if (lacking.size > 0) writeFileSync(path, JSON.stringify(cases.map((test) => (lacking.has(test) ? withDeciding(test) : test))));
  }
  return write();
}

function showCoverage(): number {
  const figures = coverage();
  const fallen = shortfalls(figures);
  console.log([coverageText(figures), ...fallen.map((line) => `too few ${line}`)].join('\n'));
  return fallen.length === 0 ? 0 : 1;
}

const [command, text] = process.argv.slice(2);
const commands: Readonly<Record<string, () => number>> = {
  '--check': check,
  '--run': () => run(text),
  '--show': () => show(text),
  '--grid': lists,
  '--coverage': showCoverage,
  '--deciding': nameDeciding,
};
process.exitCode = command === undefined ? write() : (commands[command] ?? (() => 2))();
