/** After which actions the fairy's points may hang on what the position or no source says: only these are played to the end for a list. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { assigned } from './fairy.js';
import { fiveInDoubt, severalInDoubt } from './fairy-points.js';
import { FAIRY_BONUS_SCOPE, FAIRY_POINT_SCOPE } from './settings/fairy-points.js';
import { FAIRY_ASSOCIATION } from './settings/fairy.js';
import type { MoveFairy } from './wire.js';

/** Actions after which nobody is on a tile who was not before, but for whoever is placed or moved there. */
const BRINGS_NOBODY: readonly string[] = [
  'place-tile',
  'place-figure',
  'move-figure',
  'place-token',
  'move-token',
  'remove-figure',
  'move-fairy',
  'move-dragon',
  'pass',
];

export function fairyInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (fiveInDoubt(view)) return true;
  const isOfTile = tileScope(view);
  // she is with somebody who is known, or nowhere, and is moved to somebody by name
  if (!isOfTile && view.get(FAIRY_ASSOCIATION) === 'follower' && !isCompanionUnknown(view)) return false;
  // where both only have to stand together, one is not taken for another
  const enough = view.get(FAIRY_BONUS_SCOPE) === 'stand-together' && view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' ? 2 : 1;
  const tile = view.neutral('fairy')?.tile;
  const isScoredThere = mayBeScored(view, { isOne: (feature) => tile !== undefined && feature.liesOn(tile) });
  return (action) => {
    const isWhomUnknown = namesCompanion(view) && (isMove(action) ? 'tile' in action.to : isCompanionUnknown(view));
    if (!isWhomUnknown && !isOfTile) return false;
    if (!BRINGS_NOBODY.includes(action.type)) return true;
    const here = besideHer(view, action);
    const isOneOfThem = isWhomUnknown && here.length >= enough;
    const isDoubtful = (those: readonly Pick<Figure, 'owner'>[]) => (isOneOfThem && those.length > 0) || (isOfTile && severalInDoubt(view, those));
    return isDoubtful(here) && isDoubtful(concerned(view, action, here, isScoredThere));
  };
}

/** Whether points hang on who is on her tile. */
const tileScope = (view: Position): boolean =>
  view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' || view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature';

/** Whether points hang on whom she is with, and not on who is on her tile alone. */
const namesCompanion = (view: Position): boolean =>
  !(view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' && view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature');

const isCompanionUnknown = (view: Position): boolean => view.neutral('fairy') !== undefined && assigned(view) === undefined;

const isMove = (action: Action): action is MoveFairy => action.type === 'move-fairy';

/** Every figure that will be on her tile after such an action. */
function besideHer(view: Position, action: Action): readonly Pick<Figure, 'owner'>[] {
  const tile = tileAfter(view, action);
  if (!tile) return [];
  const here = view.onTile(tile).map(({ figure }) => figure);
  if (action.type === 'place-figure') {
    const { at, player: owner = view.active } = action as PlaceFigure;
    return view.isSpotOn(at, tile) ? [...here, { owner }] : here;
  }
  if (action.type === 'move-figure') {
    const { figure, to } = action as MoveFigure;
    const moved = view.figure(figure)?.figure;
    return moved && view.isSpotOn(to, tile) ? [...here, moved] : here;
  }
  return here;
}

/** Actions after which no other features are scored than those that are completed, and then the next turn may begin. */
const SCORES_NO_OTHERS: readonly string[] = ['place-tile', 'place-figure', 'move-figure', 'place-token', 'move-token'];

/** Whatever is no follower may have a field scored as it is placed, as a barn has. */
const scoresNoOthers = (view: Position, action: Action): boolean =>
  SCORES_NO_OTHERS.includes(action.type) && (action.type !== 'place-figure' || view.isFollower(action as PlaceFigure));

/** Those on her tile who may bring points next: of whoever begins a turn, and all of them where a feature there may be scored. */
function concerned(
  view: Position,
  action: Action,
  here: readonly Pick<Figure, 'owner'>[],
  isScoredThere: (action: Action) => boolean,
): readonly Pick<Figure, 'owner'>[] {
  const tile = view.neutral('fairy')?.tile;
  if (!tile || !scoresNoOthers(view, action) || view.snapshot.bag?.remaining === 0) return here;
  // tiles that come from elsewhere are laid by whoever has them
  if ((view.turn.source ?? 'bag') !== 'bag') return here;
  if (view.onTile(tile).some((standing) => isPaidWithOthers(view, standing))) return here;
  if (isScoredThere(action)) return here;
  const next = [view.active, view.playerAfter(view.active)];
  return here.filter(({ owner }) => owner !== undefined && next.includes(owner));
}

/** Who stands otherwise than on a feature of the tiles, or in a castle, may be paid with another feature. */
const isPaidWithOthers = ({ board, ruleset }: Position, { node }: Standing): boolean => {
  if (node < 0) return true;
  const { kind, completedBy } = board.feature(node);
  return completedBy === 'nothing' && ruleset.vocabulary.kinds.get(kind)?.neverFinal === true;
};

function tileAfter(view: Position, action: Action): Cell | undefined {
  if (!isMove(action)) return view.neutral('fairy')?.tile;
  const { to } = action;
  return 'tile' in to ? to.tile : cellOf(view.figure(to.figure)?.figure.at);
}
