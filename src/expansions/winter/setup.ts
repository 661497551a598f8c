/** Before the first turn with the Winter Edition: the gingerbread man stands in the city of the start tile. */
import type { NeutralFigure, PlacedTile } from '../../contract/snapshot.js';
import { standing, type SetupRule, type Table, tellsMixed } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { MAN } from './man.js';

const START = 'base/D';

/** In its only city; of several it is not said in which. */
function inItsCity(ruleset: Table['ruleset'], { tile, at, rotation }: PlacedTile): NeutralFigure | undefined {
  const shape = ruleset.shape(tile, rotation);
  const cities = shape ? shape.edges.filter((_, i) => shape.design.features[i]!.kind === 'city') : [];
  const [edge, ...others] = cities;
  if (edge === undefined) return undefined;
  return others.length > 0 ? { tile: at } : { tile: at, feature: 'city', edge };
}

const inTheStartCity: SetupRule = {
  id: 'winter.setup.start-city',
  cites: cites('winter.setup.start-city'),
  perform: (now, { ruleset }) => {
    const { tiles } = now.snapshot;
    // whichever expansion brings the start tile; of several that lie at the start it is the ordinary one
    const start = tiles.length === 1 ? tiles[0] : tiles.find(({ tile }) => tile === START);
    const stands = start && inItsCity(ruleset, start);
    return stands && standing(now, { [MAN]: stands });
  },
};

const comesLater: SetupRule = {
  id: 'winter.setup.no-start-city',
  cites: cites('winter.setup.no-start-city'),
  perform: (now) => (now.snapshot.neutral?.[MAN] ? undefined : now),
};

export const winterSetups = [tellsMixed('winter', 'winter.setup.mixed-in', cites('winter.setup.mixed-in', 'winter.base.own-backs'))];
export const gingerbreadSetups = [inTheStartCity, comesLater];
