/** Where the magic portal leads these figures, and whom it leads to an abbey. */
import type { PlaceFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import { isAbbey } from './abbey.js';
import { cites, rule } from './author.js';

const throughPortal = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.through-the-portal',
  isRemark: true,
  on: 'place-figure',
  cites: cites('barn.no-farmer-by-other-means'),
  applies: ({ view, action }) => {
    if (action.via !== 'magic-portal') return false;
    const feature = view.feature(action.at);
    return feature === undefined || view.on(feature).every(({ figure }) => figure.kind !== 'barn');
  },
  judge: ({ pass }) => pass('it leads to fields without barns'),
});

/** Where the portal leads nobody. */
const DESTINATIONS = [
  'base.figure.unoccupied',
  'princess-and-dragon.portal.destination-unoccupied',
  'princess-and-dragon.portal.destination-not-complete',
];

const mayorThroughPortal = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.mayor-through-the-portal',
  isRemark: true,
  seconds: [...DESTINATIONS, 'base.figure.feature-for-kind'],
  on: 'place-figure',
  cites: cites('mayor.portal'),
  applies: ({ action }) => action.via === 'magic-portal' && action.kind === 'mayor',
  judge: ({ pass }) => pass('it leads a mayor to unoccupied cities that are not finished'),
});

const toAnAbbey = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.through-the-portal-to-an-abbey',
  isRemark: true,
  seconds: DESTINATIONS,
  on: 'place-figure',
  cites: cites('abbey.portal'),
  applies: ({ view, action }) => action.via === 'magic-portal' && isAbbey(view.board.tile(cellOf(action.at))),
  judge: ({ pass }) => pass('it leads to abbeys that nobody has and that are not surrounded'),
});

export const portalRules = [throughPortal, mayorThroughPortal, toAnAbbey];
