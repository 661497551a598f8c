/** One clause: where it is printed, where it holds, what came before and after it, what rests on it, and cases as pictures. */
import { Problem } from '../Problem.js';
import { address, get } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { openText } from '../take/open.js';
import { nameOf, t } from '../words/index.js';

interface Detail {
  readonly id: string;
  readonly statement: string;
  readonly language?: 'en';
  readonly kind: string;
  readonly authority: string;
  readonly holds: readonly {
    readonly edition: string;
    readonly publisher?: string;
    readonly printings?: readonly string[];
    readonly from?: string;
    readonly to?: string;
  }[];
  readonly sources: readonly { readonly source: string; readonly locator: string }[];
  readonly note?: string;
  readonly resolution?: string;
  /** Why no engine can decide it. */
  readonly adjudicableWhy?: string;
  /** Where what is noted is not in the reader's language. */
  readonly notesLanguage?: 'en';
  readonly rules: readonly string[];
  readonly settings: readonly { readonly key: string; readonly value: string }[];
  readonly traits: readonly { readonly subject: string; readonly column: string }[];
  readonly history: { readonly supersedes: readonly string[]; readonly supersededBy: readonly string[] };
  readonly conflicts: readonly { readonly id: string }[];
  readonly cases: readonly { readonly case: string; readonly side: string }[];
}

export function ClausePage({ id }: { readonly id: string }) {
  const got = useGet<Detail>(`/v1/clauses/${encodeURIComponent(id)}`);
  if (!got) return <h1 tabIndex={-1}>{id}</h1>;
  if (!got.ok) return <Problem problem={got.problem} />;
  return <Whole clause={got.value} />;
}

const Ids = ({ ids, to }: { readonly ids: readonly string[]; readonly to: string }) => (
  <>
    {ids.map((id) => (
      <a key={id} class="chip" href={`/law/${to}/${id}`}>
        {id}
      </a>
    ))}
  </>
);

function Whole({ clause }: { readonly clause: Detail }) {
  const { id, statement, language, kind, authority, holds, sources, rules, settings, traits, history, conflicts, cases } = clause;
  const { note, resolution, adjudicableWhy, notesLanguage } = clause;
  return (
    <article data-testid="clause">
      <h1 tabIndex={-1}>{id}</h1>
      <p class="lead" lang={language}>
        {statement}
      </p>
      <p>
        <span class="badge">{t(kind.replaceAll('-', ' '))}</span> <span class="badge">{t(authority.replaceAll('-', ' '))}</span>
      </p>
      <dl>
        <dt>{t('holds in')}</dt>
        <dd>
          <ul>
            {holds.map(({ edition, publisher, printings, from, to }, i) => (
              <li key={i}>
                {[
                  edition,
                  publisher ?? t('every publisher'),
                  printings?.join(', '),
                  from && t('from {date}', { date: from }),
                  to && t('to {date}', { date: to }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('printed in')}</dt>
        <dd>
          <ul>
            {sources.map(({ source, locator }, i) => (
              <li key={i}>
                <a href={`/law/sources#${source}`}>{source}</a> · <cite>{locator}</cite>
              </li>
            ))}
          </ul>
        </dd>
        {history.supersedes.length > 0 && (
          <>
            <dt>{t('took the place of')}</dt>
            <dd>
              <Ids ids={history.supersedes} to="clauses" />
            </dd>
          </>
        )}
        {history.supersededBy.length > 0 && (
          <>
            <dt>{t('gave way to')}</dt>
            <dd>
              <Ids ids={history.supersededBy} to="clauses" />
            </dd>
          </>
        )}
        {conflicts.length > 0 && (
          <>
            <dt>{t('conflicts')}</dt>
            <dd>
              <Ids ids={conflicts.map((conflict) => conflict.id)} to="conflicts" />
            </dd>
          </>
        )}
        {settings.length > 0 && (
          <>
            <dt>{t('justifies')}</dt>
            <dd>
              {settings.map(({ key, value }) => (
                <a key={key + value} class="chip" href={`/law/settings#${key}`}>
                  {key} = {value}
                </a>
              ))}
            </dd>
          </>
        )}
        {rules.length > 0 && (
          <>
            <dt>{t('rules of the engine')}</dt>
            <dd>
              {rules.map((rule) => (
                <code key={rule}>{rule} </code>
              ))}
            </dd>
          </>
        )}
        {traits.length > 0 && (
          <>
            <dt>{t('figure table')}</dt>
            <dd>
              <a href="/law/figures">
                {traits.map(({ subject, column }) => `${subject.replaceAll('-', ' ')}: ${nameOf('trait', column)}`).join('; ')}
              </a>
            </dd>
          </>
        )}
      </dl>
      {[note, resolution, adjudicableWhy].map(
        (noted) =>
          noted !== undefined && (
            <p key={noted} lang={notesLanguage}>
              {noted}
            </p>
          ),
      )}
      <Cases clause={id} cases={cases} />
    </article>
  );
}

/** Pictures that are drawn at once. */
const MOST = 12;

/** Both sides first: one on which it allows, one on which it forbids. */
function Cases({ clause, cases }: { readonly clause: string; readonly cases: Detail['cases'] }) {
  if (cases.length === 0) return null;
  return (
    <section aria-label={t('Cases')}>
      <h2>{t('{count} cases', { count: cases.length })}</h2>
      <ul class="cards">
        {cases.slice(0, MOST).map(({ case: id, side }) => (
          <li key={id}>
            <img src={`/v1/cases/${id}`} alt={t('the position of case {id}', { id })} loading="lazy" />
            <p>
              <a class="small" href={`/cases/${id}`}>
                {id.replaceAll('-', ' ')}
              </a>{' '}
              <span class="badge">{t(side.replaceAll('-', ' '))}</span>
            </p>
            <button type="button" data-case={id} onClick={() => void openCase(id)}>
              {t('open it on the board')}
            </button>
          </li>
        ))}
      </ul>
      {cases.length > MOST && <a href={address('/cases', { clause })}>{t('all of them in the case book')}</a>}
    </section>
  );
}

/** The position and the question of a case. */
export async function openCase(id: string): Promise<void> {
  const got = await get<object>(`/v1/cases/${id}`);
  if (got.ok) await openText(JSON.stringify(got.value));
}
