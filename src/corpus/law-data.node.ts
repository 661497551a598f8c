/** The files of the law in Node, which would warn about modules of JSON. `law-data.ts` is its twin for bundlers. */
import { existsSync, readFileSync } from 'node:fs';
import { LAW_FILES } from './law-files.js';

/** The sources come first: a build may be older than they are. An installed package has the build alone. */
const root = ['../../src/', '../']
  .map((up) => new URL(up, import.meta.url))
  .find((folder) => existsSync(new URL('corpus/sources/shared.json', folder)));

/** By path, as `law-files.ts` has it. */
export const lawData: Readonly<Record<string, unknown>> = Object.fromEntries(
  LAW_FILES.map((path) => [path, JSON.parse(readFileSync(new URL(`${path}.json`, root), 'utf8'))]),
);
