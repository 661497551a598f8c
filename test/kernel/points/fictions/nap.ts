/** A sleeper takes no part when his road is scored; when the game is over he is scored by himself, two points for each of his tiles. */
import { scoreFeature } from '../../../../src/kernel/play/scoring.js';
import { because, fiction, named } from '../game.js';

const SLEEPERS = 'sleepers';
const worth = (tiles: number) => [{ label: 'dreams', quantity: tiles, each: 2, points: tiles * 2, ...because('dreams') }];

export const nap = fiction('nap', {
  figures: [{ kind: 'sleeper', perPlayer: 2, neutral: false, occupies: ['road'], weight: 1, cites: ['fiction.nap'] }],
  abstentions: [{ ...named('sleeps'), of: ({ kind }, { group }) => (kind === 'sleeper') !== (group === SLEEPERS) }],
  finals: [
    {
      ...named('dreams'),
      score: (view) =>
        view.occupiedFeatures.flatMap(
          (feature) => scoreFeature(view, { feature, stage: 'final', group: SLEEPERS, worth: worth(feature.tiles) }).scores,
        ),
    },
  ],
});
