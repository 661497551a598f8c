/** Before the first turn with Under the Big Top. */
import { tells, tellsIf, tellsMixed, type SetupRule, type Table } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { CIRCUS } from './settings.js';
import { left } from './tokens.js';

const animals: SetupRule = {
  id: `${FOLDER}.setup.animal-tokens`,
  cites: cites('setup.animal-tokens'),
  perform: (now) => ({
    ...now,
    snapshot: {
      ...now.snapshot,
      bag: { ...now.snapshot.bag, tokens: { ...now.snapshot.bag?.tokens, ...Object.fromEntries(left({ ...now.snapshot, bag: {} })) } },
    },
  }),
};

export const underTheBigTopSetups = [tellsMixed(FOLDER, `${FOLDER}.setup.tiles-mixed`, cites('setup.tiles-mixed'))];
const isPlayed = ({ ruleset }: Table) => ruleset.settings.get(CIRCUS) === 'on';
/** Where there is a circus. */
export const circusSetups = [animals, tells(`${FOLDER}.setup.big-top-aside`, cites('setup.big-top-aside'))].map((rule) => tellsIf(isPlayed, rule));
