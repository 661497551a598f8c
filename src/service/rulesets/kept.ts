/** Stored rulesets in memory, for as long as it is known that nothing has changed. */
import { signal } from '../signals.js';
import type { Aside, StoredRuleset } from '../../store/store.js';
import type { Looked } from './lookup.js';

/** More than a service has in use; beyond it all are read again. */
const MOST = 500;

/** The same answers as the store's, without asking it each time. */
export function kept({ get, versions }: Looked, { known }: Pick<Aside, 'known'>): Looked {
  const found = new Map<string, StoredRuleset>();
  let asOf: number | undefined;
  return {
    ...(versions && { versions }),
    async get(id, version) {
      const now = known();
      if (now === undefined) return get(id, version);
      if (now !== asOf || found.size >= MOST) found.clear();
      asOf = now;
      const name = `${id} ${version ?? 'latest'}`;
      const last = found.get(name);
      signal('cache', { cache: 'rulesets', result: last ? 'hit' : 'miss' });
      const ruleset = last ?? (await get(id, version));
      // unless it has changed meanwhile
      if (ruleset && now === asOf) found.set(name, ruleset);
      return ruleset;
    },
  };
}
