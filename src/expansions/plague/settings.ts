/** Whom fleas hit besides followers, which of them may be taken up again, what they join, and when they are put down. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SPECIAL_FIGURES = setting({
  key: 'plague.specialFigures',
  kind: 'community-ruling',
  values: [
    { value: 'hit-and-flee', cites: ['plague.hit.special-figures', 'plague.flee.special-figures'] },
    { value: 'followers-only', cites: ['plague.hit.followers-home'] },
  ],
  presets: { ...everyPreset('hit-and-flee', 'inferred'), 'hig-c1-current': ['hit-and-flee', 'stated'] },
  recommended: 'hit-and-flee',
});

export const CUTTING = setting({
  key: 'plague.cutting',
  kind: 'community-ruling',
  values: [
    { value: 'may-cut', cites: ['plague.reuse.may-cut-off', 'plague.reuse.cut-off-latent'] },
    { value: 'keep-joined', cites: ['plague.reuse.keep-joined'] },
  ],
  presets: everyPreset('may-cut', 'inferred'),
  recommended: 'may-cut',
});

export const LATENT_REGION = setting({
  key: 'plague.latentRegion',
  kind: 'community-ruling',
  values: [
    { value: 'reactivate', cites: ['plague.latent.reactivation'] },
    { value: 'stay', cites: ['plague.latent.stay'] },
  ],
  presets: everyPreset('reactivate', 'inferred'),
  recommended: 'reactivate',
});

export const MOMENT = setting({
  key: 'plague.moment',
  kind: 'table-agreement',
  values: [
    { value: 'any-after-tile', cites: ['plague.spread.any-time-after', 'plague.spread.not-before-tile'] },
    { value: 'before-scoring', cites: ['plague.spread.any-time-after'] },
  ],
  presets: {
    ...everyPreset('any-after-tile', 'stated'),
    'zmg-c2-2016': ['any-after-tile', 'inferred'],
    'wikicarpedia-c2-current': ['any-after-tile', 'inferred'],
  },
  recommended: 'any-after-tile',
});

export const plagueSettings = [SPECIAL_FIGURES, CUTTING, LATENT_REGION, MOMENT];
