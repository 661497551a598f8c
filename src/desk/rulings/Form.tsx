/** Writing a ruling: question, position and clauses come from the desk. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Problem } from '../Problem.js';
import { go } from '../router.js';
import { useJudge } from '../state/judge.js';
import { key, patch, post, type Problem as Told } from '../state/remote.js';
import { language, speechOf, t } from '../words/index.js';
import { BindingFields } from './Binding.js';
import { BoardOf } from './BoardOf.js';
import { draft, type Draft } from './draft.js';
import { KeyField } from './KeyField.js';
import { nameOfRuleset, type Binding, type Ruling } from './types.js';

/** The languages of the pages, and the one in which it is written where that is another. */
const SPOKEN: readonly (readonly [string, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pl', 'Polski'],
];
const languagesWith = (tag: string) => (SPOKEN.some(([known]) => known === tag) ? SPOKEN : [...SPOKEN, [tag, tag] as const]);

const titleOf = (from: Draft | null): string =>
  from?.of ? 'The draft of a ruling' : from?.supersedes === undefined ? 'New ruling' : 'A ruling in place of another';

const LEVELS = ['table-judge', 'head-judge', 'organiser', 'publisher'];

/** A ruling that did not begin with a position. */
const PLAIN: Draft = { question: '', decision: '', ruleset: 'hig-c1-current', cites: [] };

/** Tags may be several words each. */
const tagsIn = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
const idsIn = (text: string) => [...new Set(text.split(/[\s,]+/))].filter(Boolean);

export function RulingForm() {
  const thrownAway = useSignal(0);
  const throwAway = () => {
    if (!confirm(t('throw away what is written here?'))) return;
    draft.value = null;
    thrownAway.value++;
  };
  return <Form key={thrownAway.value} throwAway={throwAway} />;
}

function Form({ throwAway }: { readonly throwAway: () => void }) {
  const from = useMemo(() => draft.peek(), []);
  const question = useSignal(from?.question ?? '');
  const decision = useSignal(from?.decision ?? '');
  const reasoning = useSignal(from?.reasoning ?? '');
  const cites = useSignal((from?.cites ?? []).join('\n'));
  const event = useSignal(from?.event ?? '');
  const tags = useSignal((from?.tags ?? []).join(', '));
  const since = useSignal(from?.effectiveFrom ?? '');
  const level = useSignal(from?.authorityLevel ?? 'table-judge');
  const written = useSignal(from?.language ?? speechOf(language.value));
  const binding = useSignal<Binding | null>(from?.binding ?? null);
  const judge = useJudge();
  const mayBind = judge?.ok === true && judge.value.role !== 'judge';
  const problem = useSignal<Told | null>(null);
  const secret = key.value;
  const isEmpty = () => ![question, decision, reasoning, cites, event, tags].some(({ value }) => value.trim() !== '');
  // whoever goes away and comes back finds what he has written
  useSignalEffect(() => {
    const said = {
      question: question.value,
      decision: decision.value,
      reasoning: reasoning.value,
      cites: idsIn(cites.value),
      event: event.value,
      tags: tagsIn(tags.value),
      effectiveFrom: since.value,
      authorityLevel: level.value,
      language: written.value,
      binding: binding.value ?? undefined,
    };
    draft.value = !from && isEmpty() ? null : { ...(from ?? PLAIN), ...said };
  });
  // what was refused for want of a key, or with another one, may be sent again
  useEffect(() => void (problem.value = null), [secret]);
  const send = async () => {
    const said = {
      question: question.value,
      decision: decision.value,
      reasoning: reasoning.value,
      language: written.value,
      cites: idsIn(cites.value),
      authorityLevel: level.value,
    };
    const place = event.value.trim();
    const got = from?.of
      ? await patch<Ruling>(
          `/v1/rulings/${from.of.id}`,
          {
            ...said,
            event: place || null,
            effectiveFrom: since.value || null,
            tags: tagsIn(tags.value),
            ...(mayBind && { binding: binding.value }),
          },
          `"${from.of.hash}"`,
        )
      : await post<Ruling>('/v1/rulings', {
          ...said,
          ruleset: from?.ruleset ?? PLAIN.ruleset,
          ...(binding.value && { binding: binding.value }),
          ...(from?.snapshot && { snapshot: from.snapshot }),
          ...(from?.action && { action: from.action }),
          ...(from?.supersedes !== undefined && { supersedes: from.supersedes }),
          ...(place !== '' && { event: place }),
          ...(since.value !== '' && { effectiveFrom: since.value }),
          tags: tagsIn(tags.value),
        });
    problem.value = got.ok ? null : got.problem;
    if (!got.ok) return;
    draft.value = null;
    go(`/rulings/${got.value.id}`);
  };
  const field = (label: string, of: { value: string }, rows: number, testid: string, required = false) => {
    const common = { 'data-testid': testid, value: of.value, required };
    const onInput = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => void (of.value = currentTarget.value);
    return (
      <label>
        {label}
        {rows === 1 ? <input {...common} onInput={onInput} /> : <textarea {...common} rows={rows} onInput={onInput} />}
      </label>
    );
  };
  return (
    <>
      <h1 tabIndex={-1}>{t(titleOf(from))}</h1>
      {from?.supersedes !== undefined && (
        <p class="quiet">
          {t('in place of')} <a href={`/rulings/${from.supersedes}`}>{from.supersedes}</a>
        </p>
      )}
      {!from && <p class="quiet">{t('A ruling can also begin on the desk, with a position: “rule on this” below a verdict.')}</p>}
      {from && (
        <p>
          {t('ruleset')}: <b data-testid="ruled-under">{nameOfRuleset(from.ruleset)}</b>
        </p>
      )}
      {from?.snapshot && <BoardOf ruleset={from.ruleset} snapshot={from.snapshot} action={from.action} />}
      <KeyField tells />
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send();
        }}
      >
        {field(t('question'), question, 2, 'question', true)}
        {field(t('decision'), decision, 1, 'decision', true)}
        {field(t('reasoning'), reasoning, 5, 'reasoning', true)}
        {field(t('clauses, one on each line'), cites, 4, 'cites')}
        {field(t('event'), event, 1, 'event')}
        {field(t('tags, with commas between them'), tags, 1, 'tags')}
        <label>
          {t('in force from; at once where it is left out')}
          <input type="date" data-testid="effective-from" value={since.value} onInput={({ currentTarget }) => (since.value = currentTarget.value)} />
        </label>
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
        <label>
          {t('Language')}
          <select data-testid="written-in" value={written.value} onChange={({ currentTarget }) => (written.value = currentTarget.value)}>
            {languagesWith(written.value).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {mayBind && <BindingFields binding={binding} of={{ ...(from ?? PLAIN), decision: decision.value }} />}
        {problem.value && <Problem problem={problem.value} />}
        <div class="row">
          <button type="submit" class="primary" data-testid="save-ruling">
            {t('save the draft')}
          </button>
          {draft.value && (
            <button type="button" class="end" data-testid="throw-away" onClick={throwAway}>
              {t('throw it away')}
            </button>
          )}
        </div>
      </form>
    </>
  );
}
