/** With Traders & Builders: the pig counts castles, and a bridge extends the builder's road. */
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Position } from '../../kernel/position/position.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { cites, FOLDER, rule } from './author.js';
import { castlesWithPig } from './castle-fields.js';
import type { PlaceTile } from './wire.js';

const hasBuilder = (view: Position): boolean => view.figures.some(({ figure }) => figure.kind === 'builder' && figure.owner === view.active);

const extendsRoad = rule<PlaceTile>({
  id: 'bridge.extends-for-the-builder',
  on: 'place-tile',
  cites: cites('bridge.extends-for-builder'),
  isRemark: true,
  applies: ({ view }) => hasBuilder(view),
  judge: ({ action, pass }) => (action.bridge ? pass('a road that the bridge carries on is extended') : pass('what the tile carries on is extended')),
});

const byBridge = rulesOf<TradersAndBuildersClauseId>(FOLDER)<PlaceTile>({
  id: 'bridge.wins-the-double-turn',
  on: 'place-tile',
  cites: ['traders-and-builders.builder.extends.by-bridge'],
  isRemark: true,
  applies: ({ view, action }) => action.bridge !== undefined && hasBuilder(view),
  judge: ({ pass }) => pass('a road that the bridge carries on is extended'),
});

export const withTradersAndBuilders: Readonly<Record<string, Parts>> = {
  'traders-and-builders/pig': { scoring: castlesWithPig },
  'traders-and-builders/builder': { rules: [extendsRoad, byBridge] },
};
