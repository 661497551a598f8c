/** The trait table, as data and as Markdown. */
import { expansions } from '../../catalog.js';
import type { TraitCell } from '../../kernel/trait.js';
import type { TraitCellDocument, TraitTable } from '../schemas/corpus.js';

const cell = ({ value, inferred, cites, note }: TraitCell): TraitCellDocument => ({
  value,
  ...(inferred && { inferred }),
  cites: [...cites],
  ...(note !== undefined && { note }),
});

export const traitTable: TraitTable = {
  columns: expansions.flatMap(({ id: expansion, columns = [] }) => columns.map((id) => ({ id, expansion }))),
  rows: expansions.flatMap(({ id: expansion, traits = [] }) =>
    traits.map(({ subject, label, group, cells }) => ({
      subject,
      label,
      group,
      expansion,
      cells: Object.fromEntries(Object.entries(cells).map(([column, editions]) => [column, { C1: cell(editions.C1), C2: cell(editions.C2) }])),
    })),
  ),
};

/** `yes`, `(yes)` where it is inferred, `-` where no source says it. */
function mark(found: TraitCellDocument | undefined): string {
  if (!found) return '';
  if (found.value !== 'unspecified') return found.value;
  return found.inferred ? `(${found.inferred})` : '-';
}

function both(editions: Readonly<Record<string, TraitCellDocument>> | undefined): string {
  const [first, second] = [mark(editions?.C1), mark(editions?.C2)];
  return first === second ? first : `C1: ${first}, C2: ${second}`;
}

const line = (texts: readonly string[]): string => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

export function traitMarkdown({ columns, rows }: TraitTable = traitTable): string {
  const head = ['', ...columns.map(({ id }) => id)];
  const body = rows.map(({ label, cells }) => [label, ...columns.map(({ id }) => both(cells[id]))]);
  const legend = '`(yes)`, `(no)`: inferred. `-`: no source says it.';
  return [line(head), line(head.map(() => '---')), ...body.map(line), '', legend, ''].join('\n');
}
