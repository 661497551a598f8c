/** A good body in which something is changed. */
import type { Dice } from './dice.js';
import type { Written } from './hostile.js';

type Node = Record<string | number, unknown>;
type Place = readonly [node: Node, name: string | number];

/** Stands for text that is put in once the rest is written, as it may hold what no value can. */
const MARK = '\uf8ff';

/** Every member and item of a value. The whole of it is none. */
function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return [];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...names].flatMap((name): Place[] => [[value as Node, name], ...placesIn((value as Node)[name])]);
}

/** A few places of a body are dropped, doubled, taken from elsewhere, nudged, or filled with what `value` gives. */
export function mutated(body: unknown, dice: Dice, value: () => Written): Written {
  const copy = structuredClone(body);
  const written: Written[] = [];
  const mark = () => `${MARK}${written.push(value()) - 1}${MARK}`;
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const places = placesIn(copy);
    if (places.length > 0) spoil(dice.one(places), places, dice, mark);
  }
  return JSON.stringify(copy).replace(new RegExp(`"${MARK}(\\d+)${MARK}"`, 'g'), (_, index: string) => written[Number(index)]!);
}

function spoil([node, name]: Place, places: readonly Place[], dice: Dice, mark: () => string): void {
  const kind = dice.below(100);
  if (kind < 15) drop(node, name);
  else if (kind < 25) double(node, name);
  else if (kind < 40) node[name] = structuredClone(valueOf(dice.one(places)));
  else if (kind < 55) node[name] = nudged(node[name], dice);
  else node[name] = mark();
}

const valueOf = ([node, name]: Place): unknown => node[name];

function drop(node: Node, name: string | number): void {
  if (Array.isArray(node)) node.splice(Number(name), 1);
  else delete node[name];
}

function double(node: Node, name: string | number): void {
  if (Array.isArray(node)) node.splice(Number(name), 0, structuredClone(node[Number(name)]));
  else node[`${name}2`] = structuredClone(node[name]);
}

function nudged(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value + dice.one([-1, 1, 0.5, 90, -value - value]);
  if (typeof value === 'string') return dice.one([value.slice(1), value.toUpperCase(), `${value}x`, `${value} `, `jcz:${value}`]);
  return typeof value === 'boolean' ? !value : value;
}
