/** The tunnel tokens: how many each player has, and where they may lie. */
import type { Snapshot, Token } from '../../contract/snapshot.js';
import type { Ground, TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { openingAt, TOKEN } from './openings.js';
import { TOKEN_SETS } from './settings.js';

export const PAIRS = ['a', 'b', 'c'] as const;
export type Pair = (typeof PAIRS)[number];
const OF_A_PAIR = 2;

/** What somebody has who begins with so many pairs. */
export const pairsHeld = (number: number): Record<string, number> => Object.fromEntries(PAIRS.slice(0, number).map((pair) => [pair, OF_A_PAIR]));

/** Pairs of each player, by setting and number of players; one with every other number. */
const SETS: Readonly<Record<string, Readonly<Record<number, number>>>> = { '3/2': { 2: 3, 3: 2 }, '2/1': { 2: 2 }, '1/1': {} };
export const setsOf = (value: string, players: number): number => SETS[value]?.[players] ?? 1;

/** The pairs that each player has at this table. */
export const pairsInPlay = (view: Position): readonly Pair[] => PAIRS.slice(0, setsOf(view.get(TOKEN_SETS), view.players.length));

const laidBy = ({ tokens = [] }: Snapshot, player: string, pair: string): number =>
  tokens.filter(({ kind, owner, pair: own }) => kind === TOKEN && owner === player && own === pair).length;

/** No more of a pair than there are of one. */
export function checkPairs({ snapshot, add }: Check): void {
  snapshot.players.forEach(({ id, tokens }, i) => {
    const held = tokens?.[TOKEN];
    if (typeof held !== 'object') return;
    for (const pair of PAIRS)
      if (held[pair] && held[pair] + laidBy(snapshot, id, pair) > OF_A_PAIR)
        add(`/players/${i}/tokens/${TOKEN}/${pair}`, 'too-many-of-a-pair', `\`${id}\` has only two tunnel tokens of the pair \`${pair}\``);
  });
}

/** How many tokens of a pair a player has left; where the position does not say it, those that do not lie on the board. */
export function left(view: Position, player: string, pair: Pair): number {
  const held = view.player(player)?.tokens?.[TOKEN];
  if (typeof held === 'object') return held[pair] ?? 0;
  return pairsInPlay(view).includes(pair) ? Math.max(0, OF_A_PAIR - laidBy(view.snapshot, player, pair)) : 0;
}

export const tunnelToken: TokenKind = {
  kind: TOKEN,
  pairs: PAIRS,
  perPlayer: (players) => OF_A_PAIR * setsOf('3/2', players),
  needs: ['edge', 'owner', 'pair'],
  defect: notOnAnOpening,
};

function notOnAnOpening({ tile, edge }: Token, { board }: Ground): string | undefined {
  // of one in an older position only the tile may be known
  if (!tile || edge === undefined) return undefined;
  return board.tile(tile) && !openingAt(board, { tile, edge }) ? 'no tunnel opening is there' : undefined;
}

export function checkTokens({ snapshot, add }: Check): void {
  const seen = new Set<string>();
  (snapshot.tokens ?? []).forEach(({ kind, tile, edge, owner, pair }, i) => {
    if (kind !== TOKEN) return;
    const place = `${tile?.join()} ${edge}`;
    if (seen.has(place)) add(`/tokens/${i}`, 'opening-taken', 'another tunnel token lies on that opening');
    seen.add(place);
    if (owner !== undefined && pair !== undefined && laidBy(snapshot, owner, pair) > OF_A_PAIR)
      add(`/tokens/${i}/pair`, 'too-many-of-a-pair', `\`${owner}\` has only two tunnel tokens of the pair \`${pair}\``);
  });
}
