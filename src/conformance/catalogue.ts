/** The cases as a list that can be filtered, for whoever reads them one by one. */
import type { Case } from '../contract/case.js';
import { caseFiles } from './files.js';
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
  readonly clause?: string | undefined;
  /** In play. */
  readonly expansion?: string | undefined;
  readonly topic?: string | undefined;
  readonly preset?: string | undefined;
}

let read: ReadonlyMap<string, CaseDocument> | undefined;

/** Every case by its id, in the order of the suite; read when first asked for. */
export function cases(): ReadonlyMap<string, CaseDocument> {
  read ??= new Map(caseFiles().flatMap(({ expansion, topic, cases: list }) => list.map((test) => [test.id, documentOf(test, expansion, topic)])));
  return read;
}

const documentOf = (test: Case, expansion: string, topic: string): CaseDocument => ({
  ...test,
  expansion,
  topic,
  presets: expectations(test).map(([preset]) => preset),
});

export function findCases({ clause, expansion, topic, preset }: CaseFilter): CaseDocument[] {
  return [...cases().values()].filter(
    (test) =>
      (clause === undefined || test.exercises.some((exercised) => exercised.clause === clause)) &&
      (expansion === undefined || test.ruleset.expansions.includes(expansion)) &&
      (topic === undefined || test.topic === topic) &&
      (preset === undefined || test.presets.includes(preset)),
  );
}

/** The position as SVG, the action marked; undefined where there is no such case. */
export function casePicture(id: string): string | undefined {
  const test = cases().get(id);
  return test && pictureOf(test);
}
