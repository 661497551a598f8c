/**
 * A test runner for Stryker: the cases of the suite, file by file, and some random games, all in one process that is never loaded anew. A mutant
 * is found as soon as one file or game goes another way, which takes milliseconds where a test framework takes seconds. Who found the last mutant is
 * asked first about the next one, which mostly lies beside it.
 */
import { pathToFileURL } from 'node:url';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, determineHitLimitReached, toMutantRunResult } from '@stryker-mutator/api/test-runner';

const EXPANSIONS = ['base', 'princess-and-dragon', 'phantom', 'inns-and-cathedrals', 'traders-and-builders'];
/** Random games under presets that differ in much, with players and seed. */
const GAMES = [
  { preset: 'hig-c1-current', players: 3, seed: 1 },
  { preset: 'hig-c1-original-2005', players: 2, seed: 2 },
  { preset: 'wikicarpedia-c2-current', players: 4, seed: 3 },
];

/** Each with a name, and what it finds wrong: undefined where all is as it should be. */
async function load() {
  const of = (path) => import(pathToFileURL(`${process.cwd()}/dist/${path}.js`).href);
  const [{ caseFiles }, { runCase }, { ourEngine }, { ruleset }, { selfplay }] = await Promise.all(
    ['conformance/files', 'conformance/run', 'conformance/engine', 'catalog', 'selfplay/run'].map(of),
  );
  const { boards } = ruleset({});
  let label = '';
  const engine = { ...ourEngine, answer: (choice, ...asked) => ourEngine.answer({ ...choice, label }, ...asked) };
  const failing = (cases) => {
    for (const test of cases) for (const { passed, preset } of runCase(test, engine)) if (!passed) return `${test.id} under ${preset}`;
    return undefined;
  };
  const files = caseFiles().map(({ expansion, topic, cases }) => ({ id: `${expansion}/${topic}`, run: () => failing(cases) }));
  const games = GAMES.map(({ preset, players, seed }) => ({
    id: `game ${seed} under ${preset}`,
    run: () => selfplay({ games: 1, choices: [{ preset, expansions: EXPANSIONS, label }], players: [players, players], seed }).failures[0]?.detail,
  }));
  /** What was put together under another mutant is not this one's. */
  const forget = (mutant) => {
    label = mutant;
    boards.places.fill(undefined);
  };
  return { tests: [...files, ...games], forget };
}

class CasesRunner {
  static inject = [];
  /** Where the instrumented code looks for the mutant, and counts. */
  context = (globalThis.__stryker__ ??= {});

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    Object.assign(this, await load());
  }

  /** Stops at the first that fails, unless all are wanted. */
  async run(tests, isWhole) {
    const results = [];
    for (const { id, run } of tests) {
      this.context.currentTestId = id;
      const from = performance.now();
      const failure = failureOf(run);
      const timeSpentMs = performance.now() - from;
      results.push({
        id,
        name: id,
        timeSpentMs,
        ...(failure === undefined ? { status: TestStatus.Success } : { status: TestStatus.Failed, failureMessage: failure }),
      });
      if (failure !== undefined && !isWhole) break;
    }
    this.context.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests: results };
  }

  async dryRun() {
    const result = await this.run(this.tests, true);
    return { ...result, mutantCoverage: this.context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    this.forget(activeMutant.id);
    const wanted = testFilter ? this.tests.filter(({ id }) => testFilter.includes(id)) : this.tests;
    Object.assign(this.context, { activeMutant: activeMutant.id, hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
    const result = await this.run(wanted, false);
    const last = result.tests.at(-1);
    if (last?.status === TestStatus.Failed) this.tests.sort((a, b) => (b.id === last.id) - (a.id === last.id));
    const { hitCount } = this.context;
    Object.assign(this.context, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return toMutantRunResult(determineHitLimitReached(hitCount, hitLimit) ?? result);
  }
}

function failureOf(run) {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'cases', CasesRunner)];
