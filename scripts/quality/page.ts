/** The tables of `docs/quality.md`, made of `docs/quality/*.json`; the words between them are written by hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import { PROOFS, type Proof } from './proofs.js';

/** One run of a proof. */
export const RunSchema = Type.Object(
  {
    options: Type.String(),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    version: Type.String({ minLength: 1 }),
    figures: Type.Record(Type.String(), Type.Number()),
  },
  { additionalProperties: false },
);
export type Run = Static<typeof RunSchema>;

const docs = new URL('../../docs/', import.meta.url);
export const PAGE = fileURLToPath(new URL('quality.md', docs));
export const fileOf = (proof: string): string => fileURLToPath(new URL(`quality/${proof}.json`, docs));

/** What was written down; nothing of a proof that never ran. */
export const runsOf = (proof: string): Run[] => (existsSync(fileOf(proof)) ? (JSON.parse(readFileSync(fileOf(proof), 'utf8')) as Run[]) : []);

/** The page with its tables as they are to be. Throws where a proof has no place on it. */
export function pageWith(text: string, runs: (proof: string) => readonly Run[] = runsOf): string {
  return Object.entries(PROOFS).reduce((page, [id, proof]) => {
    const place = new RegExp(`(<!-- figures of ${id} -->\\n)[^]*?(<!-- end -->)`);
    if (!place.test(page)) throw new Error(`the page has no place for the figures of \`${id}\``);
    return page.replace(place, (_, begin: string, end: string) => `${begin}\n${table(proof, runs(id))}\n\n${end}`);
  }, text);
}

function table(proof: Proof, runs: readonly Run[]): string {
  const last = runs.at(-1);
  if (!last) return 'Not run yet.';
  const names = [...new Set(runs.flatMap(({ figures }) => Object.keys(figures)))];
  if (!proof.keepsRuns)
    return rows([
      [`${commandOf(proof, last)}, ${last.date}, version ${last.version}`, ''],
      ...names.map((name) => [name, inWords(last.figures[name])]),
    ]);
  return rows([
    ['run', 'on', 'version', ...names],
    ...runs.map((run) => [commandOf(proof, run), run.date, run.version, ...names.map((name) => inWords(run.figures[name]))]),
  ]);
}

const commandOf = ({ command }: Proof, { options }: Run): string => `\`npx tsx ${[...command, options].join(' ').trim()}\``;
const inWords = (figure: number | undefined): string => figure?.toLocaleString('en') ?? '';

const rows = ([head = [], ...others]: readonly string[][]): string =>
  [head, head.map(() => '---'), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |').replaceAll('| --- ', '|---').replace('--- |', '---|'))
    .join('\n');
