/** With Russian Promos: a table may let towers reach its hut and its traps, of which no source says anything. */
import { spotName, type Spot } from '../../contract/spot.js';
import { rule } from './author.js';
import { HUT_AND_TRAPS } from './followers.js';
import { REACHES_HUT_AND_TRAPS } from './settings.js';
import type { Capture } from './wire.js';

const isHutOrTrap = (at: Spot | undefined): boolean => at !== undefined && HUT_AND_TRAPS.includes(spotName(at) ?? '');

const hutAndTraps = rule<Capture>({
  id: 'with-russian-promos.hut-and-traps',
  on: 'capture',
  cites: ['tower.with-russian-promos.in-reach'],
  overrides: ['tower.capture.any-place'],
  applies: ({ view, action }) => isHutOrTrap(view.figure(action.figure)?.figure.at) && view.get(REACHES_HUT_AND_TRAPS) === 'in-reach',
  judge: ({ view, action, pass }) => pass('it does not matter on what it stands', { at: view.figure(action.figure)!.figure.at }),
});

export const rulesWithRussianPromos = [hutAndTraps];
