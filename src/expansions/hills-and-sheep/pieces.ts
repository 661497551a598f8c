/** The shepherds and the tokens of the bag. */
import type { Snapshot, Token } from '../../contract/snapshot.js';
import type { FigureKind, TokenKind } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import { cites } from './author.js';

export const SHEPHERD = 'shepherd';
export const SHEEP = 'sheep-token';
export const WOLF = 'wolf';

export const shepherd: FigureKind = {
  kind: SHEPHERD,
  perPlayer: 1,
  neutral: false,
  occupies: ['field'],
  weight: 0,
  cites: cites('hills-and-sheep.setup.one-shepherd-each', 'hills-and-sheep.shepherd.no-follower', 'hills-and-sheep.shepherd.place.no-majority'),
  owned: cites('hills-and-sheep.setup.one-shepherd-each'),
  instead: cites('hills-and-sheep.shepherd.place.instead-of-follower'),
};

/** What the bag holds before the game, in the order in which its draws are listed. */
const STOCK: Readonly<Record<string, number>> = { 'sheep-1': 4, 'sheep-2': 5, 'sheep-3': 5, 'sheep-4': 2, [WOLF]: 2 };
const VALUES = [1, 2, 3, 4];

export const sheepNamed = (value: number): string => `sheep-${value}`;
export const valueNamed = (name: string): number | undefined => VALUES.find((value) => sheepNamed(value) === name);

const laid = ({ tokens = [] }: Snapshot, value: number): number =>
  tokens.reduce((sum, { kind, value: own, count = 1 }) => sum + (kind === SHEEP && own === value ? count : 0), 0);

/** Whether the snapshot says what the bag holds of them, and not only of the tokens of others. */
export const isBagTold = ({ bag }: Snapshot): boolean => Object.keys(bag?.tokens ?? {}).some((name) => Object.hasOwn(STOCK, name));

/** How many of each are in the bag; where the snapshot does not say, all that do not lie on the board. A wolf never leaves it. */
export function inBag(snapshot: Snapshot): ReadonlyMap<string, number> {
  const known = isBagTold(snapshot) ? snapshot.bag?.tokens : undefined;
  return new Map(
    Object.entries(STOCK).map(([name, all]) => {
      const value = valueNamed(name);
      if (value === undefined) return [name, known?.[name] ?? all];
      return [name, known ? (known[name] ?? 0) : Math.max(0, all - laid(snapshot, value))];
    }),
  );
}

const onlyBesideShepherds = ({ figure, value }: Token, snapshot: Snapshot): string | undefined => {
  if (value !== undefined && !VALUES.includes(value)) return 'a token has one to four sheep';
  const beside = figure === undefined ? undefined : (snapshot.figures ?? []).find(({ id }) => id === figure);
  if (figure !== undefined && !beside) return 'sheep lie beside a shepherd, and no figure is called so';
  return beside && beside.kind !== SHEPHERD ? 'sheep lie beside a shepherd' : undefined;
};

export const flockTokens: readonly TokenKind[] = [
  { kind: SHEEP, total: 16, values: VALUES, says: ['figure'], defect: (token, { snapshot }) => onlyBesideShepherds(token, snapshot) },
  { kind: 'wolf-token', total: 2, defect: () => 'a wolf never lies on the board' },
];

/** No more tokens of a value than there are. */
export function tokensSuffice({ snapshot, add }: Check): void {
  for (const value of VALUES) {
    const name = sheepNamed(value);
    const left = snapshot.bag?.tokens?.[name] ?? 0;
    const all = laid(snapshot, value) + left;
    const pointer = left > STOCK[name]! ? `/bag/tokens/${name}` : '/tokens';
    if (all > STOCK[name]!) add(pointer, 'too-many-tokens', `there are ${all} tokens with \`${value}\` sheep, the game has ${STOCK[name]}`);
  }
}
