/** The rules of Inns & Cathedrals, restated; authority `general-knowledge` until the rulebooks are at hand. */
import type { ClauseText } from '../../contract/clause.js';
import { clauses } from '../../kernel/clause.js';

type Written = Pick<ClauseText, 'statement'> & Partial<ClauseText> & { readonly section: string };

const both = ({ section, ...text }: Written) =>
  ({
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [
      ['rulebook-inns-and-cathedrals-c1', section],
      ['rulebook-inns-and-cathedrals-c2', section],
    ],
    expansions: ['inns-and-cathedrals'],
    ...text,
  }) as const satisfies ClauseText;

export const innsAndCathedralsClauses = clauses({
  'inns-and-cathedrals.large-follower.like-a-follower': both({
    section: 'The large follower',
    statement: 'Each player has one large follower; it is placed on a road, a city, a monastery or a field and goes home like every other follower.',
    figures: ['large-meeple'],
    phases: ['place-figure', 'score'],
  }),
  'inns-and-cathedrals.large-follower.counts-two': both({
    section: 'The large follower',
    statement: 'In a majority a large follower counts for two; the points of the feature do not change.',
    figures: ['large-meeple'],
    phases: ['score', 'end-game'],
  }),
  'inns-and-cathedrals.inn.completed-road': both({
    section: 'Inns',
    statement: 'A completed road with an inn beside it is worth two points for each tile instead of one.',
    tokens: ['printed-inn'],
    phases: ['score'],
  }),
  'inns-and-cathedrals.inn.several': both({
    section: 'Inns',
    statement: 'Further inns beside the same road add nothing.',
    tokens: ['printed-inn'],
    phases: ['score'],
  }),
  'inns-and-cathedrals.inn.own-road': both({
    section: 'Inns',
    statement: 'An inn belongs only to the road that it lies beside, not to other roads of its tile.',
    tokens: ['printed-inn'],
    phases: ['score', 'end-game'],
  }),
  'inns-and-cathedrals.cathedral.completed-city': both({
    section: 'Cathedrals',
    statement: 'A completed city with a cathedral is worth three points for each tile and each pennant instead of two.',
    tokens: ['printed-cathedral'],
    phases: ['score'],
  }),
  'inns-and-cathedrals.cathedral.several': both({
    section: 'Cathedrals',
    statement: 'A second cathedral in the same city adds nothing.',
    tokens: ['printed-cathedral'],
    phases: ['score'],
  }),
  'inns-and-cathedrals.final.inn-zero': both({
    section: 'Inns',
    statement: 'At the end of the game an incomplete road with an inn is worth nothing.',
    tokens: ['printed-inn'],
    phases: ['end-game'],
    conflictsWith: ['inns-and-cathedrals.final.ignored'],
  }),
  'inns-and-cathedrals.final.cathedral-zero': both({
    section: 'Cathedrals',
    statement: 'At the end of the game an incomplete city with a cathedral is worth nothing.',
    tokens: ['printed-cathedral'],
    phases: ['end-game'],
    conflictsWith: ['inns-and-cathedrals.final.ignored'],
  }),
  'inns-and-cathedrals.final.ignored': {
    statement: 'Some tables score incomplete roads and cities at the end as though inn and cathedral were not there.',
    kind: 'house-rule',
    authority: 'house',
    editions: ['C1', 'C2'],
    sources: [['jcloisterzone', 'Options of Inns & Cathedrals']],
    expansions: ['inns-and-cathedrals'],
    tokens: ['printed-inn', 'printed-cathedral'],
    phases: ['end-game'],
    conflictsWith: ['inns-and-cathedrals.final.inn-zero', 'inns-and-cathedrals.final.cathedral-zero'],
  },
});

export type InnsAndCathedralsClauseId = keyof typeof innsAndCathedralsClauses;
