/** Published rulings on the rule that decides; the server is asked, and without one there are none. */
import { useGet } from '../state/use-get.js';
import { address } from '../state/remote.js';
import { t } from '../words/index.js';
import type { Ruling } from '../rulings/types.js';

export function Precedents({ rules }: { readonly rules: readonly string[] }) {
  const [rule] = rules;
  const isOnline = navigator.onLine;
  const got = useGet<{ readonly items: readonly Ruling[] }>(
    rule !== undefined && isOnline ? address('/v1/rulings', { rule, status: 'published', limit: '5' }) : null,
  );
  if (!got?.ok || got.value.items.length === 0) return null;
  return (
    <section class="precedents" aria-label={t('Rulings')} data-testid="precedents">
      <h3>{t('judges have ruled on this')}</h3>
      <ul>
        {got.value.items.map(({ id, question, decision, author, event }) => (
          <li key={id}>
            <a href={`/rulings/${id}`}>{question}</a> <b>{decision}</b> <span class="quiet">{[author.name, event].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
