/** What a ruling binds: what one rule says of a question, or how a setting is read. For those who may decide that. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SettingRead } from '../engine/api.js';
import { engine } from '../state/engine.js';
import { language, nameOf, t } from '../words/index.js';
import type { Draft } from './draft.js';
import { patternOf } from './pattern.js';
import { nameOfRuleset, type Binding, type Pattern, type QuestionBinding, type SettingBinding } from './types.js';

interface Props {
  readonly binding: Signal<Binding | null>;
  readonly of: Draft;
}

export function BindingFields({ binding, of }: Props) {
  const now = binding.value;
  const start = (kind: string) => {
    if (kind === 'question')
      binding.value = {
        kind,
        rule: of.rules?.[0]?.rule ?? '',
        pattern: patternOf(of),
        outcome: ['legal', t('legal')].includes(of.decision) ? 'permit' : 'forbid',
      };
    else binding.value = kind === 'setting' ? { kind, setting: '', value: '' } : null;
  };
  return (
    <fieldset class="form" data-testid="binding">
      <legend>{t('What it binds')}</legend>
      <select
        aria-label={t('What it binds')}
        data-testid="binding-kind"
        value={now?.kind ?? ''}
        onChange={({ currentTarget }) => start(currentTarget.value)}
      >
        <option value="">{t('nothing: it is read as a precedent')}</option>
        <option value="question">{t('what one rule says here')}</option>
        <option value="setting">{t('how a setting is read')}</option>
      </select>
      {now?.kind === 'question' && <Question now={now} of={of} change={(next) => (binding.value = next)} />}
      {now?.kind === 'setting' && <Setting now={now} change={(next) => (binding.value = next)} />}
      {now && (
        <p class="quiet">
          {t('Once it is published, verdicts under {ruleset} obey it; with an event, those of that event alone.', {
            ruleset: nameOfRuleset(of.ruleset),
          })}
        </p>
      )}
    </fieldset>
  );
}

interface QuestionProps {
  readonly now: QuestionBinding;
  readonly of: Draft;
  readonly change: (next: QuestionBinding) => void;
}

function Question({ now, of, change }: QuestionProps) {
  const all = { ...patternOf(of), ...now.pattern };
  const part = (name: keyof Pattern, label: string) => {
    const { [name]: _left, ...others } = now.pattern;
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={now.pattern[name] !== undefined}
          onChange={({ currentTarget }) => change({ ...now, pattern: currentTarget.checked ? { ...others, [name]: all[name] } : others })}
        />{' '}
        {label}
      </label>
    );
  };
  const named = (kind: 'figure' | 'feature', ids: readonly string[]) => ids.map((id) => nameOf(kind, id)).join(', ');
  return (
    <>
      <label>
        {t('rule')}
        <input
          data-testid="binding-rule"
          list="binding-rules"
          required
          value={now.rule}
          onInput={({ currentTarget }) => change({ ...now, rule: currentTarget.value.trim() })}
        />
      </label>
      <datalist id="binding-rules">
        {(of.rules ?? []).map(({ rule, message }) => (
          <option key={rule} value={rule}>
            {message ?? rule}
          </option>
        ))}
      </datalist>
      <label>
        {t('outcome')}
        <select value={now.outcome} onChange={({ currentTarget }) => change({ ...now, outcome: currentTarget.value as 'permit' | 'forbid' })}>
          <option value="permit">{t('it permits')}</option>
          <option value="forbid">{t('it forbids')}</option>
        </select>
      </label>
      {all.figureKinds && part('figureKinds', t('only for the {figure}', { figure: named('figure', all.figureKinds) }))}
      {all.featureKinds && part('featureKinds', t('only on the {feature}', { feature: named('feature', all.featureKinds) }))}
      {all.step !== undefined && part('step', t('only in the step: {step}', { step: nameOf('step', all.step) }))}
    </>
  );
}

function Setting({ now, change }: { readonly now: SettingBinding; readonly change: (next: SettingBinding) => void }) {
  const read = useSignal<readonly SettingRead[]>([]);
  const speech = language.value;
  useEffect(() => void engine.settings(speech).then((found) => (read.value = found)), [speech]);
  const values = read.value.find(({ key }) => key === now.setting)?.values ?? [];
  return (
    <>
      <label>
        {t('setting')}
        <select
          required
          data-testid="binding-setting"
          value={now.setting}
          onChange={({ currentTarget }) => change({ ...now, setting: currentTarget.value, value: '' })}
        >
          <option value="">{t('choose one')}</option>
          {read.value.map(({ key, question }) => (
            <option key={key} value={key}>
              {question}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('value')}
        <select
          required
          data-testid="binding-value"
          value={now.value}
          onChange={({ currentTarget }) => change({ ...now, value: currentTarget.value })}
        >
          <option value="">{t('choose one')}</option>
          {values.map(({ value, means }) => (
            <option key={value} value={value}>
              {means}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
