/** With the phantom, The Tower, and the castles. */
import type { PlaceFigure, PlaceToken } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { rule, ruleWithPhantom } from './author.js';
import type { Addition } from '../../kernel/declare/score.js';
import { buildingsOn, isBuilding, TOWER_HOUSE } from './buildings.js';

/** Whether what came first allows him at all the phantom's own rules say. */
const phantomAfterABuilding = ruleWithPhantom<PlaceFigure>({
  id: 'after-a-building',
  about: 'kind',
  on: 'place-figure',
  cites: ['little-buildings.phantom.after-building', 'phantom.after.any-figure-action'],
  overrides: ['little-buildings.building.no-figure-besides'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some(isBuilding),
  judge: ({ pass }) => pass('the building was the first action, which the phantom may follow'),
});
export const rulesWithPhantom = [phantomAfterABuilding];

const notATower = rule<PlaceFigure>({
  id: 'with-tower.not-a-tower',
  on: 'place-figure',
  cites: ['little-buildings.not-a-tower'],
  applies: ({ view, action: { at } }) => spotName(at) === 'tower' && 'tile' in at && view.tokensOn(TOWER_HOUSE, at.tile).length > 0,
  judge: ({ view, action: { at }, pass, forbid }) =>
    'tile' in at && view.tokensOn('tower-piece', at.tile).length > 0
      ? pass('the tile has a tower besides the little one')
      : forbid('nobody stands on a little tower'),
});
export const rulesWithTower = [notATower];

const castle = rule<PlaceToken>({
  id: 'with-bridges-castles-and-bazaars.castle',
  about: 'turn',
  on: 'place-token/castle',
  isRemark: true,
  cites: ['little-buildings.castle.none'],
  judge: ({ pass }) => pass('a castle counts no buildings of its own, and those of the feature that it scores'),
});
export const rulesWithCastles = [castle];

/** It adds nothing: what the castle copies has its own buildings in it. */
export const castlesCount: Addition = {
  id: 'little-buildings.with-bridges-castles-and-bazaars.none',
  cites: ['little-buildings.castle.none'],
  to: ['bridges-castles-and-bazaars.castle.copies'],
  by: (view, scoring) => (scoring?.feature.parts.some(({ laid }) => buildingsOn(view, laid.at).length > 0) ? 0 : undefined),
};
