/** Without a city at the start the gingerbread man comes with the first one. */
import type { Action, PlaceTile } from '../../contract/action.js';
import type { TilePlaced } from '../../contract/effect.js';
import { cellOf, type Spot } from '../../contract/spot.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { citiesOn, isOnBoard, moved, partsOfCitiesOn } from './man.js';

const hasCity = (view: Position): boolean => view.board.laid.some(({ shape }) => shape.design.features.some(({ kind }) => kind === 'city'));

/** Where he stands from the first tile on: in the city of the start tile, or on the first tile with a city. */
function beginning(before: Position, view: Position, { at }: TilePlaced): Spot | undefined {
  const known = hasCity(before);
  if (known && before.snapshot.tiles.length > 1) return undefined;
  const tile = known ? before.snapshot.tiles[0]!.at : at;
  const [city, ...others] = citiesOn(view, tile);
  // on a tile with several cities it is not said in which he stands
  return others.length > 0 ? { tile } : city && partsOfCitiesOn(view, tile)[0]!.place;
}

const bringsTheDragon = ({ ruleset }: Position, tile: string): boolean =>
  ruleset.plays('dragon') && ruleset.design(tile)?.symbols.includes('volcano') === true;

/** What is not said where the first city lies on a volcano, which brings the dragon there: he may not come to its tile, or no source says whether he may. */
function besideTheDragon(view: Position, { at, tile }: TilePlaced, to: Spot): Missing[] {
  const shared = view.ruleset.settings.entry('dragon.sharedTile')?.setting;
  if (!shared || !bringsTheDragon(view, tile) || !sameCell(cellOf(to), at) || view.get(shared) === 'unrestricted') return [];
  const why = because('man.comes-to-the-dragon', 'winter.setup.no-start-city', 'winter.dragon.not-onto-its-tile');
  return [
    {
      ...why,
      cites: [...why.cites, ...view.ruleset.citesOf(shared, view.get(shared))],
      message: 'no source says where he begins when the first tile with a city is a volcano',
      isUnregulated: true,
      settings: [shared],
    },
  ];
}

/** Whether an action may lay such a tile. */
export const mayComeToTheDragon = (view: Position): boolean | ((action: Action) => boolean) =>
  !isOnBoard(view) && !hasCity(view) && ((action) => action.type === 'place-tile' && bringsTheDragon(view, (action as PlaceTile).tile));

export const comes: Trigger = {
  id: `${FOLDER}.man.comes`,
  on: 'tile-placed',
  cites: cites('winter.setup.start-city', 'winter.setup.no-start-city'),
  then: (view, effect, before) => {
    const placed = effect as TilePlaced;
    const to = isOnBoard(before) ? undefined : beginning(before, view, placed);
    if (!to) return undefined;
    const missing = besideTheDragon(view, placed, to);
    if (missing.length > 0) return { missing };
    return { effects: [moved(view, to, because('man.comes', hasCity(before) ? 'winter.setup.start-city' : 'winter.setup.no-start-city'))] };
  },
};

export const comingWithDragon = [
  { id: `${FOLDER}.man.comes-to-the-dragon`, cites: cites('winter.setup.no-start-city', 'winter.dragon.not-onto-its-tile') },
];
