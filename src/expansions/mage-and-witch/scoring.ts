/** What mage and witch make of the road or city on which they stand, and where they go then. */
import type { Missing } from '../../kernel/declare/happening.js';
import type { Payout, ScoreRule, Scoring, Settlement } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { aside, BOTH, featureOfMagic, isUnclear, MAGE, WITCH } from './figures.js';

const OF = ['road', 'city'] as const;
const has =
  (kind: string) =>
  ({ view, feature }: Pick<Scoring, 'view' | 'feature'>): boolean =>
    featureOfMagic(view, kind)?.root === feature.root;

const always = cites('mage-and-witch.score.all-winners', 'mage-and-witch.score.fairy-apart', 'mage-and-witch.score.neutral-no-owner');
const atTheEnd = ({ stage }: Scoring) => (stage === 'final' ? cites('mage-and-witch.final.same', 'mage-and-witch.final.inn-cathedral') : []);

export const magicScoring: readonly ScoreRule[] = [
  {
    id: 'mage-and-witch.score.mage',
    stage: 'units',
    of: OF,
    label: 'mage',
    despiteVoid: true,
    cites: [...cites('mage-and-witch.score.mage', 'mage-and-witch.score.mage-no-pennants'), ...always],
    applies: has(MAGE),
    quantity: ({ feature }) => feature.tiles,
    each: () => 1,
    because: atTheEnd,
  },
  {
    id: 'mage-and-witch.score.witch',
    stage: 'total',
    of: OF,
    label: 'witch',
    cites: [...cites('mage-and-witch.score.witch', 'mage-and-witch.score.bonuses-first'), ...always],
    applies: has(WITCH),
    total: (sum) => Math.ceil(sum / 2),
    because: atTheEnd,
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
  cites: cites('mage-and-witch.score.mage', 'mage-and-witch.score.witch', 'mage-and-witch.final.same', 'mage-and-witch.final.inn-cathedral'),
  pay: (due) => ({ missing: unclear(due) }),
};

export const mayBeUnclear = (view: Position): boolean => BOTH.some((kind) => isUnclear(view, kind) && view.neutral(kind)?.tile !== undefined);

/** Those on a road or city that is complete, occupied or not. */
export const goesAside: Settlement = {
  id: 'mage-and-witch.score.goes-aside',
  cites: cites('mage-and-witch.score.goes-aside', 'mage-and-witch.score.unoccupied'),
  settle: (view) => ({
    effects: BOTH.filter((kind) => featureOfMagic(view, kind)?.isComplete).map((kind) =>
      aside(view, kind, because('score.goes-aside', 'mage-and-witch.score.goes-aside', 'mage-and-witch.score.unoccupied')),
    ),
  }),
};
