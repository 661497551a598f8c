/** The clauses of The Princess & the Dragon, all subjects together. */
import { distributionClauses } from './distribution.js';
import { dragonEatsClauses } from './dragon-eats.js';
import { dragonOthersClauses } from './dragon-others.js';
import { dragonWalkClauses } from './dragon-walk.js';
import { fairyMoveClauses } from './fairy-move.js';
import { fairyOthersClauses } from './fairy-others.js';
import { fairyPointsClauses } from './fairy-points.js';
import { portalClauses } from './portal.js';
import { princessClauses } from './princess.js';
import { protectionClauses } from './protection.js';
import { scoringClauses } from './scoring.js';
import { setupClauses } from './setup.js';
import { tileClauses } from './tile.js';
import { volcanoClauses } from './volcano.js';

export const princessAndDragonClauses = {
  ...setupClauses,
  ...tileClauses,
  ...volcanoClauses,
  ...dragonWalkClauses,
  ...dragonEatsClauses,
  ...dragonOthersClauses,
  ...protectionClauses,
  ...portalClauses,
  ...princessClauses,
  ...fairyMoveClauses,
  ...fairyPointsClauses,
  ...fairyOthersClauses,
  ...scoringClauses,
  ...distributionClauses,
};

export type PrincessAndDragonClauseId = keyof typeof princessAndDragonClauses;
