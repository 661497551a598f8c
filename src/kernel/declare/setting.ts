/** How an expansion folder writes down a point on which editions, publishers or tables differ; what it says to a reader stands in its `texts.json`. */

import type { Basis } from '../../contract/grounds.js';
import { PRESET_IDS, type PresetId } from '../../contract/presets.js';

export { PRESET_IDS, type PresetId } from '../../contract/presets.js';

export type { Basis } from '../../contract/grounds.js';

export interface SettingValue<C extends string = string> {
  readonly value: string;
  /** The clauses that justify this value. */
  readonly cites: readonly C[];
  /** Further ones, each of a single case: whoever reads the setting cites those that are of the case at hand. */
  readonly also?: readonly C[];
}

/** Everything that is said of a value, whatever the case. */
export const saidOf = <C extends string>({ cites, also = [] }: SettingValue<C>): readonly C[] => [...cites, ...also];

export interface Contested<C extends string = string> {
  readonly value: string;
  readonly cites: readonly C[];
}

export interface SettingText<C extends string = string> {
  readonly key: string;
  readonly kind: 'edition-difference' | 'community-ruling' | 'house-rule' | 'table-agreement';
  readonly values: readonly SettingValue<C>[];
  readonly presets: Readonly<Record<PresetId, readonly [value: string, basis: Basis]>>;
  /** Printings that also say otherwise: the other value, and the clauses that report it. Where it would change the outcome, answers point to them. */
  readonly contested?: Partial<Readonly<Record<PresetId, Contested<C>>>>;
  /** One value, or one per edition. */
  readonly recommended: string | Readonly<Record<string, string>>;
}

export interface Setting<V extends string = string> {
  readonly key: string;
  readonly values: readonly V[];
  readonly text: SettingText;
}

type ValueOf<T extends SettingText> = T['values'][number]['value'];

/** A preset or a recommendation that names no value of the setting does not compile. */
export interface ValuesKnown<T extends SettingText> {
  readonly presets: Readonly<Record<PresetId, readonly [value: ValueOf<T>, basis: Basis]>>;
  readonly recommended: ValueOf<T> | Readonly<Record<string, ValueOf<T>>>;
}

export function setting<const T extends SettingText>(text: T & ValuesKnown<T>): Setting<ValueOf<T>> {
  const values = text.values.map(({ value }) => value as ValueOf<T>);
  const defects = settingDefects(text);
  if (defects.length > 0) throw new Error(`setting \`${text.key}\`: ${defects.join('; ')}`);
  return { key: text.key, values, text };
}

/** `setting`, for a folder whose settings may cite the clauses `C` only. */
export function settingsCiting<C extends string>(): <const T extends SettingText<C>>(text: T & ValuesKnown<T>) => Setting<ValueOf<T>> {
  return setting;
}

/** The same value on the same basis for every preset; spread it and name the exceptions after it. */
export function everyPreset<const V extends string>(value: V, basis: Basis): Readonly<Record<PresetId, readonly [V, Basis]>> {
  const [first, ...others] = PRESET_IDS;
  const entry: readonly [V, Basis] = [value, basis];
  return others.reduce((all, id) => ({ ...all, [id]: entry }), { [first]: entry } as Record<PresetId, readonly [V, Basis]>);
}

function settingDefects({ values, presets, recommended, contested = {} }: SettingText): string[] {
  const known = new Set(values.map(({ value }) => value));
  const recommendations = typeof recommended === 'string' ? [recommended] : Object.values(recommended);
  return [
    ...(known.size < values.length ? ['a value occurs twice'] : []),
    ...values.filter(({ cites }) => cites.length === 0).map(({ value }) => `value \`${value}\` cites no clause`),
    ...PRESET_IDS.filter((id) => !known.has(presets[id][0])).map((id) => `preset \`${id}\` has the unknown value \`${presets[id][0]}\``),
    ...Object.values(contested)
      .filter(({ value }) => !known.has(value))
      .map(({ value }) => `is contested by the unknown value \`${value}\``),
    ...recommendations.filter((value) => !known.has(value)).map((value) => `recommends the unknown value \`${value}\``),
  ];
}
