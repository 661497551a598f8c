/** Members that may be left out, because the rest of the position says them. */
import { isCell, type Cell } from '../../contract/spot.js';
import type { DoneAction, Player, Snapshot, Turn } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';

/** The snapshot with what follows from the rest of it; itself where nothing is left out. */
export function completed(snapshot: Snapshot, board: Board): Snapshot {
  const turn = snapshot.turn && completedTurn(snapshot.turn, board);
  const isScoreLeftOut = snapshot.players.some(tellsOnTrack);
  if (turn === snapshot.turn && !isScoreLeftOut) return snapshot;
  return { ...snapshot, ...(turn && { turn }), ...(isScoreLeftOut && { players: snapshot.players.map(withScore) }) };
}

type Counted = Player & { readonly track?: Readonly<Record<string, number>> };

/** Whoever counts with several figures has as many points as they have together. */
const tellsOnTrack = ({ score, track }: Counted): boolean => score === undefined && track !== undefined;

const withScore = (player: Counted): Player =>
  tellsOnTrack(player) ? { ...player, score: Object.values(player.track!).reduce((sum, space) => sum + space, 0) } : player;

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
