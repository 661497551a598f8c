/** The figure table: who is eaten, who may use the portal, whom the fairy may join. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';

interface Cell {
  readonly value: 'yes' | 'no' | 'unspecified';
  readonly inferred?: 'yes' | 'no';
  readonly cites: readonly string[];
  readonly note?: string;
}
interface Traits {
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly subject: string;
    readonly label: string;
    readonly cells: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  }[];
}

export function Figures() {
  const got = useGet<Traits>('/v1/traits');
  const edition = useSignal('C1');
  return (
    <>
      <h1 tabIndex={-1}>{t('Figures')}</h1>
      <p class="lead">{t('Who is eaten, who may use the portal, whom the fairy may join: every figure, with the clause that says so.')}</p>
      <div class="filters">
        <label>
          {t('edition')}
          <select value={edition.value} onChange={({ currentTarget }) => (edition.value = currentTarget.value)}>
            <option value="C1">{t('first edition')}</option>
            <option value="C2">{t('second edition')}</option>
          </select>
        </label>
      </div>
      {got && !got.ok && <Problem problem={got.problem} />}
      {got?.ok && (
        <div class="scroll" role="region" tabIndex={0} aria-label={t('figures and what they can do')}>
          <table class="grid matrix" data-testid="figures">
            <thead>
              <tr>
                <th scope="col">{t('figure')}</th>
                {got.value.columns.map(({ id, label }) => (
                  <th scope="col" key={id}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {got.value.rows.map(({ subject, label, cells }) => (
                <tr key={subject} id={subject}>
                  <th scope="row">{label}</th>
                  {got.value.columns.map(({ id }) => (
                    <Says key={id} cell={cells[id]?.[edition.value]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Says({ cell }: { readonly cell: Cell | undefined }) {
  if (!cell) return <td />;
  const { value, inferred, cites, note } = cell;
  const said = value === 'unspecified' ? inferred : value;
  return (
    <td title={note}>
      <span class={said ?? 'quiet'}>{said === undefined ? t('silent') : t(said)}</span>
      {value === 'unspecified' && said && <small class="quiet"> ({t('inferred')})</small>}
      {cites[0] && (
        <>
          <br />
          <a class="small" href={`/law/clauses/${cites[0]}`}>
            {t('clause')}
            <span class="hidden"> {cites[0]}</span>
          </a>
        </>
      )}
    </td>
  );
}
