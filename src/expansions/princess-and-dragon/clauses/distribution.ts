/** The Princess & the Dragon: the tiles. */
import { clauses } from '../../../kernel/clause.js';

export const distributionClauses = clauses({
  'pd.distribution.total': {
    statement: 'The set has 30 tiles in 29 different designs.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1', 'C2'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution (tiles=30)'],
      ['wiki-c1-older', 'Tile distribution'],
      ['wiki-c2', 'Tile distribution'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
    note: 'C2: the 29 is inferred (A-Z and 1-3 with G twice); the second-edition wiki page shows 16 designs.',
  },
  'pd.distribution.c1.volcano-designs': {
    statement: 'First-edition volcano tiles are designs 08, 13, 20, 21, 23 and 25, one each.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution'],
      ['wiki-c1-older', 'Tile distribution (counts only)'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
  },
  'pd.distribution.c1.dragon-designs': {
    statement:
      'First-edition dragon tiles are designs 04 (monastery in city), 06, 11, 12, 14, 16 (tunnel), 17, 22 (twice), 24, 26 (monastery) and 27.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution'],
      ['wiki-c1-older', 'Tile distribution (counts only)'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup', 'place-tile'],
  },
  'pd.distribution.c1.portal-designs': {
    statement: 'First-edition portal tiles are designs 03, 10, 15, 18, 28 and 29, one each.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution'],
      ['wiki-c1-older', 'Tile distribution (counts only)'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
  },
  'pd.distribution.c1.princess-designs': {
    statement: 'First-edition princess tiles are designs 01 (with an inner field), 02, 05, 07, 09 and 19, one each.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution'],
      ['wiki-c1-older', 'Tile distribution (counts only)'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
  },
  'pd.distribution.c1.duplicate': {
    statement: 'In the first edition only design 22 occurs twice.',
    kind: 'rule',
    authority: 'official',
    editions: ['C1'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution'],
      ['wiki-c1-older', 'Tile distribution'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
  },
  'pd.distribution.c1.coding-monkeys-variant': {
    statement: 'In the implementation by Coding Monkeys the monastery-in-city tile (design 04) looks different.',
    kind: 'publisher-difference',
    authority: 'official',
    editions: ['C1'],
    printings: ['Coding Monkeys implementation'],
    sources: [
      ['wiki-c1-wikitext', 'Tile distribution > Note'],
      ['wiki-c1', 'Tile distribution > Note'],
    ],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
    notAdjudicable: 'difference is only in a picture that is not part of the source text',
  },
  'pd.distribution.c2.listed-designs': {
    statement:
      'The second-edition list as preserved shows design G twice and H-P, X-Z and 1-3 once (16 designs, 17 tiles); the other 13 tiles (A-F, Q-W) are missing from the rendering, of which only F and Q are mentioned elsewhere on the page.',
    kind: 'rule',
    authority: 'official',
    editions: ['C2'],
    sources: [['wiki-c2', 'Tile distribution']],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
    notAdjudicable: 'list incomplete in the source',
  },
  'pd.distribution.c2.duplicate': {
    statement: 'In the second edition design G (dragon, two highwayman pictures) occurs twice.',
    kind: 'rule',
    authority: 'official',
    editions: ['C2'],
    sources: [['wiki-c2', 'Tile distribution']],
    expansions: ['princess-and-dragon'],
    phases: ['setup'],
  },
  'pd.distribution.c2.special-tiles': {
    statement: 'Second-edition design O is the monastery in a city, Q is the tunnel, F is the two-segment princess tile.',
    kind: 'rule',
    authority: 'official',
    editions: ['C2'],
    sources: [['wiki-c2', 'New land tiles; The princess > question']],
    expansions: ['princess-and-dragon'],
    phases: ['setup', 'place-tile'],
  },
  'pd.distribution.c2.small-illustrations': {
    statement:
      'Second-edition tiles carry small pictures (G garden, W highwayman, S pigsty, also donkeys); byre, pigsty and paddock are together called sheds or paddocks.',
    kind: 'clarification',
    authority: 'official',
    editions: ['C2'],
    sources: [['wiki-c2', 'Tile distribution > legend']],
    expansions: ['princess-and-dragon', 'abbot'],
    phases: ['setup', 'place-figure'],
    notAdjudicable: 'only the garden has a rules meaning, defined by the abbot; which tiles carry one is not preserved in the source',
  },
});
