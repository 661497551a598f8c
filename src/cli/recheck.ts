/** `rulings recheck`: what the present engine says of the positions that judges have ruled on. */
import { counted } from '../contract/counted.js';
import { stableJson } from '../kernel/position/canonical.js';
import { recheckAll, type Changed } from '../service/case-law/recheck.js';
import type { Sides } from '../service/decisions/recorded-verdict.js';
import { say } from './print.js';
import { withStore } from './store.js';

/** True when no verdict has changed. */
export async function recheck({ json = false }: { json?: boolean }): Promise<boolean> {
  const result = await withStore(recheckAll);
  if (json) say(JSON.stringify(result, null, 2));
  else {
    for (const changed of result.changed) say(...changedText(changed));
    say(`${counted(result.checked, 'ruling')} checked, ${counted(result.changed.length, 'verdict')} changed`);
  }
  return result.changed.length === 0;
}

export function changedText({ id, before, now, decision, question, detail, change = {} }: Changed): string[] {
  const { rules = [], effects, scores, order = false } = change;
  return [
    `${id}: ${before} -> ${now}${detail === undefined ? '' : ` (${detail})`}; the judge decided \`${decision}\`: ${question}`,
    ...rules.map((rule) => `  ${rule.rule}: ${rule.before ?? 'does not apply'} -> ${rule.now ?? 'does not apply'}`),
    ...sidesText('effect', effects),
    ...sidesText('score', scores),
    ...(order ? ['  the same follows in another order'] : []),
  ];
}

const sidesText = (what: string, { before, now }: Sides<object> = { before: [], now: [] }): string[] => [
  ...before.map((item) => `  ${what} gone: ${stableJson(item)}`),
  ...now.map((item) => `  ${what} new: ${stableJson(item)}`),
];
