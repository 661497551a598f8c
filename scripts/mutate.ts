/**
 * Changes the kernel and the folders of the expansions, one place at a time, and asks whether a case goes another way.
 *
 *   npx tsx scripts/mutate.ts [--sample N] [--seed N] [--changed] [--near] [--runs N] [--jobs N] [--json] [PATH...]
 *
 * PATH: what begins so; left out: everything. `--sample`: so many of the mutants, drawn at random; what is drawn with a larger number holds what is drawn
 * with a smaller one. `--changed`: those in lines that are new since the commit before. `--near`: only the cases that have to do with
 * their folders are asked, and some others. `--runs`: of the runs that come by a mutant so many are asked at most; one that they do not notice counts as not noticed.
 * What was found out is kept in `reports/mutation.jsonl`, and not tried again until the code of its file, or of what no case noticed the cases, have
 * changed. Prints what was not noticed; with `--json` the counts as JSON, and what was not noticed goes into docs/quality/survivors.txt.
 * Ends with 1 where less than 85 of a hundred are noticed (of what has been changed, half); of a draw, where it speaks against so many of the whole.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { caseFiles } from '../src/conformance/files.js';
import { buildWith } from './mutation/build.js';
import { changedLines } from './mutation/changed.js';
import { Dealer, type Outcome } from './mutation/dealer.js';
import { drawn, interval } from './mutation/draw.js';
import type { Choice, Trial } from './mutation/messages.js';
import { instrumented, type Mutant } from './mutation/mutants.js';
import { hashOf, Records, REFUSALS, type Entry } from './mutation/record.js';
import { refused } from './mutation/typed.js';

const WANTED = 0.85;
/** Of a change, which is small and asks few cases: less than that, and no case looks at what has been changed. */
const WANTED_OF_A_CHANGE = 0.5;
/** Of fewer a change of what is only remembered would fail. */
const FEWEST_OF_A_CHANGE = 30;
/** Instrumented code is slow where much of it is: so many mutants are laid down at once. */
const AT_ONCE = 1500;
/** More often than without the mutant, before it is said to run on for ever. */
const HIT_FACTOR = 100;
const FEWEST_HITS = 10_000;
/** Of the cases that have nothing to do with what has been changed. */
const EACH = 25;
const SHOWN = 40;
/** What is asked; another one where more is asked than before, so that what was not noticed is tried again. */
const HARNESS = 'verdicts, legal, after, described, beside, rewritten, askew, played, otherwhen, otherwise, declared';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    changed: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    runs: { type: 'string', default: '65535' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const texts = new Map(files().map((file) => [file, readFileSync(file, 'utf8')]));
const cases = hashOf(HARNESS, ...caseFiles().map(({ path }) => readFileSync(path, 'utf8')));
const record = new Records();
const known = ({ key, file }: Mutant): Entry | undefined => record.find(key, hashOf(texts.get(file)!), cases);

const all = allowed(await wanted());
if (all.length > 0) {
  const left = all.filter((mutant) => !known(mutant));
  tell(`${all.length} mutants, ${left.length} of them to be tried`);
  for (let from = 0; from < left.length; from += AT_ONCE) await tryThem(left.slice(from, from + AT_ONCE));
  process.exitCode = report();
}

function files(): string[] {
  const under = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return ['src/kernel', 'src/expansions']
    .flatMap(under)
    .filter((file) => file.endsWith('.ts') && !/\/jcz[^/]*$/.test(file))
    .filter((file) => positionals.length === 0 || positionals.some((path) => file.startsWith(path)))
    .sort();
}

async function wanted(): Promise<Mutant[]> {
  let isNew: ReturnType<typeof changedLines> = () => true;
  if (values.changed) isNew = changedLines();
  if (!isNew) {
    tell('no earlier commit is known: what has been changed cannot be told');
    return [];
  }
  const touched = [...texts].filter(([file, text]) => text.split('\n').some((_, i) => isNew(file, i + 1)));
  const { mutants } = await instrumented(new Map(touched.map(([file]) => [file, undefined])));
  const found = mutants.filter(({ file, line }) => isNew(file, line));
  if (found.length === 0) tell('nothing that could be mutated has been changed');
  tell(`${found.filter(isDecided).length} places and ways to change them`);
  if (values.sample === undefined) return found.filter(isDecided);
  return drawn(found.filter(isDecided), Number(values.sample), values.seed);
}

/** Without those that the compiler refuses. */
function allowed(mutants: readonly Mutant[]): Mutant[] {
  const refusals = new Records(REFUSALS);
  const hash = ({ file }: Mutant): string => hashOf(texts.get(file)!);
  const seen = (mutant: Mutant) => refusals.find(mutant.key, hash(mutant), '');
  const unseen = mutants.filter((mutant) => !seen(mutant));
  for (let from = 0; from < unseen.length; from += AT_ONCE) {
    const batch = unseen.slice(from, from + AT_ONCE);
    const wrong = refused(batch);
    for (const mutant of batch) refusals.add({ key: mutant.key, of: hash(mutant), fate: wrong.has(mutant) ? 'refused' : 'accepted' });
  }
  const left = mutants.filter((mutant) => seen(mutant)?.fate === 'accepted');
  if (mutants.length > 0) tell(`${mutants.length - left.length} of ${mutants.length} are refused by the compiler`);
  return left;
}

/** What comes over the wire has its form from there: it is tried by requests, and not by cases. */
function isDecided({ file }: Mutant): boolean {
  return !file.endsWith('/wire.ts');
}

/** A folder's own name; the kernel is everybody's. */
function folderOf(file: string): string {
  return /^src\/expansions\/([^/]+)\//.exec(file)?.[1] ?? '';
}

async function tryThem(mutants: readonly Mutant[]): Promise<void> {
  const { texts: built, mutants: placed } = await instrumented(byFile(mutants));
  const idOf = new Map(placed.map(({ key, id }) => [key, id]));
  const byId = new Map(mutants.map((mutant) => [idOf.get(mutant.key)!, mutant]));
  const root = await buildWith(built);
  try {
    const dealer = new Dealer(root, choice(mutants));
    const { runs, most, onLoading, of } = await dealer.look();
    tell(`${of} runs; ${[...byId.keys()].filter((id) => runs.has(id)).length} of ${byId.size} mutants are come by`);
    const trials = [...byId].flatMap(([id, mutant]): Trial[] => {
      const numbers = runs.get(id);
      if (!numbers) keep(mutant, { fate: onLoading.has(id) ? 'declared' : 'unreached' });
      const hitLimit = Math.max(FEWEST_HITS, (most.get(id) ?? 0) * HIT_FACTOR);
      return numbers ? [{ id, folder: folderOf(mutant.file), runs: numbers, most: Number(values.runs), hitLimit }] : [];
    });
    let done = 0;
    await dealer.deal(inPlaces(trials), Number(values.jobs), (outcome) => {
      heard(byId.get(outcome.id)!, outcome);
      if (++done % SHOWN === 0) tell(`${done} of ${trials.length}`);
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function byFile(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) files.set(mutant.file, [...(files.get(mutant.file) ?? []), mutant]);
  return files;
}

/** Neighbours one after the other. */
function inPlaces(trials: readonly Trial[]): Trial[] {
  return [...trials].sort((a, b) => Number(a.id) - Number(b.id));
}

/** Which cases are asked. */
function choice(mutants: readonly Mutant[]): Choice {
  return values.near ? { folders: [...new Set(mutants.map(({ file }) => folderOf(file)))], each: EACH } : { folders: [], each: 1 };
}

function heard(mutant: Mutant, { by, differs, why, hangs }: Outcome): void {
  if (by !== undefined || hangs) keep(mutant, { fate: 'noticed', ...(by && { by }), ...(why && { why }) });
  else keep(mutant, differs === undefined ? { fate: 'survived' } : { fate: 'answered', by: differs });
}

function keep({ key, file }: Mutant, found: Pick<Entry, 'fate' | 'by' | 'why'>): void {
  const isSeen = found.fate === 'noticed' || found.fate === 'answered';
  record.add({ key, of: hashOf(texts.get(file)!), ...found, ...(!isSeen && { cases }) });
}

function report(): number {
  const entries = all.map((mutant) => known(mutant)!);
  const of = (fate: Entry['fate']) => entries.filter((entry) => entry.fate === fate);
  const [expected, answered] = [of('noticed').length, of('answered').length];
  const [noticed, unnoticed] = [expected + answered, [...of('survived'), ...of('unreached')]];
  const tried = noticed + unnoticed.length;
  const [from, to] = interval(noticed, tried);
  const isDrawn = values.sample !== undefined;
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  const share = tried === 0 ? 1 : noticed / tried;
  const figures = {
    mutants: tried,
    'noticed by what a case expects': expected,
    'by the kept answers': answered,
    'come by, not noticed': of('survived').length,
    'never come by': of('unreached').length,
    'of a hundred noticed': percent(share),
    ...(isDrawn && { 'of all, at least': percent(from), 'at most': percent(to) }),
  };
  const lines = unnoticed.map(({ key, fate }) => `${fate} ${key}`).sort();
  if (values.json) {
    writeFileSync('docs/quality/survivors.txt', lines.map((line) => `${line}\n`).join(''));
    console.log(JSON.stringify(figures));
  } else for (const line of [...lines, ...Object.entries(figures).map(([name, count]) => `${name}: ${count}`)]) console.log(line);
  if (values.changed) return tried >= FEWEST_OF_A_CHANGE && to < WANTED_OF_A_CHANGE ? 1 : 0;
  return (isDrawn ? to : share) < WANTED ? 1 : 0;
}
