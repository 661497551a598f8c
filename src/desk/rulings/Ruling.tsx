/** One ruling with its board, and what may be done with it. */
import { useSignal } from '@preact/signals';
import { Cited } from '../ask/Cited.js';
import { Problem } from '../Problem.js';
import { go } from '../router.js';
import { ask, replace as putOnDesk, say } from '../state/desk.js';
import { readLaw } from '../state/law.js';
import { key, post, type Problem as Told } from '../state/remote.js';
import { choiceOf } from '../state/rulesets.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';
import { BoardOf } from './BoardOf.js';
import { draftFrom, write, type Draft } from './draft.js';
import { History } from './History.js';
import { KeyField } from './KeyField.js';
import { decisionText, nameOfRuleset, type Ruling } from './types.js';

export function RulingPage({ id }: { readonly id: string }) {
  const asked = useSignal(0);
  const got = useGet<Ruling>(`/v1/rulings/${encodeURIComponent(id)}${asked.value > 0 ? `?version=${asked.value}` : ''}`, true);
  return (
    <>
      {!got && <h1 tabIndex={-1}>{t('Ruling')}</h1>}
      {got && (got.ok ? <Whole ruling={got.value} changed={(version) => (asked.value = version)} /> : <Problem problem={got.problem} />)}
      <KeyField />
    </>
  );
}

function Whole({ ruling, changed }: { readonly ruling: Ruling; readonly changed: (version: number) => void }) {
  const {
    id,
    version,
    status,
    question,
    decision,
    reasoning,
    cites,
    ruleset,
    snapshot,
    action,
    event,
    tags,
    supersedes,
    supersededBy,
    author,
    updatedAt,
    binding,
  } = ruling;
  const unknown = useSignal<Told | null>(null);
  const toDesk = async () => {
    if (!snapshot) return;
    const chosen = await choiceOf(ruleset);
    unknown.value = chosen.ok ? null : chosen.problem;
    if (!chosen.ok) return;
    putOnDesk(() => ({ choice: chosen.value, snapshot }));
    go('/');
    if (action) void ask(action, false);
  };
  return (
    <article data-testid="ruling" data-status={status}>
      <h1 tabIndex={-1} lang={ruling.language}>
        {question}
      </h1>
      <p>
        <span class="badge">{t(status)}</span> <span class="badge">{t(ruling.authorityLevel.replaceAll('-', ' '))}</span> {author.name} ·{' '}
        {updatedAt.slice(0, 10)} · {t('version {version}', { version })}
      </p>
      <h2 class={`answer ${decision === 'legal' || decision === 'illegal' ? decision : ''}`}>{decisionText(decision)}</h2>
      <p lang={ruling.language}>{reasoning}</p>
      {cites.length > 0 && (
        <section aria-label={t('cited clauses')} data-testid="cited">
          <Cited ids={cites} />
        </section>
      )}
      {snapshot && <BoardOf ruleset={ruleset} snapshot={snapshot} action={action} />}
      <dl>
        <dt>{t('ruleset')}</dt>
        <dd>{nameOfRuleset(ruleset)}</dd>
        {event !== undefined && (
          <>
            <dt>{t('event')}</dt>
            <dd>{event}</dd>
          </>
        )}
        {ruling.effectiveFrom !== undefined && (
          <>
            <dt>{t('in force from')}</dt>
            <dd>{ruling.effectiveFrom}</dd>
          </>
        )}
        {tags.length > 0 && (
          <>
            <dt>{t('tags')}</dt>
            <dd>{tags.join(', ')}</dd>
          </>
        )}
        {binding && (
          <>
            <dt>{t('binds')}</dt>
            <dd>
              {binding.kind === 'setting'
                ? `${binding.setting} = ${binding.value}`
                : `${binding.rule}: ${t(binding.outcome === 'permit' ? 'it permits' : 'it forbids')}`}
            </dd>
          </>
        )}
        {supersedes !== undefined && (
          <>
            <dt>{t('in place of')}</dt>
            <dd>
              <a href={`/rulings/${supersedes}`}>{supersedes}</a>
            </dd>
          </>
        )}
        {supersededBy !== undefined && (
          <>
            <dt>{t('superseded by')}</dt>
            <dd>
              <a href={`/rulings/${supersededBy}`}>{supersededBy}</a>
            </dd>
          </>
        )}
      </dl>
      {snapshot && (
        <button type="button" data-testid="to-desk" onClick={() => void toDesk()}>
          {t('open it on the board')}
        </button>
      )}
      {unknown.value && <Problem problem={unknown.value} />}
      {key.value !== '' && <Changes ruling={ruling} changed={changed} />}
      <History id={id} version={version} />
    </article>
  );
}

/** Publishing, replacing, withdrawing: each a new version, with its reason. */
function Changes({ ruling, changed }: { readonly ruling: Ruling; readonly changed: (version: number) => void }) {
  const reason = useSignal('');
  const problem = useSignal<Told | null>(null);
  const move = async (verb: 'publish' | 'withdraw') => {
    const got = await post<Ruling>(`/v1/rulings/${ruling.id}/${verb}`, reason.value === '' ? {} : { reason: reason.value }, `"${ruling.hash}"`);
    problem.value = got.ok ? null : got.problem;
    if (!got.ok) return;
    changed(got.value.version);
    say(t(got.value.status));
    void readLaw();
  };
  const begin = (as: Pick<Draft, 'of' | 'supersedes'>) => {
    if (write({ ...draftFrom(ruling), ...as })) go('/rulings/new');
  };
  return (
    <section class="form" aria-label={t('Change')}>
      {ruling.status !== 'withdrawn' && ruling.status !== 'superseded' && (
        <label>
          {t('reason; whoever withdraws a ruling must give one')}
          <input data-testid="reason" value={reason.value} onInput={({ currentTarget }) => (reason.value = currentTarget.value)} />
        </label>
      )}
      <div class="row wrap">
        {ruling.status === 'draft' && (
          <button type="button" class="primary" data-testid="publish" onClick={() => void move('publish')}>
            {t('publish')}
          </button>
        )}
        {ruling.status === 'draft' && (
          <button
            type="button"
            data-testid="edit-ruling"
            onClick={() => begin({ of: { id: ruling.id, hash: ruling.hash }, supersedes: ruling.supersedes })}
          >
            {t('change the draft')}
          </button>
        )}
        {ruling.status === 'published' && (
          <button type="button" data-testid="supersede" onClick={() => begin({ supersedes: ruling.id })}>
            {t('rule anew in its place')}
          </button>
        )}
        {(ruling.status === 'draft' || ruling.status === 'published') && (
          <button type="button" data-testid="withdraw" disabled={reason.value === ''} onClick={() => void move('withdraw')}>
            {t('withdraw')}
          </button>
        )}
      </div>
      {problem.value && <Problem problem={problem.value} />}
    </section>
  );
}
