/** Before the first turn with Games Quarterly 11: its river tiles are of a river that is played with, and its source may begin it. */
import { tellsIf, tells, type StartRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';

const spring: StartRule = {
  id: 'gq11.river.spring-may-replace',
  cites: cites('gq11.river.spring-may-replace', 'gq11.river.one-spring'),
  tiles: () => [{ tile: 'gq11/river-source-road', at: [0, 0], rotation: 0 }],
};

export const gq11WithRiver = {
  starts: [spring],
  setups: [tellsIf(({ start }) => start === 'river' || start === FOLDER, tells('gq11.river.one-spring', cites('gq11.river.one-spring')))],
};
