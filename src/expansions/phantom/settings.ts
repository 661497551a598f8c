/** What may come before the phantom, and what after it. */
import { everyPreset, settingsCiting } from '../../kernel/declare/setting.js';
import { setting, type PhantomClauseId } from './author.js';

export const PHANTOM_AFTER = setting({
  key: 'phantom.after',
  kind: 'community-ruling',
  values: [
    { value: 'any-figure-action', cites: ['phantom.after.any-figure-action', 'phantom.after.abbot-return', 'phantom.after.other-removals'] },
    { value: 'placed-figure-only', cites: ['phantom.after.placed-figure-only'] },
  ],
  presets: {
    ...everyPreset('any-figure-action', 'inferred'),
    'hig-c1-current': ['any-figure-action', 'stated'],
    'wikicarpedia-c2-current': ['any-figure-action', 'stated'],
  },
  recommended: 'any-figure-action',
});

export const PHANTOM_ORDER = setting({
  key: 'phantom.order',
  kind: 'house-rule',
  values: [
    { value: 'second', cites: ['phantom.order.second', 'phantom.order.special-figures-first'] },
    { value: 'either', cites: ['phantom.order.either'] },
  ],
  presets: everyPreset('second', 'inferred'),
  recommended: 'second',
});

export const PHANTOM_AFTER_PRINCESS = settingsCiting<PhantomClauseId | 'pd.princess.block.phantom'>()({
  key: 'phantom.afterPrincess',
  kind: 'house-rule',
  values: [
    { value: 'barred', cites: ['pd.princess.block.phantom'] },
    { value: 'elsewhere', cites: ['phantom.after.princess-elsewhere'] },
  ],
  presets: everyPreset('barred', 'stated'),
  recommended: 'barred',
});

/** Whether a phantom that the Festival has taken back may be placed again in the same turn no source says. */
export const PHANTOM_TAKEN_BACK = settingsCiting<'festival.phantom.returned-itself'>()({
  key: 'phantom.takenBack',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['festival.phantom.returned-itself'] },
    { value: 'allowed', cites: ['festival.phantom.returned-itself'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const phantomSettings = [PHANTOM_AFTER, PHANTOM_ORDER, PHANTOM_AFTER_PRINCESS, PHANTOM_TAKEN_BACK];
