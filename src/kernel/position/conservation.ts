/** Nobody has more pieces than there are, in the supply, on the board and in captivity together, or fewer than none. */
import { escapePointer } from '../../contract/pointer.js';
import type { Defect } from '../../contract/problem.js';
import type { Player, Snapshot, Token } from '../../contract/snapshot.js';
import { addTo } from '../lists.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { nameInBag } from './pieces.js';

/** Figures and tokens of which there are too many, or fewer than none. */
export function checkSupplies(ruleset: Ruleset, snapshot: Snapshot, list: Defect[]): void {
  checkRunOut(snapshot, list);
  checkFigures(ruleset, snapshot, list);
  if (ruleset.tokens.size > 0) checkTokens(ruleset, snapshot, list);
}

/** What is posted has no such counts: they come of a move that was not legal. */
function checkRunOut({ players, bag }: Snapshot, list: Defect[]): void {
  players.forEach(({ id, supply, reserve, tokens }, i) => {
    lacking(supply, `/players/${i}/supply`, id, list);
    lacking(reserve, `/players/${i}/reserve`, id, list);
    lacking(tokens, `/players/${i}/tokens`, id, list);
  });
  lacking(bag?.tokens, '/bag/tokens', undefined, list);
}

function lacking(counts: Player['tokens'], at: string, owner: string | undefined, list: Defect[]): void {
  for (const kind in counts) {
    const count = counts[kind]!;
    const pointer = () => `${at}/${escapePointer(kind)}`;
    if (typeof count === 'object') lacking(count, pointer(), owner, list);
    else if (count < 0)
      list.push({
        pointer: pointer(),
        code: 'out-of-range',
        message: owner === undefined ? `the supply of the game holds no \`${kind}\` any more` : `\`${owner}\` has no \`${kind}\` left`,
      });
  }
}

function checkFigures(ruleset: Ruleset, { players, figures = [] }: Snapshot, list: Defect[]): void {
  players.forEach(({ id, supply, reserve }, i) => {
    const owned: Record<string, number> = { ...supply };
    const count = (kind: string, by: number) => (owned[kind] = (owned[kind] ?? 0) + by);
    for (const kind in reserve) count(kind, reserve[kind]!);
    for (const { owner, kind } of figures) if (owner === id) count(kind, 1);
    for (const { prisoners } of players) if (prisoners) for (const { owner, kind } of prisoners) if (owner === id) count(kind, 1);
    for (const kind in owned) {
      const total = owned[kind]!;
      const usual = ruleset.figures.get(kind)?.perPlayer;
      if (usual === undefined || total <= usual) continue;
      const limit = usual + further(ruleset, kind);
      if (total <= limit) continue;
      const pointer = supply && kind in supply ? `/players/${i}/supply/${escapePointer(kind)}` : `/players/${i}`;
      list.push({ pointer, code: 'too-many-figures', message: `\`${id}\` has ${total} figures \`${kind}\`, a player owns ${limit}` });
    }
  });
}

/** How many more of a kind expansions give each player. */
const further = (ruleset: Ruleset, kind: string): number =>
  ruleset.all('furtherFigures').reduce((sum, more) => sum + (more.kind === kind ? more.by(ruleset.settings) : 0), 0);

function checkTokens(ruleset: Ruleset, { players, tokens = [], bag }: Snapshot, list: Defect[]): void {
  const byKind = new Map<string, Token[]>();
  for (const token of tokens) addTo(byKind, token.kind, token);
  const left = inBag(bag?.tokens);
  for (const [kind, { perPlayer, total }] of ruleset.tokens) {
    const limit = perPlayer?.(players.length);
    if (limit === undefined && total === undefined) continue;
    const laid = byKind.get(kind) ?? NONE;
    const name = nameInBag(kind);
    const inSupply = left.get(name) ?? 0;
    let all = number(laid) + inSupply;
    players.forEach(({ id, tokens: held }, i) => {
      const count = inHand(held?.[kind]);
      all += count;
      const own = laid.length === 0 ? count : count + number(laid.filter(({ owner }) => owner === id));
      if (limit !== undefined && own > limit)
        list.push({
          pointer: `/players/${i}/tokens/${escapePointer(kind)}`,
          code: 'too-many-tokens',
          message: `\`${id}\` has ${own} \`${kind}\`, a player owns ${limit}`,
        });
    });
    const most = total ?? limit! * players.length;
    if (all <= most) continue;
    // more than there are at all: that alone is wrong
    const pointer = inSupply <= most ? '/tokens' : bag?.tokens?.[name] === undefined ? '/bag/tokens' : `/bag/tokens/${escapePointer(name)}`;
    list.push({ pointer, code: 'too-many-tokens', message: `there are ${all} \`${kind}\` in all, the game has ${most}` });
  }
}

const NONE: readonly Token[] = [];

const number = (tokens: readonly Token[]): number => tokens.reduce((sum, { count = 1 }) => sum + count, 0);

/** What is left in the supply of the game by what it is called there, of all values together. */
function inBag(tokens: Readonly<Record<string, number>> = {}): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of Object.entries(tokens)) {
    const kind = name.replace(/-\d+$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

function inHand(held: number | Readonly<Record<string, number>> | undefined): number {
  if (held === undefined || typeof held === 'number') return held ?? 0;
  return Object.values(held).reduce((sum, count) => sum + count, 0);
}
