/** `rulings recheck`: what the present engine says of the positions that judges have ruled on. */
import type { Ruling } from '../contract/ruling.js';
import { ProblemError } from '../http/problems.js';
import { rulesetsOf, type Rulesets } from '../http/rulesets.js';
import { changeOf, type Sides, type VerdictChange } from '../http/recorded-verdict.js';
import { engineVerdict } from '../http/ruling-input.js';
import { stableJson } from '../kernel/canonical.js';
import type { RulingStore, Store } from '../store/store.js';
import { say } from './print.js';
import { withStore } from './store.js';

export interface Changed {
  readonly id: string;
  readonly question: string;
  readonly decision: string;
  readonly before: string;
  /** `unreadable`: the position, the action or the ruleset can be read no more. */
  readonly now: string;
  /** What is not the same; left out where it cannot be read. */
  readonly change?: VerdictChange;
  readonly detail?: string;
}

export interface Recheck {
  readonly checked: number;
  readonly changed: readonly Changed[];
}

export async function recheckAll({ rulings, rulesets: stored }: Store): Promise<Recheck> {
  const rulesets = rulesetsOf(stored);
  const changed: Changed[] = [];
  let checked = 0;
  for await (const ruling of published(rulings)) {
    if (!ruling.verdict) continue;
    checked += 1;
    const change = await recheckOne(rulesets, ruling);
    if (change) changed.push(change);
  }
  return { checked, changed };
}

async function recheckOne(rulesets: Rulesets, ruling: Ruling): Promise<Changed | undefined> {
  const { id, question, decision, verdict } = ruling;
  const known = { id, question, decision, before: verdict!.verdict };
  try {
    const now = (await engineVerdict(rulesets, ruling))!;
    const change = changeOf(verdict!, now);
    return change && { ...known, now: now.verdict, change };
  } catch (error) {
    if (error instanceof ProblemError) return { ...known, now: 'unreadable', detail: error.message };
    throw error;
  }
}

async function* published(store: RulingStore): AsyncGenerator<Ruling> {
  let cursor: string | undefined;
  do {
    const page = await store.list({ status: 'published', limit: 200, ...(cursor !== undefined && { cursor }) });
    yield* page.items;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** True when no verdict has changed. */
export async function recheck({ json = false }: { json?: boolean }): Promise<boolean> {
  const result = await withStore(recheckAll);
  if (json) say(JSON.stringify(result, null, 2));
  else {
    for (const changed of result.changed) say(...changedText(changed));
    say(`${result.checked} rulings checked, ${result.changed.length} verdicts changed`);
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
