/** The values that a ruleset has chosen, and how they are read. */
import type { Read } from '../../contract/grounds.js';
import type { Contested, Setting } from '../declare/setting.js';

/** Thrown where a setting is read that nobody chose; `judge/fork.ts` catches it and decides under each value. */
export class Unchosen extends Error {
  constructor(readonly setting: Setting) {
    super(`nobody chose \`${setting.key}\``);
  }
}

export interface Chosen {
  readonly setting: Setting;
  /** null: nobody chose. */
  readonly value: string | null;
  readonly setBy: 'preset' | 'override' | 'house-rule' | 'ruling';
  readonly basis?: 'stated' | 'inferred';
  /** The clauses that justify the value. */
  readonly cites: readonly string[];
  /** What the printing says as well, though its preset does not follow it. */
  readonly contested?: Contested;
}

export class Settings {
  private readonly reads = new Map<Chosen, Read>();

  constructor(private readonly chosen: ReadonlyMap<string, Chosen>) {}

  get all(): ReadonlyMap<string, Chosen> {
    return this.chosen;
  }

  /** The same choices, had this value been chosen. */
  with(setting: Setting, value: string): Settings {
    return new Settings(new Map(this.chosen).set(setting.key, { setting, value, setBy: 'override', cites: citesOf(setting, value) }));
  }

  /** The value; throws `Unchosen` where nobody chose one. */
  get<V extends string>(setting: Setting<V>): V {
    const entry = this.entry(setting);
    if (!entry) throw new Error(`setting \`${setting.key}\` is not part of the ruleset`);
    if (entry.value === null) throw new Unchosen(setting);
    return entry.value as V;
  }

  /** What an answer says of a setting that it has read. */
  readOf(chosen: Chosen): Read {
    let read = this.reads.get(chosen);
    if (!read) this.reads.set(chosen, (read = readOf(chosen)));
    return read;
  }

  /** As chosen, with its citation; undefined where the expansion that declares it is not in play. */
  entry(setting: Setting | string): Chosen | undefined {
    return this.chosen.get(typeof setting === 'string' ? setting : setting.key);
  }
}

/** The clauses that justify a value of a setting. */
export const citesOf = (setting: Setting, value: string): readonly string[] =>
  setting.text.values.find((candidate) => candidate.value === value)?.cites ?? [];

export function recommended(setting: Setting): string {
  const { recommended: value } = setting.text;
  return typeof value === 'string' ? value : (value.C1 ?? Object.values(value)[0]!);
}

const readOf = ({ setting, value, setBy, basis, cites }: Chosen): Read => ({
  setting: setting.key,
  value: value!,
  ...(setBy === 'preset' ? basis && { basis } : { setBy }),
  ...(basis === 'inferred' && { from: [...cites] }),
});
