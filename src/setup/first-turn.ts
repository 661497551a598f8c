/** The first turn, once everything is laid out: which step it begins with, the run of play says. */
import type { Snapshot } from '../contract/snapshot.js';
import type { Beginning, Counts, Lot, Table } from '../kernel/declare/setup.js';
import { underEach } from '../kernel/judge/fork.js';
import { begin } from '../kernel/play/run.js';
import { stableJson } from '../kernel/position/canonical.js';
import { Position } from '../kernel/position/position.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';

/** The position in which the first decision is due, of one in which no tile has been drawn yet. Throws `Unchosen` where it hangs on a setting that nobody chose. */
export function inFirstTurn(ruleset: Ruleset, snapshot: Snapshot): Snapshot {
  const view = new Position(ruleset.printing(snapshot.prints).ruleset, snapshot);
  const first = (here: Position) => begin(here, snapshot.players[0]!.id).position.snapshot;
  // a setting that play only goes by is none that it hangs on
  const [one, ...others] = underEach(view, first);
  return others.every((other) => stableJson(other) === stableJson(one)) ? one! : first(view);
}

/**
 * The same where tiles are still to be dealt, and where of those on the table nobody may know what they show: the step is that which comes
 * once they are dealt, but nobody has them in his hand yet.
 */
export function begun(ruleset: Ruleset, table: Pick<Table, 'players'>, { snapshot, lots }: Pick<Beginning, 'snapshot' | 'lots'>): Snapshot {
  const tiles = known(ruleset, snapshot.tiles);
  // whatever lies there, the ordinary start tile shows as well as any other that there is a board
  const ordinary = () => ruleset.all('starts').find(({ isOrdinary }) => isOrdinary)!;
  const laid = tiles.length > 0 ? tiles : ordinary().tiles({ ruleset, ...table });
  const { turn, bag } = inFirstTurn(ruleset, dealt(ruleset, { ...snapshot, tiles: [...laid] }, lots));
  return { ...snapshot, ...(turn && { turn }), ...(bag && { bag }) };
}

const known = (ruleset: Ruleset, tiles: Snapshot['tiles']) => tiles.filter(({ tile }) => ruleset.design(tile) !== undefined);

/** Somebody's tiles are not known before they are dealt; so of those that could be his he gets such as are not known anyway. */
function dealt(ruleset: Ruleset, snapshot: Snapshot, lots: readonly Lot[]): Snapshot {
  const hands = lots.filter(({ to }) => to === 'hand').map(({ among, each = 1 }) => unknownFirst(ruleset, among).slice(0, each));
  const [first, ...others] = snapshot.players;
  return { ...snapshot, players: [{ ...first!, hand: [...(first!.hand ?? []), ...hands.flat()] }, ...others] };
}

const unknownFirst = (ruleset: Ruleset, among: Counts): string[] =>
  Object.keys(among).sort((a, b) => Number(ruleset.isUnprinted(b)) - Number(ruleset.isUnprinted(a)));
