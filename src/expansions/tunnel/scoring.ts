/** What a road through tunnels is worth: nothing but what is seen of it. */
import type { ScoreRule, Scoring } from '../../kernel/declare/score.js';
import { cites } from './author.js';
import { OTHER_TILES } from './settings.js';

const hasMouth = ({ feature }: Scoring) => feature.count('tunnel') > 0;
const through = ({ feature, view }: Scoring) =>
  feature.parts.some(({ laid }) => laid.shape.design.expansion !== 'tunnel') ? view.ruleset.citesOf(OTHER_TILES, view.get(OTHER_TILES)) : [];

export const tunnelScoring: readonly ScoreRule[] = [
  {
    id: 'tunnel.score.visible-only',
    stage: 'rate',
    of: ['road'],
    cites: cites(
      'tunnel.score.visible-only',
      'tunnel.score.same-tile-once',
      'tunnel.tunnel.for-everybody',
      'tunnel.tunnel.several',
      'tunnel.tunnel.no-end',
      'tunnel.road.broken-off',
    ),
    raises: ['base.score.road-tiles'],
    applies: hasMouth,
    by: () => 0,
    because: through,
  },
  {
    id: 'tunnel.final.apart',
    stage: 'rate',
    on: 'final',
    of: ['road'],
    cites: cites('tunnel.final.apart', 'tunnel.final.no-token-points'),
    raises: ['base.score.road-tiles'],
    applies: hasMouth,
    by: () => 0,
  },
];
