/** From a verdict to a ruling: question, position and clauses go along. */
import type { Action, Verdict } from '../engine/api.js';
import { situation } from '../state/desk.js';
import { go } from '../router.js';
import { t } from '../words/index.js';
import { actionText } from '../words/say.js';
import { draft } from '../rulings/draft.js';

export function RuleOnThis({ verdict, action }: { readonly verdict: Verdict; readonly action: Action }) {
  const start = () => {
    const { choice, snapshot } = situation.value;
    draft.value = {
      question: t('May this be done: {action}?', { action: actionText(action, snapshot) }),
      decision: verdict.verdict === 'legal' ? 'legal' : 'illegal',
      ruleset: choice,
      snapshot,
      action,
      cites: [...new Set(verdict.findings.filter(({ outcome }) => outcome !== 'permit').flatMap(({ cites }) => cites))].filter(
        (id) => !id.startsWith('ruling:'),
      ),
    };
    go('/rulings/new');
  };
  return (
    <button type="button" onClick={start} data-testid="rule-on-this">
      {t('rule on this')}
    </button>
  );
}
