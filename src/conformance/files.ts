/** Where the cases lie: beside the rules of their expansion, as JSON that the compiler does not copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expansions } from '../catalog.js';
import type { Case } from '../contract/case.js';

/** The source folder, also when this runs from `dist`. */
export const SOURCE =
  ['../', '../../src/'].map((up) => fileURLToPath(new URL(up, import.meta.url))).find((folder) => existsSync(`${folder}conformance/coverage.json`)) ??
  '';

/** All cases of one topic. */
export interface CaseFile {
  readonly expansion: string;
  readonly topic: string;
  readonly path: string;
  readonly cases: readonly Case[];
}

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Every case of the expansions in the catalogue, in their order. */
export function caseFiles(source = SOURCE): CaseFile[] {
  return expansions.flatMap(({ id }) => {
    const folder = `${source}expansions/${id}/cases/`;
    const names = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : [];
    return names.map((name) => ({
      expansion: id,
      topic: name.slice(0, -'.json'.length),
      path: folder + name,
      cases: readJson<Case[]>(folder + name),
    }));
  });
}
