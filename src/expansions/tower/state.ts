/** The state of a capture and of an exchange, under `turn.capture` and `turn.exchange`. */
import { isCell, type Cell } from '../../contract/spot.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { heightIn, isPiece } from './towers.js';
import type { PrisonerExchange, TowerCapture } from './wire.js';

export const CAPTURE = procedure<TowerCapture>('capture', ({ tile }, check) => {
  check.cell('/turn/capture/tile', tile);
  onlyIn(check, 'capture', 'capture');
  const { snapshot } = check;
  if (heightIn(snapshot, tile) === 0) check.add('/turn/capture/tile', 'no-tower-there', `no tower stands on [${tile.join(', ')}]`);
  const placed = (snapshot.turn?.done ?? []).findLast(isPiece)?.['at'] as { readonly tile?: unknown } | undefined;
  // what was done earlier may be written in any shape
  if (isCell(placed?.tile) && !sameCell(placed.tile, tile))
    check.add('/turn/capture/tile', 'not-the-tower-raised', `the last tower piece of this turn was put on [${placed.tile.join(', ')}]`);
});

export const EXCHANGE = procedure<PrisonerExchange>('exchange', (exchange, check) => {
  const { figure, holder, choices, mover } = exchange;
  check.player('/turn/exchange/holder', holder);
  onlyIn(check, 'exchange', 'exchange-prisoner');
  check.player('/turn/exchange/mover', mover);
  const captor = check.snapshot.turn?.player;
  if (![captor, holder].includes(mover))
    check.add('/turn/exchange/mover', 'not-concerned', `\`${mover}\` is neither the captor nor the holder of the prisoners`);
  if (!isHeld(check, captor, figure, holder))
    check.add('/turn/exchange/figure', 'no-such-prisoner', `the active player holds no \`${figure}\` of \`${holder}\``);
  choices.forEach((choice, i) => {
    if (!isHeld(check, holder, choice, captor))
      check.add(`/turn/exchange/choices/${i}`, 'no-such-prisoner', `\`${holder}\` holds no \`${choice}\` of the active player`);
  });
});

/** The state of a step belongs to it: with another one the position would not say what is decided. */
function onlyIn({ snapshot, add }: Check, member: string, step: string): void {
  const now = snapshot.turn?.step;
  if (now !== undefined && now !== step)
    add(`/turn/${member}`, 'not-in-this-step', `\`${member}\` belongs to the step \`${step}\`, not to \`${now}\``);
}

const isHeld = ({ snapshot }: Check, holder: string | undefined, figure: string, owner: string | undefined): boolean =>
  snapshot.players.some(({ id, prisoners = [] }) => id === holder && prisoners.some((held) => held.id === figure && held.owner === owner));

/** The tower that has just been raised; undefined where none was, or where the position does not say which. */
export function raised(view: Position): Cell | undefined {
  const state = view.state(CAPTURE);
  if (state) return state.tile;
  const placed = view.turn.step === 'capture' ? view.done.findLast(isPiece)?.['at'] : undefined;
  return (placed as { readonly tile?: Cell } | undefined)?.tile;
}
