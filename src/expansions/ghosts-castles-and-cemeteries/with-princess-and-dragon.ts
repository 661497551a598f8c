/** With The Princess & the Dragon: the fairy keeps no ghost away, the portal leads to castles and cemeteries, the dragon spares nobody there. */
import type { PlaceFigure } from '../../contract/action.js';
import { sameCell } from '../../kernel/position/position.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { cites, FOLDER, rule } from './author.js';
import { PLACE } from './ghosts.js';
import { isCastleOrCemetery } from './places.js';

const besideTheFairy = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.beside-the-fairy',
  on: PLACE,
  isRemark: true,
  cites: cites('x.fairy', 'x.fairy-point-kept'),
  applies: ({ view, action }) => 'figure' in action.at && view.neutral('fairy')?.figure === action.at.figure,
  judge: ({ pass }) => pass('the fairy keeps no ghost away'),
});

export const fairyStays: Trigger = {
  id: `${FOLDER}.with-princess-and-dragon.fairy-stays`,
  on: 'figure-returned',
  cites: cites('x.fairy'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (why === `${FOLDER}.ghost.drives-off` ? {} : undefined),
};

const throughThePortal = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.portal',
  on: 'place-figure',
  isRemark: true,
  cites: cites('x.portal'),
  applies: ({ action }) => action.via === 'magic-portal' && isCastleOrCemetery(action.at),
  judge: ({ pass }) => pass('the portal leads to a castle or cemetery like to any other open feature'),
});

const noShelter = rule<MoveDragon>({
  id: 'with-princess-and-dragon.no-shelter',
  on: 'move-dragon',
  isRemark: true,
  cites: cites('castle.not-other-castles'),
  applies: ({ view, action }) =>
    view.figures.some(({ figure }) => isCastleOrCemetery(figure.at) && 'tile' in figure.at && sameCell(figure.at.tile, action.to)),
  judge: ({ pass }) => pass('castles and cemeteries with mist around them keep the dragon from nobody'),
});

export const rulesWithPrincessAndDragon = [besideTheFairy, throughThePortal, noShelter];
