/** The values that a ruleset has chosen, and how rules read them. */
import type { Setting } from './setting.js';

/** Thrown inside an inquiry when a rule reads a setting that nobody chose; `inquiry.ts` catches it and gives each reading. */
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
}

export class Settings {
  constructor(private readonly chosen: ReadonlyMap<string, Chosen>) {}

  get all(): ReadonlyMap<string, Chosen> {
    return this.chosen;
  }

  /** The same choices with one of them made. */
  with(setting: Setting, value: string): Settings {
    const cites = setting.text.values.find((candidate) => candidate.value === value)?.cites ?? [];
    return new Settings(new Map(this.chosen).set(setting.key, { setting, value, setBy: 'override', cites }));
  }

  /** The value, for what follows from an action; where nobody chose, the recommended one. */
  get<V extends string>(setting: Setting<V>): V {
    return (this.entry(setting)?.value ?? recommended(setting)) as V;
  }

  /** As chosen, with its citation; undefined where the expansion that declares it is not in play. */
  entry(setting: Setting | string): Chosen | undefined {
    return this.chosen.get(typeof setting === 'string' ? setting : setting.key);
  }
}

export function recommended(setting: Setting): string {
  const { recommended: value } = setting.text;
  return typeof value === 'string' ? value : (value.C1 ?? Object.values(value)[0]!);
}
