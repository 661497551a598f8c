/** A clause that opens: statement, where it is printed, and with which authority. */
import type { ClauseRead } from '../engine/api.js';
import { t } from '../words/index.js';

const AUTHORITY: Readonly<Record<string, string>> = {
  official: 'stated by the publisher',
  'official-clarification': 'clarified by the publisher',
  reported: 'reported',
  community: 'reading of the community',
  house: 'house rule',
  'general-knowledge': 'general knowledge',
};

/** A finding that a ruling decides cites that. */
const RULING = 'ruling:';

export function Clause({ id, clause }: { readonly id: string; readonly clause: ClauseRead | undefined }) {
  if (id.startsWith(RULING)) {
    const ruling = id.slice(RULING.length);
    return (
      <a class="chip" href={`/rulings/${ruling}`}>
        {t('Ruling')} {ruling}
      </a>
    );
  }
  if (!clause) return <span class="chip">{id}</span>;
  return (
    <details class={`clause${clause.holds ? '' : ' elsewhere'}`} data-clause={id}>
      <summary>
        <span class="chip">{id}</span> <span lang={clause.language ?? undefined}>{clause.statement}</span>
      </summary>
      <p>
        <span class="badge">{t(AUTHORITY[clause.authority] ?? clause.authority)}</span>{' '}
        {!clause.holds && <span class="badge">{t('of another printing')}</span>}
      </p>
      <ul class="sources">
        {clause.sources.map(({ title, locator, date, edition, publisher, url, isOwn }, i) => (
          <li key={i}>
            {url === null ? (
              title
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}
            <small> {[publisher, edition === '*' ? '' : edition, date ?? ''].filter(Boolean).join(' · ')}</small>{' '}
            {isOwn && <span class="badge">{t('the publisher of your box')}</span>}
            <br />
            <cite>{locator}</cite>
          </li>
        ))}
      </ul>
      {clause.note !== null && (
        <p class="note" lang="en">
          {clause.note}
        </p>
      )}
      <a href={`/law/clauses/${id}`}>{t('its page in the law book')}</a>
    </details>
  );
}
