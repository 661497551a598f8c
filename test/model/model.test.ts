/**
 * Promise: what the engine says of a board, of its points and of what a move brings, a model that shares no code with it says as well.
 * `npm run model` compares more of it.
 */
import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesetDocument } from '../../src/catalog.js';
import { readJson } from '../../src/conformance/files.js';
import { game as recorded, roadAndCity } from '../replay/games.js';
import { compareRecorded, compareSelfplayed } from './compare/games.js';
import { unknownIn } from './compare/table.js';
import { seeded } from './compare/tables.js';

interface GameCase {
  readonly ruleset: unknown;
  readonly play: { readonly snapshot?: unknown; readonly actions?: unknown; readonly game?: unknown };
}

const GAMES = 20;
/** Of so many positions one is described as a whole. */
const EACH = 8;

describe('the model', () => {
  it.each(seeded(GAMES, 3))('agrees in a game of $players with $choice.expansions ($choice.preset, $seed)', (table) => {
    const { compared, differences, unknown } = compareSelfplayed({ ...table, describeEach: EACH });
    expect(differences).toEqual([]);
    expect(unknown).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  it('agrees in recorded games', () => {
    const foreign = compareRecorded(recorded(roadAndCity), 'jcz');
    expect(foreign).toMatchObject({ compared: roadAndCity.length, differences: [] });
    for (const file of ['base/games/whole-game.json', 'princess-and-dragon/games/dragon-game.json']) {
      const games = readJson<GameCase[]>(fileURLToPath(new URL(`../../src/expansions/${file}`, import.meta.url)));
      for (const { ruleset, play } of games) {
        const { snapshot, actions, game } = play;
        const answer = game === undefined ? compareRecorded({ ruleset, snapshot, actions }, 'seneschal') : compareRecorded(game, 'jcz');
        expect(answer).toMatchObject({ differences: [], unknown: [] });
      }
    }
  });

  it('says what it does not know, and leaves it', () => {
    const tower = { choice: { preset: 'hig-c1-current', expansions: ['base', 'tower'] }, players: 2, seed: 1 };
    expect(compareSelfplayed(tower)).toEqual({ compared: 0, differences: [], unknown: ['tower'] });
    expect(unknownIn(rulesetDocument({ preset: 'hig-c1-current', settings: { 'base.tinyCity': null } }))).toEqual(['base.tinyCity open']);
    expect(unknownIn(rulesetDocument({ preset: 'hig-c1-current' }))).toEqual([]);
  });

  it('shares no code with the engine, or with whatever compares the two', () => {
    const here = new URL('./', import.meta.url);
    const files = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const imported = files.flatMap((name) =>
      [...readFileSync(new URL(name, here), 'utf8').matchAll(/(?:from|import\()\s*'([^']*)'/g)].map(([, path]) => path!),
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((path) => !/^\.\/[a-z-]+\.js$/.test(path))).toEqual([]);
  });
});
