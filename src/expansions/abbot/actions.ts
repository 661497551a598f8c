/** Taking the abbot back for points. */
import type { RemoveFigure } from '../../contract/action.js';
import type { ScoreLine } from '../../contract/verdict.js';
import { score, scoreLines } from '../../kernel/play/scoring.js';
import type { ActionKind } from '../../kernel/declare/action.js';

const BECAUSE = { rule: 'abbot.early-removal', cites: ['abbot.early-removal', 'abbot.removal.step', 'abbot.removal.value'] };

/** For whoever says something of this scoring alone. */
export type Early = 'early';
const EARLY: Early = 'early';

/** What speaks of the end of the game, and of who scores a feature. */
const OF_OTHERS = ['base.end.last-tile', 'base.score.majority', 'abbot.score.majority'];

/** It is counted as at the end, and the game goes on all the same; the points are his, whoever else stands there. */
const asWorthNow = (line: ScoreLine): ScoreLine => ({
  ...line,
  cites: [...line.cites.filter((id) => !OF_OTHERS.includes(id)), 'abbot.removal.value', 'abbot.removal.scores-the-abbot'],
});

export const takeBack: ActionKind<RemoveFigure> = {
  id: 'remove-figure/abbot',
  in: ['place-figure'],
  cites: ['abbot.early-removal'],
  figureAction: true,
  propose: (view) =>
    view.figures
      .filter(({ figure }) => figure.kind === 'abbot' && figure.owner === view.active)
      .map(({ figure }) => ({ type: 'remove-figure', figure: figure.id, by: 'abbot' })),
  canPerform: (view, { figure }) => view.feature(view.figure(figure)?.figure.at ?? { figure: '' }) !== undefined,
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    const feature = view.feature(figure.at)!;
    const player = figure.owner!;
    // only the feature's own points: the fairy's bonus belongs to the scoring phase (pd.fairy.x.abbot.no-three-points-on-removal)
    const lines = scoreLines({ view, feature, stage: 'final', group: EARLY, player }).map(asWorthNow);
    return {
      effects: [
        {
          type: 'figure-returned',
          figure: id,
          kind: figure.kind,
          to: player,
          at: figure.at,
          cause: 'taken-back',
          rule: BECAUSE.rule,
          cites: [...BECAUSE.cites],
        },
      ],
      scores: [score(player, feature.place, lines)],
    };
  },
};
