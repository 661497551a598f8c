/** Winter Edition: the base game in snow with twelve more tiles, and the gingerbread man, who rewards knights when he leaves their city. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { comes, comingWithDragon, mayComeToTheDragon } from './coming.js';
import { GINGERBREAD, gingerbreadMan, inACity, SIGN } from './man.js';
import { gingerbreadActions, gingerbreadConsequences, gingerbreadSteps, gingerbreadTriggers, isUndecided, manInDoubt } from './moving.js';
import { gingerbreadRules, tileRules } from './rules.js';
import { nothingAtTheEnd } from './scoring.js';
import { winterSettings } from './settings.js';
import { gingerbreadSetups, winterSetups } from './setup.js';
import { gingerbreadTiles, winterTiles } from './tiles.js';
import { traitsWithPrincessAndDragon } from './traits.js';
import { hisCityBecomesACastle, mayBecomeACastle } from './with-bridges-castles-and-bazaars.js';
import { mayBeLeftTheDragons, rulesWithPrincessAndDragon } from './with-princess-and-dragon.js';

export const winter: Expansion = {
  id: 'winter',
  name: 'Winter Edition',
  modelled: 'complete',
  settings: winterSettings,
  setups: winterSetups,
  tiles: winterTiles,
  unprinted: gingerbreadTiles,
  symbols: [SIGN],
  marks: { road: ['inn'] },
  figures: [gingerbreadMan],
  state: [GINGERBREAD],
  checks: [inACity],
  rules: tileRules,
  mechanics: {
    'gingerbread-man': {
      setups: gingerbreadSetups,
      actions: gingerbreadActions,
      steps: gingerbreadSteps,
      triggers: [comes, ...gingerbreadTriggers],
      rules: gingerbreadRules,
      scoring: [nothingAtTheEnd],
      consequences: gingerbreadConsequences,
      doubts: [manInDoubt, isUndecided],
      with: {
        'princess-and-dragon': {
          rules: rulesWithPrincessAndDragon,
          doubts: [mayBeLeftTheDragons, mayComeToTheDragon],
          consequences: comingWithDragon,
        },
        'bridges-castles-and-bazaars': { triggers: [hisCityBecomesACastle], doubts: [mayBecomeACastle] },
      },
    },
  },
  with: { 'princess-and-dragon': { traits: traitsWithPrincessAndDragon } },
};
