/** Crickets belong to nobody: players put them beside figures, who keep their number. */
import type { PlaceFigure } from '../../../../src/contract/action.js';
import { because, decision, fiction, named } from '../game.js';

const beside = ({ at }: PlaceFigure): string => ('figure' in at ? at.figure : '');

export const cricket = fiction('cricket', {
  figures: [{ kind: 'cricket', perPlayer: 0, neutral: true, weight: 0, cites: ['fiction.cricket'] }],
  steps: [decision('place-cricket', 'tile')],
  actions: [
    {
      ...named('place-figure/cricket'),
      in: ['place-cricket'],
      propose: (view) => view.figures.map(({ figure: { id } }): PlaceFigure => ({ type: 'place-figure', kind: 'cricket', at: { figure: id } })),
      perform: (_, action) => ({
        effects: [
          {
            type: 'piece-changed',
            piece: { figure: beside(action as PlaceFigure) },
            set: { crickets: 1 },
            supply: { cricket: -1 },
            ...because('chirps'),
          },
        ],
      }),
    },
  ],
  rules: [{ ...named('cricket.anywhere'), on: 'place-figure/cricket', judge: ({ pass }) => pass('a cricket sits beside whom it likes') }],
});
