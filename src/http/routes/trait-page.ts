/** The trait table as Markdown and as a page. */
import type { TraitCellDocument } from '../../contract/corpus.js';
import { CONTENT_LANGUAGE, traitWords, type TraitWords } from '../../languages/index.js';
import { escapeHtml } from '../../service/corpus/html.js';
import { onceForEach, traitTable } from '../../service/corpus/traits.js';

type Editions = Readonly<Record<string, TraitCellDocument>> | undefined;

/** `yes`, `(yes)` where it is inferred, `-` where no source says it. */
function mark(found: TraitCellDocument | undefined, { values }: TraitWords): string {
  if (!found) return '';
  return found.value === 'unspecified' && found.inferred ? `(${values[found.inferred]})` : values[found.value];
}

/** One mark where the editions agree, otherwise each with its edition. */
function marks(editions: Editions, words: TraitWords): string[] {
  const [first, second] = [mark(editions?.C1, words), mark(editions?.C2, words)];
  return first === second ? [first] : [`${words.editions.C1}: ${first}`, `${words.editions.C2}: ${second}`];
}

const line = (texts: readonly string[]): string => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

export const traitMarkdown = onceForEach((language) => {
  const { columns, rows } = traitTable(language);
  const words = traitWords[language];
  const head = [words.subject, ...columns.map(({ label }) => label)];
  const body = rows.map(({ label, cells }) => [label, ...columns.map(({ id }) => marks(cells[id], words).join(', '))]);
  return [`# ${words.title}`, '', line(head), line(head.map(() => '---')), ...body.map(line), '', words.legend, ''].join('\n');
});

const STYLE =
  'body{font:16px/1.4 system-ui,sans-serif;margin:1rem;color:#111;background:#fff}table{border-collapse:collapse}' +
  'caption{text-align:start;max-width:50rem;padding-block:.5rem}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:start;vertical-align:top}' +
  'thead th{background:#eee}th[scope=rowgroup]{background:#f6f6f6}td p{margin:0}a{color:#00409f}';

/** The clauses of a cell, numbered from 1. */
const links = (editions: Editions, { clause }: TraitWords): string =>
  [...new Set(Object.values(editions ?? {}).flatMap(({ cites }) => cites))]
    .map((id, i) => `<a href="/v1/clauses/${encodeURIComponent(id)}" title="${escapeHtml(id)}" aria-label="${clause} ${escapeHtml(id)}">${i + 1}</a>`)
    .join(' ');

function cellHtml(editions: Editions, words: TraitWords): string {
  const said = marks(editions, words).map((text) => `<p>${escapeHtml(text)}</p>`);
  const cited = links(editions, words);
  const notes = [...new Set(Object.values(editions ?? {}).flatMap(({ note }) => note ?? []))];
  return `<td>${said.join('')}${cited && `<p>${cited}</p>`}${notes.map((note) => `<p lang="en"><small>${escapeHtml(note)}</small></p>`).join('')}</td>`;
}

/** A page of its own, which needs nothing from elsewhere. */
export const traitHtml = onceForEach((language) => {
  const { columns, rows } = traitTable(language);
  const words = traitWords[language];
  const head = [words.subject, ...columns.map(({ label }) => label)].map((label) => `<th scope="col">${escapeHtml(label)}</th>`);
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const title = `<tr><th scope="rowgroup" colspan="${head.length}">${escapeHtml(words.groups[group] ?? group)}</th></tr>`;
    const body = rows
      .filter((row) => row.group === group)
      .map(({ label, cells }) => `<tr><th scope="row">${escapeHtml(label)}</th>${columns.map(({ id }) => cellHtml(cells[id], words)).join('')}</tr>`);
    return `<tbody>${title}${body.join('')}</tbody>`;
  });
  const title = escapeHtml(words.title);
  return (
    `<!doctype html><html lang="${CONTENT_LANGUAGE[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><table><caption>${escapeHtml(words.legend)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead>${groups.join('')}</table></main></body></html>\n`
  );
});
