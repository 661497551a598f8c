/** Promise: a verdict cites also what says that nothing comes of something, or that it goes on as ever. */
import { expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { runCase } from '../../src/conformance/run.js';

const cases = new Map(caseFiles().flatMap((file) => file.cases.map((test) => [test.id, test])));

it.each([
  ['abbot.taken-back-the-second-part-follows', 'abbot.removal.double-turn-untouched'],
  ['abbot.from-an-incomplete-monastery', 'abbot.removal.incomplete-only'],
  ['abbot.taken-back-instead-of-a-removal', 'abbot.removal.not-with-princess'],
  ['dragon-eats.abbot', 'abbot.removal.not-by-others'],
  ['siege.church-of-darmstadt', 'darmstadt.church.is-monastery'],
  ['siege.road-is-normal', 'siege.city.segments-only'],
  ['siege.scored-instead', 'siege.escape.unfinished-only'],
  ['siege.twice-in-the-second-part', 'siege.escape.double-turn'],
  ['mo-others.portal-surrounded-as-monk', 'monasteries.place.surrounded-as-abbot'],
  ['mo-scoring.abbot-surrounded', 'monasteries.abbot.stays'],
  ['hl-playing.builder-and-a-half-tile-laid', 'halflings.builder.double'],
  ['hl-laying.end-of-the-game', 'halflings.end.last-normal-tile'],
  ['leipzig-others.dragon-beside-a-closed-quarter', 'pd.dragon.x.leipzig.closed'],
  ['leipzig-others.fairy-stays-with-who-is-scored', 'markets-of-leipzig.x-princess-and-dragon.fairy-bonus'],
  ['leipzig-sending.asked-before-the-scoring', 'markets-of-leipzig.send.when'],
  ['portal.not-into-leipzig', 'pd.portal.x.leipzig.inside-forbidden'],
  ['wt-scoring.farmer-on-it', 'watchtowers.trigger.not-farmers'],
  ['wt-scoring.farmer-at-the-end', 'watchtowers.trigger.not-farmers'],
  ['wt-others.builder-on-it', 'watchtowers.meeples.what'],
  ['gingerbread-called.by-a-tile-with-the-sign-that-the-position-describes', 'winter.move.after-turn'],
  ['gingerbread-called.nobody-calls-where-nothing-else-is-open', 'winter.move.none-stays'],
  ['gingerbread-completed.he-is-moved-before-the-city-is-scored', 'winter.complete.scores-first'],
  ['river-extras.pig-herd-only-with-it', 'river.pig-herd.only-with-traders-and-builders'],
  ['river-extras.inn-alone-at-the-end', 'river.inn.no-meaning-alone'],
  ['river-lake.pass-and-another-turn-though-no-dragon', 'river.volcano-lake.rule-stands-alone'],
  ['phantom.he-comes-second', 'phantom.order.second'],
  ['phantom.after-the-builder', 'phantom.order.special-figures-first'],
  ['phantom.no-fairy-after-him-in-either-order', 'phantom.order.either'],
])('%s cites %s', (id, clause) => {
  const cited = runCase(cases.get(id)!).flatMap(({ verdict }) => Object.keys(verdict!.clauses));
  expect(cited).toContain(clause);
});
