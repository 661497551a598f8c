/** With The Tower: its pieces are moved aside, and whoever sits in a castle is out of their reach. */
import type { PlaceToken } from '../../contract/action.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';
import { cityOf } from './castle-building.js';

const hasTower = (view: Position, tile: readonly [number, number] | undefined): boolean =>
  tile !== undefined && view.tokensOn('tower-piece', tile).length > 0;

const bridgeBeside = rule<PlaceToken>({
  id: 'bridge.beside-a-tower',
  on: 'place-token/bridge',
  cites: cites('bridge.tower-moved-aside'),
  isRemark: true,
  applies: ({ view, action }) => hasTower(view, action.at.tile),
  judge: ({ pass }) => pass('the tower is moved aside a little'),
});

const castleBeside = rule<PlaceToken>({
  id: 'castle.beside-a-tower',
  on: 'place-token/castle',
  cites: cites('castle.tower-moved-aside'),
  isRemark: true,
  applies: ({ view, action }) => cityOf(view, action)?.parts.some(({ laid }) => hasTower(view, laid.at)) ?? false,
  judge: ({ pass }) => pass('the tower is moved aside a little'),
});

export const withTower: Readonly<Record<string, Parts>> = { tower: { rules: [bridgeBeside, castleBeside] } };
