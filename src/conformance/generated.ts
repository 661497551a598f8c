/** What is made from the cases and committed: their own layout, the pictures beside them, the JSON Schema. */
import { existsSync, readFileSync } from 'node:fs';
import { caseFiles, SOURCE, type CaseFile } from './files.js';
import { renderCase } from './render.js';
import { caseFileSchema } from './schema.js';

const WIDTH = 150;

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** JSON in which whatever fits on a line stands on one. */
export function pretty(value: unknown, indent = ''): string {
  const flat = onOneLine(value);
  if (value === null || typeof value !== 'object' || flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + pretty(item, inner)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`)
    .join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const layout = ({ path, cases }: CaseFile): GeneratedFile => ({
  path,
  text: `[\n${cases.map((test) => `  ${pretty(test, '  ')}`).join(',\n')}\n]\n`,
});
const picture = ({ path, cases }: CaseFile): GeneratedFile => ({ path: path.replace(/\.json$/, '.txt'), text: cases.map(renderCase).join('\n') });
const schema = (): GeneratedFile => ({ path: SOURCE.replace(/src\/$/, 'schemas/case.schema.json'), text: `${pretty(caseFileSchema())}\n` });

/** Those that are not as they should be. */
export function staleFiles(files: readonly CaseFile[] = caseFiles()): GeneratedFile[] {
  return [schema(), ...files.map(layout), ...files.map(picture)].filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
}
