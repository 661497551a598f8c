/** One case: the position, the question, what each printing answers, and the clauses that it shows. */
import { Problem } from '../Problem.js';
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { openText } from '../take/open.js';
import { mechanicText, nameOf, t } from '../words/index.js';
import { actionText, printingText } from '../words/say.js';
import { caseTopicText } from './topics.js';
import type { CaseRead, Expectation } from './types.js';

export function CasePage({ id }: { readonly id: string }) {
  const got = useGet<CaseRead>(`/v1/cases/${encodeURIComponent(id)}`);
  if (!got) return <h1 tabIndex={-1}>{id}</h1>;
  if (!got.ok) return <Problem problem={got.problem} />;
  return <Whole one={got.value} />;
}

function Whole({ one }: { readonly one: CaseRead }) {
  const { id, expansion, topic, snapshot, action, expect, exercises, ruleset } = one;
  const { expansions = [], settings = {}, without = [] } = ruleset;
  return (
    <article data-testid="case">
      <p class="small">
        <a href="/cases">{t('Case book')}</a> · <a href={address('/cases', { folder: expansion })}>{nameOf('expansion', expansion)}</a> ·{' '}
        <a href={address('/cases', { folder: expansion, topic })}>{caseTopicText(topic)}</a>
      </p>
      <h1 tabIndex={-1}>{id}</h1>
      <img class="drawn" src={`/v1/cases/${id}`} alt={t('the position of case {id}', { id })} />
      <p class="lead">
        {snapshot.turn && `${snapshot.turn.player}, ${nameOf('step', snapshot.turn.step)}: `}
        {actionText(action, snapshot)}
      </p>
      <p class="row wrap">
        <button type="button" data-case={id} onClick={() => void openText(JSON.stringify(one))}>
          {t('open it on the board')}
        </button>
        <a href={`/v1/cases/${id}`}>JSON</a>
      </p>
      <h2>{t('What is expected')}</h2>
      <div class="scroll" role="region" tabIndex={0} aria-label={t('verdicts by printing')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('verdict')}</th>
              <th scope="col">{t('printing')}</th>
              <th scope="col">{t('because')}</th>
              <th scope="col">{t('points')}</th>
              <th scope="col">{t('all that is expected')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(expect).map(([presets, expected]) => (
              <Expected key={presets} presets={presets} expected={expected} isOnly={Object.keys(expect).length === 1} />
            ))}
          </tbody>
        </table>
      </div>
      <h2>{t('Clauses that it shows')}</h2>
      <ul>
        {exercises.map(({ clause, side }) => (
          <li key={clause + side}>
            <a class="chip" href={`/law/clauses/${clause}`}>
              {clause}
            </a>{' '}
            <span class="badge">{t(side.replaceAll('-', ' '))}</span>
          </li>
        ))}
      </ul>
      <h2>{t('Ruleset')}</h2>
      <p>{expansions.map((name) => nameOf('expansion', name)).join(' · ')}</p>
      {Object.entries(settings).map(([key, value]) => (
        <p key={key}>
          <a class="chip" href={`/law/settings#${key}`}>
            {key} = {value ?? t('open')}
          </a>
        </p>
      ))}
      {without.length > 0 && <p>{`${t('played without')}: ${without.map(mechanicText).join(', ')}`}</p>}
    </article>
  );
}

interface ExpectedProps {
  readonly presets: string;
  readonly expected: Expectation;
  readonly isOnly: boolean;
}

function Expected({ presets, expected, isOnly }: ExpectedProps) {
  const { verdict, rules = [], scores = [] } = expected;
  const printings = presets === '*' ? [isOnly ? t('every printing') : t('every other printing')] : presets.split('|').map(printingText);
  return (
    <tr>
      <td>
        <span class={`badge ${verdict}`}>{t(verdict)}</span>
      </td>
      <td>
        {printings.map((name) => (
          <div key={name}>{name}</div>
        ))}
      </td>
      <td>
        {rules.map((rule) => (
          <div key={rule}>
            <code>{rule}</code>
          </div>
        ))}
      </td>
      <td>
        {scores.map(({ player, points }, i) => (
          <div key={i}>{t('{player}: {count} points', { player, count: points })}</div>
        ))}
      </td>
      <td>
        <details>
          <summary>JSON</summary>
          <pre>{JSON.stringify(expected, null, 2)}</pre>
        </details>
      </td>
    </tr>
  );
}
