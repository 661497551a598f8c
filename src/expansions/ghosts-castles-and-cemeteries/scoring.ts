/** What castles are worth, what ghosts cost, and what the prints of these tiles mean for roads, fields and monasteries. */
import type { Figure } from '../../contract/snapshot.js';
import type { Addition, FinalScore, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { majority, score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { ghostsOf } from './ghosts.js';
import { hasMist, mistyAround } from './mist.js';
import { FINAL_GHOSTS } from './settings.js';
import { CASTLE, CEMETERY, RUIN } from './vocabulary.js';
import { flatMap } from '../../kernel/lists.js';

const FINAL = 'final';
/** The occasions of the final scoring: of everything, and of a field for its barns. */
const AT_THE_END: readonly string[] = [FINAL, 'barn-final'];
const own = ({ feature }: Scoring) => feature.parts[0]!.laid;
const isSquareOfStart = ({ shape }: { shape: { design: { symbols: readonly string[] } } }) => shape.design.symbols.includes(RUIN);
const misty = (scoring: Scoring) => mistyAround(scoring.view, own(scoring));
const withStart = (scoring: Scoring) => (misty(scoring).some(isSquareOfStart) ? cites('setup.start-tile-is-four') : []);

export const castleScoring: readonly ScoreRule[] = [
  {
    id: `${FOLDER}.castle.misty-tiles`,
    stage: 'units',
    on: 'completed',
    of: [CASTLE],
    label: 'tiles with mist',
    cites: cites('castle.points', 'castle.complete'),
    quantity: (scoring) => misty(scoring).length,
    each: () => 2,
    because: withStart,
  },
  {
    id: `${FOLDER}.castle.at-the-end`,
    stage: 'flat',
    on: FINAL,
    of: [CASTLE],
    label: 'castle',
    cites: cites('castle.final'),
    points: () => 1,
  },
  {
    id: `${FOLDER}.castle.misty-tiles-at-the-end`,
    stage: 'units',
    on: FINAL,
    of: [CASTLE],
    label: 'tiles with mist',
    cites: cites('castle.final', 'castle.points'),
    quantity: (scoring) => misty(scoring).filter((laid) => laid.index !== own(scoring).index).length,
    each: () => 1,
    because: withStart,
  },
  {
    id: `${FOLDER}.cemetery.no-points`,
    stage: 'void',
    of: [CEMETERY],
    label: 'cemetery',
    cites: cites('cemetery.guard', 'cemetery.no-guard-left'),
  },
  {
    id: `${FOLDER}.cemetery.final`,
    stage: 'void',
    on: 'final',
    of: [CEMETERY],
    label: 'cemetery',
    cites: cites('cemetery.final'),
  },
];

/** Everything that is scored for points in the course of the game. */
const SCORED = ['road', 'city', 'monastery', 'garden', 'field', CASTLE];

const haunted = ({ view, feature, player }: Scoring): number =>
  view.on(feature).reduce((sum, { figure }) => sum + (figure.owner === player ? ghostsOf(view.snapshot, figure) : 0), 0);

/** Of the player who scores, where others haunted there get nothing. */
const isHauntedMinority = (scoring: Scoring): boolean => {
  const { view, feature } = scoring;
  const haunters = view.on(feature).filter(({ figure }) => ghostsOf(view.snapshot, figure) > 0);
  if (haunters.length === 0) return false;
  const winners = majority(view, scoring);
  return haunters.some(({ figure: { owner } }) => owner !== undefined && !winners.includes(owner));
};

export const minorityPaysNothing: ScoreRule = {
  id: `${FOLDER}.score.minority-pays-nothing`,
  stage: 'rate',
  of: SCORED,
  cites: cites('score.majority-only'),
  raises: '*',
  applies: (scoring) => !AT_THE_END.includes(scoring.stage) && isHauntedMinority(scoring),
  by: () => 0,
};

const isBesideFairy = (view: Position, { id, owner }: Figure, player: string) => owner === player && view.neutral('fairy')?.figure === id;

export const ghostsCost: ScoreRule = {
  id: `${FOLDER}.score.ghosts`,
  stage: 'extra',
  of: SCORED,
  label: 'ghosts',
  cites: cites('score.minus-two', 'score.majority-only', 'score.own-points-only', 'score.negative', 'ghost.no-weight'),
  applies: ({ stage }) => !AT_THE_END.includes(stage),
  quantity: haunted,
  each: () => -2,
  because: ({ view, feature, player }) =>
    view.on(feature).some(({ figure }) => isBesideFairy(view, figure, player)) ? cites('x.fairy-point-kept') : [],
};

/** Points are taken by ghosts; what somebody pays of his own will is another matter. */
const PAID = ['tower', 'bridges-castles-and-bazaars'];

export const neverBelowZero: Trigger = {
  id: `${FOLDER}.score.not-below-zero`,
  on: 'points',
  cites: cites('score.negative'),
  then: ({ players }, effect, before) => {
    if (effect.type !== 'points' || effect.points >= 0 || PAID.includes(effect.rule.split('.')[0]!)) return undefined;
    const score = players.find(({ id }) => id === effect.player)?.score ?? 0;
    const known = before.player(effect.player)?.score;
    if (known === undefined || score >= 0) return undefined;
    const back = Math.min(-score, -effect.points);
    return { effects: [{ type: 'points', player: effect.player, points: back, ...because('score.not-below-zero', 'score.negative') }] };
  },
};

const stands = (view: Position, figure: Figure): boolean => {
  const feature = view.feature(figure.at);
  return feature !== undefined && figure.owner !== undefined && majority(view, { feature, stage: FINAL }).includes(figure.owner);
};

export const ghostsAtTheEnd: FinalScore = {
  id: `${FOLDER}.final.ghosts`,
  cites: cites('final.ghosts', 'final.like-base'),
  score: (view) => {
    const value = view.get(FINAL_GHOSTS);
    const counts = (figure: Figure) => value === 'every-ghost' || stands(view, figure);
    const why = because('final.ghosts', 'final.ghosts', 'final.like-base');
    return flatMap(view.players, ({ id }) => {
      const quantity = view.figures.reduce(
        (sum, { figure }) => sum + (figure.owner === id && counts(figure) ? ghostsOf(view.snapshot, figure) : 0),
        0,
      );
      const line = { label: 'ghosts', quantity, each: -1, points: -quantity, rule: why.rule };
      const cited = [...new Set([...why.cites, ...view.ruleset.citesOf(FINAL_GHOSTS, value)])];
      return quantity === 0 ? [] : [score(id, null, [{ ...line, cites: cited }])];
    });
  },
};

/** It adds nothing, and says on what the count rests. */
const remark = (id: string, clauses: readonly string[], to: string, where: (scoring: Scoring) => boolean): Addition => ({
  id: `${FOLDER}.${id}`,
  cites: clauses,
  to: [to],
  by: (_view, scoring) => (scoring && where(scoring) ? 0 : undefined),
});

const STEPS = [-1, 0, 1];
const besideStart = (scoring: Scoring): boolean => {
  const { x, y } = own(scoring);
  return STEPS.some((dy) => STEPS.some((dx) => scoring.view.board.tilesOn([x + dx, y + dy]).some(isSquareOfStart)));
};
const lies =
  (test: (design: { readonly symbols: readonly string[]; readonly features: readonly { readonly kind: string }[] }) => boolean) =>
  ({ feature }: Scoring) =>
    feature.parts.some(({ laid }) => test(laid.shape.design));

export const remarks: readonly Addition[] = [
  remark('mist.road-runs-on', cites('mist.roads-run-on'), 'base.score.road-tiles', lies(hasMist)),
  remark(
    'castle.ends-roads',
    cites('castle.tile'),
    'base.score.road-tiles',
    lies(({ features }) => features.some(({ kind }) => kind === CASTLE)),
  ),
  remark(
    'start.ruin',
    cites('setup.start-ruins', 'setup.start-tile'),
    'base.score.road-tiles',
    lies(({ symbols }) => symbols.includes(RUIN)),
  ),
  remark('mist.ends-fields', cites('mist.field-border', 'mist.nobody-on-it'), 'base.score.field-cities', lies(hasMist)),
  remark('start.four-tiles', cites('setup.start-tile-is-four'), 'base.score.monastery-tiles', besideStart),
];
