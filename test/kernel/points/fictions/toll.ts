/** A road of three tiles is scored although it goes on, at its own rate, and who stands there stays; the active player is paid when a city is scored. */
import { completedNow } from '../../../../src/kernel/play/completed.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { fiction, gets, named } from '../game.js';

const roads = (view: Position) =>
  [...new Set((view.laid?.shape.design.features ?? []).map((_, i) => view.board.feature(view.laid!.node + i)))].filter(({ kind }) => kind === 'road');

export const toll = fiction('toll', {
  completions: [
    {
      ...named('toll'),
      due: (view) =>
        roads(view)
          .filter((road) => road.tiles === 3 && !completedNow(view).includes(road) && view.on(road).length > 0)
          .map((feature) => ({ feature, stage: 'toll' })),
    },
  ],
  scoring: [{ ...named('toll.paid'), stage: 'flat', of: ['road'], on: 'toll', label: 'toll', points: () => 1 }],
  departures: [{ ...named('toll.stays'), of: (_, { stage }) => (stage === 'toll' ? 'stays' : undefined) }],
  triggers: [
    {
      ...named('toll.builder'),
      on: 'feature-scored',
      then: (view, effect) =>
        effect.type === 'feature-scored' && effect.feature.feature === 'city' ? { scores: [gets(view.active, 1, null, 'building')] } : undefined,
    },
  ],
});
