/** Before the first turn with the Wind Roses: the orange one is the start, or among the others. */
import { tells, tellsIf, type StartRule } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { START } from './settings.js';

export const orange: StartRule = {
  id: 'wind-roses.start.orange',
  cites: cites('wind-roses.start.orange'),
  applies: ({ ruleset }) => ruleset.settings.get(START) === 'start-tile',
  tiles: () => [{ tile: `${FOLDER}/orange-rose`, at: [0, 0], rotation: 0 }],
};

export const windRosesSetups = [
  tellsIf(({ ruleset }) => ruleset.settings.get(START) === 'mixed-in', tells('wind-roses.spielbox.differs', cites('wind-roses.spielbox.differs'))),
];
