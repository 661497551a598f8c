/** The base game's rules, restated. Outside the five checked sources: authority `general-knowledge` until the rulebooks are at hand. */
import type { ClauseText } from '../../contract/clause.js';
import { clauses } from '../../kernel/clause.js';

type Written = Pick<ClauseText, 'statement'> & Partial<ClauseText> & { readonly section: string };

const both = ({ section, ...text }: Written) =>
  ({
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [
      ['rulebook-base-c1', section],
      ['rulebook-base-c2', section],
    ],
    ...text,
  }) as const satisfies ClauseText;
const second = ({ section, ...text }: Written) =>
  ({
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C2'],
    sources: [['rulebook-base-c2', section]],
    ...text,
  }) as const satisfies ClauseText;

export const baseClauses = clauses({
  'base.turn.order': both({
    section: 'Game play',
    statement: 'Players take turns clockwise; only the player whose turn it is acts.',
    phases: ['place-tile', 'place-figure'],
  }),
  'base.turn.steps': both({
    section: 'Game play',
    statement: 'A turn is: lay a tile, then optionally place a figure on it, then score what the tile completed.',
    phases: ['place-tile', 'place-figure', 'score'],
  }),
  'base.tile.drawn-tile': both({ section: 'Placing a tile', statement: 'The tile to be laid is the one just drawn.', phases: ['place-tile'] }),
  'base.tile.one-per-turn': both({ section: 'Placing a tile', statement: 'One tile is laid in a turn.', phases: ['place-tile'] }),
  'base.tile.empty-space': both({ section: 'Placing a tile', statement: 'A tile is laid on an empty space.', phases: ['place-tile'] }),
  'base.tile.adjacent': both({
    section: 'Placing a tile',
    statement: 'A tile shares at least one side with a tile already on the board.',
    phases: ['place-tile'],
  }),
  'base.tile.edges-match': both({
    section: 'Placing a tile',
    statement: 'Each side continues the feature of the side that it touches: city to city, road to road, field to field.',
    phases: ['place-tile'],
  }),
  'base.tile.unplaceable': both({
    section: 'Placing a tile',
    statement: 'A tile that fits nowhere is taken out of the game, and the player draws another.',
    phases: ['place-tile'],
  }),
  'base.figure.optional': both({ section: 'Placing a figure', statement: 'Placing a figure is optional.', phases: ['place-figure'] }),
  'base.figure.one-per-turn': both({ section: 'Placing a figure', statement: 'At most one figure is placed in a turn.', phases: ['place-figure'] }),
  'base.figure.from-supply': both({
    section: 'Placing a figure',
    statement: "The figure comes from the player's own supply.",
    phases: ['place-figure'],
  }),
  'base.figure.tile-just-laid': both({
    section: 'Placing a figure',
    statement: 'A figure is placed on the tile laid in this turn.',
    phases: ['place-figure'],
  }),
  'base.figure.feature': both({
    section: 'Placing a figure',
    statement: 'A follower is placed on a road, a city, a monastery or a field.',
    figures: ['meeple'],
    phases: ['place-figure'],
  }),
  'base.figure.unoccupied': both({
    section: 'Placing a figure',
    statement: 'The road, city, monastery or field must hold no other follower, however far away on it he stands.',
    phases: ['place-figure'],
  }),
  'base.score.completed': both({
    section: 'Scoring',
    statement: 'Every road, city and monastery that the tile completes is scored at once, whoever laid it.',
    phases: ['score'],
  }),
  'base.score.road': both({ section: 'Scoring a road', statement: 'A completed road is worth one point for each of its tiles.', phases: ['score'] }),
  'base.score.city': both({
    section: 'Scoring a city',
    statement: 'A completed city is worth two points for each of its tiles and two for each pennant.',
    phases: ['score'],
  }),
  'base.score.tiny-city.two': both({
    section: 'Scoring a city',
    editions: ['C1'],
    sources: [['rulebook-base-c1', 'Scoring a city (older printings)']],
    kind: 'publisher-difference',
    statement: 'Older first-edition rules: a completed city of only two tiles is worth one point for each tile and each pennant.',
    conflictsWith: ['base.score.tiny-city.four'],
    phases: ['score'],
  }),
  'base.score.tiny-city.four': both({
    section: 'Scoring a city',
    statement: 'A completed city of two tiles is scored like every other city.',
    conflictsWith: ['base.score.tiny-city.two'],
    phases: ['score'],
  }),
  'base.score.monastery': both({
    section: 'Scoring a monastery',
    statement: 'A monastery is complete when eight tiles surround it, and is worth one point for each of the nine.',
    phases: ['score'],
  }),
  'base.score.majority': both({
    section: 'Scoring',
    statement: 'The points go to the player with the most followers in the feature; where several have equally many, each of them gets all points.',
    phases: ['score'],
  }),
  'base.score.return': both({
    section: 'Scoring',
    statement: 'After a feature is scored the figures on it go back to their owners.',
    phases: ['score'],
  }),
  'base.end.last-tile': both({
    section: 'End of the game',
    statement: 'The game ends with the turn in which the last tile is laid; final scoring follows.',
    phases: ['end-game'],
  }),
  'base.final.incomplete': both({
    section: 'Final scoring',
    statement:
      'At the end an incomplete road or city is worth one point for each tile and pennant, an incomplete monastery one for itself and each tile around it.',
    phases: ['end-game'],
  }),
  'base.final.field': both({
    section: 'Final scoring',
    statement: 'At the end a field is worth three points for each completed city that it touches.',
    phases: ['end-game'],
  }),
  'base.garden.no-follower': second({
    section: 'Gardens',
    statement: 'Only the abbot is placed on a garden.',
    expansions: ['abbot'],
    phases: ['place-figure'],
  }),
  'base.score.garden': second({
    section: 'Gardens',
    statement: 'A garden is scored like a monastery.',
    expansions: ['abbot'],
    phases: ['score', 'end-game'],
  }),
});

export type BaseClauseId = keyof typeof baseClauses;
