/** The stack of messages: its order is hidden, but what was carried out lies below in the order in which it went there. */
import type { Effect } from '../../contract/effect.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
export const named = (number: number) => `message-${number}`;
export const numberOf = (outcome: unknown): number | undefined => NUMBERS.find((number) => named(number) === outcome);

/** Those that lie below as far as it is known, the lowest last: what the position says, and then what was drawn in this very turn. */
function below(view: Position): readonly number[] {
  const drawn = view.doneInTurn.filter(({ type, of }) => type === 'chance' && of === 'message').map(({ outcome }) => outcome);
  const known = [...(view.snapshot.bag?.bottom ?? []), ...drawn].map(numberOf).filter((number) => number !== undefined);
  return known.filter((number, i) => known.lastIndexOf(number) === i);
}

/** Whether it is not drawn, as others lie above it; where all are known, the first of them is on top. */
export function isBelow(view: Position, number: number): boolean {
  const known = below(view);
  return known.includes(number) && !(known.length === NUMBERS.length && known[0] === number);
}

export const underTheStack = { id: 'messages.resolve.bottom', cites: cites('messages.resolve.bottom') };

/** Of one that is not known nothing is known afterwards. */
export const goesBelow = (number: number | undefined): Effect => ({
  type: 'piece-moved',
  piece: { token: 'message', ...(number !== undefined && { number }) },
  from: { area: 'bag' },
  to: { area: 'bag', place: 'bottom' },
  ...because('resolve.bottom', 'messages.resolve.bottom'),
});

export function checkStack({ snapshot: { bag }, add }: Check): void {
  const bottom = bag?.bottom ?? [];
  bottom.forEach((name, i) => {
    const at = `/bag/bottom/${i}`;
    if (numberOf(name) === undefined) add(at, 'unknown-token', `there is no message \`${name}\`: they are \`message-1\` to \`message-8\``);
    else if (bottom.indexOf(name) < i) add(at, 'duplicate-id', `there is one \`${name}\`, and it lies there already`);
  });
}
