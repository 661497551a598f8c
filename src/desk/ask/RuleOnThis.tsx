/** From a verdict to a ruling: question, position and clauses go along. */
import type { Action, Verdict } from '../engine/api.js';
import { situation } from '../state/desk.js';
import { referenceOf } from '../state/rulesets.js';
import { go } from '../router.js';
import { t } from '../words/index.js';
import { actionText } from '../words/say.js';
import { write } from '../rulings/draft.js';

export function RuleOnThis({ verdict, action }: { readonly verdict: Verdict; readonly action: Action }) {
  const deciding: readonly string[] = (verdict as { readonly decidedBy?: readonly string[] }).decidedBy ?? [];
  const decides = (rule: string) => Number(deciding.includes(rule));
  // of what nobody has decided whatever speaks of it
  const telling = verdict.findings.filter(({ rule, outcome }) =>
    deciding.length > 0 ? decides(rule) : outcome !== 'permit' && outcome !== 'overruled',
  );
  const start = () => {
    const { choice, snapshot } = situation.value;
    const isBegun = write({
      question: t('May this be done: {action}?', { action: actionText(action, snapshot) }),
      decision: verdict.verdict === 'legal' ? t('legal') : verdict.verdict === 'illegal' ? t('illegal') : '',
      ruleset: referenceOf(choice),
      snapshot,
      action,
      cites: [...new Set(telling.flatMap(({ cites }) => cites))].filter((id) => !id.startsWith('ruling:')),
      rules: [...verdict.findings].sort((a, b) => decides(b.rule) - decides(a.rule)).map(({ rule, message }) => ({ rule, message })),
    });
    if (isBegun) go('/rulings/new');
  };
  return (
    <button type="button" onClick={start} data-testid="rule-on-this">
      {t('rule on this')}
    </button>
  );
}
