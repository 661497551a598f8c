/** Which city becomes a castle, and who decides; and that nobody comes into one otherwise. */
import type { MoveFigure, Pass, PlaceFigure, PlaceToken } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { cites, rule } from './author.js';
import { cityOf } from './castle-building.js';
import { builder, deciders, isSmallCity, occupants, smallCitiesNow } from './castle-cities.js';
import { CASTLE_DECLINED, CASTLES, CASTLES_IN_A_TURN } from './settings.js';
import { castleBuilding } from './state.js';

const ON = 'place-token/castle';

const inPlay = rule<PlaceToken>({
  id: 'castle.in-play',
  about: 'turn',
  on: ON,
  cites: cites('setup.parts-optional'),
  judge: (inquiry) => (inquiry.get(CASTLES) === 'on' ? inquiry.pass('castles are in play') : inquiry.forbid('castles are not in play at this table')),
});

const smallCity = rule<PlaceToken>({
  id: 'castle.small-city',
  on: ON,
  cites: cites('castle.convert.small-city', 'castle.convert.eligible-pieces'),
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (action.at.tile === undefined) return forbid('a castle is placed on a small city, and nowhere else');
    if (action.at.feature === undefined) return unknown('which city is meant is not said', ['/action/at/feature']);
    const city = cityOf(view, action);
    return city && isSmallCity(city)
      ? pass('it is a city of exactly two half circles')
      : forbid('it is no city of exactly two half circles', { tiles: city?.tiles ?? 0 });
  },
});

const completedNow = rule<PlaceToken>({
  id: 'castle.completed-now',
  on: ON,
  cites: cites('castle.convert.only-when-completed', 'castle.convert.two-at-once', 'castle.convert.in-another-turn'),
  applies: ({ view, action }) => cityOf(view, action) !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    const city = cityOf(view, action)!;
    if (!isSmallCity(city)) return pass('nothing is to be said of when it was completed');
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return smallCitiesNow(view).some(({ root }) => root === city.root)
      ? pass('the tile just laid has completed it')
      : forbid('the tile just laid has not completed it');
  },
});

/** With several followers in the city no source says who decides, and who goes in. */
const owner = rule<PlaceToken>({
  id: 'castle.owner-decides',
  on: ON,
  cites: cites(
    'castle.convert.owner-decides',
    'castle.convert.needs-occupant',
    'castle.any-follower',
    'castle.convert.either-half',
    'x.dragon.conversion-after-walk',
  ),
  applies: ({ view, action }) => cityOf(view, action) !== undefined,
  judge: ({ view, action, pass, forbid, unregulated }) => {
    const player = action.player ?? builder(view);
    const there = occupants(view, cityOf(view, action)!);
    const ids = there.map(({ id }) => id);
    if (there.length === 0) return forbid('no follower stands in the city');
    if (!there.some((figure) => figure.owner === player)) return forbid("the city is another player's", { by: ids });
    return there.length > 1
      ? unregulated('who decides, and which follower goes in, where several stand in the city no source says', { by: ids })
      : pass('the follower in the city is his', { figure: ids[0] });
  },
});

const fromSupply = rule<PlaceToken>({
  id: 'castle.from-supply',
  on: ON,
  cites: cites('castle.convert.needs-token'),
  judge: (inquiry) => {
    const { view, action } = inquiry;
    inquiry.cite(cites(view.players.length > 4 ? 'setup.supply-five-six' : 'setup.supply-two-to-four'));
    const player = action.player ?? builder(view);
    const left = view.held(player, 'castle');
    if (left === undefined)
      return inquiry.unknown('how many castles the player has is not known', [
        `/players/${view.players.findIndex(({ id }) => id === player)}/tokens/castle`,
      ]);
    return left > 0 ? inquiry.pass('the player has a castle', { left }) : inquiry.forbid('the player has no castle left');
  },
});

const oneInATurn = rule<PlaceToken>({
  id: 'castle.one-in-a-turn',
  on: ON,
  cites: cites('castle.convert.two-at-once'),
  applies: ({ view }) => view.done.some(({ type, kind }) => type === 'place-token' && kind === 'castle'),
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const hasDecided = view.state(castleBuilding)?.asked.includes(action.player ?? builder(view)) ?? false;
    return inquiry.get(CASTLES_IN_A_TURN) === 'one' && hasDecided
      ? inquiry.forbid('each player builds one castle in a turn at most')
      : inquiry.pass('each small city that a tile completes may become a castle');
  },
});

const decline = rule<Pass>({
  id: 'castle.may-be-declined',
  about: 'turn',
  on: 'pass',
  cites: cites('castle.convert.owner-decides', 'castle.convert.instead-of-points'),
  applies: ({ view }) => view.turn.step === 'build-castle',
  judge: (inquiry) => {
    if (deciders(inquiry.view).length > 1) inquiry.get(CASTLE_DECLINED);
    return inquiry.pass('the city is scored instead');
  },
});

const noNewOccupant = rule<PlaceFigure | MoveFigure>({
  id: 'castle.no-new-occupant',
  on: ['place-figure', 'move-figure'],
  cites: cites('castle.no-new-occupant', 'castle.no-city-any-more'),
  applies: ({ action }) => spotName('at' in action ? action.at : action.to) === 'castle',
  judge: ({ forbid }) => forbid('nobody comes into a castle but the follower of the city that it was'),
});

export const castleRules = [inPlay, smallCity, completedNow, owner, fromSupply, oneInATurn, decline, noNewOccupant];
