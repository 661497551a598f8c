/** What each player takes, and what says so. */
import type { Share } from '../contract/setup.js';
import type { Player } from '../contract/snapshot.js';
import { forEach, total, type Beginning, type SetupRule } from '../kernel/declare/setup.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';

/** A share before anything is done about it. */
export interface Usual extends Share {
  /** What adds to it. */
  readonly further: readonly string[];
}

/** What each player takes of the kinds that there are, and what says so. */
export interface Supplies {
  readonly figures: readonly Usual[];
  readonly tokens: readonly Usual[];
}

export function suppliesOf(ruleset: Ruleset, players: number): Supplies {
  const figures = [...ruleset.figures.values()].flatMap(({ kind, perPlayer, neutral, owned, cites }): Usual[] => {
    const further = ruleset.all('furtherFigures').filter((one) => one.kind === kind && one.by(ruleset.settings) > 0);
    const count = further.reduce((sum, { by }) => sum + by(ruleset.settings), perPlayer);
    return neutral || count === 0 ? [] : [{ kind, count, cites: [...(owned ?? cites)], further: further.flatMap((one) => one.cites) }];
  });
  const tokens = [...ruleset.tokens.values()].flatMap(({ kind, perPlayer }): Usual[] => {
    const count = perPlayer?.(players) ?? 0;
    return count > 0 && Number.isFinite(count) ? [{ kind, count, cites: [], further: [] }] : [];
  });
  return { figures, tokens };
}

type Held = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

const numberOf = (held: Held[string]): number => (typeof held === 'number' ? held : total(held));

/** The same once everything is done, citing what changed it. */
export const sharesOf = (held: Held | undefined, usual: readonly Usual[], changed: ReadonlyMap<string, readonly string[]>): Share[] =>
  Object.entries(held ?? {}).flatMap(([kind, some]) => {
    const { cites: own = [], further = [] } = usual.find((share) => share.kind === kind) ?? {};
    const cites = [...new Set([...(changed.get(kind) ?? own), ...further])];
    return numberOf(some) > 0 ? [{ kind, count: numberOf(some), cites }] : [];
  });

export const counted = (shares: readonly Share[]): Record<string, number> => Object.fromEntries(shares.map(({ kind, count }) => [kind, count]));

/** Everybody with the tokens of which the rule says how many he takes. */
export function withTokens(now: Beginning, { tokens }: Supplies, { supplies = [] }: SetupRule): Beginning {
  const own = tokens.filter(({ kind }) => supplies.includes(kind));
  return own.length === 0 ? now : forEach(now, (player) => ({ ...player, tokens: { ...player.tokens, ...counted(own) } }));
}

/** The kinds of which a player has another number. */
export function differing(before: Player, after: Player): string[] {
  const held = ({ supply, tokens }: Player): Held => ({ ...supply, ...tokens });
  const [had, has] = [held(before), held(after)];
  return Object.keys(has).filter((kind) => JSON.stringify(has[kind]) !== JSON.stringify(had[kind]));
}
