/** The law by topic, and the clauses of a topic in a printing and at a date. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClauseRead, Topic } from '../engine/api.js';
import { go, route } from '../router.js';
import { engine } from '../state/engine.js';
import { address } from '../state/remote.js';
import { language, nameOf, t, topicText } from '../words/index.js';
import { Clause } from '../ask/Clause.js';
import { ByExpansion } from './ByExpansion.js';
import { PrintingFilter } from './PrintingFilter.js';

const FIRST = ['pd.volcano', 'pd.dragon', 'pd.princess', 'pd.portal', 'pd.fairy', 'pd.tile', 'pd.scoring'];

export function Topics() {
  const topics = useSignal<readonly Topic[]>([]);
  useEffect(() => void engine.topics().then((found) => (topics.value = found)), []);
  const first = FIRST.flatMap((id) => topics.value.find((topic) => topic.id === id) ?? []);
  return (
    <>
      <h2>{nameOf('expansion', 'princess-and-dragon')}</h2>
      <ul class="cards">
        {first.map(({ id, count }) => (
          <li key={id}>
            <h3>
              <a href={`/law/topics/${id}`}>{topicText(id.split('.')[1] ?? id)}</a>
            </h3>
            <span class="quiet">{t('{count} clauses', { count })}</span>
          </li>
        ))}
      </ul>
      <ByExpansion
        topics={topics.value.map(({ id, expansion, prefix, count }) => ({
          expansion,
          all: `/law/topics/${prefix}`,
          href: `/law/topics/${id}`,
          text: topicText(id.split('.')[1] ?? id),
          count,
        }))}
      />
    </>
  );
}

/** `pd.volcano`: what the expansion and the topic are called; `pd` alone is a whole expansion. */
function titleOf(id: string): string {
  const [prefix = '', topic] = id.split('.');
  const expansion = nameOf('expansion', prefix === 'pd' ? 'princess-and-dragon' : prefix);
  return topic === undefined ? expansion : `${expansion}: ${topicText(topic)}`;
}

export function TopicPage({ id }: { readonly id: string }) {
  const clauses = useSignal<readonly ClauseRead[] | null>(null);
  const speech = language.value;
  const { query } = route.value;
  const preset = query.get('preset') ?? '';
  const asOf = query.get('asOf') ?? '';
  useEffect(() => {
    const date = /^\d{4}(-\d{2})?$/.test(asOf) ? asOf : null;
    let isWanted = true;
    void engine.clausesOf(id, preset === '' ? null : preset, date, speech).then((found) => isWanted && (clauses.value = found));
    return () => void (isWanted = false);
  }, [id, preset, asOf, speech]);
  const visit = (more: Readonly<Record<string, string>>) => go(address(`/law/topics/${id}`, { preset, asOf, ...more }), { replace: true });
  return (
    <>
      <h1 tabIndex={-1}>{titleOf(id)}</h1>
      <div class="filters">
        <PrintingFilter value={preset} choose={(chosen) => visit({ preset: chosen })} />
        <label>
          {t('as of')}
          <input value={asOf} placeholder="2015-06" size={8} onChange={({ currentTarget }) => visit({ asOf: currentTarget.value })} />
        </label>
      </div>
      {clauses.value && (
        <>
          <p class="quiet" aria-live="polite">
            {t('{count} clauses', { count: clauses.value.length })}
          </p>
          {clauses.value.map((clause) => (
            <Clause key={clause.id} id={clause.id} clause={clause} />
          ))}
        </>
      )}
    </>
  );
}
