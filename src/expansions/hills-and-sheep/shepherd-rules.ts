/** Placing a shepherd, and placing others where one stands. */
import type { PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';
import { isLeftToShepherds, shepherdsOn } from './flock.js';
import { SHEPHERD } from './pieces.js';
import { SHEPHERDS } from './settings.js';

const inField = ({ view, action }: Inquiry<PlaceFigure>) => spotName(action.at) === 'field' && view.node(action.at) >= 0;
const isShepherd = ({ action }: Inquiry<PlaceFigure>) => action.kind === SHEPHERD;

const inPlay = rule<PlaceFigure>({
  id: 'shepherd.in-play',
  about: 'kind',
  on: 'place-figure',
  cites: ['hills-and-sheep.shepherd.place.instead-of-follower', 'hills-and-sheep.shepherd.reusable'],
  applies: isShepherd,
  judge: (inquiry) =>
    inquiry.get(SHEPHERDS) === 'on'
      ? inquiry.pass('a shepherd may be placed instead of a follower')
      : inquiry.forbid('the table plays without shepherds'),
});

const where = rule<PlaceFigure>({
  id: 'shepherd.field-of-this-tile',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.feature-for-kind', 'base.figure.tile-just-laid'],
  cites: ['hills-and-sheep.shepherd.place.field-of-this-tile'],
  applies: isShepherd,
  judge: ({ pass }) => pass('a shepherd goes into a field of the tile just laid'),
});

const alone = rule<PlaceFigure>({
  id: 'shepherd.no-other-in-the-field',
  on: 'place-figure',
  cites: ['hills-and-sheep.shepherd.place.not-with-another', 'hills-and-sheep.shepherd.place.farmers-no-matter'],
  overrides: ['base.figure.unoccupied'],
  supplants: true,
  applies: (inquiry) => isShepherd(inquiry) && inField(inquiry),
  judge: ({ view, action, pass, forbid }) => {
    const others = shepherdsOn(view, view.node(action.at));
    return others.length > 0
      ? forbid('another shepherd is in the field', () => ({ by: others.map(({ id }) => id) }))
      : pass('no other shepherd is in the field');
  },
});

const leavesRoom = rule<PlaceFigure>({
  id: 'shepherd.does-not-occupy',
  on: 'place-figure',
  cites: ['hills-and-sheep.shepherd.place.farmer-may-follow', 'hills-and-sheep.shepherd.place.shares-with-anything'],
  overrides: ['base.figure.unoccupied'],
  applies: ({ view, action }) => isLeftToShepherds(view, action),
  judge: ({ pass }) => pass('a shepherd does not occupy the field'),
});

const withoutFarmers = rule<PlaceFigure>({
  id: 'shepherd.without-farmers',
  on: 'place-figure',
  cites: ['hills-and-sheep.shepherd.place.without-farmers'],
  overrides: ['base.figure.feature-for-kind'],
  applies: (inquiry) => isShepherd(inquiry) && inField(inquiry) && !inquiry.view.ruleset.plays('farmers'),
  judge: ({ pass }) => pass('a shepherd goes into a field though there are no farmers'),
});

const joined = rule({
  id: 'flock.fields-joined',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.flock.several.arise-by-joining'],
  applies: ({ view }) => view.figures.filter(({ figure }) => figure.kind === SHEPHERD).length > 1,
  judge: ({ pass }) => pass('a tile may join the fields of several shepherds'),
});

export const shepherdRules = [inPlay, where, alone, leavesRoom, withoutFarmers, joined];
