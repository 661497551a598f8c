/** What each figure may do and suffer, in the printing that is played. */
import type { Read } from '../../contract/grounds.js';
import type { TraitCell, TraitRow } from '../declare/trait.js';
import { isInForce, type Standings } from './standing.js';

/** A cell of the trait table. */
export interface Trait {
  /** `silent`: no source says it, and nothing suggests it. */
  readonly value: 'yes' | 'no' | 'silent';
  readonly cites: readonly string[];
  /** What an answer says of it that has read it. */
  readonly read?: Read;
}

const SILENT: Trait = { value: 'silent', cites: [] };

export class TraitTable {
  private readonly rows = new Map<string, Map<string, Trait>>();

  constructor(
    rows: readonly TraitRow[],
    private readonly edition: 'C1' | 'C2',
    private readonly standings: Standings | undefined,
  ) {
    for (const row of rows) this.add(row);
  }

  /** `subject`: a figure's kind, or where it stands. */
  cell(subject: string, column: string): Trait {
    return this.rows.get(subject)?.get(column) ?? SILENT;
  }

  private add({ subject, cells }: TraitRow): void {
    let row = this.rows.get(subject);
    if (!row) this.rows.set(subject, (row = new Map<string, Trait>()));
    for (const [column, byEdition] of Object.entries(cells)) {
      const cell = byEdition[this.edition];
      const isSilent = cell.value === 'unspecified' && cell.inferred === undefined;
      row.set(column, isSilent ? { value: 'silent', cites: cell.cites } : this.read(subject, column, cell));
    }
  }

  /** What the sources of another printing say of a figure is inferred for this one. */
  private read(subject: string, column: string, { value, inferred, cites }: TraitCell): Trait {
    const said = value === 'unspecified' ? inferred! : value;
    const isStated = value !== 'unspecified' && cites.some((id) => isInForce(this.standings, id));
    const read: Read = { trait: { subject, column }, value: said, basis: isStated ? 'stated' : 'inferred', ...(!isStated && { from: [...cites] }) };
    return { value: said, cites, read };
  }
}
