/** With Bridges, Castles & Bazaars: whether a castle repeats what a German castle brings a road or city no source says. */
import type { Parts } from '../../kernel/declare/expansion.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Addition, Payout } from '../../kernel/declare/score.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { because, cites } from './author.js';
import { CASTLE, castlesIn } from './castle.js';

const COPIES = 'bridges-castles-and-bazaars.castle.copies';
const WHY = because('x-bridges.repeated', 'score.three-for-road-or-city', 'score.three-to-the-majority');

const hasThree = (feature: Feature): boolean => ['road', 'city'].includes(feature.kind) && castlesIn(feature.parts) > 0;

/** It adds nothing: what is copied tells of it. */
const repeated: Addition = {
  id: WHY.rule,
  cites: cites('score.three-for-road-or-city', 'score.three-to-the-majority'),
  to: [COPIES],
  by: (_view, scoring) => (scoring && hasThree(scoring.feature) ? 0 : undefined),
};

const inDoubt: Payout = {
  id: `${WHY.rule}-in-doubt`,
  cites: cites('score.three-for-road-or-city', 'score.three-to-the-majority'),
  pay: ({ stage, scores }) => {
    const isRepeated = scores.some(({ lines }) => lines.some(({ rule, cites: said }) => rule === COPIES && said.includes(WHY.cites[0]!)));
    const message = 'no source says whether a castle repeats the points that a German castle brings a road or city';
    return stage === 'castle' && isRepeated ? { missing: [{ ...WHY, message, isUnregulated: true }] } : {};
  },
};

export const withBridges: Parts = {
  additions: [repeated],
  payouts: [inDoubt],
  doubts: [
    (view) =>
      view.figures.some(({ node }) => node >= 0 && view.board.feature(node).kind === 'castle') &&
      mayBeScored(view, { isOne: hasThree, isPrinted: ({ kind }) => kind === CASTLE }),
  ],
};
