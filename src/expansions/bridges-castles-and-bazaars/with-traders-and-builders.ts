/** With Traders & Builders: the pig counts castles, and a bridge extends the builder's road. */
import type { Parts } from '../../kernel/declare/expansion.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { cites, rule } from './author.js';
import { castlesWithPig } from './castle-fields.js';
import type { PlaceTile } from './wire.js';

const BY_BRIDGE: readonly TradersAndBuildersClauseId[] = ['traders-and-builders.builder.extends.by-bridge'];

const extendsRoad = rule<PlaceTile>({
  id: 'bridge.extends-for-the-builder',
  on: 'place-tile',
  cites: cites('bridge.extends-for-builder'),
  isRemark: true,
  applies: ({ view }) => view.figures.some(({ figure }) => figure.kind === 'builder' && figure.owner === view.active),
  judge: (inquiry) => {
    if (!inquiry.action.bridge) return inquiry.pass('what the tile carries on is extended');
    inquiry.cite(BY_BRIDGE);
    return inquiry.pass('a road that the bridge carries on is extended');
  },
});

export const withTradersAndBuilders: Readonly<Record<string, Parts>> = {
  'traders-and-builders/pig': { scoring: castlesWithPig },
  'traders-and-builders/builder': { rules: [extendsRoad] },
};
