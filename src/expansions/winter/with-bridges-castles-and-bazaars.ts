/** With Bridges, Castles & Bazaars: no source says what becomes of him when his city is turned into a castle. */
import type { PieceMoved } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { aside, cityAt, cityOfMan } from './man.js';

const CASTLE = ['winter.castle.converted'] as const;

export const hisCityBecomesACastle: Trigger = {
  id: `${FOLDER}.with-castle.converted`,
  on: 'piece-moved',
  cites: cites(...CASTLE),
  then: (_view, effect, before) => {
    const { piece, to } = effect as PieceMoved;
    const own = cityOfMan(before);
    // his tile may have a city besides
    if (piece.token !== 'castle' || !own || cityAt(before, { ...to, feature: 'city' })?.root !== own.root) return undefined;
    const why = because('with-castle.converted', ...CASTLE);
    return {
      effects: [aside(before, why)],
      missing: [{ ...why, message: 'no source says what becomes of the gingerbread man when his city becomes a castle', isUnregulated: true }],
    };
  },
};

/** Whether a castle may be built now, of his city too. */
export const mayBecomeACastle = (view: Position): boolean => view.turn.step === 'build-castle';
