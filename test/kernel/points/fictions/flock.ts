/** A shepherd draws a sheep when he is placed; a wolf takes all of them. */
import type { Chance } from '../../../../src/contract/action.js';
import type { Effect } from '../../../../src/contract/effect.js';
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { fiction, moved, named, state } from '../game.js';

const DRAW = procedure<{ readonly figure: string }>('draw');
const stock = ({ snapshot }: Position) => Object.entries(snapshot.bag?.tokens ?? {}).flatMap(([name, count]) => (count > 0 ? [name] : []));
const drawn = (view: Position, outcome: unknown) => {
  const { figure } = view.state(DRAW)!;
  const value = Number(String(outcome).slice('sheep-'.length));
  if (value > 0) return [moved({ token: 'sheep-token', value }, { area: 'bag' }, { figure })];
  return view.tokens('sheep-token').map((sheep) => moved({ token: 'sheep-token', value: sheep.value! }, { figure }, { area: 'bag' }));
};

const drawsFor = (effect: Effect) =>
  effect.type === 'figure-placed' && effect.kind === 'shepherd' ? { effects: [state('draw', { figure: effect.figure })] } : undefined;

export const flock = fiction('flock', {
  figures: [{ kind: 'shepherd', perPlayer: 1, neutral: false, occupies: ['field'], cites: ['fiction.flock'] }],
  tokens: [
    { kind: 'sheep-token', total: 5, values: [1, 2, 3, 4] },
    { kind: 'wolf', total: 1 },
  ],
  state: [DRAW],
  triggers: [{ ...named('flock.draws'), on: 'figure-placed', then: (_, effect) => drawsFor(effect) }],
  steps: [
    {
      ...named('draw-sheep'),
      phase: 'figure',
      decides: true,
      chance: true,
      due: (view) => view.state(DRAW) !== undefined,
      interrupts: () => 'place-figure',
      impliesDone: () => [{ type: 'place-figure', kind: 'shepherd' }],
      end: () => ({ effects: [state('draw', null)] }),
    },
  ],
  actions: [
    {
      ...named('chance/sheep'),
      in: ['draw-sheep'],
      propose: (view) => stock(view).map((outcome): Chance => ({ type: 'chance', of: 'sheep', outcome })),
      perform: (view, action) => ({ effects: drawn(view, (action as Chance).outcome) }),
    },
  ],
  rules: [
    {
      ...named('flock.possible'),
      on: 'chance/sheep',
      judge: ({ view, action, pass, forbid }) =>
        stock(view).includes(String((action as Chance).outcome)) ? pass('it is in the bag') : forbid('it is not in the bag'),
    },
  ],
});
