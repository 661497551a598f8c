/** Searching the law, as one types. */
import { useSignal } from '@preact/signals';
import { go, route } from '../router.js';
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { useTyped } from '../state/use-typed.js';
import { t } from '../words/index.js';
import { Problem } from '../Problem.js';
import { PrintingFilter } from './PrintingFilter.js';

interface Item {
  readonly id: string;
  readonly statement: string;
  readonly authority: string;
  readonly language?: 'en';
  readonly sources: readonly { readonly source: string; readonly locator: string }[];
}
interface Page {
  readonly items: readonly Item[];
  readonly total?: number;
}

/** A year, or a year and a month. */
const DATE = /^\d{4}(-\d{2})?$/;

export function Search() {
  const { query } = route.value;
  const preset = query.get('preset') ?? '';
  const asOf = query.get('asOf') ?? '';
  const date = useSignal(asOf);
  const q = query.get('q') ?? '';
  const text = useTyped(q, (typed) => visit({ q: typed }));
  const visit = (more: Readonly<Record<string, string>>) => go(address('/law', { q: text.value, preset, asOf, ...more }), { replace: true });
  const isAsked = q !== '' || preset !== '' || asOf !== '';
  const got = useGet<Page>(isAsked ? address('/v1/clauses', { q, preset, asOf: DATE.test(asOf) ? asOf : undefined, limit: '50' }) : null);
  return (
    <>
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="grow">
          {t('search the law')}
          <input
            type="search"
            data-testid="law-search"
            value={text.value}
            placeholder={t('may the fairy …')}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        <PrintingFilter value={preset} choose={(chosen) => visit({ preset: chosen })} />
        <label>
          {t('as of')}
          <input
            value={date.value}
            placeholder="2015-06"
            size={8}
            pattern={DATE.source}
            title={t('a year, or a year and a month: {example}', { example: '2015-06' })}
            aria-invalid={date.value !== '' && !DATE.test(date.value)}
            data-testid="law-date"
            onInput={({ currentTarget }) => {
              date.value = currentTarget.value.trim();
              if (date.value === '' || DATE.test(date.value)) visit({ asOf: date.value });
            }}
          />
        </label>
      </form>
      {got && (got.ok ? <Results page={got.value} /> : <Problem problem={got.problem} />)}
    </>
  );
}

function Results({ page: { items, total } }: { readonly page: Page }) {
  return (
    <section aria-label={t('Found')}>
      <p aria-live="polite" class="quiet">
        {t('{count} clauses', { count: total ?? items.length })}
      </p>
      <ClauseList items={items} />
    </section>
  );
}

export function ClauseList({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul class="results" data-testid="clauses">
      {items.map(({ id, statement, authority, language, sources }) => (
        <li key={id}>
          <a class="chip" href={`/law/clauses/${id}`}>
            {id}
          </a>{' '}
          <span class="badge">{t(authority.replaceAll('-', ' '))}</span>
          <p lang={language}>{statement}</p>
          {sources[0] && (
            <small class="quiet">
              {sources[0].source} · {sources[0].locator}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
