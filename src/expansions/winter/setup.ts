/** Before the first turn with the Winter Edition: the gingerbread man stands in the city of the start tile. */
import { standing, type SetupRule, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { MAN } from './man.js';

const START = 'base/D';

const inTheStartCity: SetupRule = {
  id: 'winter.setup.start-city',
  cites: cites('winter.setup.start-city'),
  perform: (now) => {
    const start = now.snapshot.tiles.find(({ tile }) => tile === START);
    return start && standing(now, { [MAN]: { tile: start.at, feature: 'city', edge: 'n' } });
  },
};

const comesLater: SetupRule = {
  id: 'winter.setup.no-start-city',
  cites: cites('winter.setup.no-start-city'),
  perform: (now) => (now.snapshot.neutral?.[MAN] ? undefined : now),
};

export const winterSetups = [tellsMixed('winter', 'winter.setup.mixed-in', cites('winter.setup.mixed-in', 'winter.base.own-backs'))];
export const gingerbreadSetups = [inTheStartCity, comesLater];
