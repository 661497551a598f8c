/** The tower pieces, the top of a tower as a place, and what cannot be true of them. */
import { cellOf } from '../../contract/spot.js';
import type { Location, TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import { NEVER_ON_TOP, SPECIAL_FIGURES } from './followers.js';
import { CLOSED, heightIn, isTop, PIECE, TOWER } from './towers.js';

/** By number of players; for others no booklet has a number. */
const PIECES: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };

export const towerTokens: readonly TokenKind[] = [
  {
    kind: PIECE,
    says: ['count'],
    perPlayer: (players) => PIECES[players] ?? Infinity,
    defect: ({ tile }) => (tile ? undefined : 'a tower piece lies on a tile'),
  },
  {
    kind: CLOSED,
    defect: ({ tile }, { snapshot }) => (tile && heightIn(snapshot, tile) > 0 ? undefined : 'only a tower can be closed'),
  },
];

export const towerTop: Location = {
  name: TOWER,
  subject: 'tower-follower',
  isOn: (cell, { snapshot }) => heightIn(snapshot, cell) > 0,
};

/** A stock is a number, as nothing tells its pieces apart. */
export function checkStocks({ snapshot, add }: Check): void {
  snapshot.players.forEach(({ tokens }, i) => {
    const stock = tokens?.[PIECE];
    // that they do not come in pairs is told of all tokens
    if (stock !== undefined && typeof stock !== 'object' && !(Number.isInteger(stock) && stock >= 0))
      add(`/players/${i}/tokens/${PIECE}`, 'wrong-type', 'tower pieces are counted: a whole number, 0 or more');
  });
}

/** A follower needs a tower to stand on, where the position tells of towers at all, and stands there alone. */
export function checkTops({ snapshot, add }: Check): void {
  const taken = new Map<string, string>();
  (snapshot.figures ?? []).forEach(({ id, kind, at }, i) => {
    const cell = cellOf(at);
    if (!cell || !isTop(at)) return;
    if (snapshot.tokens && heightIn(snapshot, cell) === 0) add(`/figures/${i}/at`, 'no-tower-there', `no tower stands on [${cell.join(', ')}]`);
    if (NEVER_ON_TOP.includes(kind)) add(`/figures/${i}/at/feature`, 'figure-cannot-stand-there', `a \`${kind}\` never stands on a tower`);
    const other = taken.get(cell.join());
    if (other !== undefined) add(`/figures/${i}/at`, 'tower-taken', `\`${other}\` stands on that tower already`);
    taken.set(cell.join(), id);
  });
}

const firstOf = (prisoners: readonly { readonly owner: string }[], owner: string) => prisoners.findIndex((held) => held.owner === owner);

/** Prisoners are followers of others, and two players never keep followers of each other, except while they exchange them. */
export function checkPrisoners({ snapshot, add }: Check): void {
  const exchanging = snapshot.turn?.step === 'exchange-prisoner';
  const seat = (player: string) => snapshot.players.findIndex(({ id }) => id === player);
  const holds = (holder: string, owner: string) =>
    seat(holder) < seat(owner) && (snapshot.players[seat(holder)]?.prisoners?.some((held) => held.owner === owner) ?? false);
  snapshot.players.forEach(({ id, prisoners = [] }, i) =>
    prisoners.forEach(({ owner, kind }, k) => {
      const at = `/players/${i}/prisoners/${k}`;
      if (owner === id) add(`${at}/owner`, 'own-prisoner', `\`${id}\` cannot hold a figure of his own`);
      if (k === firstOf(prisoners, owner) && !exchanging && holds(owner, id))
        add(at, 'prisoners-of-each-other', `\`${id}\` and \`${owner}\` hold followers of each other, who are exchanged at once`);
      if (SPECIAL_FIGURES.includes(kind)) add(`${at}/kind`, 'not-a-follower', `a \`${kind}\` cannot be captured`);
    }),
  );
}
