/** Who changed a ruling, when and why, and what was written differently. */
import { diffWords } from 'diff';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';
import { Problem } from '../Problem.js';
import type { Ruling } from './types.js';

const TEXTS = ['question', 'decision', 'reasoning', 'status'] as const;

/** What was done to it. */
const DONE: Readonly<Record<string, () => string>> = {
  create: () => t('drafted'),
  amend: () => t('changed'),
  publish: () => t('published'),
  supersede: () => t('superseded'),
  withdraw: () => t('withdrawn'),
};

export function History({ id, version }: { readonly id: string; readonly version: number }) {
  const got = useGet<{ readonly items: readonly Ruling[] }>(`/v1/rulings/${encodeURIComponent(id)}/versions`, true, version);
  return (
    <section aria-label={t('History')}>
      <h2>{t('History')}</h2>
      {got && !got.ok && <Problem problem={got.problem} />}
      <ol class="diff">
        {(got?.ok ? got.value.items : []).map((ruling, i, all) => (
          <li key={ruling.hash}>
            <b>{DONE[ruling.change.kind]?.() ?? ruling.change.kind}</b> · {ruling.change.by.name} · {ruling.updatedAt.slice(0, 16).replace('T', ' ')}
            {ruling.change.reason !== undefined && `: ${ruling.change.reason}`}
            {i > 0 && <Difference before={all[i - 1]!} after={ruling} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Difference({ before, after }: { readonly before: Ruling; readonly after: Ruling }) {
  const changed = TEXTS.filter((name) => before[name] !== after[name]);
  return (
    <>
      {changed.map((name) => (
        <p key={name}>
          <span class="quiet">{t(name)}:</span>{' '}
          {diffWords(before[name], after[name]).map(({ value, added, removed }, i) =>
            added ? <ins key={i}>{value}</ins> : removed ? <del key={i}>{`${value} `}</del> : <span key={i}>{value}</span>,
          )}
        </p>
      ))}
    </>
  );
}
