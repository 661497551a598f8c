/** Published rulings on what decides; the server is asked, and without one there are none. */
import type { Finding } from '../engine/api.js';
import { situation } from '../state/desk.js';
import { useGet } from '../state/use-get.js';
import { address } from '../state/remote.js';
import { t } from '../words/index.js';
import { bindsIn, decisionText, nameOfRuleset, type Ruling } from '../rulings/types.js';

interface Page {
  readonly items: readonly Ruling[];
}

const MOST = 5;

/**
 * Those that cite the clause that decides first, and those that bind its rule; what a ruling has decided comes before all else. That a rule was read is not enough: every verdict on a
 * figure reads whether the feature is free, and a ruling on the volcano is none on that.
 */
export function Precedents({ deciding }: { readonly deciding: readonly Finding[] }) {
  const first = deciding.find(({ facts }) => facts['ruling'] !== undefined) ?? deciding[0];
  const { choice } = situation.value;
  const isOnline = navigator.onLine;
  const wanted = { status: 'published', limit: String(MOST) };
  const clause = first?.cites[0];
  const citing = useGet<Page>(isOnline && clause !== undefined ? address('/v1/rulings', { clause, ...wanted }) : null);
  const binding = useGet<Page>(isOnline && first ? address('/v1/rulings', { rule: first.rule, binding: 'true', ...wanted }) : null);
  const bound = binding?.ok ? binding.value.items.filter((ruling) => ruling.binding?.kind === 'question' && ruling.binding.rule === first?.rule) : [];
  const found = new Map([...bound, ...(citing?.ok ? citing.value.items : [])].map((ruling) => [ruling.id, ruling]));
  if (found.size === 0) return null;
  return (
    <section class="precedents" aria-label={t('Rulings')} data-testid="precedents">
      <h3>{t('judges have ruled on this')}</h3>
      <ul>
        {[...found.values()].slice(0, MOST).map((ruling) => {
          const { id, question, decision, author, event, ruleset } = ruling;
          return (
            <li key={id}>
              <a href={`/rulings/${id}`}>{question}</a> <b>{decisionText(decision)}</b>{' '}
              {bindsIn(ruling, choice) && <span class="badge permit">{t('binds in your ruleset')}</span>}{' '}
              <span class="quiet">{[author.name, event, nameOfRuleset(ruleset)].filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
