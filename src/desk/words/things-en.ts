/** English for the topics of the law of which the part of the clauses' ids says too little. */
export const topics: Readonly<Record<string, string>> = {
  m: 'all messages',
  m1: 'message 1',
  m2: 'message 2',
  m3: 'message 3',
  m4: 'message 4',
  m5: 'message 5',
  m6: 'message 6',
  m7: 'message 7',
  m8: 'message 8',
  'with-pd': 'with the Princess & the Dragon',
  'with-tb': 'with Traders & Builders',
  x: 'with other expansions',
};
