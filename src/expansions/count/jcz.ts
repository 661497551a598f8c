/** The Count of Carcassonne in games of JCloisterZone. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import type { Jcz, JczMoment, JczPointer } from '../../contract/foreign.js';
import { MOVE_COUNT } from './count-move.js';
import { ENTER } from './enter.js';
import { LEAVE, LEAVE_AT_END } from './leaving.js';
import { QUARTERS, quarterSpot } from './quarters.js';

const QUARTER = 'Quarter';

/** `QUARTER_CASTLE` */
const spotOf = ({ feature, location }: JczPointer) => {
  const quarter = QUARTERS.find((name) => location === `QUARTER_${name.toUpperCase()}`);
  return feature === QUARTER && quarter ? quarterSpot(quarter) : undefined;
};

const isPointer = (to: unknown): to is JczPointer => typeof to === 'object' && to !== null && 'location' in to;
const isPlacing = (action: Action): action is PlaceFigure => action.type === 'place-figure';

/** Who leaves the City is placed on the board. */
const leaving = ({ figure, at, player }: PlaceFigure): MoveFigure => ({
  type: 'move-figure',
  figure: figure ?? '',
  to: at,
  ...(player !== undefined && { player }),
});

/** It asks to commit before followers leave the City, and again after the last one has: the decisions of the City are still to come. */
function isBeforeTheCity({ game, index, step }: JczMoment): boolean {
  if (step === LEAVE_AT_END) return true;
  if (![LEAVE, ENTER, MOVE_COUNT].includes(step)) return false;
  const { type, payload } = game.replay[index + 1] ?? {};
  const isCount = String((payload as { figureId?: unknown } | undefined)?.figureId).startsWith('count.');
  return ['DEPLOY_MEEPLE', 'PASS', 'COMMIT'].includes(type ?? '') || (type === 'MOVE_NEUTRAL_FIGURE' && isCount);
}

export const countJcz: Jcz = {
  elements: { count: 'count' },
  spot: spotOf,
  rules: {
    'coc-final-scoring': {
      'any-district': { 'count.finalRedeployment': 'all-quarters' },
      'market-only': { 'count.finalRedeployment': 'market-only' },
    },
    'count-move': {
      'by-player': { 'count.countMove': 'by-choice' },
      clockwise: { 'count.countMove': 'clockwise' },
      'follow-meeple': { 'count.countMove': 'follows-follower' },
    },
  },
  habits: {
    // whoever is asked for his abbey has the turn
    'count.lastRedeploymentBegins': 'left-of-last-abbey',
    'count.unoccupiedFeature': 'any-completed',
    // figures of a kind are offered together, and whichever is named goes
    'count.openQuarters': 'together',
    'count.cityInFields': 'counts',
    'count.abbotInCity': 'forbidden',
    'count.afterBars': 'allowed',
    'count.bonusPoints': 'ignored',
    'fairy.cityOfCarcassonne': 'allowed',
  },
  neutrals: {
    'count.': (to) => {
      const spot = isPointer(to) ? spotOf(to) : undefined;
      const moved: MoveFigure | undefined = spot && { type: 'move-figure', figure: 'count', to: spot };
      return moved;
    },
  },
  offered: (item, read, player) => {
    const { origin } = item as { origin?: JczPointer };
    if (item['type'] !== 'Meeple' || origin?.feature !== QUARTER) return undefined;
    return read.filter(isPlacing).map((action) => leaving({ ...action, figure: `${player}.${action.kind}.0` }));
  },
  play: (read, moment) => {
    if (read === 'commit') return isBeforeTheCity(moment) ? [] : undefined;
    const isLeaving = [LEAVE, LEAVE_AT_END].includes(moment.step);
    return isLeaving && read !== null && isPlacing(read) && read.figure !== undefined ? [leaving(read)] : undefined;
  },
};
