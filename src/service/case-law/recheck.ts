/** What the present engine says of the positions that judges have ruled on. */
import type { RulingStore, Store } from '../../store/store.js';
import { Invalid } from '../../contract/errors.js';
import type { Ruling } from '../../contract/ruling.js';
import { changeOf, type VerdictChange } from '../decisions/recorded-verdict.js';
import { rulesetsOf, type Rulesets } from '../rulesets/lookup.js';
import { engineVerdict } from './examine.js';

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

/** Every published ruling on an action. */
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
    if (error instanceof Invalid) return { ...known, now: 'unreadable', detail: error.message };
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
