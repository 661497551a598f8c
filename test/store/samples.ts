/** Rulings and people for the tests of the store. */
import type { Author, RulingInput } from '../../src/contract/ruling.js';

export const JUDGE: Author = { keyId: 'k1', name: 'A. Judge' };
export const ORGANISER: Author = { keyId: 'k2', name: 'The organiser' };

/** A ruling as a judge hands it in; `changes` replace what is usual. */
export const sample = (changes: Partial<RulingInput> = {}): RulingInput => ({
  question: 'May the fairy stay with a follower that the dragon has reached?',
  ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] },
  decision: 'illegal',
  reasoning: 'The dragon never enters the tile where the fairy stands.',
  cites: ['pd.fairy.protects'],
  tags: ['fairy'],
  event: 'Club evening',
  authorityLevel: 'table-judge',
  ...changes,
});
