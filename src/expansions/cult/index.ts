/** Heretics & Shrines (The Cult), both editions: shrines like monasteries, and the challenge between the two. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { SHRINE } from './buildings.js';
import { challengeIsWon } from './challenge.js';
import { cultRules } from './rules.js';
import { shrineScores } from './scoring.js';
import { SECOND_NEIGHBOUR } from './settings.js';
import { cultSetups } from './setup.js';
import { cultTiles } from './tiles.js';
import { noBonusForTheLoser, rulesWithAbbeyAndMayor, rulesWithCount, rulesWithPrincessAndDragon } from './with-others.js';

export const cult: Expansion = {
  id: 'cult',
  name: 'The Cult',
  modelled: 'complete',
  settings: [SECOND_NEIGHBOUR],
  setups: cultSetups,
  tiles: cultTiles,
  marks: { monastery: [SHRINE, 'link-'], road: ['link-'] },
  mechanics: {
    shrine: {
      rules: cultRules,
      scoring: shrineScores,
      payouts: [challengeIsWon],
      with: {
        'abbey-and-mayor': { rules: rulesWithAbbeyAndMayor },
        count: { rules: rulesWithCount },
        'princess-and-dragon': { rules: rulesWithPrincessAndDragon },
        'princess-and-dragon/fairy': { payouts: [noBonusForTheLoser] },
      },
    },
  },
};
