/** Every clause of the law, with its text. */
import { lawData } from '#law-data';
import type { Clause, Edition } from '../contract/clause.js';
import { citing } from './citing.js';
import type { ClauseFile } from './clause-file.js';
import { clausesIn } from './clause-text.js';
import { CLAUSE_FILES, folderOf } from './law-files.js';

const byFolder = new Map<string, Clause[]>();
for (const path of CLAUSE_FILES) byFolder.set(folderOf(path), [...(byFolder.get(folderOf(path)) ?? []), ...clausesIn(lawData[path] as ClauseFile)]);

/** By id, in the order of the catalogue. */
export const clauses: ReadonlyMap<string, Clause> = new Map([...byFolder.values()].flat().map((clause) => [clause.id, clause]));

/** The clauses of an expansion's folder; none where it has no file. */
export const clausesOfFolder = (expansion: string): readonly Clause[] => byFolder.get(expansion) ?? [];

const releases = new Map(
  CLAUSE_FILES.flatMap((path) => {
    const { released } = lawData[path] as ClauseFile;
    return released ? [[folderOf(path), released] as const] : [];
  }),
);

/** When an expansion came out in an edition, `YYYY` or `YYYY-MM`; the first of the other editions where it did not come out in this one. */
export function releasedIn(expansion: string, edition: Edition): string | undefined {
  const released = releases.get(expansion);
  return released?.[edition] ?? Object.values(released ?? {}).sort()[0];
}

/** Fills in the texts of verdicts. */
export const citations = citing(clauses);
