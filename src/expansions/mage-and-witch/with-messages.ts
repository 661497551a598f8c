/** With The Messages: a message scores as in the final scoring, and so do mage and witch. */
import type { Choose } from '../../contract/action.js';
import { rule } from './author.js';
import { BOTH } from './figures.js';

const scoredByMessage = rule<Choose>({
  id: 'with-messages.scored',
  on: 'choose/action',
  isRemark: true,
  cites: ['mage-and-witch.x.messages'],
  applies: ({ view, action }) => {
    const feature = action.feature && view.feature(action.feature);
    return feature !== undefined && BOTH.some((kind) => view.neutralFeature(kind)?.root === feature.root);
  },
  judge: ({ pass }) => pass('mage and witch act on what a message scores, and stay there'),
});
export const rulesWithMessages = [scoredByMessage];
