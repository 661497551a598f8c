/** Each castle tile is there once, nobody has more than he may, and lords are of kinds that have a place in a castle. */
import { spotName } from '../../contract/spot.js';
import type { Check } from '../../kernel/declare/state.js';
import { FOLDER } from './author.js';
import { CASTLE } from './castle.js';
import { NO_LORDS } from './lord.js';

export const FEW_PLAYERS = 3;

export function checkCastles({ snapshot: { players, tiles, bag }, tilesOf, ruleset, add }: Check): void {
  const most = players.length <= FEW_PLAYERS ? 2 : 1;
  const idOf = (tile: string) => ruleset.tileId(tile);
  const isOurs = (tile: string) => idOf(tile)?.startsWith(`${FOLDER}/`) ?? false;
  const seen = new Set<string>();
  const see = (tile: string, pointer: string) => {
    const id = idOf(tile)!;
    if (seen.has(id)) add(pointer, 'castle-twice', `there is one \`${id}\`, and it is somewhere else already`);
    seen.add(id);
  };
  players.forEach(({ id, hand = [] }, i) => {
    const own = hand.filter(isOurs);
    if (own.length > most)
      add(`/players/${i}/hand`, 'too-many-castles', `\`${id}\` has ${own.length} castle tiles, and each of ${players.length} players gets ${most}`);
    hand.forEach((tile, k) => isOurs(tile) && see(tile, `/players/${i}/hand/${k}`));
  });
  for (const i of tilesOf(FOLDER)) see(tiles[i]!.tile, `/tiles/${i}/tile`);
  (bag?.setAside ?? []).forEach((tile, i) => {
    if (isOurs(tile))
      add(`/bag/setAside/${i}`, 'castle-in-the-bag', 'castle tiles lie before their owners, and are never among the tiles to be drawn');
  });
}

export const checkLords = ({ snapshot: { figures = [] }, ruleset, add }: Check): void =>
  figures.forEach(({ kind, at }, i) => {
    if (spotName(at) === CASTLE && NO_LORDS.includes(kind) && ruleset.figures.has(kind))
      add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', `a \`${kind}\` has no place in a castle`);
  });
