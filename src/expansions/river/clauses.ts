/** The rules of The River and The River II, restated; authority `general-knowledge` until the rulebooks are at hand. */
import type { ClauseText } from '../../contract/clause.js';
import { clauses } from '../../kernel/clause.js';

type Written = Pick<ClauseText, 'statement'> & Partial<ClauseText> & { readonly section: string };
type References = ClauseText['sources'];

const text =
  (books: readonly string[]) =>
  ({ section, ...written }: Written) =>
    ({
      kind: 'rule',
      authority: 'general-knowledge',
      editions: ['C1', 'C2'],
      sources: books.map((book): References[number] => [book, section]),
      expansions: ['river'],
      phases: ['place-tile'],
      ...written,
    }) as const satisfies ClauseText;

const everyRiver = text(['rulebook-river-c1', 'rulebook-river-c2', 'rulebook-river-2-c1', 'rulebook-river-2-c2']);
const secondRiver = text(['rulebook-river-2-c1', 'rulebook-river-2-c2']);

const BAG = 'a position does not show what is still to be drawn';

export const riverClauses = clauses({
  'river.source-is-the-start': everyRiver({
    section: 'Preparation',
    statement:
      'The source takes the place of the start tile. Where two rivers are joined only one source is used, so that none is laid in the course of the game.',
  }),
  'river.drawn-first': everyRiver({
    section: 'Preparation',
    statement: 'All tiles of the river are drawn and laid before the other tiles.',
    notAdjudicable: BAG,
  }),
  'river.lake-last': everyRiver({
    section: 'Preparation',
    statement: 'The lake is the last tile of the river; with two rivers or a fork each end gets one.',
    notAdjudicable: BAG,
  }),
  'river.fork-first': secondRiver({
    section: 'Preparation',
    statement: 'The fork is laid next to the source before the other tiles of the river.',
    notAdjudicable: BAG,
  }),
  'river.continues': everyRiver({ section: 'Placing a tile', statement: 'A tile of the river is laid so that it continues the river.' }),
  'river.no-u-turn': everyRiver({
    section: 'Placing a tile',
    statement: 'The river must not turn back at once: of two bends that follow each other the second must not turn the same way as the first.',
  }),
  'river.u-turn-only-at-once': everyRiver({
    section: 'Placing a tile',
    kind: 'clarification',
    statement: 'Only an immediate turn back is meant; after a straight stretch the river may turn the same way again.',
  }),
  'river.branches-apart': secondRiver({ section: 'Placing a tile', statement: 'The two branches behind the fork must not be joined.' }),
  'river.no-figure': everyRiver({ section: 'Placing a figure', statement: 'No figure is placed on the river itself.', phases: ['place-figure'] }),
  'river.other-features': everyRiver({
    section: 'Placing a figure',
    statement: 'Roads, cities, monasteries and fields of the river tiles take figures and are scored as always.',
    phases: ['place-figure', 'score'],
  }),
  'river.parts-fields': everyRiver({
    section: 'Fields',
    statement: 'The river parts the fields on its two sides, also under a bridge.',
    phases: ['place-figure', 'end-game'],
  }),
  'river.field-round-the-ends': everyRiver({
    section: 'Fields',
    kind: 'clarification',
    statement: 'The field goes round source and lake, so that both sides are one field there.',
    phases: ['place-figure', 'end-game'],
  }),
  'river.volcano-lake.no-follower': secondRiver({
    section: 'The lake with the volcano',
    statement: 'Whoever lays the lake with the volcano places no follower on it; where the dragon is in the game it is put there.',
    expansions: ['river', 'princess-and-dragon'],
    phases: ['place-figure'],
  }),
  'river.volcano-lake.another-turn': secondRiver({
    section: 'The lake with the volcano',
    statement: 'Whoever lays the lake with the volcano draws another tile at once, with which the game without the river begins.',
    phases: ['end-of-turn'],
    conflictsWith: ['river.volcano-lake.like-every-volcano'],
  }),
  'river.volcano-lake.like-every-volcano': secondRiver({
    section: 'The lake with the volcano',
    kind: 'publisher-difference',
    statement: 'By The Princess & the Dragon alone a volcano tile brings no further tile; read so, the lake is laid like every volcano.',
    expansions: ['river', 'princess-and-dragon'],
    phases: ['end-of-turn'],
    conflictsWith: ['river.volcano-lake.another-turn'],
  }),
  'river.inn': secondRiver({
    section: 'The inn',
    statement: 'The inn of The River II counts where Inns & Cathedrals is played.',
    expansions: ['river', 'inns-and-cathedrals'],
    phases: ['score', 'end-game'],
  }),
  'river.pig-herd': secondRiver({
    section: 'The pig herd',
    statement:
      'Where Traders & Builders is played, the pig herd of The River II makes each completed city at its field worth one point more to whoever scores the field; a pig of his own adds its point.',
    expansions: ['river', 'traders-and-builders'],
    phases: ['end-game'],
  }),
});

export type RiverClauseId = keyof typeof riverClauses;
