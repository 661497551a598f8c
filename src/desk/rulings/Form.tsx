/** Writing a ruling: question, position and clauses come from the desk. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { go } from '../router.js';
import { post, type Problem as Told } from '../state/remote.js';
import { t } from '../words/index.js';
import { BoardOf } from './BoardOf.js';
import { draft } from './draft.js';
import { KeyField } from './KeyField.js';
import type { Ruling } from './types.js';

const LEVELS = ['table-judge', 'head-judge', 'organiser', 'publisher'];

export function RulingForm() {
  const from = draft.value;
  const question = useSignal(from?.question ?? '');
  const decision = useSignal(from?.decision ?? '');
  const reasoning = useSignal('');
  const cites = useSignal((from?.cites ?? []).join('\n'));
  const event = useSignal('');
  const tags = useSignal('');
  const level = useSignal('table-judge');
  const problem = useSignal<Told | null>(null);
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
  const send = async () => {
    const got = await post<Ruling>('/v1/rulings', {
      question: question.value,
      decision: decision.value,
      reasoning: reasoning.value,
      cites: words(cites.value),
      ruleset: from?.ruleset ?? 'hig-c1-current',
      ...(from?.snapshot && { snapshot: from.snapshot }),
      ...(from?.action && { action: from.action }),
      ...(from?.supersedes !== undefined && { supersedes: from.supersedes }),
      ...(event.value !== '' && { event: event.value }),
      ...(tags.value !== '' && { tags: words(tags.value) }),
      authorityLevel: level.value,
    });
    problem.value = got.ok ? null : got.problem;
    if (!got.ok) return;
    draft.value = null;
    go(`/rulings/${got.value.id}`);
  };
  const field = (label: string, of: { value: string }, rows: number, testid: string) => (
    <label>
      {label}
      {rows === 1 ? (
        <input data-testid={testid} value={of.value} onInput={({ currentTarget }) => (of.value = currentTarget.value)} />
      ) : (
        <textarea data-testid={testid} rows={rows} value={of.value} onInput={({ currentTarget }) => (of.value = currentTarget.value)} />
      )}
    </label>
  );
  return (
    <>
      <h1 tabIndex={-1}>{from?.supersedes === undefined ? t('New ruling') : t('A ruling in place of another')}</h1>
      {!from && <p class="quiet">{t('A ruling can also begin on the desk, with a position: “rule on this” below a verdict.')}</p>}
      {from?.snapshot && <BoardOf ruleset={from.ruleset} snapshot={from.snapshot} action={from.action} />}
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send();
        }}
      >
        {field(t('question'), question, 2, 'question')}
        {field(t('decision'), decision, 1, 'decision')}
        {field(t('reasoning'), reasoning, 5, 'reasoning')}
        {field(t('clauses, one on each line'), cites, 4, 'cites')}
        {field(t('event'), event, 1, 'event')}
        {field(t('tags'), tags, 1, 'tags')}
        <label>
          {t('authority')}
          <select value={level.value} onChange={({ currentTarget }) => (level.value = currentTarget.value)}>
            {LEVELS.map((name) => (
              <option key={name} value={name}>
                {t(name.replaceAll('-', ' '))}
              </option>
            ))}
          </select>
        </label>
        {problem.value && <Problem problem={problem.value} />}
        <div class="row">
          <button type="submit" class="primary" data-testid="save-ruling">
            {t('save the draft')}
          </button>
        </div>
      </form>
      <KeyField />
    </>
  );
}
