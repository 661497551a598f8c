/** Members that may be left out, because the rest of the position says them. */
import { isCell, type Cell } from '../../contract/spot.js';
import type { DoneAction, Snapshot, Turn } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';

/** The snapshot with what follows from the rest of it; itself where nothing is left out. */
export function completed(snapshot: Snapshot, board: Board): Snapshot {
  const turn = snapshot.turn && completedTurn(snapshot.turn, board);
  return turn === snapshot.turn ? snapshot : { ...snapshot, ...(turn && { turn }) };
}

/** Where the tile of the turn was laid its `place-tile` says, and which it was the board. */
function completedTurn(turn: Turn, board: Board): Turn {
  const at = turn.placed?.at ?? laidAt(turn.done);
  if (at === undefined || (turn.placed && turn.tile !== undefined)) return turn;
  const there = board.tilesOn(at);
  // which of two half tiles was laid last nobody can see
  const tile = turn.tile ?? (there.length === 1 ? there[0]!.shape.design.id : undefined);
  return { ...turn, placed: turn.placed ?? { at }, ...(tile !== undefined && { tile }) };
}

function laidAt(done: readonly DoneAction[] = []): Cell | undefined {
  const action = done.findLast(({ type }) => type === 'place-tile');
  const at = action?.['at'];
  return isCell(at) ? at : undefined;
}
