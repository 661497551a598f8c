/** Two steps that interrupt the placing of a figure: the capture that follows a tower piece, and the choice at an exchange. */
import type { DoneAction } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { Step } from '../../kernel/declare/step.js';
import { because, cites } from './author.js';
import { CAPTURE, EXCHANGE, raised } from './state.js';
import { PIECE } from './towers.js';

/** So that the turn has had its action with a figure. */
const pieceOn = (tile: Cell | undefined): DoneAction => ({ type: 'place-token', kind: PIECE, ...(tile && { at: { tile } }) });

const captureStep: Step = {
  id: 'capture',
  phase: 'figure',
  cites: cites('tower.capture.on-placing', 'tower.capture.optional', 'tower.capture.none-in-reach', 'tower.capture.before-scoring'),
  decides: true,
  passable: true,
  inDoubt: true,
  interrupts: () => 'place-figure',
  impliesDone: (view) => [pieceOn(raised(view))],
  due: (view) => view.state(CAPTURE) !== undefined,
  end: () => ({
    effects: [
      {
        type: 'procedure',
        procedure: 'capture',
        state: null,
        ...because('capture.ends', 'tower.capture.one', 'tower.capture.none-in-reach', 'tower.capture.before-scoring'),
      },
    ],
  }),
};

const exchangeStep: Step = {
  id: 'exchange-prisoner',
  phase: 'figure',
  after: ['capture'],
  cites: cites('tower.exchange.at-once', 'tower.exchange.mandatory'),
  decides: true,
  interrupts: () => 'place-figure',
  impliesDone: (view) => {
    const exchange = view.state(EXCHANGE);
    // on which tower the piece was put is not told any more
    return [pieceOn(undefined), ...(exchange ? [{ type: 'capture', figure: exchange.figure }] : [])];
  },
  due: (view) => view.state(EXCHANGE) !== undefined,
  decider: (view) => view.state(EXCHANGE)?.mover ?? view.active,
  lacksDecider: (view) => (view.state(EXCHANGE) ? [] : ['/turn/exchange']),
  end: () => ({
    effects: [{ type: 'procedure', procedure: 'exchange', state: null, ...because('exchange.ends', 'tower.exchange.one-for-one') }],
  }),
};

export const towerSteps: readonly Step[] = [captureStep, exchangeStep];
