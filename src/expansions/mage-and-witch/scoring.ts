/** What mage and witch make of the road or city on which they stand, and where they go then. */
import type { Missing } from '../../kernel/declare/happening.js';
import type { Payout, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import { majority } from '../../kernel/play/scoring.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { aside, BOTH, isUnclear, MAGE, WITCH } from './figures.js';

const OF = ['road', 'city'] as const;
export const has =
  (kind: string) =>
  ({ view, feature }: Pick<Scoring, 'view' | 'feature'>): boolean =>
    view.neutralFeature(kind)?.root === feature.root;

const hasBonus = ({ feature }: Scoring): boolean => feature.count('inn') + feature.count('cathedral') > 0;

/** With several winners, at the end, and with the fairy. */
function also(scoring: Scoring): string[] {
  const { view, feature, stage } = scoring;
  const { tile, figure: companion } = view.neutral('fairy') ?? {};
  const isWithFairy = ({ figure: { id, at } }: Standing) => view.isSpotOn(at, tile) && (companion === undefined || companion === id);
  const isWorthNothing = stage === 'final' && hasBonus(scoring);
  return [
    ...(majority(view, scoring).length > 1 ? cites('mage-and-witch.score.all-winners') : []),
    ...(stage === 'final' ? cites('mage-and-witch.final.same') : []),
    ...(isWorthNothing ? cites('mage-and-witch.final.inn-cathedral') : []),
    ...(view.on(feature).some(isWithFairy) ? cites('mage-and-witch.score.fairy-apart') : []),
  ];
}

export const magicScoring: readonly ScoreRule[] = [
  {
    id: 'mage-and-witch.score.mage',
    stage: 'units',
    of: OF,
    label: 'mage',
    despiteVoid: true,
    cites: cites('mage-and-witch.score.mage', 'mage-and-witch.score.neutral-no-owner'),
    applies: has(MAGE),
    quantity: ({ feature }) => feature.tiles,
    each: () => 1,
    because: (scoring) => [
      ...also(scoring),
      ...(hasBonus(scoring) || scoring.feature.pennants > 0 ? cites('mage-and-witch.score.mage-no-pennants') : []),
    ],
  },
  {
    id: 'mage-and-witch.score.witch',
    stage: 'total',
    of: OF,
    label: 'witch',
    cites: cites('mage-and-witch.score.witch', 'mage-and-witch.score.neutral-no-owner'),
    applies: has(WITCH),
    total: (sum) => Math.ceil(sum / 2),
    because: (scoring) => [...also(scoring), ...(hasBonus(scoring) ? cites('mage-and-witch.score.bonuses-first') : [])],
  },
  {
    id: 'mage-and-witch.final.fields',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    cites: cites('mage-and-witch.final.fields'),
    raises: ['base.score.field-cities'],
    by: () => 0,
  },
];

/** On which feature of its tile one stands, where that is not known and decides what is scored. */
const unclear = ({ view, feature }: Pick<Scoring, 'view' | 'feature'>): Missing[] =>
  OF.some((kind) => kind === feature.kind)
    ? BOTH.filter((kind) => isUnclear(view, kind) && feature.liesOn(view.neutral(kind)!.tile!)).map((kind) => ({
        ...because('score.where', kind === MAGE ? 'mage-and-witch.score.mage' : 'mage-and-witch.score.witch'),
        message: 'on which feature of its tile the magic figure stands is not known',
        pointer: `/neutral/${kind}/feature`,
      }))
    : [];

export const whereTheyStand: Payout = {
  id: 'mage-and-witch.score.where',
  cites: cites(
    'mage-and-witch.score.mage',
    'mage-and-witch.score.witch',
    'mage-and-witch.score.mage-no-pennants',
    'mage-and-witch.score.bonuses-first',
    'mage-and-witch.score.all-winners',
    'mage-and-witch.final.same',
    'mage-and-witch.final.inn-cathedral',
  ),
  pay: (due) => ({ missing: unclear(due) }),
};

export const mayBeUnclear = (view: Position): boolean => BOTH.some((kind) => isUnclear(view, kind) && view.neutral(kind)?.tile !== undefined);

const gone = (view: Position) => BOTH.filter((kind) => view.neutralFeature(kind)?.isComplete);

/** Those on a road or city that is complete, occupied or not; castles that score what it was worth come first. */
export const goesAside: Step = {
  id: 'magic-aside',
  phase: 'scoring',
  after: ['score', 'choose-castle-feature'],
  before: ['move-wagon'],
  cites: cites('mage-and-witch.score.goes-aside', 'mage-and-witch.score.unoccupied'),
  due: (view) => gone(view).length > 0,
  begin: (view) => ({
    effects: gone(view).map((kind) =>
      aside(view, kind, because('score.goes-aside', 'mage-and-witch.score.goes-aside', 'mage-and-witch.score.unoccupied')),
    ),
  }),
};
