/** Promise: a verdict cites the clause that says why something stays as it is, or comes next, where nothing but that clause says so. */
import { expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { runCase } from '../../src/conformance/run.js';

const cases = new Map(caseFiles().flatMap((file) => file.cases.map((test) => [test.id, test])));

const citedIn = (id: string) => runCase(cases.get(id)!).flatMap(({ verdict }) => Object.keys(verdict!.clauses));

it.each([
  ['abbey-and-mayor.abbey.end.figure-and-scoring', 'last-abbeys.a-figure-follows'],
  ['abbey-and-mayor.abbey.end.lost', 'last-abbeys.final-scoring-at-once'],
  ['corn-circles.turn.then-the-rest', 'corn-circle.nobody-there'],
  ['count.final.count-still-blocks', 'count-at-the-end.count-in-the-market-and-nobody-asked'],
  ['cult.challenge.own-figure', 'cult.own-challenge'],
  ['cult.challenge.winner-must-score', 'cult.heretic-eaten-before-the-scoring'],
  ['ferries.place.only-with-thief', 'ferries-placing.without-a-thief-by-preset'],
  ['ferries.x.goldmines', 'ferries-scoring.gold-of-the-lake-with-the-road-it-ends'],
  ['flier.landing.city-of-carcassonne', 'flier-flight.nothing-outside-the-walls'],
  ['goldmines.award.nobody', 'gold-award.nobody-takes-gold-of-an-empty-city'],
  ['goldmines.award.nobody', 'gold-award.a-mayor-without-pennants-takes-none'],
  ['goldmines.award.never-by-farmers', 'gold-award.farmers-take-none'],
  ['goldmines.final.unclaimed-out', 'gold-final.left-on-an-unfinished-road'],
  ['king-and-robber.king.equal-size-stays', 'king-tile.equal-size-with-a-knight'],
  ['king-and-robber.robber.equal-length-stays', 'robber-tile.equal-length-with-a-thief'],
  ['messages.draw.when', 'messages.stops-on-ten'],
  ['robbers.rob.negative', 'robbers.rob.losing-is-not-robbed'],
  ['robbers.rob.no-tracks-without-spaces', 'robbers.rob.round-the-track'],
  ['tower.ransom.same-turn-use', 'tower-ransom.placed-in-the-same-turn'],
  ['king-and-robber.king.also-unscored-removal', 'tower-with-count-and-king.captured-before-anybody-leaves'],
  ['under-the-big-top.circus.score.special-figures-not', 'bt-circus.builder-alone'],
  ['under-the-big-top.circus.vicinity.by-the-figures-tile', 'bt-circus.knight-far-away-in-a-near-city'],
  ['under-the-big-top.x.shepherd.not-counted', 'bt-others.shepherd-is-not-counted'],
  ['under-the-big-top.x.castle.no-ringmaster-bonus', 'bt-others.ringmaster-in-a-castle'],
])('%s is cited in %s', (clause, id) => {
  expect(citedIn(id)).toContain(clause);
});

it.each([
  ['abbey-and-mayor.abbey.end.lost', 'last-abbeys.then-the-next-player'],
  ['cult.challenge.own-figure', 'cult.shrine-first'],
  ['flier.landing.city-of-carcassonne', 'flier-flight.onto-a-road-outside-the-walls'],
  ['king-and-robber.king.equal-size-stays', 'king-tile.holder-keeps-it-with-less'],
  ['monasteries.place.surrounded-as-abbot', 'mo-others.fairy-and-the-monk'],
])('%s is not cited in %s', (clause, id) => {
  expect(citedIn(id)).not.toContain(clause);
});
