/** Figures as buttons: taken into the hand by a click, or dragged to where they go. */
import { drawFigure, drawNeutral, drawToken } from '../../render/figures.js';
import { playerColours } from '../../render/colours.js';
import { held, say, situation, type Held } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';

interface Props {
  readonly piece: Extract<Held, { what: 'figure' | 'neutral' | 'token' }>;
  readonly count?: number | undefined;
}

const markupOf = (piece: Props['piece'], colour: string): string => {
  if (piece.what === 'token') return drawToken(piece.kind, [0, 0], {}, '');
  return piece.what === 'neutral' ? drawNeutral(piece.kind, [0, 0], {}, '') : drawFigure(piece.kind, colour, [0, 0], false, {}, '');
};

export const colourOf = (player: string): string => playerColours(situation.value.snapshot.players).get(player) ?? '#888888';

export function Piece({ piece, count }: Props) {
  const name = nameOf(piece.what === 'token' ? 'token' : 'figure', piece.kind);
  const owner = piece.what === 'figure' ? piece.owner : undefined;
  const isHeld = JSON.stringify(held.value) === JSON.stringify(piece);
  const label = owner === undefined ? name : t('{kind} of {owner}', { kind: name, owner });
  const take = () => {
    held.value = piece;
    say(t('in hand: {what}', { what: label }));
  };
  // the letters in a picture are no name: it lies over the button, not in it
  return (
    <span class={`piece-of${count === 0 ? ' used' : ''}`}>
      <button
        type="button"
        class={`piece${isHeld ? ' chosen' : ''}`}
        aria-pressed={isHeld}
        aria-label={count === undefined ? label : `${label}, ${t('{count} left', { count })}`}
        title={label}
        data-piece={`${owner ?? 'neutral'} ${piece.kind}`}
        onClick={() => (isHeld ? (held.value = null) : take())}
        onPointerDown={(event) => dragFrom(event, take)}
      />
      <svg viewBox="-20 -18 40 36" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markupOf(piece, colourOf(owner ?? '')) }} />
      {count !== undefined && (
        <span class="count" aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}

const SLIP = 6;

/** From the tray to the board: the board is told as if the pointer had been pressed there. */
function dragFrom(event: PointerEvent, take: () => void): void {
  if (event.button > 0) return;
  const { clientX, clientY, pointerId } = event;
  (event.currentTarget as Element).releasePointerCapture?.(pointerId);
  let isDragging = false;
  const board = () => document.querySelector('.board > svg');
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    if (!isDragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > SLIP) {
      isDragging = true;
      take();
    }
    if (isDragging)
      board()?.dispatchEvent(new PointerEvent('pointermove', { clientX: moved.clientX, clientY: moved.clientY, pointerId, buttons: 1 }));
  };
  const up = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    if (!isDragging || ended.type === 'pointercancel') return;
    const at = { clientX: ended.clientX, clientY: ended.clientY, pointerId, button: 0 };
    const svg = board();
    const over = document.elementFromPoint(ended.clientX, ended.clientY);
    if (!svg || !over || !svg.contains(over)) {
      held.value = null;
      return;
    }
    svg.dispatchEvent(new PointerEvent('pointerdown', at));
    svg.dispatchEvent(new PointerEvent('pointerup', at));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
}
