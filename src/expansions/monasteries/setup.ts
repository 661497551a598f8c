/** Before the first turn with Monasteries: they take the place of those of the base game, or come besides. */
import { mixedIn, outOfTheGame, showing, tells, tellsIf, total, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { ORIGINALS } from './settings.js';

const replaced: SetupRule = {
  id: 'monasteries.setup.replace',
  cites: cites('monasteries.setup.replace'),
  perform: (now, table) =>
    total(mixedIn(now, 'monasteries')) > 0 && table.ruleset.settings.get(ORIGINALS) === 'replace'
      ? outOfTheGame(now, showing(now, table, 'base', 'monastery'))
      : undefined,
};

export const monasteriesSetups = [
  replaced,
  tellsIf(({ ruleset }) => ruleset.settings.get(ORIGINALS) === 'keep', tells('monasteries.setup.keep', cites('monasteries.setup.keep'))),
];
