/** One ruling with its board, and what may be done with it. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { go } from '../router.js';
import { ask, replace as putOnDesk } from '../state/desk.js';
import { key, post, type Problem as Told } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';
import { BoardOf } from './BoardOf.js';
import { draft } from './draft.js';
import { History } from './History.js';
import { KeyField } from './KeyField.js';
import { choiceOf, nameOfRuleset, type Ruling } from './types.js';

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
  const toDesk = () => {
    if (!snapshot) return;
    putOnDesk(() => ({ choice: choiceOf(ruleset), snapshot }));
    go('/');
    if (action) void ask(action, false);
  };
  return (
    <article data-testid="ruling" data-status={status}>
      <h1 tabIndex={-1}>{question}</h1>
      <p>
        <span class="badge">{t(status)}</span> <span class="badge">{t(ruling.authorityLevel.replaceAll('-', ' '))}</span> {author.name} ·{' '}
        {updatedAt.slice(0, 10)} · {t('version {version}', { version })}
      </p>
      <h2 class={`answer ${decision === 'legal' || decision === 'illegal' ? decision : ''}`}>{decision}</h2>
      <p>{reasoning}</p>
      <p>
        {cites.map((clause) => (
          <a key={clause} class="chip" href={`/law/clauses/${clause}`}>
            {clause}
          </a>
        ))}
      </p>
      {snapshot && <BoardOf ruleset={choiceOf(ruleset)} snapshot={snapshot} action={action} />}
      <dl>
        <dt>{t('ruleset')}</dt>
        <dd>{nameOfRuleset(ruleset)}</dd>
        {event !== undefined && (
          <>
            <dt>{t('event')}</dt>
            <dd>{event}</dd>
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
              {binding.kind === 'setting' ? `${binding.setting ?? ''} = ${binding.value ?? ''}` : `${binding.rule ?? ''}: ${binding.outcome ?? ''}`}
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
        <button type="button" data-testid="to-desk" onClick={toDesk}>
          {t('open it on the board')}
        </button>
      )}
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
    if (got.ok) changed(got.value.version);
  };
  const replace = () => {
    draft.value = {
      question: ruling.question,
      decision: ruling.decision,
      ruleset: choiceOf(ruling.ruleset),
      snapshot: ruling.snapshot,
      action: ruling.action,
      cites: ruling.cites,
      supersedes: ruling.id,
    };
    go('/rulings/new');
  };
  return (
    <section class="form" aria-label={t('Change')}>
      {ruling.status !== 'withdrawn' && ruling.status !== 'superseded' && (
        <label>
          {t('reason')}
          <input data-testid="reason" value={reason.value} onInput={({ currentTarget }) => (reason.value = currentTarget.value)} />
        </label>
      )}
      <div class="row wrap">
        {ruling.status === 'draft' && (
          <button type="button" class="primary" data-testid="publish" onClick={() => void move('publish')}>
            {t('publish')}
          </button>
        )}
        {ruling.status === 'published' && (
          <button type="button" data-testid="supersede" onClick={replace}>
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
