/** The documents that the clauses are taken from. */
import { Problem } from '../Problem.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';

interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly edition: string;
  readonly date: string | null;
  readonly authority: string;
  readonly url?: string;
  readonly note?: string;
  readonly clauses?: number;
}

export function Sources() {
  const got = useGet<{ readonly items: readonly Source[] }>('/v1/sources');
  return (
    <>
      <h1 tabIndex={-1}>{t('Sources')}</h1>
      {got && !got.ok && <Problem problem={got.problem} />}
      <ul class="results">
        {(got?.ok ? got.value.items : []).map(({ id, title, publisher, edition, date, authority, url, note, clauses }) => (
          <li key={id} id={id}>
            <h2>
              {url === undefined ? (
                title
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              )}
            </h2>
            <p class="quiet">
              {[id, publisher, edition === '*' ? '' : edition, date ?? ''].filter(Boolean).join(' · ')}{' '}
              <span class="badge">{t(authority.replaceAll('-', ' '))}</span> {clauses !== undefined && t('{count} clauses', { count: clauses })}
            </p>
            {note !== undefined && <p lang="en">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
