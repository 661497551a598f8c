/** What castles are worth to fields, and that they bring nothing themselves at the end. */
import type { FinalScore, ScoreRule } from '../../kernel/declare/score.js';
import { majority, score } from '../../kernel/play/scoring.js';
import { because, cites } from './author.js';
import { castlesOf } from './castles.js';
import { flatMap } from '../../kernel/lists.js';

export const castleFields: readonly ScoreRule[] = [
  {
    id: 'bridges-castles-and-bazaars.castle.field',
    stage: 'units',
    of: ['field'],
    label: 'castles',
    cites: cites('castle.field.four-points', 'castle.field.occupied-or-not', 'castle.field.separates'),
    quantity: ({ feature }) => feature.bordered.filter(({ kind }) => kind === 'castle').length,
    each: () => 4,
  },
];

/** A castle that has not scored by then. */
export const unscoredCastles: FinalScore = {
  id: 'bridges-castles-and-bazaars.castle.end',
  cites: cites('castle.end.no-points'),
  score: (view) =>
    flatMap(
      castlesOf(view).filter(({ figures }) => figures.length > 0),
      ({ feature }) =>
        majority(view, { feature, stage: 'final' }).map((player) =>
          score(player, feature.place, [{ label: 'castle', quantity: 0, each: 0, points: 0, ...because('castle.end', 'castle.end.no-points') }]),
        ),
    ),
};

/** A pig adds to a castle what it adds to a city, and to none of them where a barn is scored at the end. */
export const castlesWithPig: readonly ScoreRule[] = [
  {
    id: 'bridges-castles-and-bazaars.castle.field.pig',
    stage: 'rate',
    on: ['final', 'barn-placed', 'barn-connected'],
    of: ['field'],
    raises: ['bridges-castles-and-bazaars.castle.field'],
    cites: cites('castle.field.pig'),
    applies: ({ view, feature, player }) => view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player),
    by: () => 1,
  },
];
