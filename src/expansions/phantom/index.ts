/** The Phantom: a second follower in the same turn. */
import { clauses } from '../../kernel/clause.js';
import type { Expansion } from '../../kernel/expansion.js';
import { rulesOf } from '../../kernel/rule.js';
import type { PlaceFigure } from '../../contract/action.js';

const phantomClauses = clauses({
  'phantom.second-figure': {
    statement: 'After placing a figure on the tile just laid, the player may place the phantom on another free feature in the same turn.',
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [['rulebook-phantom', 'Placing the phantom']],
    expansions: ['phantom'],
    figures: ['phantom'],
    phases: ['place-figure'],
  },
  'phantom.like-a-follower': {
    statement: 'The phantom may also be placed instead of another figure, and counts like a follower.',
    kind: 'rule',
    authority: 'general-knowledge',
    editions: ['C1', 'C2'],
    sources: [['rulebook-phantom', 'The phantom']],
    expansions: ['phantom'],
    figures: ['phantom'],
    phases: ['place-figure', 'score'],
  },
});

const rule = rulesOf<keyof typeof phantomClauses>('phantom');

const secondFigure = rule<PlaceFigure>({
  id: 'second-figure',
  about: 'kind',
  on: 'place-figure',
  cites: ['phantom.second-figure'],
  overrides: ['base.turn.one-figure-action'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some(({ type }) => type === 'place-figure'),
  judge: ({ view, pass, forbid }) =>
    view.done.some(({ type, kind }) => type === 'place-figure' && kind !== 'phantom')
      ? pass('the phantom may follow another figure')
      : forbid('the phantom has been placed in this turn'),
});

export const phantom: Expansion = {
  id: 'phantom',
  name: { en: 'The Phantom' },
  modelled: 'complete',
  clauses: phantomClauses,
  figures: [
    {
      kind: 'phantom',
      perPlayer: 1,
      neutral: false,
      occupies: ['road', 'city', 'monastery', 'field'],
      weight: 1,
      cites: ['phantom.like-a-follower'],
    },
  ],
  rules: [secondFigure],
};
