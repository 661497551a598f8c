/** Before a completed road or city is scored, the watchtowers on it are. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import { spotName, type Spot } from '../../contract/spot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { dueNow, score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { FOLLOWERS_ABOVE, SEVERAL_MEEPLES, WHO_SCORES } from './settings.js';
import { counted, countedBecause, countsAbove, countsMeeples, isAbove, WATCHTOWER, watchtowerOf, type Subject, type Watchtower } from './towers.js';
import { flatMap } from '../../kernel/lists.js';

const TRIGGERED = cites(
  'watchtowers.trigger.on-the-tile',
  'watchtowers.trigger.before-feature',
  'watchtowers.trigger.whose',
  'watchtowers.trigger.not-farmers',
  'watchtowers.trigger.two-features',
  'watchtowers.range.nine',
  'watchtowers.range.missing-tiles',
  'watchtowers.kind.own-tile',
);

/** What each kind rests on: always, and with other expansions in play. */
const KINDS: Readonly<Record<Subject, readonly string[]>> = {
  meeple: cites('watchtowers.kind.meeples', 'watchtowers.meeples.what'),
  'coat-of-arms': cites('watchtowers.kind.arms'),
  road: cites('watchtowers.kind.road'),
  city: cites('watchtowers.kind.city'),
  monastery: cites('watchtowers.kind.monastery', 'watchtowers.monastery.kinds'),
};
const WITH: readonly (readonly [expansion: string, subjects: readonly Subject[] | '*', ids: readonly string[]])[] = [
  ['traders-and-builders', '*', cites('watchtowers.meeples.what')],
  ['bridges-castles-and-bazaars', ['city', 'coat-of-arms'], cites('watchtowers.castle.not-a-city')],
  ['bridges-castles-and-bazaars', ['road'], cites('bridges-castles-and-bazaars.x.watchtower.bridge-is-road')],
  ['count', ['meeple'], cites('count.x-watchtowers.not-counted')],
  ['wheel-of-fortune', ['meeple'], cites('wheel-of-fortune.x-watchtowers.not-counted')],
  ['markets-of-leipzig', ['meeple'], cites('markets-of-leipzig.x-watchtowers.not-counted')],
  ['abbot', ['monastery'], cites('abbot.garden.no-monastery')],
  ['darmstadt', ['monastery'], cites('darmstadt.church.is-monastery')],
];

/** With the fairy on the tile of the watchtower. */
const WITH_THE_FAIRY = cites('watchtowers.fairy.separate');

const line = (view: Position, { points, subject }: Watchtower, laid: Laid, quantity: number): ScoreLine => {
  const { at } = laid;
  const also = WITH.filter(([expansion, subjects]) => view.ruleset.has(expansion) && (subjects === '*' || subjects.includes(subject)));
  const fairy = sameCell(view.neutral('fairy')?.tile, at) ? WITH_THE_FAIRY : [];
  const chosen = [
    ...flatMap([SEVERAL_MEEPLES, WHO_SCORES], (setting) => view.ruleset.citesOf(setting, view.get(setting))),
    ...countedBecause(view, laid, subject),
  ];
  return {
    ...NAMED[subject],
    quantity,
    each: points,
    points: quantity * points,
    cites: [...new Set([...TRIGGERED, ...KINDS[subject], ...chosen, ...fairy, ...flatMap(also, ([, , ids]) => ids)])],
  };
};

const rule = 'watchtowers.watchtower';
const NAMED: Readonly<Record<Subject, { readonly rule: string; readonly label: string }>> = {
  meeple: { rule, label: 'meeples around the watchtower' },
  'coat-of-arms': { rule, label: 'coats of arms around the watchtower' },
  road: { rule, label: 'tiles with roads around the watchtower' },
  city: { rule, label: 'tiles with cities around the watchtower' },
  monastery: { rule, label: 'monasteries around the watchtower' },
};

/** Whose figures on the feature stand on the tile of the watchtower, as often as it is scored for them. */
function scorers(view: Position, feature: Feature, { entry }: Laid): readonly string[] {
  const isOne = (figure: Figure) => figure.owner !== undefined && (view.isFollower(figure) || view.get(WHO_SCORES) === 'every-figure');
  const there = view.on(feature).filter(({ figure, node }) => isOne(figure) && view.board.ownerOf(node).entry === entry);
  const owners = there.map(({ figure }) => figure.owner!);
  return view.get(SEVERAL_MEEPLES) === 'each' ? owners : [...new Set(owners)];
}

const ROADS_AND_CITIES = ['road', 'city'];

/** A watchtower of which somebody stands on the tile, on a feature that is completed now. */
interface Manned {
  readonly laid: Laid;
  readonly tower: Watchtower;
  readonly owners: readonly string[];
}

function manned(view: Position): Manned[] {
  const completed = dueNow(view).filter(({ feature, stage }) => stage === 'completed' && ROADS_AND_CITIES.includes(feature.kind));
  return flatMap(completed, ({ feature }) => {
    const tiles = new Map(feature.parts.map(({ laid }) => [laid.entry, laid]));
    return flatMap([...tiles.values()], (laid) => {
      const tower = watchtowerOf(laid.shape.design);
      const owners = tower ? scorers(view, feature, laid) : [];
      return tower && owners.length > 0 ? [{ laid, tower, owners }] : [];
    });
  });
}

