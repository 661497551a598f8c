/** After which actions the fairy's points may hang on what the position or no source says: only these are played to the end for a list. */
import type { Action, PlaceFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import type { Position } from '../../kernel/position/position.js';
import { assigned } from './fairy.js';
import { fiveInDoubt, severalInDoubt } from './fairy-points.js';
import { FAIRY_BONUS_SCOPE, FAIRY_POINT_SCOPE } from './settings/fairy-points.js';
import { FAIRY_ASSOCIATION } from './settings/fairy.js';
import type { MoveFairy } from './wire.js';

/** Actions after which nobody is on a tile who was not before, but for whoever is placed there. */
const BRINGS_NOBODY: readonly string[] = ['place-tile', 'place-figure', 'remove-figure', 'move-fairy', 'move-dragon', 'pass'];

export function fairyInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (fiveInDoubt(view)) return true;
  const isOfTile = tileScope(view);
  // she is with somebody who is known, or nowhere, and is moved to somebody by name
  if (!isOfTile && view.get(FAIRY_ASSOCIATION) === 'follower' && !isCompanionUnknown(view)) return false;
  // where both only have to stand together, one is not taken for another
  const enough = view.get(FAIRY_BONUS_SCOPE) === 'stand-together' && view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' ? 2 : 1;
  return (action) => {
    const isWhomUnknown = namesCompanion(view) && (isMove(action) ? 'tile' in action.to : isCompanionUnknown(view));
    if (!isWhomUnknown && !isOfTile) return false;
    if (!BRINGS_NOBODY.includes(action.type)) return true;
    const here = besideHer(view, action);
    return (isWhomUnknown && here.length >= enough) || (isOfTile && severalInDoubt(view, here));
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
  if (action.type !== 'place-figure') return here;
  const { at, player: owner = view.active } = action as PlaceFigure;
  return view.isSpotOn(at, tile) ? [...here, { owner }] : here;
}

function tileAfter(view: Position, action: Action): Cell | undefined {
  if (!isMove(action)) return view.neutral('fairy')?.tile;
  const { to } = action;
  return 'tile' in to ? to.tile : cellOf(view.figure(to.figure)?.figure.at);
}
