/** Before the first turn with Spiel doch!: its tiles are the start, or among the others. */
import { tellsIf, type StartRule, tellsMixed } from '../../kernel/declare/setup.js';
import { cites, FOLDER } from './author.js';
import { START } from './settings.js';

/** Field to field; which of their sides meet no source says. */
export const pair: StartRule = {
  id: 'spiel-doch.setup.start-pair',
  cites: cites('spiel-doch.setup.start-pair'),
  applies: ({ ruleset }) => ruleset.settings.get(START) === 'pair',
  tiles: ({ ruleset }) => [
    { tile: `${FOLDER}/two-cities`, at: [0, 0], rotation: 0 },
    { tile: `${FOLDER}/crossroads${ruleset.edition === 'C2' ? '-garden' : ''}`, at: [0, 1], rotation: 0 },
  ],
};

export const spielDochSetups = [
  tellsIf(({ start }) => start !== FOLDER, tellsMixed('spiel-doch', 'spiel-doch.setup.mixed-in', cites('spiel-doch.setup.mixed-in'))),
];
