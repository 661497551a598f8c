/**
 * Numbers of legal actions to a depth, in positions that are kept for it.
 *
 *   npx tsx scripts/perft.ts              counts again in the positions of test/perft and writes what differs
 *   npx tsx scripts/perft.ts --new NAME   picks new positions for that ruleset out of games that the engine plays (all rulesets without NAME)
 */
import { writeFileSync } from 'node:fs';
import { ruleset } from '../src/catalog.js';
import { pretty } from '../src/conformance/pretty.js';
import type { InlineRuleset } from '../src/contract/ruleset.js';
import { FOLDER, fixtureFiles, perft, rulesetOf, type Fixture, type FixtureFile } from '../test/perft/perft.js';
import { playout, type Moment, type Setup } from '../test/support/playout.js';

interface Game extends Pick<Setup, 'sets' | 'supply' | 'river'> {
  readonly ruleset: InlineRuleset;
}

const MEEPLES = { meeple: 7 };
const SPECIAL = { ...MEEPLES, 'large-meeple': 1, builder: 1, pig: 1 };

/** What is interesting: the base game, each printing of the dragon's timing and of the volcano, and many expansions together. */
const GAMES: Readonly<Record<string, Game>> = {
  'base-c1': { ruleset: { preset: 'hig-c1-current', expansions: ['base'] }, sets: ['basic:1'], supply: MEEPLES },
  'base-c2': { ruleset: { preset: 'wikicarpedia-c2-current', expansions: ['base', 'abbot'] }, sets: ['basic:2'], supply: { ...MEEPLES, abbot: 1 } },
  'dragon-original': {
    ruleset: { preset: 'hig-c1-original-2005', expansions: ['base', 'princess-and-dragon'] },
    sets: ['basic:1', 'princess-and-dragon:1'],
    supply: MEEPLES,
  },
  'dragon-after-scoring': {
    ruleset: { preset: 'rgg-big-box-1', expansions: ['base', 'princess-and-dragon'] },
    sets: ['basic:1', 'princess-and-dragon:1'],
    supply: MEEPLES,
  },
  'dragon-c2': {
    ruleset: { preset: 'zmg-c2-2016', expansions: ['base', 'princess-and-dragon', 'abbot', 'phantom'] },
    sets: ['basic:2', 'princess-and-dragon:2'],
    supply: { ...MEEPLES, abbot: 1, phantom: 1 },
  },
  river: {
    ruleset: { preset: 'hig-c1-current', expansions: ['base', 'inns-and-cathedrals', 'princess-and-dragon', 'river'] },
    sets: ['basic:1', 'inns-and-cathedrals:1', 'princess-and-dragon:1'],
    supply: { ...MEEPLES, 'large-meeple': 1 },
    river: 'river/1:1',
  },
  traders: {
    ruleset: { preset: 'hig-c1-current', expansions: ['base', 'inns-and-cathedrals', 'traders-and-builders'] },
    sets: ['basic:1', 'inns-and-cathedrals:1', 'traders-and-builders:1'],
    supply: SPECIAL,
  },
  everything: {
    ruleset: { preset: 'hig-c1-current', expansions: ['base', 'inns-and-cathedrals', 'traders-and-builders', 'princess-and-dragon', 'phantom'] },
    sets: ['basic:1', 'inns-and-cathedrals:1', 'traders-and-builders:1', 'princess-and-dragon:1'],
    supply: { ...SPECIAL, phantom: 1 },
  },
  'without-dragon': {
    ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], without: ['dragon'] },
    sets: ['basic:1', 'princess-and-dragon:1'],
    supply: MEEPLES,
  },
};

const GAMES_EACH = 3;
/** How far the game has gone. */
const SHARES = [0.04, 0.3, 0.6, 0.98];
const TILES_TO_COME = 6;

/** From the beginning to the last tiles, with as many different steps as there are. */
function picked(moments: readonly Moment[]): Moment[] {
  const steps = [...new Set(moments.map(({ view }) => view.turn.step))];
  return SHARES.map((share, i) => {
    const later = moments.slice(Math.floor(share * moments.length));
    return later.find(({ view }) => view.turn.step === steps[(i + 1) % steps.length]) ?? later[0]!;
  });
}

function fixturesOf({ ruleset: choice, ...setup }: Game): Fixture[] {
  const rules = ruleset(choice);
  return Array.from({ length: GAMES_EACH }, (_, seed) => picked([...playout({ ruleset: rules, ...setup }, seed + 1)])).flatMap((moments, game) =>
    moments.map(({ view: { snapshot }, toCome }) => {
      const tiles = toCome.slice(0, TILES_TO_COME);
      const name = `game ${game + 1}, ${snapshot.tiles.length} tiles, ${snapshot.turn!.step}`;
      return { name, snapshot, tiles, ...perft(rules, { snapshot, tiles }) };
    }),
  );
}

const write = (name: string, content: FixtureFile) => writeFileSync(`${FOLDER}${name}.json`, `${pretty(content)}\n`);

const [flag, only] = process.argv.slice(2);
if (flag === '--new') {
  for (const [name, game] of Object.entries(GAMES))
    if (only === undefined || only === name) write(name, { ruleset: game.ruleset, fixtures: fixturesOf(game) });
} else {
  for (const { name, content } of fixtureFiles()) {
    const fixtures = content.fixtures.map((fixture) => ({ ...fixture, ...perft(rulesetOf(content), fixture) }));
    const changed = fixtures.filter(({ counts }, i) => String(counts) !== String(content.fixtures[i]!.counts));
    for (const { name: position, counts } of changed) console.log(`${name}: ${position}: now ${counts.join(' ')}`);
    write(name, { ...content, fixtures });
  }
}
