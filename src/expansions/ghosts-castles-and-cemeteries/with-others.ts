/** With builders and pigs, with abbots who are taken back, with acrobats, and with the City of Carcassonne. */
import type { Choose, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf, spotName, type Place } from '../../contract/spot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { score } from '../../kernel/play/scoring.js';
import { sameCell } from '../../kernel/position/position.js';
import { cites, FOLDER, rule, ruleWithBigTop, ruleWithCount } from './author.js';
import { ghostsOf, isGuard, PLACE } from './ghosts.js';

const companions = rule<PlaceFigure>({
  id: 'with-traders-and-builders.companions',
  on: PLACE,
  isRemark: true,
  cites: cites('x.orphans'),
  applies: ({ view, action }) => {
    const figure = 'figure' in action.at ? view.figure(action.at.figure) : undefined;
    return (
      figure !== undefined && view.onNode(figure.node).some(({ figure: other }) => other.owner === figure.figure.owner && !view.isFollower(other))
    );
  },
  judge: ({ pass }) => pass('if he is driven off as the last of his owner there, builder or pig goes home too'),
});
export const rulesWithTradersAndBuilders = [companions];

/** Points for an abbot who is taken back are scored in the course of the game, though as at its end: his ghosts cost as then. */
export const ghostsOfAbbots: Proposal<RemoveFigure> = {
  kind: 'remove-figure/abbot',
  perform: (view, { figure: id }, usual) => {
    const happening = usual();
    const figure = view.figure(id)?.figure;
    const quantity = figure ? ghostsOf(view.snapshot, figure) : 0;
    if (quantity === 0) return happening;
    const line = { label: 'ghosts', quantity, each: -2, points: -2 * quantity, rule: `${FOLDER}.score.ghosts`, cites: cites('score.minus-two') };
    return { ...happening, scores: (happening.scores ?? []).map((one) => score(one.player, one.feature, [...one.lines, line])) };
  },
};

/** `acrobat` is an older name of the pyramid. */
const PYRAMID = ['pyramid', 'acrobat'];
const isIn = ({ at }: Figure, pyramid: Place | undefined) => PYRAMID.includes(spotName(at) ?? '') && sameCell(cellOf(at), pyramid?.tile);

/** Each owner scores less for the ghosts beside his acrobats. */
export const ghostsInPyramids: Proposal<Choose> = {
  kind: 'choose/score-pyramid',
  perform: (view, { feature }, usual) => {
    const happening = usual();
    const why = { rule: `${FOLDER}.score.ghosts`, cites: ['under-the-big-top.x.ghosts.penalty-in-pyramid', ...cites('score.minus-two')] };
    const scores = (happening.scores ?? []).map((one) => {
      const acrobats = view.figures.filter(({ figure }) => figure.owner === one.player && isIn(figure, feature));
      const quantity = acrobats.reduce((sum, { figure }) => sum + ghostsOf(view.snapshot, figure), 0);
      return quantity === 0
        ? one
        : score(one.player, one.feature, [...one.lines, { label: 'ghosts', quantity, each: -2, points: -2 * quantity, ...why }]);
    });
    return { ...happening, scores };
  },
};

const acrobats = ruleWithBigTop<Choose>({
  id: 'haunted-acrobats',
  on: 'choose/score-pyramid',
  isRemark: true,
  cites: ['under-the-big-top.x.ghosts.penalty-in-pyramid'],
  judge: ({ pass }) => pass('each owner scores less for the ghosts beside his acrobats'),
});
export const rulesWithBigTop = [acrobats];

/** He is none of those who are named there. */
const guardIntoTheCity = ruleWithCount<PlaceFigure>({
  id: 'guard-into-the-city',
  on: 'place-figure',
  cites: ['count.deploy.followers-only', ...cites('guard.like-meeple', 'meta.combination')],
  applies: ({ action: { kind, at } }) => isGuard({ kind }) && 'area' in at && at.area === 'city-of-carcassonne',
  judge: ({ unregulated }) => unregulated('no source says whether a guard meeple may be put into the City'),
});
export const rulesWithCount = [guardIntoTheCity];
