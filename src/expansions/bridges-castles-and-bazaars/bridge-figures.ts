/** Who is placed on a bridge, and when. */
import type { PlaceFigure } from '../../contract/action.js';
import { placeIn } from '../../contract/spot.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';

/** Whether a place is the road on a bridge. */
function isOnBridge(view: Position, { at }: PlaceFigure): boolean {
  const place = placeIn(at);
  if (place?.feature !== 'road' || place.edge === undefined) return false;
  return view.tokensOn('bridge', place.tile).some(({ edges }) => edges?.includes(place.edge as never));
}

/** Whether the bridge came after an action with a figure. */
function isAfterFigure({ done, ruleset }: Position): boolean {
  const first = done.findIndex((action) => ruleset.kinds.of(action, 'place-figure')?.figureAction);
  return first >= 0 && done.slice(first).some(({ type, kind }) => type === 'place-token' && kind === 'bridge');
}

const figureOnIt = rule<PlaceFigure>({
  id: 'bridge.figure-on-it',
  on: 'place-figure',
  cites: cites('bridge.figure-on-it', 'bridge.no-figure-on-neighbours-bridge', 'bridge.timing.figure-after-bridge', 'bridge.no-junction'),
  applies: ({ view, action }) => action.via === undefined && isOnBridge(view, action),
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return view.isOnLaid(action.at)
      ? pass('the bridge lies on the tile just laid, and is a road like every road')
      : forbid('no figure is placed on the bridge of another tile than the one just laid');
  },
});

const figureBeforeIt = rule<PlaceFigure>({
  id: 'bridge.figure-before-it',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.turn.one-figure-action'],
  cites: cites('bridge.timing.figure-after-bridge'),
  applies: ({ view, action }) => action.via === undefined && isAfterFigure(view) && isOnBridge(view, action),
  judge: ({ pass }) => pass('a bridge placed after the figure gives no second placement'),
});

export const bridgeFigureRules = [figureOnIt, figureBeforeIt];
