/** The same question under every printing: only what differs, by which setting and which clause. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer, Compared, RulesetChoice } from '../engine/api.js';
import { withoutNames } from '../build/Rules.js';
import { asked, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { underLaw } from '../state/law.js';
import { PRESETS } from '../state/start.js';
import { choiceText, language, t } from '../words/index.js';
import { nextText, printingText } from '../words/say.js';
import { Cited } from './Cited.js';

export function Compare() {
  const compared = useSignal<Answer<Compared> | null>(null);
  const isBusy = useSignal(false);
  const action = asked.value;
  const speech = language.value;
  const others = othersIn(situation.value.choice);
  useEffect(() => void (compared.value = null), [action, speech, JSON.stringify(others)]);
  const compareAll = async () => {
    if (!action) return;
    isBusy.value = true;
    const { choice, snapshot } = situation.value;
    const choices = PRESETS.map(([preset]) => ({ ...othersIn(choice), preset }));
    const answered = await engine.compare(choices.map(underLaw), snapshot, action, speech);
    isBusy.value = false;
    // an answer to what is asked no more is not shown
    const isAsked =
      asked.value === action && language.value === speech && JSON.stringify(othersIn(situation.value.choice)) === JSON.stringify(others);
    if (isAsked) compared.value = answered;
  };
  const answer = compared.value;
  return (
    <section class="compare" aria-label={t('Compare printings')} data-testid="compare">
      <button type="button" onClick={() => void (isBusy.value || compareAll())} aria-disabled={isBusy.value}>
        {t('compare printings')}
      </button>
      {answer?.ok && <Table compared={answer.value} />}
      {answer && !answer.ok && <p>{answer.defects[0]?.message}</p>}
    </section>
  );
}

/** What all of the rulesets share that are compared: everything but the printing. */
const othersIn = ({ preset: _preset, ...choice }: RulesetChoice) => withoutNames(choice);

function Table({ compared: { rulesets, agree, differences } }: { readonly compared: Compared }) {
  const presets = PRESETS.map(([id]) => id);
  return (
    <div aria-live="polite">
      <p class="agree">{agree ? t('all nine printings agree') : t('the printings differ')}</p>
      <div class="scroll" role="region" tabIndex={0} aria-label={t('verdicts by printing')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('verdict')}</th>
              <th scope="col">{t('because')}</th>
              <th scope="col">{t('printing')}</th>
            </tr>
          </thead>
          <tbody>
            {groups(rulesets.map(told)).map(([key, where]) => {
              const { verdict, line, points, next } = rulesets[where[0]!]!;
              return (
                <tr key={key}>
                  <td>
                    <span class={`badge ${verdict ?? 'refused'}`}>{t(verdict ?? 'cannot be read')}</span>
                  </td>
                  <td>
                    {line}
                    {points.map(({ player, points: sum }, i) => (
                      <div key={i}>{t('{player}: {count} points', { player, count: sum })}</div>
                    ))}
                    {differences.next.length > 0 && verdict === 'legal' && <div>{nextText(next)}</div>}
                  </td>
                  <td>
                    {where.map((i) => (
                      <div key={i} data-preset={presets[i]}>
                        {printingText(presets[i] ?? '')}
                      </div>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {differences.settings.map(({ setting, question, values, means }) => (
        <details key={setting} open class="difference">
          <summary>{question}</summary>
          <ul>
            {groups(values.map(({ value }) => value)).map(([value, where]) => (
              <li key={String(value)}>
                <b>{value === null ? t('open') : choiceText(value, means[value])}</b>: {where.map((i) => printingText(presets[i] ?? '')).join('; ')}
                <Cited ids={[...new Set(where.flatMap((i) => values[i]?.cites ?? []))]} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {differences.rules.map(({ rule, outcomes }) => (
        <p key={rule} class="small">
          <code>{rule}</code>:{' '}
          {groups(outcomes.map(({ outcome }) => outcome))
            .map(([outcome, where]) => `${outcome === null ? t('does not apply') : t(outcome)} (${where.length})`)
            .join(', ')}
        </p>
      ))}
    </div>
  );
}

/** What a printing says, to be compared with what others say. */
const told = ({ verdict, line, points, next }: Compared['rulesets'][number]): string =>
  JSON.stringify([verdict, line, points.map(({ player, points: sum }) => [player, sum]), next]);

/** What is the same, together: the value and which of the printings have it. */
function groups<T>(values: readonly T[]): [T, number[]][] {
  const found = new Map<T, number[]>();
  values.forEach((value, i) => found.set(value, [...(found.get(value) ?? []), i]));
  return [...found];
}
