/** Who has come to a feature in this part of the turn: his protection costs more. */
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import { cellOf, spotIn } from '../../contract/spot.js';
import type { Step } from '../../kernel/declare/step.js';
import { mayBeOpen } from '../../kernel/judge/legal-actions.js';
import { flatMap } from '../../kernel/lists.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { isProtected } from './revolt.js';

export const NEWCOMERS = 'protect-newcomer';

export const isProtecting = ({ type, option }: DoneAction): boolean => type === 'choose' && option === 'protect';

const CIRCLE = 'corn-circle';

/** The figures of the active player on a node. */
const ownOn = (view: Position, node: number): readonly Figure[] =>
  flatMap(view.figures, ({ figure, node: own }) => (own === node && figure.owner === view.active ? [figure] : []));

/** Which of several that are alike has come, as far as it can be told: who has been protected since, or one who is not protected. */
function newOf(view: Position, done: DoneAction, alike: readonly Figure[]): readonly Figure[] {
  const since = view.done.slice(view.done.indexOf(done) + 1);
  const paidFor = alike.filter(({ id }) => since.some((later) => isProtecting(later) && later['figure'] === id));
  const upright = alike.filter((figure) => !isProtected(figure));
  return paidFor.length > 0 ? paidFor : upright.length > 0 ? upright : alike;
}

/** The figures of the active player of which an action of this part has, or may have, brought one to a feature. Whoever flees stays on his. */
function arrivedBy(view: Position, done: DoneAction): readonly Figure[] {
  const { type, kind, figure: id, via } = done;
  const named = typeof id === 'string' ? view.figure(id)?.figure : undefined;
  if (type === 'move-figure') return named && done.by !== 'flee' ? [named] : [];
  const at = spotIn(done['at']);
  if (type !== 'place-figure' || !at) return [];
  if (id !== undefined) return named ? [named] : [];
  const node = view.node(at);
  const own = node < 0 ? [] : ownOn(view, node);
  // a crop circle brings him beside another of his own; where he is alone it was another player who followed it
  if (via === CIRCLE && own.filter((figure) => view.isFollower(figure)).length < 2) return [];
  return newOf(
    view,
    done,
    own.filter((figure) => figure.kind === kind),
  );
}

/** Those that have come to a feature in this part of the turn, by whatever was done, or by some of it. */
const arrivals = (view: Position, by: readonly DoneAction[] = view.done): readonly Figure[] =>
  flatMap(by, (done) => arrivedBy(view, done)).filter(({ owner }) => owner === view.active);

/** Where the position does not say what was done: whoever stands on the tile just laid came in this turn. */
const standsOnLaid = (view: Position, { at }: Figure): boolean => view.snapshot.turn?.done === undefined && view.isOnLaid(at);

export function hasArrived(view: Position, id: string): boolean {
  const figure = view.figure(id)?.figure;
  return figure !== undefined && (arrivals(view).includes(figure) || (figure.owner === view.active && standsOnLaid(view, figure)));
}

/** Whether somebody who is not known to have come may have: onto a tile that may be the one just laid, or in what follows the scoring. */
export function isArrivalInDoubt({ snapshot: { turn, tiles }, ruleset, board }: Position, { at }: Figure): boolean {
  if (!turn || turn.done !== undefined) return false;
  if (turn.step !== 'place-figure') return ruleset.step(turn.step)?.phase === 'after-scoring';
  const entry = board.tile(cellOf(at))?.entry;
  const isOne = (tile: string | undefined) => tile === undefined || ruleset.tileId(tile) === ruleset.tileId(tiles[entry!]!.tile);
  return turn.placed === undefined && entry !== undefined && isOne(turn.tile);
}

/** Whether anybody of the player has come onto the tile just laid by what is not told. */
export const isLaidInDoubt = (view: Position): boolean =>
  view.figures.some(({ figure }) => figure.owner === view.active && standsOnLaid(view, figure));

export const costOf = (view: Position, id: string): number => (hasArrived(view, id) ? 4 : 2);

/** Who has come by a crop circle or has moved there; who was placed could be protected there and then. */
const isLater = ({ type, via }: DoneAction): boolean => type === 'move-figure' || via === CIRCLE;

/** With what brings him the turn may have nothing else to decide. */
export const protectNewcomer: Step = {
  id: NEWCOMERS,
  phase: 'after-scoring',
  after: ['move-wagon', 'enter-city', 'move-count', 'move-dragon', 'choose-corn-circle', 'follow-corn-circle'],
  cites: cites('peasant-revolts.protect.moved-meeples', 'peasant-revolts.protect.optional'),
  decides: true,
  passable: true,
  due: (view) => arrivals(view, view.done.filter(isLater)).some((figure) => !isProtected(figure)),
  open: (view) => mayBeOpen(view, protectNewcomer),
};
