/**
 * What the page knows of an expansion before it has its rules: the data that the catalogue lays out for all expansions, whichever are in play.
 * Whatever else is asked of it says that it has not come yet.
 */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { declared, mechanicsOf } from '../../kernel/ruleset/in-play.js';

/** Members that are data through and through. */
const DATA = [
  'id',
  'name',
  'modelled',
  'partOfBaseIn',
  'settings',
  'missing',
  'tiles',
  'unprinted',
  'featureKinds',
  'marks',
  'symbols',
  'columns',
] as const;
type Data = Pick<Expansion, (typeof DATA)[number]>;

/** As it is written into the program of the page. */
export interface Outline extends Data, Pick<Expansion, 'figures' | 'tokens'> {
  /** Types of action; those that name something need the folder for it. */
  readonly types: readonly { readonly type: string; readonly names: boolean }[];
  readonly mechanics: readonly string[];
}

/** Of figures and tokens only what is data is written down: which there are, and whose. */
export function outlineOf(expansion: Expansion): Outline {
  const data = Object.fromEntries(Object.entries(expansion).filter(([name]) => isData(name))) as Expansion;
  return {
    ...data,
    figures: declared(expansion, 'figures'),
    tokens: declared(expansion, 'tokens'),
    types: declared(expansion, 'actionTypes').map(({ names, ...type }) => ({ ...type, names: names !== undefined })),
    mechanics: mechanicsOf(expansion),
  };
}

const isData = (name: string): boolean => DATA.some((known) => known === name);

/** Rules have been asked for that have not been loaded. */
export class NotLoaded extends Error {
  constructor(readonly folders: readonly string[]) {
    super(`not loaded: ${folders.join(', ')}`);
  }
}

/** An expansion that has nothing but its outline so far. */
export function outlined({ types, mechanics, ...data }: Outline): Expansion {
  const absent = () => {
    throw new NotLoaded([data.id]);
  };
  const actionTypes = types.map(({ names, ...type }) => ({ ...type, ...(names && { names: absent }) }));
  const outline = { ...data, actionTypes, mechanics: Object.fromEntries(mechanics.map((name) => [name, {}])) };
  // the one member that every ruleset reads of each of its expansions
  return Object.defineProperty(outline, 'rules', { get: absent, configurable: true, enumerable: true });
}

/** The catalogue has read the outline and goes on holding what it read: that is completed in its place. */
export function complete(outline: Expansion, whole: Expansion): void {
  const named = new Map(declared(whole, 'actionTypes').map((type) => [type.type, type]));
  for (const type of declared(outline, 'actionTypes')) Object.assign(type, named.get(type.type));
  for (const name of Object.keys(outline)) if (!isData(name)) Reflect.deleteProperty(outline, name);
  Object.assign(outline, Object.fromEntries(Object.entries(whole).filter(([name]) => !isData(name))));
}
