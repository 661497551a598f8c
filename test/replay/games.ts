/** Small games in the format of JCloisterZone, made by hand. */
import type { JczMessage } from '../../src/contract/replay.js';

type Cell = readonly [x: number, y: number];
type Message = JczMessage & { readonly payload: Record<string, unknown> };

export const place = (tileId: string, position: Cell, rotation = 0): Message => ({
  type: 'PLACE_TILE',
  payload: { tileId, rotation: `R${rotation}`, position },
});
export const deploy = (meepleId: string, feature: string, location: string, position: Cell): Message => ({
  type: 'DEPLOY_MEEPLE',
  payload: { pointer: { position, feature, location }, meepleId },
});
export const fairyTo = (meepleId: string): Message => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: 'fairy.1', to: { meepleId } } });
export const takeBack = (meepleId: string, source: string): Message => ({ type: 'RETURN_MEEPLE', payload: { pointer: { meepleId }, source } });
export const PASS: Message = { type: 'PASS', payload: {} };
export const COMMIT: Message = { type: 'COMMIT', payload: { random: 0.5 } };
export const UNDO: Message = { type: 'UNDO', payload: {} };

interface Choice {
  readonly sets?: Record<string, number>;
  readonly elements?: Record<string, number | boolean>;
  readonly rules?: Record<string, string>;
  readonly players?: unknown;
  readonly assertions?: readonly string[];
  readonly endTurn?: number;
}

export const game = (replay: readonly unknown[], { sets, elements, rules = {}, players, assertions, endTurn }: Choice = {}) => ({
  setup: {
    sets: sets ?? { 'basic:1': 1, 'princess-and-dragon:1': 1 },
    elements: elements ?? { 'small-follower': 7, farmers: true, fairy: 1, dragon: 1, princess: true, portal: true },
    rules,
    start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
  },
  players: players ?? [{ name: 'Ada' }, { name: 'Bert' }],
  replay,
  gameAnnotations: endTurn === undefined ? {} : { endTurn },
  ...(assertions && { test: { assertions } }),
});

/**
 * Ada completes a city of two tiles (4), Bert a road of four with the fairy at his follower (4 and 3); then Ada calls the fairy to her monk,
 * who brings a point at the beginning of her next turn.
 */
export const roadAndCity: readonly Message[] = [
  place('BA/C', [0, -1], 180),
  deploy('0.small.1', 'City', 'S', [0, -1]),
  COMMIT,
  place('BA/RFr', [1, 0]),
  deploy('1.small.1', 'Road', 'WE', [1, 0]),
  COMMIT,
  place('BA/LR', [2, 0], 90),
  deploy('0.small.1', 'Monastery', 'I', [2, 0]),
  COMMIT,
  place('BA/LR', [-1, 0], 270),
  fairyTo('1.small.1'),
  COMMIT,
  place('BA/RFr', [2, -1]),
  fairyTo('0.small.1'),
  COMMIT,
  place('BA/RFr', [3, -1]),
  PASS,
  COMMIT,
];
