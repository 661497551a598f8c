/** The verdict: the answer in one line, the deciding finding first, and everything that follows. */
import { useEffect, useRef } from 'preact/hooks';
import type { Answer, Finding, Judged } from '../engine/api.js';
import { ask, asked, dismiss, edit, judged, rule, say, situation, wantsFocus } from '../state/desk.js';
import { left } from '../state/offers.js';
import { choiceText, nameOf, t } from '../words/index.js';
import { actionText, effectText, nextText, printingText, toldOf, VERDICT_WORDS } from '../words/say.js';
import { withoutNames } from '../build/Rules.js';
import { Bill } from './Bill.js';
import { Changes } from './Changes.js';
import { Clause } from './Clause.js';
import { Compare } from './Compare.js';
import { Missing } from './Missing.js';
import { Preview } from './Preview.js';
import { Precedents } from './Precedents.js';
import { RuleOnThis } from './RuleOnThis.js';
import { Icon } from '../Icon.js';

export function VerdictPanel() {
  const answer = judged.value;
  const action = asked.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = wantsFocus.value;
  useEffect(() => {
    if (wanted > 0) heading.current?.focus();
  }, [wanted]);
  const inWords = answer ? verdictInWords(answer) : '';
  useEffect(() => {
    if (inWords !== '') say(inWords);
  }, [action, inWords]);
  // whoever has pasted a question at the foot of a narrow page sees the answer as well
  useEffect(() => heading.current?.scrollIntoView({ block: 'nearest' }), [action, answer === null]);
  if (!answer || !action) return null;
  const { snapshot } = situation.value;
  const title = answer.ok ? t(VERDICT_WORDS[answer.value.verdict.verdict] ?? '') : t('This cannot be judged');
  const kind = answer.ok ? answer.value.verdict.verdict : 'refused';
  return (
    <section class="verdict" aria-labelledby="verdict-title" data-testid="verdict" data-verdict={kind}>
      <p class="question">
        <button type="button" class="quiet end" aria-label={t('close the verdict')} onClick={close}>
          <Icon name="close" />
        </button>
        {actionText(action, snapshot)}
      </p>
      <h2 id="verdict-title" class={`answer ${kind}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {answer.ok ? (
        <Body judged={answer.value} />
      ) : (
        <ul>
          {answer.defects.map(({ pointer, message }) => (
            <li key={pointer + message}>
              {message} <code>{pointer}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whoever asked from the list is led back to where he was. */
function close(): void {
  left.value = asked.value;
  dismiss();
}

/** What a screen reader is told, wherever the focus is. */
function verdictInWords(answer: Answer<Judged>): string {
  if (!answer.ok) return answer.defects.map(({ message }) => message).join('; ');
  const { verdict } = answer.value;
  return [t(VERDICT_WORDS[verdict.verdict] ?? ''), ...deciding(verdict).map(({ message }) => toldOf(message, situation.value.snapshot))].join(': ');
}

/** That it is the time for it is the least of what allows an action. */
const TIME = 'base.turn.step';

/** Those that keep the action from being legal, or, of a legal one, that others beat. */
function deciding(of: Judged['verdict']): readonly Finding[] {
  const named = (of as { readonly decidedBy?: readonly string[] }).decidedBy;
  const chosen = named && of.findings.filter(({ rule: id }) => named.includes(id));
  if (chosen && chosen.length > 0) return [...chosen].sort((a, b) => Number(a.rule === TIME) - Number(b.rule === TIME));
  const against = of.findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled');
  const forbidden = against.filter(({ outcome }) => outcome === 'forbid');
  if (forbidden.length > 0) return forbidden;
  return against.length > 0 ? against : of.findings.slice(-1);
}

function Body({ judged: told }: { readonly judged: Judged }) {
  const { verdict } = told;
  const { snapshot } = situation.value;
  const decisive = deciding(verdict);
  // of what allows an action one is enough to begin with: what follows from it is read next
  const first = verdict.verdict === 'legal' ? decisive.slice(0, 1) : decisive;
  const rest = [...decisive, ...verdict.findings.filter((finding) => !decisive.includes(finding))].filter((finding) => !first.includes(finding));
  const { after } = verdict;
  return (
    <>
      <ul class="findings">
        {first.map((finding) => (
          <FindingLine key={finding.rule} finding={finding} told={told} isFirst />
        ))}
      </ul>
      {verdict.verdict === 'undetermined' && <Missing pointers={verdict.missing ?? []} />}
      {verdict.comesWith && (
        <p>
          {t('nothing in play has such an action; it comes with {expansions}', {
            expansions: verdict.comesWith.map((id) => nameOf('expansion', id)).join(', '),
          })}
        </p>
      )}
      {verdict.nearest && verdict.nearest.length > 0 && (
        <>
          <h3>{t('the nearest clauses')}</h3>
          {verdict.nearest.map((id) => (
            <Clause key={id} id={id} clause={told.clauses[id]} />
          ))}
        </>
      )}
      {rest.length > 0 && (
        <details class="rest">
          <summary>{t('{count} further findings', { count: rest.length })}</summary>
          <ul class="findings">
            {rest.map((finding) => (
              <FindingLine key={finding.rule} finding={finding} told={told} isFirst={false} />
            ))}
          </ul>
        </details>
      )}
      {after && (
        <>
          <h3>{t('what follows')}</h3>
          <ol class="effects">
            {verdict.effects.map((effect, i) => {
              const text = effectText(effect, snapshot);
              return text === '' ? null : (
                <li key={i} title={effect.rule}>
                  {text}
                </li>
              );
            })}
          </ol>
          <Bill scores={verdict.scores} />
          <p class="next">{nextText(verdict.next)}</p>
          <Preview after={after} />
          <Changes after={after} />
          <button
            type="button"
            class="primary"
            data-testid="play"
            onClick={() => {
              edit(() => after);
              say(t('played'));
            }}
          >
            {t('play it')}
          </button>
        </>
      )}
      <Precedents deciding={decisive} />
      <Compare />
      {asked.value && <RuleOnThis verdict={verdict} action={asked.value} />}
      <p class="quiet small">
        {situation.value.choice.label ?? printingText(situation.value.choice.preset ?? 'hig-c1-current')} · <code>{verdict.ruleset.id}</code> ·{' '}
        {t('engine {version}', { version: verdict.engine })} · <code title={verdict.id}>{verdict.id.slice(0, 19)}</code>
      </p>
    </>
  );
}

const OUTCOMES: Readonly<Record<string, string>> = {
  permit: 'allows',
  forbid: 'forbids',
  overruled: 'overruled',
  unknown: 'not known',
  disputed: 'disputed',
  unregulated: 'unregulated',
};

function FindingLine({ finding, told, isFirst }: { readonly finding: Finding; readonly told: Judged; readonly isFirst: boolean }) {
  const { rule: id, outcome, message, cites, readings = [], overruledBy } = finding;
  const { snapshot } = situation.value;
  return (
    <li class={`finding ${outcome}`} data-rule={id}>
      <p>
        <span class={`badge ${outcome}`}>{t(OUTCOMES[outcome] ?? outcome)}</span> <b>{toldOf(message, snapshot)}</b>
      </p>
      {overruledBy !== undefined && <p class="quiet">{t('overruled by {rule}', { rule: overruledBy })}</p>}
      {isFirst && <Basis finding={finding} told={told} />}
      {readings.map(({ setting, value, outcome: says, message: reading, cites: because }) => (
        <div class="reading" key={setting + value} data-reading={value}>
          <p>
            <span class={`badge ${says}`}>{t(OUTCOMES[says] ?? says)}</span> {toldOf(reading, snapshot)}
          </p>
          {because.map((clause) => (
            <Clause key={clause} id={clause} clause={told.clauses[clause]} />
          ))}
          <button type="button" onClick={() => choose(setting, value)}>
            {t('play by this reading')}
          </button>
        </div>
      ))}
      {cites.length > 0 && (
        <details open={isFirst} class="cites">
          <summary>{t('{count} clauses', { count: cites.length })}</summary>
          {cites.map((clause) => (
            <Clause key={clause} id={clause} clause={told.clauses[clause]} />
          ))}
        </details>
      )}
      <SeeAlso finding={finding} told={told} />
      <p class="quiet small">{id}</p>
    </li>
  );
}

/** Clauses of other printings, and why they stand apart. */
function SeeAlso({
  finding,
  told,
}: {
  readonly finding: Finding & { readonly seeAlso?: readonly { readonly clause: string; readonly why: string }[] };
  readonly told: Judged;
}) {
  if (!finding.seeAlso || finding.seeAlso.length === 0) return null;
  return (
    <details>
      <summary>{t('{count} clauses of other printings', { count: finding.seeAlso.length })}</summary>
      {finding.seeAlso.map(({ clause, why }) => (
        <div key={clause}>
          <Clause id={clause} clause={told.clauses[clause]} />
          <p class="quiet small">{why}</p>
        </div>
      ))}
    </details>
  );
}

/** The ruleset of the table chooses, and the same is asked again. */
function choose(setting: string, value: string): void {
  const action = asked.value;
  const { choice } = situation.value;
  rule({ ...withoutNames(choice), settings: { ...choice.settings, [setting]: value } });
  if (action) void ask(action);
}

/** Which settings the finding rests on, and whether the printing states their values. */
function Basis({ finding: { settings = {} }, told }: { readonly finding: Finding; readonly told: Judged }) {
  return (
    <>
      {Object.entries(settings).map(([key, value]) => {
        const chosen = told.settings[key];
        return (
          <p class="basis" key={key}>
            {chosen?.texts?.question ?? key}: <b>{choiceText(value, chosen?.texts?.values[value])}</b>{' '}
            <span class="badge">
              {chosen?.basis ? t(chosen.basis === 'stated' ? 'stated in this printing' : 'inferred for this printing') : t('chosen by the table')}
            </span>
          </p>
        );
      })}
    </>
  );
}
