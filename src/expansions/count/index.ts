/** The Count of Carcassonne, both editions: the City as the start, followers who wait in its quarters, and the Count who bars the way out. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { moveCount, moveCountRules, moveCountStep } from './count-move.js';
import { enterRules, enterStep, intoTheCity, noteBonuses, notePoints, placeInEnter } from './enter.js';
import { checkLayout, layoutRules } from './layout.js';
import { leaveActions, leaveAtEndStep, leaveStep, passesOn } from './leave.js';
import { leaveRules } from './leave-rules.js';
import { cityInFields, countStandsThere, squaresCount } from './outside.js';
import { CITY_STATE } from './procedure.js';
import { checkQuarters, cityLocation, countFigure } from './quarters.js';
import { countSettings } from './settings.js';
import { city, countSetups, countWithRiver } from './setup.js';
import { CITY_MARK, countTiles } from './tiles.js';
import { withKingAndRobber } from './with-king-and-robber.js';
import { withTradersAndBuilders } from './with-traders-and-builders.js';

export const count: Expansion = {
  id: 'count',
  name: 'The Count of Carcassonne',
  modelled: 'complete',
  settings: countSettings,
  starts: [city],
  tiles: countTiles,
  symbols: [CITY_MARK, 'quarter'],
  locations: [cityLocation],
  checks: [checkLayout, checkQuarters],
  rules: layoutRules,
  scoring: squaresCount,
  additions: cityInFields,
  mechanics: {
    count: {
      figures: [countFigure],
      setups: countSetups,
      state: [CITY_STATE],
      accepts: [placeInEnter],
      proposals: [intoTheCity],
      actions: [...leaveActions, moveCount],
      rules: [...enterRules, ...moveCountRules, ...leaveRules],
      steps: [leaveStep, enterStep, moveCountStep, leaveAtEndStep],
      scoring: [countStandsThere],
      settlements: [notePoints],
      triggers: [passesOn, noteBonuses],
    },
  },
  with: { river: countWithRiver, 'king-and-robber/king': withKingAndRobber, 'traders-and-builders/traders': withTradersAndBuilders },
};
