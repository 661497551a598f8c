/** The cases that were looked for, a page at a time. */
import { Problem } from '../Problem.js';
import { route } from '../router.js';
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';
import { actionText } from '../words/say.js';
import type { CaseRead } from './types.js';

interface Page {
  readonly items: readonly CaseRead[];
  readonly next: string | null;
  readonly prev?: string | null;
  readonly total: number;
}

const EACH = '24';

export function CaseList() {
  const asked = Object.fromEntries(route.value.query);
  const got = useGet<Page>(address('/v1/cases', { ...asked, limit: EACH }));
  if (!got) return null;
  if (!got.ok) return <Problem problem={got.problem} />;
  const { items, next, prev, total } = got.value;
  const at = (cursor: string) => address('/cases', { ...asked, cursor });
  return (
    <section aria-label={t('Found')}>
      <p aria-live="polite" class="quiet">
        {t('{count} cases', { count: total })}
      </p>
      <ul class="cards" data-testid="case-list">
        {items.map((one) => (
          <Card key={one.id} one={one} />
        ))}
      </ul>
      <nav class="row" aria-label={t('Pages of the list')}>
        {typeof prev === 'string' && (
          <a rel="prev" href={at(prev)}>
            {t('previous page')}
          </a>
        )}
        {next !== null && (
          <a rel="next" href={at(next)}>
            {t('next page')}
          </a>
        )}
      </nav>
    </section>
  );
}

function Card({ one: { id, snapshot, action, expect } }: { readonly one: CaseRead }) {
  const verdicts = [...new Set(Object.values(expect).map(({ verdict }) => verdict))];
  return (
    <li>
      <img src={`/v1/cases/${id}`} alt={t('the position of case {id}', { id })} loading="lazy" />
      <h2>
        <a href={`/cases/${id}`}>{id.replaceAll('-', ' ')}</a>
      </h2>
      <p class="small">{actionText(action, snapshot)}</p>
      {verdicts.map((verdict) => (
        <span key={verdict} class={`badge ${verdict}`}>
          {t(verdict)}
        </span>
      ))}
    </li>
  );
}
