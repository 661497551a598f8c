/** Laying a tile with a flying machine. */
import type { PlaceTile } from '../../contract/action.js';
import { rule } from './author.js';
import { MACHINE } from './flight.js';

const laidAsUsual = rule<PlaceTile>({
  id: 'tile.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['flier.tile.ordinary'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.some((symbol) => symbol.startsWith(`${MACHINE}-`)),
  judge: ({ pass }) => pass('a tile with a flying machine is laid like every tile'),
});

export const tileRules = [laidAsUsual];
