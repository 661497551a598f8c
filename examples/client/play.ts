/** A turn from step to step: what may be done, do it, go on from the position after it. */
import { createClient, type Action, type Snapshot } from 'seneschal/client';

/** Plays until the tile of this turn has been dealt with; `choose` picks one of the legal actions. */
export async function playTurn(baseUrl: string, start: Snapshot, choose: (actions: readonly Action[]) => Action): Promise<Snapshot> {
  const seneschal = createClient({ baseUrl });
  const player = start.turn?.player;
  let snapshot = start;
  while (snapshot.turn?.player === player) {
    const { data: legal, error } = await seneschal.POST('/v1/legal-actions', { body: { snapshot } });
    if (error) throw new Error(error.title);
    const { data: verdict } = await seneschal.POST('/v1/adjudications', { body: { snapshot, action: choose(legal.actions) } });
    // null: the game is over, or the action was not legal
    if (!verdict?.after) break;
    snapshot = verdict.after;
  }
  return snapshot;
}
