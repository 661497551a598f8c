/**
 * Imports files of researched law: their statements become the clauses of the expansion's folder, under their own ids, and their sources
 * those of the corpus. Run again it changes nothing. `law/import.json` holds what we say otherwise.
 *
 *   npx tsx scripts/import-law.ts FILE...
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ClauseFile } from '../src/corpus/clause-file.js';
import { clausesIn } from '../src/corpus/clause-text.js';
import { CLAUSE_FILES, SOURCE_FILES } from '../src/corpus/law-files.js';
import type { SourceFile } from '../src/corpus/source-file.js';
import { layout } from './law/generated.js';
import { ClauseImport } from './law/import-clauses.js';
import { importedSources } from './law/import-sources.js';
import type { Adjustments, LawFile } from './law/law-file.js';

const root = new URL('../', import.meta.url);
const at = (path: string) => new URL(`src/${path}.json`, root);
const readJson = <T>(url: URL | string): T => JSON.parse(readFileSync(url, 'utf8')) as T;
const readIf = <T>(path: string): T | undefined => (existsSync(at(path)) ? readJson<T>(at(path)) : undefined);

const adjust = readJson<Adjustments>(new URL('scripts/law/import.json', root));
const known = new Map(CLAUSE_FILES.flatMap((path) => clausesIn(readIf<ClauseFile>(path) ?? { clauses: {} })).map((clause) => [clause.id, clause]));
const clauses = new ClauseImport(adjust, known);

function importFile(path: string): void {
  const law = readJson<LawFile>(path);
  const { expansion } = law;
  const file = `expansions/${expansion}/clauses`;
  const imported = clauses.file(law, readIf<ClauseFile>(file));
  writeFileSync(at(file), layout(imported));
  const cited = new Set(clausesIn(imported).flatMap(({ sources }) => sources.map(({ source }) => source)));
  const ours = (id: string) =>
    [adjust.sources.as[`${expansion}/${id}`] ?? adjust.sources.as[id] ?? id].flatMap((name) => (typeof name === 'string' ? [name] : []));
  const read = new Set(law.statements.flatMap(({ sources }) => sources.flatMap(({ source, seen }) => (seen ? ours(source) : []))));
  const own = `corpus/sources/${expansion}`;
  const elsewhere = new Set(SOURCE_FILES.filter((name) => name !== own).flatMap((name) => Object.keys(readIf<SourceFile>(name) ?? {})));
  const sources = importedSources(
    law.sources.flatMap((source) => ours(source.id).map((id) => ({ ...source, id }))),
    adjust,
    new Set([...cited].filter((id) => !elsewhere.has(id))),
    read,
  );
  // what is there stays: it may have been corrected
  const all = { ...sources, ...readIf<SourceFile>(own) };
  if (Object.keys(all).length > 0) writeFileSync(at(own), layout(all));
  const lacking = [...cited].filter((id) => !(id in all) && !elsewhere.has(id));
  console.log(`${basename(path)}: ${Object.keys(imported.clauses).length} clauses, ${Object.keys(all).length} sources`);
  if (lacking.length > 0) throw new Error(`${expansion}: sources that nothing tells of: ${lacking.join(', ')}`);
}

process.argv.slice(2).forEach(importFile);
