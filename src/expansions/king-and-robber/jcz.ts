/** King & Robber Baron in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const kingAndRobberJcz: Jcz = {
  elements: { king: 'king', robber: 'robber' },
  scored: { king: 'king-and-robber.king.', robber: 'king-and-robber.robber.' },
  rules: {
    'king-and-robber-scoring': {
      default: { 'king-and-robber.scoring': 'one-per-completed-at-end' },
      '10/20': { 'king-and-robber.scoring': 'ten-each-at-end' },
      '15/40': { 'king-and-robber.scoring': 'fifteen-or-forty-at-end' },
      continuously: { 'king-and-robber.scoring': 'one-per-completion-in-play' },
    },
  },
  // the City of Carcassonne is a city for it in both editions
  habits: { 'king-and-robber.cityOfCarcassonne': 'counts' },
};
