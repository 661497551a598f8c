/** Before the first turn with the Count: the City is the start, and he stands in the castle. */
import { standing, tellsIf, tells, type SetupRule, type StartRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { squares } from './layout.js';
import { CITY } from './quarters.js';

export const city: StartRule = {
  id: 'count.setup.city-is-start',
  cites: cites('count.setup.city-is-start', 'count.setup.layout'),
  tiles: squares,
};

const inTheCastle: SetupRule = {
  id: 'count.setup.count-in-castle',
  cites: cites('count.setup.count-in-castle', 'count.setup.quarters'),
  perform: (now, { start }) => (start === FOLDER ? standing(now, { count: { area: CITY, place: 'castle' } }) : undefined),
};

/** A tile of River II alone. */
const RIVER_TWO = 'river/2-fork';

export const countSetups = [inTheCastle];
export const countWithRiver = {
  setups: [
    tellsIf(
      ({ start }, { aside }) => start === FOLDER && RIVER_TWO in aside,
      tells('count.setup.river-advised-against', cites('count.setup.river-advised-against')),
    ),
  ],
};
