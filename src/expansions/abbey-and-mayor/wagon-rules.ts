/** Where a wagon may move on to. */
import type { MoveFigure, Pass } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { unoccupied } from '../../kernel/judge/occupied.js';
import { cites, rule } from './author.js';
import { deciding, isUnsaid, MOVE_WAGON, WAGON_KINDS, waiting } from './wagon.js';
import { inReach, isDrawnOtherwise, perhapsInReach } from './wagon-range.js';
import { WAGON_CONNECTIONS, WAGON_CROSSINGS, WAGON_MOVE, WAGON_TILE } from './settings.js';

const scoredJustNow = rule<MoveFigure>({
  id: 'wagon.scored-just-now',
  on: MOVE_WAGON,
  cites: cites(
    'wagon.choice-after-scoring',
    'wagon.only-after-scoring',
    'wagon.points-do-not-matter',
    'wagon.besides-the-figure',
    'wagon.placed-and-moved',
    'wagon.each-part',
  ),
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (isUnsaid(view)) return unknown('which wagons were scored is not known', ['/turn/wagon']);
    return waiting(view).some(({ figure }) => figure === action.figure)
      ? pass('its feature was scored, and it has not decided yet')
      : forbid('it is no wagon whose feature was scored just now', { figure: action.figure });
  },
});

const inOrder = rule<MoveFigure>({
  id: 'wagon.in-order',
  on: MOVE_WAGON,
  cites: cites('wagon.order'),
  applies: ({ view, action }) => waiting(view).some(({ figure }) => figure === action.figure),
  judge: ({ view, action, pass, forbid }) => {
    const now = deciding(view);
    return now.some(({ figure }) => figure === action.figure)
      ? pass('it is his turn to decide')
      : forbid('another wagon decides first', { first: now.map(({ figure }) => figure) });
  },
});

const kind = rule<MoveFigure>({
  id: 'wagon.kind-of-feature',
  on: MOVE_WAGON,
  cites: cites('wagon.target-kind', 'wagon.not-to-garden'),
  judge: ({ action, pass, forbid }) => {
    const feature = spotName(action.to);
    return feature !== undefined && WAGON_KINDS.includes(feature)
      ? pass('a wagon may stand on such a feature')
      : forbid('a wagon does not stand on such a feature', { feature: feature ?? null });
  },
});

const incomplete = rule<MoveFigure>({
  id: 'wagon.to-incomplete',
  on: MOVE_WAGON,
  cites: cites('wagon.target-incomplete', 'wagon.after-all-scoring'),
  applies: ({ view, action }) => view.node(action.to) >= 0,
  judge: ({ view, action, pass, forbid }) =>
    view.feature(action.to)!.isComplete ? forbid('the feature is complete', { feature: action.to }) : pass('the feature is not complete'),
});

const toUnoccupied = rule<MoveFigure>({
  id: 'wagon.to-unoccupied',
  on: MOVE_WAGON,
  cites: cites('wagon.target-unoccupied', 'wagon.earlier-move-occupies'),
  applies: ({ view, action }) => view.node(action.to) >= 0,
  judge: (inquiry) => unoccupied(inquiry, inquiry.action.to),
});

const reach = rule<MoveFigure>({
  id: 'wagon.in-reach',
  on: MOVE_WAGON,
  cites: cites('wagon.choice-after-scoring'),
  applies: ({ view, action }) => waiting(view).some(({ figure }) => figure === action.figure) && view.node(action.to) >= 0,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { from } = waiting(view).find(({ figure }) => figure === action.figure)!;
    const isNear = inReach(view, from).has(view.node(action.to));
    if (inquiry.get(WAGON_MOVE) === 'same-or-neighbouring-tile')
      return isNear
        ? inquiry.pass('it is on the tile of the wagon or on one of the eight around it')
        : inquiry.forbid('it is neither on the tile of the wagon nor on one of the eight around it', { from });
    inquiry.get(WAGON_TILE);
    if (isDrawnOtherwise(view, from, view.node(action.to))) inquiry.get(WAGON_CONNECTIONS);
    if (isNear) return inquiry.pass('it is connected with the feature that was scored');
    return perhapsInReach(view, from).has(view.node(action.to)) && inquiry.get(WAGON_CROSSINGS) === 'unregulated'
      ? inquiry.unregulated('whether roads that end there meet at a crossing no source says', { from })
      : inquiry.forbid('it is not connected with the feature that was scored', { from });
  },
});

const optional = rule<Pass>({
  id: 'wagon.may-go-home',
  about: 'turn',
  on: 'pass',
  cites: cites('wagon.choice-after-scoring'),
  applies: ({ view }) => view.turn.step === 'move-wagon',
  judge: ({ pass }) => pass('the owner may take his wagon back'),
});

/** The most candidates fail the first. */
export const wagonRules = [toUnoccupied, incomplete, reach, kind, inOrder, scoredJustNow, optional];
