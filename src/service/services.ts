/** What the product is made of at run time: the doors open a store and get the rest from here. */
import { emptyStore, type Store } from '../store/store.js';
import { caseLawOf, type CaseLaw } from './case-law/law.js';
import { kept } from './rulesets/kept.js';
import { hashOf, rulesetsOf, type Rulesets } from './rulesets/lookup.js';

export interface Services {
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly law: CaseLaw;
}

/** `lawPatience`: milliseconds that a verdict waits for the latest rulings before it goes on under those that were last read; a second when left out. */
export function servicesOf(store: Store = emptyStore, lawPatience?: number): Services {
  const aside = rulesetsOf(store.aside.rulesets);
  return {
    store,
    rulesets: rulesetsOf(kept(store.rulesets, store.aside)),
    law: caseLawOf(store.aside, (reference) => hashOf(aside, reference), lawPatience),
  };
}
