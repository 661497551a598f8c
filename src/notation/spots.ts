/** Cells and spots: `1,0`, `1,0/city/n`, `city-of-carcassonne/market`, `&r1`. */
import type { Cell } from '../contract/spot.js';
import type { Cursor } from './cursor.js';
import type { Members } from './members.js';
import { readName, writeName } from './names.js';

const WHOLE = /-?\d+/y;
export const isCell = (value: unknown): value is Cell => Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger);
export const writeCell = ([x, y]: Cell): string => `${x},${y}`;

export function readWhole(cursor: Cursor, what = 'a whole number'): number {
  const text = cursor.match(WHOLE);
  return text === undefined ? cursor.fail(what) : Number(text) || 0;
}

export function readCell(cursor: Cursor): Cell {
  const x = readWhole(cursor, 'a cell, as `1,0`');
  cursor.need(',', '`,` and the second number of a cell');
  return [x, readWhole(cursor, 'the second number of a cell')];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isArea = (value: unknown): value is string => isText(value) && /^\p{L}/u.test(value);

/** The members that are named by the short form, each after those before it. */
export function namedOf(spot: Members): string[] {
  const { tile, feature, edge, area, place, space, figure } = spot;
  const named: string[] = [];
  if (isCell(tile)) named.push('tile', ...(isText(feature) ? ['feature', ...(isText(edge) ? ['edge'] : [])] : []));
  else if (isArea(area) && tile === undefined)
    named.push('area', ...(isText(place) ? ['place', ...(Number.isSafeInteger(space) ? ['space'] : [])] : []));
  return isText(figure) ? [...named, 'figure'] : named;
}

/** The short form alone; nothing for a spot that has none. */
export function writeSpot(spot: Members): string {
  const parts = namedOf(spot).map((name) => {
    const value = spot[name];
    if (name === 'tile') return writeCell(value as Cell);
    const text = isText(value) ? writeName(value) : String(value);
    return name === 'area' ? text : name === 'figure' ? `&${text}` : `/${text}`;
  });
  return parts.join('');
}

/** The short form alone. */
export function readSpot(cursor: Cursor): Members {
  const spot = /[-\d]/.test(cursor.text[cursor.at] ?? '') ? readOnTile(cursor) : cursor.sees('&') ? {} : readInArea(cursor);
  return cursor.take('&') ? { ...spot, figure: readName(cursor, 'the id of a figure') } : spot;
}

function readOnTile(cursor: Cursor): Members {
  const tile = readCell(cursor);
  if (!cursor.take('/')) return { tile };
  const feature = readName(cursor, 'a feature: `city`, `road`, `field` ...');
  return cursor.take('/') ? { tile, feature, edge: readName(cursor, 'a side: `n`, `nne`, `e` ...') } : { tile, feature };
}

function readInArea(cursor: Cursor): Members {
  const area = readName(cursor, 'a cell, an area off the tiles, or `&` and the id of a figure');
  if (!cursor.take('/')) return { area };
  const place = readName(cursor, 'a place of the area');
  return cursor.take('/') ? { area, place, space: readWhole(cursor, 'the number of a space') } : { area, place };
}
