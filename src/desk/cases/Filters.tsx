/** Which cases are looked for; the address holds it. */
import { PrintingFilter } from '../law/PrintingFilter.js';
import { go, route } from '../router.js';
import { address } from '../state/remote.js';
import { useTyped } from '../state/use-typed.js';
import { nameOf, t } from '../words/index.js';
import { caseTopicText } from './topics.js';
import type { CaseTopic } from './types.js';

export function Filters({ topics }: { readonly topics: readonly CaseTopic[] }) {
  const { query } = route.value;
  const asked = Object.fromEntries(['q', 'folder', 'topic', 'preset', 'clause'].map((name) => [name, query.get(name) ?? '']));
  const { q = '', folder = '', topic = '', preset = '', clause = '' } = asked;
  const text = useTyped(q, () => visit({}));
  // whatever is chosen begins at the first page
  const visit = (more: Readonly<Record<string, string>>) => go(address('/cases', { ...asked, q: text.value.trim(), ...more }), { replace: true });
  const folders = [...new Set(topics.map(({ expansion }) => expansion))];
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label class="grow">
        {t('search the cases')}
        <input type="search" data-testid="case-search" value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <label>
        {t('expansion')}
        <select value={folder} data-testid="case-folder" onChange={({ currentTarget }) => visit({ folder: currentTarget.value, topic: '' })}>
          <option value="">{t('all')}</option>
          {folders.map((id) => (
            <option key={id} value={id}>
              {nameOf('expansion', id)}
            </option>
          ))}
        </select>
      </label>
      {folder !== '' && (
        <label>
          {t('topic')}
          <select value={topic} data-testid="case-topic" onChange={({ currentTarget }) => visit({ topic: currentTarget.value })}>
            <option value="">{t('all')}</option>
            {topics
              .filter(({ expansion }) => expansion === folder)
              .map((one) => (
                <option key={one.topic} value={one.topic}>
                  {caseTopicText(one.topic)}
                </option>
              ))}
          </select>
        </label>
      )}
      <PrintingFilter value={preset} choose={(chosen) => visit({ preset: chosen })} />
      {clause !== '' && (
        <p>
          {t('that show clause')}{' '}
          <a class="chip" href={`/law/clauses/${clause}`}>
            {clause}
          </a>{' '}
          <button type="button" onClick={() => visit({ clause: '' })}>
            {t('all clauses')}
          </button>
        </p>
      )}
    </form>
  );
}
