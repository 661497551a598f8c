/** Of two neighbours the one that is completed first scores; the other's people go home with nothing. */
import { goesHome } from '../../kernel/declare/happening.js';
import type { Payout } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { asBuilding, challenged, peopleOf, type Building } from './buildings.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

/** Of her companion the part with her expansion speaks. */
const isWithFairy = (view: Position, id: string) => view.ruleset.plays('fairy') && view.neutral('fairy')?.figure === id;

/** What is said of the kinds of monastery in a challenge. */
const kindsOf = ({ board }: Position, buildings: readonly Building[]): readonly string[] => {
  const printed = flatMap(buildings, ({ node }) => board.feature(node).parts);
  return [
    ...(printed.some(({ laid }) => laid.shape.design.fitsAnything) ? cites('cult.challenge.abbey') : []),
    ...(printed.some((part) => part.printed.marks.includes('special')) ? cites('cult.challenge.special-monastery') : []),
  ];
};

export const challengeIsWon: Payout = {
  id: 'cult.challenge',
  cites: cites(
    'cult.challenge.first-scores',
    'cult.challenge.loser-nothing',
    'cult.challenge.who-completes',
    'cult.challenge.both-occupied',
    'cult.challenge.winner-must-score',
    'cult.challenge.several-figures',
    'cult.challenge.large-follower',
    'cult.challenge.own-figure',
    'cult.challenge.abbey',
    'cult.challenge.special-monastery',
    'cult.challenge.bonus-of-winner',
    'cult.challenge.neither-at-end',
    'cult.challenge.ends-when-one-leaves',
  ),
  pay: ({ view, feature, stage, scores }) => {
    const winner = stage === 'completed' && scores.length > 0 ? asBuilding(feature) : undefined;
    if (!winner) return {};
    const why = because(
      'challenge.lost',
      'cult.challenge.first-scores',
      'cult.challenge.loser-nothing',
      'cult.challenge.both-occupied',
      'cult.challenge.who-completes',
      'cult.challenge.winner-must-score',
      'cult.challenge.ends-when-one-leaves',
      'cult.challenge.bonus-of-winner',
      'cult.challenge.several-figures',
      'cult.challenge.large-follower',
    );
    const others = challenged(view, winner);
    const own = new Set(mapPresent(peopleOf(view, winner), ({ owner }) => owner));
    why.cites.push(...flatMap(others, (other) => kindsOf(view, [winner, other])));
    if (others.some((other) => peopleOf(view, other).some(({ owner }) => owner !== undefined && own.has(owner))))
      why.cites.push(...cites('cult.challenge.own-figure'));
    const losers = others.map((loser) => ({ place: view.board.feature(loser.node).place, people: peopleOf(view, loser) }));
    const line = { label: 'challenge lost', quantity: 0, each: 0, points: 0, ...why };
    return {
      scores: flatMap(losers, ({ place, people }) =>
        [...new Set(mapPresent(people, ({ owner }) => owner))].map((player) => score(player, place, [line])),
      ),
      effects: flatMap(losers, ({ people }) =>
        people.filter(({ id }) => !isWithFairy(view, id)).map((figure) => goesHome(figure, 'challenge-lost', why)),
      ),
    };
  },
};
