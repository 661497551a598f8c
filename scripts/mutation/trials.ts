/**
 * Tries mutants in a process of its own, one after the other, without ever loading the code anew: a run is one case under one printing, or another
 * question where it stands, and a mutant is noticed by the first one that goes another way. Whoever starts it says what is wanted (`messages.ts`).
 */
import { pathToFileURL } from 'node:url';
import type * as catalog from '../../src/catalog.js';
import type * as answering from '../../src/conformance/answers.js';
import type * as engines from '../../src/conformance/engine.js';
import type * as filed from '../../src/conformance/files.js';
import type * as running from '../../src/conformance/run.js';
import type { Case } from '../../src/contract/case.js';
import type { Reached, Said, Start, Trial, Tried } from './messages.js';

/** Where instrumented code looks for the mutant that is switched on, and counts; the names are Stryker's. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}
const switches: Switches = {};
(globalThis as { __stryker__?: Switches }).__stryker__ = switches;

/** What was answered, and what the case finds wrong with it. */
interface Answered {
  readonly wrong?: string;
  readonly answer: string;
}

/** One case under one printing, or another question where it stands. */
interface Run {
  readonly name: string;
  readonly folder: string;
  /** The case's, as several runs share it. */
  readonly test: number;
  /** What is asked but the case itself. */
  readonly about?: answering.Question;
  readonly ask: () => Answered;
}

const say = (said: Said): void => void process.send!(said);
/** So that it can be told from one that hangs. */
const RUNS_BETWEEN_SIGNS = 50;
/** Those that noticed something lately are asked first, as the next mutant mostly lies beside the last one. */
const MOST_REMEMBERED = 12;
/** Where an answer is another one that its own case does not mind, so many more are asked whether a case does. */
const FURTHER = 300;

async function load({ root, choice: { folders, each } }: Start): Promise<Run[]> {
  const of = async <T>(path: string): Promise<T> => (await import(pathToFileURL(`${root}/dist/${path}.js`).href)) as T;
  const { caseFiles } = await of<typeof filed>('conformance/files');
  const { expectations, runCase } = await of<typeof running>('conformance/run');
  const { answerOf, askedAside, ASIDE } = await of<typeof answering>('conformance/answers');
  const { ourEngine } = await of<typeof engines>('conformance/engine');
  const { ruleset } = await of<typeof catalog>('catalog');
  const boards = Reflect.get(ruleset({}).boards, 'places') as unknown[];
  let label = 0;
  // what was put together in another run, perhaps by a mutant, is not looked at again
  const engine: engines.Engine = {
    ...ourEngine,
    answer: (choice, ...asked) => {
      boards.fill(undefined);
      return ourEngine.answer({ ...choice, label: String(label++) } as typeof choice, ...asked);
    },
  };
  const under = (test: Case, preset: string): Answered => {
    const { passed, verdict, differences } = runCase(test, engine, new Set([preset]))[0]!;
    const answer = verdict ? answerOf(verdict) : '';
    return passed ? { answer } : { answer, wrong: differences.map(({ at }) => at).join(' ') };
  };
  const aside = (test: Case, question: answering.Question): Answered => {
    boards.fill(undefined);
    return { answer: askedAside(test, question, `run ${label++}`) };
  };
  let number = 0;
  return caseFiles().flatMap(({ expansion, cases }) =>
    cases.flatMap((test) => {
      const own = number++;
      const isAbout = [expansion, ...test.ruleset.expansions].some((id) => folders.includes(id));
      if (!isAbout && own % each !== 0) return [];
      const of = { folder: expansion, test: own };
      return [
        ...expectations(test).map(([preset]): Run => ({ ...of, name: `${test.id} under ${preset}`, ask: () => under(test, preset) })),
        ...ASIDE.map((about): Run => ({ ...of, name: `${test.id}, ${about}`, about, ask: () => aside(test, about) })),
      ];
    }),
  );
}

