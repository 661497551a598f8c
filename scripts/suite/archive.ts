/** The suite as one archive that needs nothing of ours: cases, games, what each run asks, schemas, the protocol, checksums. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { clauses } from '../../src/corpus/clauses.js';
import { PROTOCOL } from '../../src/contract/conformance.js';
import { ENGINE_VERSION } from '../../src/kernel/version.js';
import type { TopicFile } from '../../src/conformance/files.js';
import { pretty } from '../../src/conformance/pretty.js';
import { plan, tilesOf, valuesOf, type Run, type Suite } from '../../src/conformance/kit/plan.js';
import { decidedBy, settingsRead } from '../../src/conformance/kit/reference.js';
import { caseFileSchema, gameFileSchema, protocolSchema } from '../../src/conformance/schema.js';
import { changelogText, hashes, versionOf, type Releases } from './changelog.js';

export interface Archive {
  /** Without `.tar.gz`: also the folder that everything lies in. */
  readonly name: string;
  readonly bytes: Buffer;
}

const root = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const json = (value: unknown): string => `${pretty(value)}\n`;

/** The same suite makes the same bytes. */
export async function archive(suite: Suite, record: Releases): Promise<Archive> {
  const version = versionOf(record, hashes(suite));
  const name = `seneschal-suite-${version}`;
  const content = contentOf(suite, record);
  const listed = new Map([['manifest.json', json(manifest(suite, version, content))], ...content]);
  const sums = [...listed].map(([path, text]) => `${sha256(text)}  ${path}\n`).join('');
  const files = new Map([['SHA256SUMS', sums], ...listed]);
  return { name, bytes: await tarred(name, files) };
}

function contentOf(suite: Suite, record: Releases): Map<string, string> {
  const runs = plan(suite);
  return new Map([
    ['README.md', README],
    ['LICENSE', root('LICENSE-CC0')],
    ['CHANGELOG.md', changelogText(record, hashes(suite))],
    ['protocol.md', root('docs/conformance.md')],
    ['schemas/case.schema.json', json(caseFileSchema())],
    ['schemas/game.schema.json', json(gameFileSchema())],
    ['schemas/conformance-protocol.schema.json', json(protocolSchema())],
    ...suite.cases.map(topic('cases')),
    ...suite.games.map(topic('games')),
    ['runs.ndjson', runs.map((run) => `${JSON.stringify(runLine(run))}\n`).join('')],
    ['tiles.json', json(tilesOf(runs))],
    ['clauses.json', json(exercised(runs))],
  ]);
}

const topic =
  (kind: string) =>
  ({ expansion, topic: name, cases }: TopicFile<unknown>): [string, string] => [`${kind}/${expansion}/${name}.json`, json(cases)];

/** What is asked in a run, and what the case alone does not say: the values of all settings, those that matter, and the clauses that decide. */
const runLine = (run: Run) => ({
  id: run.id,
  kind: run.kind,
  preset: run.preset,
  ruleset: run.ruleset,
  values: valuesOf(run),
  reads: [...settingsRead(run).keys()],
  decidedBy: run.kind === 'case' ? decidedBy(run) : [],
  expect: run.expected,
});

function exercised(runs: readonly Run[]) {
  const ids = new Set(runs.flatMap(({ exercises }) => exercises.map(({ clause }) => clause)));
  return [...ids].sort().flatMap((id) => {
    const clause = clauses.get(id);
    return clause ? [{ id, statement: clause.statement, authority: clause.authority, sources: clause.sources }] : [];
  });
}

function manifest(suite: Suite, version: string, content: ReadonlyMap<string, string>) {
  const count = (files: Suite['cases'] | Suite['games']) => files.reduce((sum, { cases }) => sum + cases.length, 0);
  return {
    name: 'seneschal-suite',
    version,
    protocol: PROTOCOL,
    engine: ENGINE_VERSION,
    licence: 'CC0-1.0',
    cases: count(suite.cases),
    games: count(suite.games),
    runs: plan(suite).length,
    files: [...content].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text), sha256: sha256(text) })),
  };
}

async function tarred(folder: string, files: ReadonlyMap<string, string>): Promise<Buffer> {
  const tar = pack();
  const all = buffer(tar);
  for (const [path, text] of files) tar.entry({ name: `${folder}/${path}`, mtime: new Date(0), uid: 0, gid: 0, mode: 0o644 }, text);
  tar.finalize();
  return gzipSync(await all, { level: 9 });
}

const README = `# Seneschal's conformance suite

Positions and games of Carcassonne, what each printing of the rules makes of them, and the clauses that say so. Any engine can be
measured by it, with Seneschal's runner (\`protocol.md\`) or one of your own.

- \`cases/<expansion>/<topic>.json\`: a position, an action, the expected answer by preset, the clauses exercised (\`schemas/case.schema.json\`)
- \`games/<expansion>/<topic>.json\`: a whole game and the points it comes to (\`schemas/game.schema.json\`)
- \`runs.ndjson\`: every case and game under every preset, a line each: the ruleset, the value of every setting and which of them the
  answer hangs on (\`reads\`), the clauses that decide (\`decidedBy\`), what is expected
- \`tiles.json\`: the tiles that occur, with their aliases and printed features
- \`clauses.json\`: the clauses that are exercised, restated, with their sources
- \`CHANGELOG.md\`: cases added, changed and removed
- \`manifest.json\`, \`SHA256SUMS\`: what is here; \`sha256sum -c SHA256SUMS\` checks it

All of it is dedicated to the public domain (CC0 1.0, \`LICENSE\`).
`;
