/** Hills & Sheep in games of JCloisterZone. */
import Type from 'typebox';
import type { Chance, Choose, CommonAction } from '../../contract/action.js';
import { reader, type Jcz, type JczMoment } from '../../contract/foreign.js';
import { inBag, SHEPHERD } from './pieces.js';
import { flatMap } from '../../kernel/lists.js';

const random = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));
const CONFIRM = 'SHEPHERD_CONFIRM';
const EXPAND_OR_SCORE = 'FLOCK_EXPAND_OR_SCORE';

/** The last number of the messages up to this one; draws follow from it. */
function lastRandom({ game, index }: JczMoment): number {
  for (let i = index; i >= 0; i--) {
    const number = (game.replay[i]!.payload as { random?: unknown } | undefined)?.random;
    if (typeof number === 'number') return number;
  }
  return game.initialRandom ?? 0;
}

/** It draws from the tokens of the bag in the order of their sheep, the wolves last. */
function drawn(moment: JczMoment): Chance {
  const tokens = flatMap([...inBag(moment.snapshot)], ([name, count]) => Array.from({ length: count }, () => name));
  const outcome = tokens[Math.floor(lastRandom(moment) * tokens.length)] ?? tokens.at(-1)!;
  return { type: 'chance', of: 'sheep', outcome };
}

/** Which message of the turn brings the draw. */
function confirmation({ game, index }: JczMoment): number | undefined {
  for (let i = index + 1; i < game.replay.length; i++) {
    const { type } = game.replay[i]!;
    if (type === CONFIRM) return i;
    if (type === 'COMMIT' || type === 'PLACE_TILE') return undefined;
  }
  return undefined;
}

export const hillsAndSheepJcz: Jcz = {
  elements: { shepherd: 'shepherd', hill: 'hill', vineyard: 'vineyard' },
  against: ['hills-and-sheep.hill.not-laid-both-discarded', 'hills-and-sheep.tile.two-cities-on-one-edge'],
  scored: { flock: 'hills-and-sheep.flock.' },
  figures: { shepherd: SHEPHERD },
  rules: {
    'hill-tiebreaker': {
      'at-least-one-follower': { 'hills-and-sheep.hillTiebreak': 'presence' },
      'number-of-followers': { 'hills-and-sheep.hillTiebreak': 'count' },
    },
    'vineyards-for-garden': {
      false: { 'hills-and-sheep.vineyardsForGardens': 'no' },
      true: { 'hills-and-sheep.vineyardsForGardens': 'yes' },
    },
  },
  habits: { 'hills-and-sheep.closedField': 'may-grow-first', 'hills-and-sheep.eatenSheep': 'bag' },
  messages: {
    // which flock, where several are due, it does not say
    [EXPAND_OR_SCORE]: reader(Type.Object({ value: Type.Enum(['EXPAND', 'SCORE']), random }), ({ value }): Choose => ({
      type: 'choose',
      option: value === 'EXPAND' ? 'grow' : 'stable',
    })),
    [CONFIRM]: reader(Type.Object({ random }), (): Chance => ({ type: 'chance', of: 'sheep', outcome: '' })),
  },
  // flocks of fields that the tile has closed go to the stable before the turn is committed
  countedBeforeCommit: ['hills-and-sheep.flock.closed-field'],
  offers: {
    Flock: () => ['EXPAND', 'SCORE'].map((value) => ({ type: EXPAND_OR_SCORE, payload: { value } })),
  },
  confirmations: { ShepherdPlacementConfirmPhase: CONFIRM },
  offered: (item, read) => (item['type'] === 'Flock' ? read.map((action) => ({ ...action, figure: String(item['meepleId']) })) : undefined),
  bookedAtOnce: ['hills-and-sheep.flock.closed-field'],
  // a hill takes a second tile along
  alsoDrawn: ({ elements }, tile) => (elements?.['hill'] !== undefined && tile.symbols.includes('hill') ? 1 : 0),
  play: (read, moment) => {
    if (moment.message.type === CONFIRM) return moment.step === 'draw-sheep' ? [drawn(moment)] : [];
    if (read === null || read === 'commit') return undefined;
    const action = read as CommonAction;
    if (action.type === 'choose' && action.option === 'grow') return [read, drawn(moment)];
    if (action.type !== 'place-figure' || action.kind !== SHEPHERD) return undefined;
    const confirmed = confirmation(moment);
    // with us the draw follows at once, with them the phantom may come between; older games have no message of its own for it
    return confirmed === moment.index + 1 ? undefined : [read, drawn(confirmed === undefined ? moment : { ...moment, index: confirmed })];
  },
};
