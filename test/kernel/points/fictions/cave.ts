/** Two caves of a player and a pair join the roads that end in them, wherever they lie. A road that ends in a grotto is open there, unless that is walled up. */
import type { Token } from '../../../../src/contract/snapshot.js';
import type { Board } from '../../../../src/kernel/board/board.js';
import { fiction } from '../game.js';

const roadAt = (board: Board, { tile, edge }: Token) => board.nodeAt(tile!, 'road', edge);

export const cave = fiction('cave', {
  tokens: [
    {
      kind: 'cave',
      pairs: ['a', 'b'],
      perPlayer: () => 2,
      defect: (token, { board }) => (roadAt(board, token) < 0 ? 'a cave is at the end of a road' : undefined),
    },
  ],
  topology: {
    tokens: ['cave'],
    joins: function* (board, tokens) {
      for (const [i, one] of tokens.entries())
        for (const other of tokens.slice(i + 1))
          if (one.owner === other.owner && one.pair === other.pair) yield [roadAt(board, one), roadAt(board, other)];
    },
  },
});
