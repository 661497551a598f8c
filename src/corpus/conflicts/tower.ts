/** Contradictions about the towers. */
import { conflicts } from './conflict.js';

export const towerConflicts = conflicts([
  {
    id: 'conflict.tower.top',
    question: 'Is a follower on a tower safe from other towers and from the dragon?',
    clauses: ['tower.capture.tower-top', 'tower.capture.fandom-tower-top-safe', 'pd.dragon.menu.tower-follower'],
    readings: [
      {
        value: 'not-safe',
        statement: 'no, he is captured and eaten like any other',
        clauses: ['tower.capture.tower-top', 'pd.dragon.menu.tower-follower'],
      },
      { value: 'safe', statement: 'yes, as a fan page has it', clauses: ['tower.capture.fandom-tower-top-safe'] },
    ],
    resolution: { reading: 'not-safe', reason: 'authority', explanation: 'the rules and the publisher say so, against a page that cites nobody' },
  },
]);
