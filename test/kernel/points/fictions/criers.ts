/** Steps that decide nothing and only call out their name, so that it is heard in which order they come. */
import type { Step } from '../../../../src/kernel/declare/step.js';
import { fiction, named, state } from '../game.js';

/** A crier for each name, in one expansion. */
export const criers = (...steps: readonly (Pick<Step, 'id' | 'phase'> & Partial<Step>)[]) =>
  fiction(steps.map(({ id }) => id).join('-'), {
    steps: steps.map(({ id, ...how }) => ({ ...named(id), begin: () => ({ effects: [state(id, {}), state(id, null)] }), ...how })),
  });
