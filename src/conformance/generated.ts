/** What is made from the cases and committed: their own layout, the pictures beside them, the JSON Schema. */
import { existsSync, readFileSync } from 'node:fs';
import { pretty } from './pretty.js';
import { caseFiles, gameFiles, SOURCE, type CaseFile, type TopicFile } from './files.js';
import { renderCase } from './render.js';
import { caseFileSchema, gameFileSchema, protocolSchema } from './schema.js';

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const layout = ({ path, cases }: TopicFile<unknown>): GeneratedFile => ({
  path,
  text: `[\n${cases.map((test) => `  ${pretty(test, '  ')}`).join(',\n')}\n]\n`,
});
const picture = ({ path, cases }: CaseFile): GeneratedFile => ({ path: path.replace(/\.json$/, '.txt'), text: cases.map(renderCase).join('\n') });

const SCHEMAS: Readonly<Record<string, () => unknown>> = {
  case: caseFileSchema,
  game: gameFileSchema,
  'conformance-protocol': protocolSchema,
};
const schemas = (): GeneratedFile[] =>
  Object.entries(SCHEMAS).map(([name, schema]) => ({ path: SOURCE.replace(/src\/$/, `schemas/${name}.schema.json`), text: `${pretty(schema())}\n` }));

/** Those that are not as they should be. */
export function staleFiles(files: readonly CaseFile[] = caseFiles()): GeneratedFile[] {
  return [...schemas(), ...files.map(layout), ...gameFiles().map(layout), ...files.map(picture)].filter(
    ({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
}
