/** The tokens of a ruleset, as they are told apart. */
import type { TokenKind } from '../../kernel/declare/piece.js';
import type { TokenMember, TokenSeen } from './api.js';

const MEMBERS: readonly TokenMember[] = ['owner', 'pair', 'edge', 'edges', 'figure', 'value', 'number', 'count', 'active'];

/** With what must or may be said of one on the board. */
export function tokenSeen({ kind, values = [], pairs = [], needs = [], says = [] }: TokenKind): TokenSeen {
  const members = new Set([...needs, ...says, ...(values.length > 0 ? ['value'] : [])]);
  return { kind, members: MEMBERS.filter((member) => members.has(member)), values, pairs };
}
