/** Before features are scored, whoever has a follower at the gate may send him into one of them; one after the other, the player to the left first. */
import type { MoveFigure } from '../../../../src/contract/action.js';
import { dueNow } from '../../../../src/kernel/play/scoring.js';
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { decision, fiction, moved, named, state } from '../game.js';

const GATE = procedure<{ readonly left: readonly string[] }>('gate');
const AT = { area: 'gate' };
const here = (view: Position, player: string) => view.figures.filter(({ figure }) => figure.owner === player && 'area' in figure.at);
const askable = (view: Position) => view.playersFrom(view.playerAfter(view.active)).filter((player) => here(view, player).length > 0);
const left = (view: Position) => view.state(GATE)?.left ?? [];
const next = (players: readonly string[]) => ({ effects: [state('gate', players.length > 0 ? { left: players } : null)] });

export const gate = fiction('gate', {
  locations: [{ name: 'gate' }],
  state: [GATE],
  steps: [
    {
      ...decision('leave-gate', 'scoring'),
      before: ['score'],
      due: (view) => dueNow(view).length > 0 && askable(view).length > 0,
      begin: (view) => next(askable(view)),
      decider: (view) => left(view)[0]!,
      open: (view) => left(view).length > 0,
      stays: (view) => left(view).length > 0,
      passed: (view) => next(left(view).slice(1)),
    },
  ],
  actions: [
    {
      ...named('move-figure/leave-gate'),
      in: ['leave-gate'],
      propose: (view) =>
        here(view, left(view)[0]!).flatMap(({ figure: { id } }) =>
          dueNow(view).map(({ feature }): MoveFigure => ({ type: 'move-figure', figure: id, to: feature.place })),
        ),
      perform: (view, action) => ({
        effects: [
          moved({ figure: (action as MoveFigure).figure }, AT, (action as MoveFigure).to),
          ...(here(view, left(view)[0]!).length > 1 ? [] : next(left(view).slice(1)).effects),
        ],
      }),
    },
  ],
});
