/** What routes are given to work with. */
import type { Store } from '../store/store.js';
import type { CaseLaw } from './case-law.js';
import type { Auth } from './plugins/auth.js';
import type { Rulesets } from './rulesets.js';

export interface Services {
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly law: CaseLaw;
  readonly auth: Auth;
}
