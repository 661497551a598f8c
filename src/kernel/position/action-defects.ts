/** What an action names but is not there: such an action is not illegal, it cannot be read. */
import type { Action } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Player, Snapshot } from '../../contract/snapshot.js';
import { cellOf, isCell } from '../../contract/spot.js';
import type { Named } from '../declare/action.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { cellKey, noTileOn, wrongHalf } from './ground.js';
import { nobody, noFigure, noSuchFigure, noTile, noToken, noWay, playerIds } from './naming.js';
import type { Position } from './position.js';
import { spotDefect, standingDefect } from './spots.js';
import { flatMap } from '../lists.js';

const defect = (pointer: string, code: string, message: string): Defect => ({ pointer, code, message });

/** What it names by its type, and where its kind is in play by that. */
function namesOf(ruleset: Ruleset, action: Action): readonly Named[] {
  const byType = ruleset.types.get(action.type)?.names?.(action) ?? [];
  const byKind = ruleset.kinds.of(action, undefined)?.names?.(action);
  return byKind ? [...byType, ...byKind] : byType;
}

/** What is known of a position. */
interface Seen extends Pick<Position, 'ruleset' | 'board' | 'snapshot'> {
  /** Cells of which nothing is known; of a sound position there are none. */
  readonly doubtful?: ReadonlySet<number>;
}

/** Pointers are relative to the action. */
export function actionDefects(seen: Seen, action: Action): Defect[] {
  const { ruleset, board, snapshot, doubtful } = seen;
  // what takes the place of what could not be read may name none
  const isDoubtful = (cell: unknown) => isCell(cell) && doubtful?.has(cellKey(cell)) === true;
  const list = nameDefects(ruleset, snapshot.players, action);
  for (const named of namesOf(ruleset, action)) {
    const { pointer } = named;
    if (named.is === 'figure' && !isFigure(seen, named.figure)) list.push(defect(pointer, 'unknown-figure', noSuchFigure(snapshot, named.figure)));
    if (named.is === 'new-figure' && standsThere(snapshot, named.figure))
      list.push(defect(pointer, 'duplicate-id', `\`${named.figure}\` stands on the board already`));
    if (named.is === 'cell' && isCell(named.cell) && !isDoubtful(named.cell) && !board.tile(named.cell))
      list.push(defect(pointer, 'no-tile-there', noTileOn(board, named.cell)));
    if (named.is === 'spot' && !isDoubtful(cellOf(named.spot))) {
      const defectOf = named.forFigure ? standingDefect : spotDefect;
      const wrong = defectOf({ ruleset, board, snapshot }, named.spot, pointer);
      if (wrong) list.push(wrong);
    }
  }
  return list;
}

/** On the board, in captivity, or neutral. */
function isFigure({ ruleset, snapshot }: Seen, id: string): boolean {
  if (standsThere(snapshot, id) || ruleset.figures.get(id)?.neutral) return true;
  return snapshot.players.some(({ prisoners = [] }) => prisoners.some((prisoner) => prisoner.id === id));
}

const standsThere = ({ figures = [] }: Snapshot, id: string): boolean => figures.some((figure) => figure.id === id);

/** Those that can be told without the board. */
export function nameDefects(ruleset: Ruleset, players: readonly Player[], action: Action): Defect[] {
  const list: Defect[] = [];
  if (action.player !== undefined && !players.some(({ id }) => id === action.player))
    list.push(defect('/player', 'unknown-player', nobody(action.player, playerIds({ players: [...players] }))));
  for (const named of namesOf(ruleset, action)) {
    const { pointer } = named;
    if (named.is === 'tile' && !ruleset.design(named.tile)) list.push(defect(pointer, 'unknown-tile', noTile(ruleset, named.tile)));
    if (named.is === 'half') {
      const shape = ruleset.shape(named.tile, named.rotation);
      if (shape && shape.half !== named.half) list.push(defect(pointer, 'not-that-half', wrongHalf(shape)));
    }
    // one that another expansion brings is named rightly, and not in play
    if (named.is === 'token' && !ruleset.tokens.has(named.kind) && !ruleset.elsewhere('tokens').has(named.kind))
      list.push(defect(pointer, 'unknown-token', noToken(ruleset, named.kind)));
    if (named.is === 'way' && !isWay(ruleset, named.way)) list.push(defect(pointer, 'unknown-way', noWay(ruleset, named.way)));
    if (named.is === 'kind') {
      const figure = ruleset.figures.get(named.kind);
      if (!figure) list.push(defect(pointer, 'unknown-figure-kind', noFigure(ruleset, named.kind)));
      // one that players place all the same is a kind of action of its own
      else if (figure.neutral && !ruleset.actions.has(`${action.type}/${named.kind}`))
        list.push(defect(pointer, 'neutral-figure', `a \`${named.kind}\` belongs to nobody`));
    }
  }
  return list;
}

/** Whether an expansion of the ruleset has it, be it by a mechanic that the table leaves out: what goes by that way can be judged all the same. */
const isWay = (ruleset: Ruleset, way: string): boolean =>
  ruleset.all('ways').includes(way) || (ruleset.elsewhere('ways').get(way) ?? []).some((owner) => ruleset.has(owner));

/** The action with its tiles under their own ids, whatever alias they were posted under. */
export function withOwnNames<A extends Action>(ruleset: Ruleset, action: A): A {
  const renames = flatMap(namesOf(ruleset, action), (named) => (named.is === 'tile' && !named.pointer.slice(1).includes('/') ? [named] : []));
  return renames.reduce((renamed, { pointer, tile }) => {
    const id = ruleset.design(tile)?.id ?? tile;
    return id === tile ? renamed : { ...renamed, [pointer.slice(1)]: id };
  }, action);
}
