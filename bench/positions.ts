/** Late positions of a game with about 100 tiles, one for each kind of decision. */
import { ruleset } from '../src/catalog.js';
import { playout, type Moment } from '../test/support/playout.js';

export const CHOICE = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
const rules = ruleset(CHOICE);

/** The first moment of each kind with about 100 tiles; the portal's turn is a kind of its own, since it opens the whole board. */
export function latePositions(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (let seed = 1; seed <= 40 && found.size < 4; seed++) {
    const setup = { ruleset: rules, sets: ['basic:1', 'princess-and-dragon:1'], supply: { meeple: 7 } };
    for (const moment of playout(setup, seed, ({ type }) => (type === 'pass' ? 0.2 : 1))) {
      const { view } = moment;
      // before the last tile, whose turn would add the final scoring
      if (view.snapshot.tiles.length < 98 || view.snapshot.bag!.remaining === 0) continue;
      const through = view.turn.step === 'place-figure' && view.laidSymbol('portal');
      const kind = through && moment.legal.length > 20 ? 'place-figure, portal' : view.turn.step;
      if (!through && kind === 'place-figure' && moment.action.type !== 'place-figure') continue;
      if (!found.has(kind)) found.set(kind, moment);
    }
  }
  return found;
}
