/** The cases as a list that can be filtered, for whoever reads them one by one. */
import { setImmediate } from 'node:timers/promises';
import type { Case } from '../contract/case.js';
import { caseTopics, readJson, type TopicPath } from './files.js';
import { pictureOf } from './report/pictures.js';
import { expectations } from './run.js';

export interface CaseDocument extends Case {
  /** The folder that it lies in. */
  readonly expansion: string;
  readonly topic: string;
  /** Under which it expects something. */
  readonly presets: readonly string[];
}

export interface CaseFilter {
  /** Words of its id. */
  readonly q?: string | undefined;
  readonly clause?: string | undefined;
  /** In play. */
  readonly expansion?: string | undefined;
  /** In whose folder it lies. */
  readonly folder?: string | undefined;
  readonly topic?: string | undefined;
  readonly preset?: string | undefined;
}

const read = new Map<string, CaseDocument>();
let unread: TopicPath[] | undefined;

/** Every case by its id, in the order of the suite; what has not been read yet is read now, which takes some tenths of a second. */
export function cases(): ReadonlyMap<string, CaseDocument> {
  while (readOn());
  return read;
}

/** Reads every case before anybody asks for one: a file at a time, so that others are answered in between. */
export async function readCases(): Promise<void> {
  while (readOn()) await setImmediate();
}

/** False when nothing is left to be read. */
function readOn(): boolean {
  unread ??= caseTopics();
  const [file] = unread;
  if (!file) return false;
  const { expansion, topic, path } = file;
  for (const test of readJson<Case[]>(path)) read.set(test.id, documentOf(test, expansion, topic));
  unread.shift();
  return true;
}

const documentOf = (test: Case, expansion: string, topic: string): CaseDocument => ({
  ...test,
  expansion,
  topic,
  presets: expectations(test).map(([preset]) => preset),
});

export function findCases({ q = '', clause, expansion, folder, topic, preset }: CaseFilter = {}): CaseDocument[] {
  const words = q.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...cases().values()].filter(
    (test) =>
      words.every((word) => test.id.includes(word)) &&
      (folder === undefined || test.expansion === folder) &&
      (clause === undefined || test.exercises.some((exercised) => exercised.clause === clause)) &&
      (expansion === undefined || test.ruleset.expansions.includes(expansion)) &&
      (topic === undefined || test.topic === topic) &&
      (preset === undefined || test.presets.includes(preset)),
  );
}

/** What the cases of one folder are about, and how many there are of each. */
export interface CaseTopic {
  readonly expansion: string;
  readonly topic: string;
  readonly cases: number;
}

/** The topics of all folders, in the order of the suite. */
export function topicsOfCases(): CaseTopic[] {
  const counts = new Map<string, CaseTopic>();
  for (const { expansion, topic } of cases().values()) {
    const key = `${expansion} ${topic}`;
    counts.set(key, { expansion, topic, cases: (counts.get(key)?.cases ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** The position as SVG, the action marked; undefined where there is no such case. */
export function casePicture(id: string): string | undefined {
  const test = cases().get(id);
  return test && pictureOf(test);
}
