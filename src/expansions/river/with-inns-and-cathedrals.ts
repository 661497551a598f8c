/** With Inns & Cathedrals: the inn of The River II is one of its inns. */
import type { PlaceTile } from '../../contract/action.js';
import { FOLDER, rule } from './author.js';

const inn = rule<PlaceTile>({
  id: 'with-inns-and-cathedrals.inn-counts',
  on: 'place-tile',
  isRemark: true,
  cites: ['river.inn'],
  applies: ({ view, action }) => {
    const { expansion, features = [] } = view.ruleset.design(action.tile) ?? {};
    return expansion === FOLDER && features.some(({ marks }) => marks.includes('inn')) && view.ruleset.has('inns-and-cathedrals');
  },
  judge: ({ pass }) => pass('the inn beside the road counts'),
});

export const rulesWithInnsAndCathedrals = [inn];
