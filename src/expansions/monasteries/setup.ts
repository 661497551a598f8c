/** Before the first turn with Monasteries: they take the place of those of the base game, or come besides. */
import { among, outOfTheGame, TILES, tells, tellsIf, type SetupRule, pileOf, total } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { ORIGINALS } from './settings.js';

const replaced: SetupRule = {
  id: 'monasteries.setup.replace',
  cites: cites('monasteries.setup.replace'),
  perform: (now, { ruleset }) => {
    const isSpecial = total(among(pileOf(now, TILES), (id) => id.startsWith('monasteries/'))) > 0;
    if (!isSpecial || ruleset.settings.get(ORIGINALS) !== 'replace') return undefined;
    const isOriginal = (id: string) => {
      const design = ruleset.design(id);
      return design?.expansion === 'base' && design.features.some(({ kind }) => kind === 'monastery');
    };
    return outOfTheGame(now, among(pileOf(now, TILES), isOriginal));
  },
};

export const monasteriesSetups = [
  replaced,
  tellsIf(({ ruleset }) => ruleset.settings.get(ORIGINALS) === 'keep', tells('monasteries.setup.keep', cites('monasteries.setup.keep'))),
];
