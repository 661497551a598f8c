/** All rulings, searched; those that bind in the ruleset of the desk stand out. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { go, route } from '../router.js';
import { situation } from '../state/desk.js';
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { useTyped } from '../state/use-typed.js';
import { t } from '../words/index.js';
import { draft } from './draft.js';
import { KeyField } from './KeyField.js';
import { bindsIn, decisionText, nameOfRuleset, type Ruling } from './types.js';

const STATUSES = ['draft', 'published', 'superseded', 'withdrawn'];

export function RulingList() {
  const { query } = route.value;
  const q = query.get('q') ?? '';
  const status = query.get('status') ?? '';
  const text = useTyped(q, (typed) => visit({ q: typed }));
  const binding = useSignal(false);
  const visit = (more: Readonly<Record<string, string>>) => go(address('/rulings', { q: text.value, status, ...more }), { replace: true });
  const got = useGet<{ readonly items: readonly Ruling[] }>(address('/v1/rulings', { q, status, limit: '100' }), true);
  const { choice } = situation.value;
  const binds = (ruling: Ruling) => bindsIn(ruling, choice);
  const items = got?.ok ? got.value.items.filter((ruling) => !binding.value || binds(ruling)) : [];
  return (
    <>
      <h1 tabIndex={-1}>{t('Rulings')}</h1>
      <p class="lead">{t('What judges have decided, why, and on which clauses. Nothing is overwritten: each change is a version.')}</p>
      {draft.value && (
        <p data-testid="unfinished">
          <a href="/rulings/new">{t('go on writing')}</a>: {draft.value.question}
        </p>
      )}
      <div class="filters" role="search">
        <label class="grow">
          {t('search the rulings')}
          <input type="search" data-testid="ruling-search" value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
        </label>
        <label>
          {t('status')}
          <select value={status} onChange={({ currentTarget }) => visit({ status: currentTarget.value })}>
            <option value="">{t('all')}</option>
            {STATUSES.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('binding in {ruleset}', { ruleset: choice.label ?? nameOfRuleset(choice.preset ?? '') })}
          <input type="checkbox" checked={binding.value} onChange={({ currentTarget }) => (binding.value = currentTarget.checked)} />
        </label>
      </div>
      {got && !got.ok && <Problem problem={got.problem} />}
      {got?.ok && (
        <p class="quiet" aria-live="polite">
          {t('{count} rulings', { count: items.length })}
        </p>
      )}
      <ul class="results" data-testid="rulings">
        {items.map((ruling) => (
          <li key={ruling.id}>
            <h2>
              <a href={`/rulings/${ruling.id}`} lang={ruling.language}>
                {ruling.question}
              </a>
            </h2>
            <p>
              <span class="badge">{t(ruling.status)}</span> <b>{decisionText(ruling.decision)}</b> · {ruling.author.name} ·{' '}
              {ruling.updatedAt.slice(0, 10)}
              {ruling.event !== undefined && ` · ${ruling.event}`}
              {binds(ruling) && <span class="badge permit">{t('binds in your ruleset')}</span>}
            </p>
          </li>
        ))}
      </ul>
      {got?.ok && items.length === 0 && (
        <p class="quiet">
          {q !== '' || status !== '' || binding.value
            ? t('No ruling is like that.')
            : t('There is none yet. Ask on the desk, and choose “rule on this” below the verdict.')}
        </p>
      )}
      <KeyField />
    </>
  );
}
