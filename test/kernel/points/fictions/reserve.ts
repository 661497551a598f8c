/** A tile that a player has in front of him and may lay instead of drawing one; the step for that is the base game's. */
import type { PlaceTile } from '../../../../src/contract/action.js';
import { ROTATIONS } from '../../../../src/contract/compass.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { fiction, moved, named } from '../game.js';

const handOf = (view: Position) => view.player(view.active)?.hand ?? [];

export const reserve = fiction('reserve', {
  accepts: [{ kind: 'place-tile', in: ['choose-tile'] }],
  proposals: [
    {
      kind: 'place-tile',
      propose: (view): PlaceTile[] =>
        view.turn.step === 'choose-tile'
          ? handOf(view).flatMap((tile) =>
              view.board.frontier().flatMap((at) => ROTATIONS.map((rotation): PlaceTile => ({ type: 'place-tile', tile, at, rotation }))),
            )
          : [],
    },
  ],
  rules: [
    {
      ...named('reserve.from-hand'),
      on: 'place-tile',
      overrides: ['base.tile.drawn'],
      applies: ({ view }) => view.turn.step === 'choose-tile',
      judge: ({ view, action, pass, forbid }) => (handOf(view).includes((action as PlaceTile).tile) ? pass('he has it') : forbid('he has it not')),
    },
  ],
  triggers: [
    {
      ...named('reserve.out-of-hand'),
      on: 'tile-placed',
      then: ({ active }, effect, before) =>
        effect.type === 'tile-placed' && before.turn.step === 'choose-tile'
          ? { effects: [moved({ tile: effect.tile }, { area: 'hand', player: active }, { tile: effect.at })] }
          : undefined,
    },
  ],
});