function answerTo(run: Run): Answered {
  try {
    return run.ask();
  } catch (error) {
    return { answer: '', wrong: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

const usual = new Map<Run, string>();

/** What is answered without a mutant. */
function usually(run: Run): string {
  let answer = usual.get(run);
  if (answer === undefined) usual.set(run, (answer = answerTo(run).answer));
  return answer;
}

/** Runs everything once without a mutant. Throws where something is wrong already. */
function look(runs: readonly Run[]): Reached {
  const found = new Map<string, number[]>();
  const most = new Map<string, number>();
  runs.forEach((run, i) => {
    switches.currentTestId = 'now';
    const { wrong, answer } = answerTo(run);
    usual.set(run, answer);
    switches.currentTestId = undefined;
    if (wrong !== undefined) throw new Error(`${run.name}, without any mutant: ${wrong}`);
    const perTest = switches.mutantCoverage?.perTest ?? {};
    for (const [id, hits] of Object.entries(perTest['now'] ?? {})) {
      let list = found.get(id);
      if (!list) found.set(id, (list = []));
      list.push(i);
      most.set(id, Math.max(most.get(id) ?? 0, hits));
    }
    delete perTest['now'];
    if (i % RUNS_BETWEEN_SIGNS === 0) say({ alive: true });
  });
  return {
    runs: new Map([...found].map(([id, list]) => [id, Uint32Array.from(list)])),
    most,
    onLoading: new Set(Object.keys(switches.mutantCoverage?.static ?? {})),
    of: runs.length,
  };
}

const remembered: Run[] = [];

/** First who noticed something lately, then each case once, those of the mutant's own folder first, then the other printings of each. */
function inOrder(runs: readonly Run[], { runs: numbers, folder }: Trial): Run[] {
  const wanted = [...numbers].map((i) => runs[i]!);
  const known = new Set(wanted);
  const tests = new Set<string>();
  const [first, later]: [Run[], Run[]] = [[], []];
  for (const run of wanted) {
    const key = `${run.test} ${run.about ?? ''}`;
    (tests.has(key) ? later : first).push(run);
    tests.add(key);
  }
  const [own, others] = [first.filter((run) => run.folder === folder), spread(first.filter((run) => run.folder !== folder))];
  return [...new Set([...remembered.filter((run) => known.has(run)), ...own, ...others, ...later])];
}

/** Neighbours far from each other, as they mostly notice the same. */
function spread<T>(list: readonly T[]): T[] {
  const steps = Math.ceil(Math.sqrt(list.length));
  return Array.from({ length: steps }, (_, from) => list.filter((_item, i) => i % steps === from)).flat();
}

function attempt(runs: readonly Run[], trial: Trial): Tried {
  const { id, hitLimit } = trial;
  let other: Run | undefined;
  let asked = 0;
  let spoilt = false;
  let most = trial.most;
  for (const run of inOrder(runs, trial)) {
    if (asked >= most) break;
    const before = usually(run);
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit });
    const { wrong, answer } = answerTo(run);
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (++asked % RUNS_BETWEEN_SIGNS === 0) say({ alive: true });
    if (answer === before && wrong === undefined) continue;
    spoilt ||= answerTo(run).answer !== before;
    if (spoilt && !trial.isFirst) return { id, asked, spoilt };
    if (wrong !== undefined) {
      remember(run);
      return { id, by: run.name, why: wrong, asked, spoilt };
    }
    if (!other) most = Math.min(most, asked + FURTHER);
    other ??= run;
  }
  if (other) remember(other);
  return { id, ...(other && { differs: other.name }), asked, spoilt };
}

function remember(run: Run): void {
  remembered.splice(0, remembered.length, ...new Set([run, ...remembered].slice(0, MOST_REMEMBERED)));
}

async function start(wanted: Start): Promise<void> {
  const runs = await load(wanted);
  const ready = wanted.looks ? look(runs) : null;
  process.on('message', (trial: Trial) => {
    say({ tried: attempt(runs, trial) });
  });
  say({ ready });
}

process.once('message', (wanted: Start) => void start(wanted));
