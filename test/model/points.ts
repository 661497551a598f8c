/** What regions are worth, and to whom. */
import type { Board, Region } from './board.js';
import { fairyBonus } from './fairy.js';
import { majority, standingIn } from './figures.js';
import { plays, together, type Figure, type Points, type Position, type Table } from './given.js';

/** When a region is scored: because it is complete, or because the game is over. */
export type Occasion = 'completed' | 'final';

/** What a region is worth to a player, whether or not he gets it. */
export function worth(board: Board, region: Region, occasion: Occasion, table: Table, own: readonly Figure[] = []): number {
  switch (region.kind) {
    case 'road':
      return road(region, occasion, table);
    case 'city':
      return city(region, occasion, table);
    case 'monastery':
    case 'garden':
      // itself, and one for each tile around it (base.score.monastery, base.final.incomplete, base.score.garden)
      return 9 - region.open!;
    case 'field':
      return occasion === 'final' && plays(table, 'base', 'farmers') ? field(board, region, table, own) : 0;
    default:
      // river.score.river-nothing
      return 0;
  }
}

function road({ tiles, marks }: Region, occasion: Occasion, table: Table): number {
  const hasInn = plays(table, 'inns-and-cathedrals', 'inn') && marks.includes('inn');
  // inns-and-cathedrals.inn.completed-road, .inn.several, .final.inn-zero
  if (hasInn) return occasion === 'completed' ? 2 * tiles : unfinished(tiles, table);
  return tiles;
}

function city({ tiles, pennants, marks }: Region, occasion: Occasion, table: Table): number {
  const units = tiles + pennants;
  // inns-and-cathedrals.cathedral.completed-city, .cathedral.several, .final.cathedral-zero
  if (plays(table, 'inns-and-cathedrals', 'cathedral') && marks.includes('cathedral'))
    return occasion === 'completed' ? 3 * units : unfinished(units, table);
  if (occasion === 'final') return units;
  // base.score.tiny-city.two, base.score.tiny-city.four
  return tiles === 2 && table.settings['base.tinyCity'] === 'two-points' ? units : 2 * units;
}

/** inns-and-cathedrals.final.ignored: a variant leaves them out of account. */
const unfinished = (units: number, { settings }: Table): number => (settings['inns-and-cathedrals.finalScoring'] === 'ignored' ? units : 0);

/** base.final.field: 3 for each complete city; 1 more by an own pig, 1 more by a herd (traders-and-builders.pig.one-more-per-city, river.pig-herd). */
function field(board: Board, region: Region, table: Table, own: readonly Figure[]): number {
  const cities = board.citiesAt(region).filter(({ isComplete }) => isComplete).length;
  const pig = own.some(({ kind }) => kind === 'pig') ? 1 : 0;
  const counts =
    { always: true, 'with-traders-and-builders': table.expansions.includes('traders-and-builders') }[table.settings['river.pigHerd'] ?? ''] ?? false;
  const herd = plays(table, 'river', 'pig-herd') && counts && region.marks.includes('pig-herd') ? 1 : 0;
  return cities * (3 + pig + herd);
}

/** The points of a region itself, to everybody with the majority. */
export function own(position: Position, board: Board, region: Region, occasion: Occasion, table: Table): Points {
  const figures = standingIn(position, board, region);
  return Object.fromEntries(
    majority(figures).map((player) => [
      player,
      worth(
        board,
        region,
        occasion,
        table,
        figures.filter(({ owner }) => owner === player),
      ),
    ]),
  );
}

/** Everything that scoring a region brings, the fairy's points included. */
export const scored = (position: Position, board: Board, region: Region, occasion: Occasion, table: Table): Points =>
  together(own(position, board, region, occasion, table), fairyBonus(position, standingIn(position, board, region), occasion, table));

/** abbot.removal.value: one for the monastery or garden, one for each tile around it, to his owner alone. */
export function takenBack(board: Board, abbot: Figure): Points {
  const region = board.at(abbot.at);
  return region && abbot.owner !== undefined ? { [abbot.owner]: 9 - region.open! } : {};
}

export const GOODS = ['wine', 'grain', 'cloth'];

/** traders-and-builders.goods.most-of-a-kind, .goods.tie, .goods.nobody. */
export function goods({ players }: Position, table: Table): Points {
  if (!plays(table, 'traders-and-builders', 'traders')) return {};
  return together(
    ...GOODS.map((kind) => {
      const held = players.map(({ id, tokens }) => ({ id, count: Number(tokens?.[kind] ?? 0) }));
      const most = Math.max(1, ...held.map(({ count }) => count));
      return Object.fromEntries(held.filter(({ count }) => count === most).map(({ id }) => [id, 10]));
    }),
  );
}
