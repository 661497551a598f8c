/** With the Crop Circles: who comes along by one is neither the first nor the second figure of a turn. */
import type { PlaceFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type corn from '../corn-circles/clauses.json';

const rule = rulesOf<keyof (typeof corn)['clauses']>('phantom.with-corn-circles');

const byCircle = rule<PlaceFigure>({
  id: 'no-figure-of-the-turn',
  about: 'kind',
  on: 'place-figure',
  cites: ['corn-circles.add.no-figure-action', 'corn-circles.kind.every-follower'],
  overrides: ['phantom.second-figure', 'phantom.figure-after-the-phantom'],
  applies: ({ view, action }) => action.via === 'corn-circle' && view.turn.step === 'follow-corn-circle',
  judge: ({ pass }) => pass('the crop circle is no action with a figure of the turn'),
});
export const rulesWithCornCircles = [byCircle];
