/** Tiles that do not fit: what a bridge could do about it, and what none can. The base game's rule bars them, these tell by which clauses. */
import type { Position } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';
import { mending } from './bridge-places.js';
import { BRIDGES } from './settings.js';
import type { PlaceTile } from './wire.js';

const MATCH = ['base.tile.edges-match'];

/** Without a bridge, and not because the cell is taken. */
function isMismatch(view: Position, action: PlaceTile): boolean {
  if (action.bridge || view.laid || view.get(BRIDGES) === 'off') return false;
  const { mismatches, isTaken } = view.fit(action);
  return mismatches !== 0 && !isTaken;
}

const noneLeft = rule<PlaceTile>({
  id: 'bridge.none-left-to-mend-it',
  on: 'place-tile',
  isRemark: true,
  seconds: MATCH,
  cites: cites('bridge.lets-road-meet-field', 'bridge.from-own-supply'),
  applies: ({ view, action }) => view.held(view.active, 'bridge') === 0 && isMismatch(view, action) && mending(view, action) !== undefined,
  judge: ({ pass }) => pass('with a bridge the tile would fit, but the player has none left'),
});

const noneHelps = rule<PlaceTile>({
  id: 'bridge.none-mends-it',
  on: 'place-tile',
  isRemark: true,
  seconds: MATCH,
  cites: cites('bridge.needed.no-city-edge', 'bridge.needed.all-edges-match'),
  applies: ({ view, action }) => isMismatch(view, action) && mending(view, action) === undefined,
  judge: ({ pass }) => pass('one bridge mends no more than a road against a field'),
});

export const missingBridgeRules = [noneLeft, noneHelps];
