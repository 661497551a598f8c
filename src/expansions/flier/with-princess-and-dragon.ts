/** With The Princess & the Dragon: the dragon's tile, volcanoes and portals where somebody lands, and the fairy after a flight. */
import type { PlaceFigure } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { MoveFairy } from '../princess-and-dragon/wire.js';
import { ruleWithDragon as rule } from './author.js';
import { hasFlown, isLanding, isTakeOff } from './flight.js';
import { lands } from './landing.js';
import { AFTER_FAILED_FLIGHT } from './settings.js';

const symbolsThere = ({ board }: Position, { at }: PlaceFigure): readonly string[] => board.tile(cellOf(at))?.shape.design.symbols ?? [];

const dragonThere = rule<PlaceFigure>({
  id: 'dragon-on-the-tile',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.dragon-tile', 'pd.dragon.exclusive.any-means-of-arrival'],
  applies: (inquiry) => lands(inquiry) && sameCell(inquiry.view.neutral('dragon')?.tile, cellOf(inquiry.action.at)),
  judge: ({ pass }) => pass('what holds for the tile of the dragon holds for whoever comes by air'),
});

const volcano = rule<PlaceFigure>({
  id: 'volcano-tile',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.volcano-tile'],
  applies: (inquiry) => lands(inquiry) && symbolsThere(inquiry.view, inquiry.action).includes('volcano'),
  judge: ({ pass }) => pass('a volcano tile of an earlier turn is a tile like others'),
});

const portal = rule<PlaceFigure>({
  id: 'not-onto-a-portal',
  on: 'place-figure',
  cites: ['pd.portal.x.flying-machine.flier-not-onto-portal'],
  applies: (inquiry) =>
    lands(inquiry) && (symbolsThere(inquiry.view, inquiry.action).includes('portal') || spotName(inquiry.action.at) === 'magic-portal'),
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === 'magic-portal' ? forbid('nobody lands on a portal') : pass('it is a feature beside the portal'),
});

const fairy = rule<MoveFairy>({
  id: 'fairy-after-a-flight',
  about: 'turn',
  on: 'move-fairy',
  cites: ['flier.turn.counts-as-placing', 'flier.landing.fail-uses-action'],
  overrides: ['base.turn.one-figure-action'],
  applies: ({ view }) => hasFlown(view),
  judge: (inquiry) => {
    const { view } = inquiry;
    if (view.done.some(isLanding)) return inquiry.forbid('the figure that flew has been placed');
    if (inquiry.get(AFTER_FAILED_FLIGHT) === 'action-used') return inquiry.forbid('the flight has used the action with a figure, though it failed');
    return view.done.some((done) => !isTakeOff(done) && view.ruleset.kinds.of(done, 'place-figure')?.figureAction)
      ? inquiry.forbid('another action with a figure has followed the flight')
      : inquiry.pass('nobody was placed, as the flight failed');
  },
});

export const rulesWithPrincessAndDragon = [dragonThere, volcano, portal, fairy];
