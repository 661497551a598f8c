/** With King & Robber Baron, and with mage and witch: the network is one road. */
import type { MoveFigure } from '../../contract/action.js';
import type { Addition, ScoreRule } from '../../kernel/declare/score.js';
import { completedNow } from '../../kernel/play/completed.js';
import { LABYRINTH, networkAt } from './arms.js';
import { cites, rule } from './author.js';

/** It adds nothing: the tiles of the whole network are counted anyway. */
export const wholeNetwork: Addition = {
  id: 'labyrinth.with-king-and-robber.whole',
  to: ['king-and-robber.robber.won'],
  cites: cites('labyrinth.robber.whole'),
  by: (view) =>
    completedNow(view).some(({ kind, parts }) => kind === 'road' && parts.some(({ printed }) => printed.marks.includes(LABYRINTH))) ? 0 : undefined,
};

const MAGIC = ['mage', 'witch'];

const mageAndWitch = rule<MoveFigure>({
  id: 'with-mage-and-witch.whole',
  on: 'move-figure',
  isRemark: true,
  cites: ['labyrinth.mage-witch'],
  applies: ({ view, action }) => MAGIC.includes(action.figure) && networkAt(view, action.to) !== undefined,
  judge: ({ pass }) => pass('mage and witch act on the labyrinth and all its roads'),
});
export const rulesWithMageAndWitch = [mageAndWitch];

/** It changes nothing: the points of the network are raised or halved as a whole. */
export const actsOnTheNetwork: ScoreRule = {
  id: 'labyrinth.with-mage-and-witch.whole-network',
  stage: 'rate',
  of: ['road'],
  raises: ['base.score.road-tiles'],
  cites: cites('labyrinth.mage-witch'),
  applies: ({ view, feature }) => feature.count(LABYRINTH) > 0 && MAGIC.some((kind) => view.neutralFeature(kind)?.root === feature.root),
  by: () => 0,
};
