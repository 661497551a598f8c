/** The engine behind the page: every question of the desk is answered here, without the network. */
import { expose } from 'comlink';
import { sceneOf, renderBoard } from '../../render/index.js';
import type { Engine } from './api.js';
import { box, fits, prints } from './box.js';
import { withFolders } from './folders.js';
import { pictureOf } from './look.js';
import { answering, positionOf, rulesetOf, sightOf } from './reading.js';
import { spotsFor } from './spots.js';
import { asks, judge, lookIn, read, theLaw, theLawIn } from './verdicts.js';

const games = () => import('./games.js');

const engine: Engine = {
  box: (choice) => answering(() => box(choice)),
  prints: (choice, told) => withFolders(() => prints(rulesetOf(choice), told)),
  look: lookIn,
  fits: (choice, snapshot, tile) => withFolders(() => fits(rulesetOf(choice), snapshot, tile)),
  spots: (choice, snapshot, piece) => withFolders(() => spotsFor(rulesetOf(choice), snapshot, piece)),
  asks,
  judge,
  read,
  compare: async (choices, snapshot, action, language) => {
    const { compare } = await theLawIn(language);
    return answering(() => compare(choices, snapshot, action, language));
  },
  settings: async (language) => (await theLaw()).settingsRead(language),
  topics: async () => (await theLaw()).topics(),
  clauses: async (ids, preset, language) => (await theLawIn(language)).clausesRead(ids, preset ?? undefined, language),
  clausesOf: async (topic, preset, asOf, language) => (await theLawIn(language)).clausesOf(topic, preset, asOf, language),
  footnotes: async () => (await theLaw()).footnotesRead(),
  picture: (choice, snapshot, action) => answering(() => renderBoard(positionOf(choice, snapshot), action ? { action } : {})),
  draw: (choice, snapshot) =>
    answering(() => {
      const view = sightOf(rulesetOf(choice), snapshot);
      return view ? pictureOf(sceneOf(view)) : { markup: '', extent: { left: 0, top: 0, right: 0, bottom: 0 }, areas: [] };
    }),
  shape: async (kind, value) => (await import('./shape.js')).partDefects(kind, value),
  states: async (choice) => {
    const { stateOf } = await import('./fields.js');
    return withFolders(() => stateOf(rulesetOf(choice)));
  },
  deeds: async (choice) => {
    const { deedsOf } = await import('./fields.js');
    return withFolders(() => deedsOf(rulesetOf(choice)));
  },
  field: async (pointer) => (await import('./fields.js')).fieldAt(pointer),
  play: async (game, progress) => (await games()).play(game, progress),
  // only asked once a game has been played
  step: async (index, language) => (await games()).step(index, language),
};

expose(engine);
