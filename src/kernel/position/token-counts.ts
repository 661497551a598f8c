/** How many tokens are said to be in somebody's hands or in the general supply: of kinds, pairs and values that there are. */
import { instead } from '../../contract/cure.js';
import { escapePointer } from '../../contract/pointer.js';
import type { Defect } from '../../contract/problem.js';
import type { Player } from '../../contract/snapshot.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { noToken } from './naming.js';
import { nameInBag } from './pieces.js';

const add = (list: Defect[], pointer: string, code: string, message: string) => void list.push({ pointer, code, message });

/** Those of a player: a number of each kind, or one for each pair of a kind that comes in pairs. */
export function checkHeld(ruleset: Ruleset, held: Player['tokens'], at: string, list: Defect[]): void {
  for (const kind in held) {
    const count = held[kind]!;
    const pointer = () => `${at}/${escapePointer(kind)}`;
    if (isNoToken(ruleset, kind)) add(list, pointer(), 'unknown-token', noToken(ruleset, kind));
    const known = typeof count === 'object' ? ruleset.tokens.get(kind) : undefined;
    if (!known) continue;
    const { pairs } = known;
    if (!pairs) add(list, pointer(), 'wrong-type', `\`${kind}\` do not come in pairs: a whole number, 0 or more`);
    for (const pair in pairs && (count as object))
      if (!pairs!.includes(pair))
        add(list, `${pointer()}/${escapePointer(pair)}`, 'unknown-token', `there is no pair \`${pair}\` of \`${kind}\`${instead(pair, pairs!)}`);
  }
}

/** What another expansion has may lie before a player though this table plays without it. */
function isNoToken(ruleset: Ruleset, kind: string): boolean {
  const all = ruleset.elsewhere('tokens');
  return all.size > 0 && !all.has(kind) && !ruleset.tokens.has(kind);
}

/** Whether no piece of any expansion, in play or not, is called so there. */
function isNoneInBag(ruleset: Ruleset, family: string): boolean {
  const all = ruleset.elsewhere('tokens');
  const isIt = (kind: string) => kind === family || nameInBag(kind) === family;
  return all.size > 0 && ![...all.keys()].some(isIt) && !ruleset.figures.has(family) && !ruleset.elsewhere('figures').has(family);
}

/** Those of the general supply: of the kinds in play by what is printed on them. What others call theirs is left out of account. */
export function checkInBag(ruleset: Ruleset, counts: Readonly<Record<string, number>>, list: Defect[]): void {
  for (const name in counts) {
    const family = name.replace(/-\d+$/, '');
    const kind = [...ruleset.tokens.values()].find((token) => nameInBag(token.kind) === family);
    const pointer = () => `/bag/tokens/${escapePointer(name)}`;
    if (!kind) {
      if (isNoneInBag(ruleset, family)) add(list, pointer(), 'unknown-token', noToken(ruleset, family));
      continue;
    }
    const known = (kind.values ?? [undefined]).map((value) => nameInBag(kind.kind, value));
    if (!known.includes(name)) add(list, pointer(), 'unknown-token', `no token in the general supply is called \`${name}\`${instead(name, known)}`);
  }
}