/** It says why those who stand on the tile of a watchtower bring nothing for it when the game is over. */
export const nothingAtTheEnd: ScoreRule = {
  id: 'watchtowers.final.none',
  stage: 'rate',
  on: 'final',
  of: ROADS_AND_CITIES,
  cites: cites('watchtowers.final.none'),
  raises: ['base.score.road-tiles', 'base.score.city-tiles'],
  applies: ({ view, feature }) => feature.parts.some(({ laid }) => watchtowerOf(laid.shape.design) && scorers(view, feature, laid).length > 0),
  by: () => 0,
};

/** Who stands on the tile and scores no watchtower: farmers of any field of it, and on the feature itself whoever is no meeple. */
const isFarmerThere = (view: Position, { entry }: Laid): boolean =>
  view.figures.some(({ figure, node }) => spotName(figure.at) === 'field' && node >= 0 && view.board.ownerOf(node).entry === entry);
const isOtherThere = (view: Position, feature: Feature, { entry }: Laid): boolean =>
  view.on(feature).some(({ figure, node }) => !view.isFollower(figure) && view.board.ownerOf(node).entry === entry);

/** It says why a watchtower on a completed feature is not scored for those who stand on its tile. */
const notFor = (id: string, why: readonly string[], isThere: (view: Position, feature: Feature, laid: Laid) => boolean): ScoreRule => ({
  id,
  stage: 'rate',
  on: 'completed',
  of: ROADS_AND_CITIES,
  cites: why,
  raises: ['base.score.road-tiles', 'base.score.city-tiles'],
  applies: ({ view, feature }) =>
    feature.parts.some(({ laid }) => watchtowerOf(laid.shape.design) && scorers(view, feature, laid).length === 0 && isThere(view, feature, laid)),
  by: () => 0,
});
export const notScored: readonly ScoreRule[] = [
  notFor('watchtowers.trigger.not-farmers', cites('watchtowers.trigger.not-farmers'), (view, _, laid) => isFarmerThere(view, laid)),
  notFor('watchtowers.meeples.what', cites('watchtowers.meeples.what'), isOtherThere),
  {
    id: 'watchtowers.trigger.not-farmers-at-the-end',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('watchtowers.trigger.not-farmers'),
    raises: ['base.score.field-cities'],
    applies: ({ view, feature }) =>
      view.on(feature).some(({ figure, node }) => view.isFollower(figure) && watchtowerOf(view.board.ownerOf(node).shape.design) !== undefined),
    by: () => 0,
  },
];

const scores = (view: Position): Score[] =>
  flatMap(manned(view), ({ laid, tower, owners }) => {
    const quantity = counted(view, laid, tower.subject);
    return quantity === 0 ? [] : owners.map((player) => score(player, { tile: laid.at, feature: WATCHTOWER }, [line(view, tower, laid, quantity)]));
  });

/** Of followers on towers and in castles no source says whether they are counted. */
const openCounts = (view: Position): readonly Missing[] =>
  manned(view).some(({ laid }) => countsAbove(view, laid)) && view.get(FOLLOWERS_ABOVE) === 'unregulated'
    ? [
        {
          rule,
          cites: KINDS.meeple,
          message: 'no source says whether followers on towers and in castles are counted by a watchtower',
          isUnregulated: true,
          settings: [FOLLOWERS_ABOVE],
        },
      ]
    : [];

/** Where an action puts a figure; undefined for one that puts none. */
const goesTo = (action: Action): Spot | undefined =>
  action.type === 'place-figure' ? (action as PlaceFigure).at : action.type === 'move-figure' ? (action as MoveFigure).to : undefined;

/** Whatever may complete a feature with a watchtower that counts meeples, where followers stand on towers or in castles around it, or may come there by the action. */
export const countsInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (view.get(FOLLOWERS_ABOVE) !== 'unregulated') return false;
  const towers = view.board.laid.filter(countsMeeples);
  if (towers.length === 0) return false;
  const among = () => flatMap(towers, ({ node, shape }) => shape.design.features.map((_, i) => view.board.feature(node + i)));
  const scoredWith = (isDoubtful: (feature: Feature, laid: Laid) => boolean) =>
    mayBeScored(view, {
      among,
      isOne: (feature) =>
        ROADS_AND_CITIES.includes(feature.kind) && feature.parts.some(({ laid }) => countsMeeples(laid) && isDoubtful(feature, laid)),
    });
  const isScored = scoredWith((feature, laid) => scorers(view, feature, laid).length > 0 && countsAbove(view, laid));
  // whoever comes may be the one who scores
  const isScoredIfOneComes = scoredWith((_, laid) => countsAbove(view, laid));
  const isScoredIfAbove = scoredWith(() => true);
  return (action) => {
    const to = goesTo(action);
    if (action.type === 'place-token' || (to && isAbove(to))) return isScoredIfAbove(action);
    return (to ? isScoredIfOneComes : isScored)(action);
  };
};

export const watchtowerStep: Step = {
  id: 'score-watchtowers',
  phase: 'scoring',
  after: ['build-castle', 'leave-city'],
  before: ['score'],
  cites: [...TRIGGERED, ...WITH_THE_FAIRY, ...Object.values(KINDS).flat(), ...flatMap(WITH, ([, , ids]) => ids)],
  begin: (view) => ({ scores: scores(view), missing: openCounts(view) }),
};

export const consequences = [{ id: rule, cites: TRIGGERED }];
