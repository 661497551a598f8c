/** After the last tile everybody may lay the tile in his hand, the player to the left first; then followers are taken home one by one before the final scoring. */
import type { RemoveFigure } from '../../../../src/contract/action.js';
import { procedure, tableState } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { because, decision, fiction, named, state } from '../game.js';

const ROUND = tableState<{ readonly left: readonly string[] }>('round');
const LEAVE = procedure<{ readonly mover: string; readonly passed: readonly string[] }>('leave');
const isOver = ({ snapshot }: Position) => snapshot.bag?.remaining === 0;
const hasHand = (view: Position, player: string) => (view.player(player)?.hand ?? []).length > 0;
const left = (view: Position) => view.state(ROUND)?.left ?? view.playersFrom(view.playerAfter(view.active)).filter((player) => hasHand(view, player));
const mover = (view: Position) => view.state(LEAVE)!.mover;
const passed = (view: Position) => view.state(LEAVE)?.passed ?? [];
const onwards = (view: Position, more: readonly string[] = []) =>
  state('leave', { mover: view.playerAfter(mover(view)), passed: [...passed(view), ...more] });
const isGoingOn = (view: Position) => passed(view).length < view.players.length;

export const epilogue = fiction('epilogue', {
  state: [ROUND, LEAVE],
  successions: [
    {
      ...named('epilogue.round'),
      next: (view) => {
        const [player, ...others] = isOver(view) ? left(view) : [];
        return player === undefined ? undefined : { turn: { player }, step: 'choose-tile', effects: [state('round', { left: others }, 'snapshot')] };
      },
    },
  ],
  skips: [{ ...named('epilogue.no-tile'), steps: ['place-tile'], when: (view) => view.state(ROUND) !== undefined }],
  steps: [
    {
      ...decision('take-home', 'end'),
      begin: (view) => ({ effects: [state('leave', { mover: view.active, passed: [] })] }),
      decider: mover,
      open: isGoingOn,
      stays: isGoingOn,
      passed: (view) => ({ effects: [onwards(view, [mover(view)])] }),
    },
  ],
  actions: [
    {
      ...named('remove-figure/epilogue'),
      in: ['take-home'],
      propose: (view) =>
        view.figures
          .filter(({ figure }) => figure.owner === mover(view))
          .map(({ figure }): RemoveFigure => ({ type: 'remove-figure', figure: figure.id, by: 'epilogue' })),
      perform: (view, action) => {
        const { id, kind, owner, at } = view.figure((action as RemoveFigure).figure)!.figure;
        return { effects: [{ type: 'figure-returned', figure: id, kind, to: owner!, at, ...because('home') }, onwards(view)] };
      },
    },
  ],
});
