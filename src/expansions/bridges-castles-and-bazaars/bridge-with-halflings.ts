/** With Halflings: a bridge over half tiles. */
import type { Action } from '../../contract/action.js';
import { cites, rule } from './author.js';
import { bridgeIn, siteOf } from './bridge-places.js';

const SIDES = [0, 1, 2, 3];

const overHalves = rule<Action>({
  id: 'bridge.over-half-tiles',
  on: ['place-token/bridge', 'place-tile'],
  cites: cites('bridge.straight-not-diagonal', 'bridge.is-a-road'),
  applies: ({ view, action }) => {
    const bridge = bridgeIn(action);
    const site = bridge && siteOf(view, action);
    return site !== undefined && SIDES.some((side) => site(bridge!.tile, side)?.half !== undefined);
  },
  judge: (inquiry) =>
    inquiry.get(inquiry.view.ruleset.settings.entry('halflings.grid')!.setting) === 'half-tile'
      ? inquiry.forbid('a half tile has no two sides that lie opposite each other')
      : inquiry.unregulated('no source says whether a bridge may lie over half tiles that share a space'),
});
export const bridgesWithHalflings = [overHalves];
