/** The documents the clauses are taken from, and the printings those documents speak of. */
import { lawData } from '#law-data';
import { SOURCE_FILES } from './law-files.js';
import type { Source, SourceFile } from './source-file.js';

export { SOURCE_KINDS, type Source } from './source-file.js';

export const sources: readonly Source[] = SOURCE_FILES.flatMap((path) =>
  Object.entries(lawData[path] as SourceFile).map(([id, source]) => ({ id, ...source })),
);
