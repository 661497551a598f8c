/** With The Princess & the Dragon: a building is no figure, and bars the fairy only at tables that say so. */
import type { PlaceToken } from '../../contract/action.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { ruleWithDragon as rule } from './author.js';
import { buildingsOn, hasBuilt, PLACEMENTS } from './buildings.js';
import { WITH_FAIRY } from './settings.js';

const inVolcanoTurn = rule<PlaceToken>({
  id: 'volcano-turn',
  about: 'turn',
  on: PLACEMENTS,
  isRemark: true,
  cites: ['little-buildings.volcano.allowed', 'pd.volcano.allow.little-building', 'pd.volcano.alternatives-named-with-or-c1'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('a building is no figure, so it may be put on the volcano tile'),
});

const notEaten = rule<MoveDragon>({
  id: 'not-eaten',
  on: 'move-dragon',
  isRemark: true,
  cites: ['little-buildings.dragon.not-eaten', 'pd.dragon.diet.little-building'],
  applies: ({ view, action }) => buildingsOn(view, action.to).length > 0,
  judge: ({ pass }) => pass('a building is not eaten, and its tile is open to the dragon'),
});

const noBuildingAfterFairy = rule<PlaceToken>({
  id: 'no-building-after-the-fairy',
  about: 'turn',
  on: PLACEMENTS,
  cites: ['little-buildings.place.instead-of-figure'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: (inquiry) =>
    inquiry.get(WITH_FAIRY) === 'exclusive'
      ? inquiry.forbid('a building and a move of the fairy exclude each other in a turn')
      : inquiry.pass('a building is no figure: it and a move of the fairy go together in a turn'),
});

const noFairyAfterBuilding = rule<MoveFairy>({
  id: 'no-fairy-after-a-building',
  about: 'turn',
  on: 'move-fairy',
  cites: ['little-buildings.place.instead-of-figure'],
  applies: ({ view }) => hasBuilt(view),
  judge: (inquiry) =>
    inquiry.get(WITH_FAIRY) === 'exclusive'
      ? inquiry.forbid('a building and a move of the fairy exclude each other in a turn')
      : inquiry.pass('a building is no figure: it and a move of the fairy go together in a turn'),
});

const afterThePrincess = rule<PlaceToken>({
  id: 'after-the-princess',
  about: 'turn',
  on: PLACEMENTS,
  cites: ['little-buildings.princess.then-building', 'little-buildings.place.instead-of-figure', 'pd.princess.no-deployment-after-removal'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: (inquiry) =>
    inquiry.get(inquiry.view.ruleset.settings.entry('princess.otherActions')!.setting) === 'barred'
      ? inquiry.forbid('a knight has been removed in this turn')
      : inquiry.unregulated('no source says whether a building may follow a removal'),
});

export const rulesWithPrincessAndDragon = [inVolcanoTurn, notEaten, noBuildingAfterFairy, noFairyAfterBuilding, afterThePrincess];
