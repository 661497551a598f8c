/** Settings × printings: what differs between my box and yours. */
import { useComputed, useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { PRESETS } from '../state/start.js';
import { useGet } from '../state/use-get.js';
import { choiceText, nameOf, t } from '../words/index.js';
import { printingText } from '../words/say.js';
import { PrintingFilter } from './PrintingFilter.js';

interface Setting {
  readonly key: string;
  readonly expansion: string;
  readonly question: string;
  readonly language?: 'en';
  readonly values: readonly { readonly value: string; readonly means: string; readonly cites: readonly string[] }[];
  readonly presets: Readonly<Record<string, { readonly value: string | null; readonly basis: string }>>;
}

export function Matrix() {
  const got = useGet<{ readonly items: readonly Setting[] }>('/v1/settings');
  const mine = useSignal('');
  const yours = useSignal('');
  const expansion = useSignal('princess-and-dragon');
  const shown = useComputed(() => PRESETS.filter(([id]) => mine.value === '' || yours.value === '' || id === mine.value || id === yours.value));
  const items = got?.ok ? got.value.items : [];
  const expansions = [...new Set(items.map((item) => item.expansion))];
  const rows = items.filter((item) => {
    if (expansion.value !== '' && item.expansion !== expansion.value) return false;
    if (mine.value === '' || yours.value === '') return true;
    return item.presets[mine.value]?.value !== item.presets[yours.value]?.value;
  });
  return (
    <>
      <h1 tabIndex={-1}>{t('Printings compared')}</h1>
      <p class="lead">
        {t('What differs between my box and yours: every point on which the printings or the tables differ, and what each of them has.')}
      </p>
      <div class="filters">
        <PrintingFilter label={t('my box')} value={mine.value} choose={(preset) => (mine.value = preset)} />
        <PrintingFilter label={t('your box')} value={yours.value} choose={(preset) => (yours.value = preset)} />
        <label>
          {t('expansion')}
          <select value={expansion.value} onChange={({ currentTarget }) => (expansion.value = currentTarget.value)}>
            <option value="">{t('all')}</option>
            {expansions.map((id) => (
              <option key={id} value={id}>
                {nameOf('expansion', id)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {got && !got.ok && <Problem problem={got.problem} />}
      <p class="quiet" aria-live="polite">
        {t('{count} settings', { count: rows.length })}
      </p>
      <div class="scroll" role="region" tabIndex={0} aria-label={t('settings by printing')}>
        <table class="grid matrix" data-testid="matrix">
          <thead>
            <tr>
              <th scope="col">{t('setting')}</th>
              {shown.value.map(([id]) => (
                <th scope="col" key={id}>
                  {printingText(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((setting) => (
              <Row key={setting.key} setting={setting} presets={shown.value.map(([id]) => id)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({
  setting: { key, question, values, presets, language },
  presets: shown,
}: {
  readonly setting: Setting;
  readonly presets: readonly string[];
}) {
  const chosen = shown.map((id) => presets[id]?.value);
  const differs = new Set(chosen).size > 1;
  return (
    <tr id={key}>
      <th scope="row">
        <span lang={language}>{question}</span>
        <br />
        <code>{key}</code>
      </th>
      {shown.map((id) => {
        const { value, basis } = presets[id] ?? { value: null, basis: '' };
        const means = values.find((candidate) => candidate.value === value);
        return (
          <td key={id} class={differs && value !== chosen[0] ? 'differs' : ''} title={means?.means}>
            {value === null ? t('open') : choiceText(value, language ? undefined : means?.means)}
            {basis === 'inferred' && <small class="quiet"> ({t('inferred')})</small>}
            {means?.cites[0] && (
              <>
                <br />
                <a class="small" href={`/law/clauses/${means.cites[0]}`}>
                  {t('clause')}
                  <span class="hidden"> {means.cites[0]}</span>
                </a>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
