/** What a pig adds to its owner's field, and what builders and pigs do not. */
import type { Feature } from '../../kernel/board/feature.js';
import { remark, type ScoreRule, type Scoring } from '../../kernel/declare/score.js';
import type { View } from '../../kernel/declare/view.js';
import { majority } from '../../kernel/play/scoring.js';
import { cites, type TradersAndBuildersClauseId } from './author.js';

const because = (clause: TradersAndBuildersClauseId, of: readonly string[], applies: (scoring: Scoring) => boolean): ScoreRule =>
  remark({ id: clause, of, cites: cites(clause), applies });

/** Whether such a figure stands where several players have figures. */
function sharedWith(view: View, feature: Feature, kind: string): boolean {
  const there = view.on(feature).map(({ figure }) => figure);
  return there.some((figure) => figure.kind === kind) && there.some(({ owner }) => owner !== there[0]!.owner);
}

/** It does not count when it is found who scores. */
export const builderScoring: readonly ScoreRule[] = [
  because('traders-and-builders.builder.no-follower', ['road', 'city'], ({ view, feature }) => sharedWith(view, feature, 'builder')),
];

export const pigScoring: readonly ScoreRule[] = [
  {
    id: 'traders-and-builders.pig.one-more-per-city',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites(
      'traders-and-builders.pig.one-more-per-city',
      'traders-and-builders.pig.own-pig-only',
      'traders-and-builders.pig.needs-the-field',
      'traders-and-builders.pig.no-stacking',
    ),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature, player }) => view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player),
    by: () => 1,
  },
  because('traders-and-builders.pig.no-follower', ['field'], ({ view, feature }) => sharedWith(view, feature, 'pig')),
  because('traders-and-builders.pig.needs-the-field', ['field'], (scoring) => {
    const { view, feature, stage } = scoring;
    const pigs = view.on(feature).filter(({ figure: { kind } }) => kind === 'pig');
    if (pigs.length === 0) return false;
    const players = majority(view, { feature, stage });
    return players.length > 0 && pigs.some(({ figure: { owner } }) => owner !== undefined && !players.includes(owner));
  }),
];
