/// <reference lib="dom" />
/** Promise: whatever expansions keep of a running procedure is asked for in fields with names in every language, and told without JSON. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { terms } from '../../src/corpus/terms.js';
import { blankOf, NAMES } from '../../src/desk/build/blank.js';
import type { FieldShape } from '../../src/desk/engine/api.js';
import { deedsOf, fieldAt, stateOf } from '../../src/desk/engine/fields.js';
import { partDefects } from '../../src/desk/engine/shape.js';
import { exampleSnapshot } from '../../src/desk/state/example.js';
import de, { ids as deIds } from '../../src/desk/words/de.js';
import { MEMBERS } from '../../src/desk/words/members.js';
import pl, { ids as plIds } from '../../src/desk/words/pl.js';
import { expansions } from '../../src/expansions/index.js';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, question, quietly, tab, verdict } from './desk.js';

const everything = ruleset({ expansions: expansions.map(({ id }) => id) });
const states = stateOf(everything);
const deeds = deedsOf(everything);

function walk(name: string, shape: FieldShape, seen: (name: string, shape: FieldShape) => void): void {
  seen(name, shape);
  if (shape.kind === 'object') for (const member of shape.members) walk(member.name, member.shape, seen);
  else if (shape.kind === 'list' || shape.kind === 'record') walk(name, shape.of, seen);
}
const every = (seen: (name: string, shape: FieldShape) => void) => {
  states.forEach(({ name, shape }) => walk(name, shape, seen));
  deeds.forEach(({ members }) => members.forEach(({ name, shape }) => walk(name, shape, seen)));
};

describe('what expansions keep', () => {
  const inCatalogue = new Set(terms.map(({ id }) => id));

  it('is there, and every part of it has a name and a field', () => {
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(['part', 'dragon', 'auction', 'message', 'further', 'counters', 'awards']));
    const members = new Set<string>(),
      words = new Set<string>(),
      texts = new Set<string>();
    every((name, shape) => {
      members.add(name);
      if (shape.kind === 'choice') for (const value of shape.values) if (typeof value === 'string') words.add(value);
      if (shape.kind === 'text') texts.add(name);
    });
    const isNamed = (id: string) => inCatalogue.has(id) || (deIds[id] !== undefined && plIds[id] !== undefined);
    expect([...members].filter((name) => MEMBERS[name] === undefined && !isNamed(name))).toEqual([]);
    expect(Object.keys(MEMBERS).filter((name) => !members.has(name))).toEqual([]);
    expect(Object.values(MEMBERS).filter((text) => de[text] === undefined || pl[text] === undefined)).toEqual([]);
    expect([...words].filter((id) => !isNamed(id) && id !== 'symbol')).toEqual([]);
    expect([...texts].filter((name) => NAMES[name] === undefined)).toEqual([]);
  });

  it('begins as the schema wants it', () => {
    const wrong = states
      .filter(({ schema }) => schema !== '')
      .map(({ name, schema, shape }) => [name, partDefects(schema, blankOf(name, shape, exampleSnapshot as Snapshot))] as const)
      .filter(([, defects]) => defects.length > 0);
    expect(wrong).toEqual([]);
  });

  it('knows everything that can have been done, by names in every language, and nothing of what is not played', () => {
    const said = deeds.flatMap(({ action: { type: _type, ...ways } }) => Object.values(ways) as string[]);
    const isNamed = (id: string) => inCatalogue.has(id) || (deIds[id] !== undefined && plIds[id] !== undefined);
    expect(said).toEqual(expect.arrayContaining(['princess', 'tower-piece', 'flea']));
    expect(said.filter((id) => !isNamed(id))).toEqual([]);
    const { action, members } = deeds.find(({ action: { type, by } }) => type === 'remove-figure' && by === 'princess')!;
    expect([action, members.map(({ name }) => name)]).toEqual([{ type: 'remove-figure', by: 'princess' }, ['figure', 'kind']]);
    expect(deedsOf(ruleset({ expansions: ['base'] })).map((deed) => deed.action)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ by: 'princess' })]),
    );
  });

  it('is found by a pointer, as what a verdict misses is', () => {
    expect(fieldAt('/turn/dragon')).toMatchObject({ kind: 'object' });
    expect(fieldAt('/players/0/supply/meeple')).toMatchObject({ kind: 'number' });
    expect(fieldAt('/neutral/fairy/figure')?.kind).toBeDefined();
    expect(fieldAt('/nowhere')).toBeNull();
  });
});

const served = servedInBrowser();

describe('the form', () => {
  it('tells a walk of the dragon, keeps what does not hold together until it does, and understands JSON', async () => {
    const walking = {
      ruleset: { expansions: ['base', 'princess-and-dragon'] },
      snapshot: { ...exampleSnapshot, turn: { player: 'red', step: 'move-dragon', done: [] } },
    };
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, walking);
    await tab(page, 'Turn').click();
    await page.getByTestId('state').locator('summary').first().click();
    await page.locator('[data-state="dragon"]').click();
    const told = page.locator('[data-told="dragon"]');
    await told.getByRole('combobox', { name: 'who decides now' }).selectOption({ label: 'blue' });
    await told.getByRole('button', { name: 'steps left, the one now due among them: one less' }).click();
    const dragon = async () => (await question<{ snapshot: { turn: { dragon?: unknown } } }>(page)).snapshot.turn.dragon;
    expect(await dragon()).toEqual({ visited: [[1, 0]], stepsLeft: 5, mover: 'blue' });

    await tab(page, 'Turn').click();
    await page.getByTestId('state').locator('summary').first().click();
    await told.locator('summary').click();
    const json = told.getByRole('textbox', { name: 'the walk of the dragon: as JSON' });
    await json.fill('{"visited": [[0, 0], [1, 0]], "stepsLeft": 5}');
    await json.blur();
    await told.getByRole('status').getByText('mover').first().waitFor();
    await told.getByRole('combobox', { name: 'who decides now' }).selectOption({ label: 'red' });
    await expect.poll(() => told.getByRole('status').textContent()).toBe('');
    await json.fill('{');
    await json.blur();
    await told.getByText('this is no JSON').waitFor();
    expect(await dragon()).toEqual({
      visited: [
        [0, 0],
        [1, 0],
      ],
      stepsLeft: 5,
      mover: 'red',
    });
    await tab(page, 'Turn').click();
    await page.getByTestId('state').locator('summary').first().click();
    await told.getByRole('button', { name: 'remove: the walk of the dragon' }).click();
    await told.waitFor({ state: 'detached' });
    expect(await dragon()).toBeUndefined();
    await quietly(desk);
  });

  it('tells what has been done in this turn, with as much as is known of it, and strikes it out again', async () => {
    const PRINCESS = 'princess-and-dragon/princess-city-cap-crossroads';
    const [start] = exampleSnapshot.tiles;
    const laid = { tile: PRINCESS, at: [0, -1], rotation: 180 };
    const turn = { player: 'red', step: 'place-figure', tile: PRINCESS, placed: { at: [0, -1] }, done: [] };
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, {
      ruleset: { expansions: ['base', 'princess-and-dragon'] },
      snapshot: { ...exampleSnapshot, tiles: [start, laid], figures: [], neutral: {}, turn },
    });
    await tab(page, 'Turn').click();
    const done = page.getByTestId('done');
    const add = async (what: string) => {
      await done.getByRole('combobox', { name: 'what was done' }).selectOption({ label: what });
      await done.getByRole('button', { name: 'add' }).click();
    };
    await add('send a figure home: princess');
    await done.getByRole('combobox', { name: 'kind' }).selectOption({ label: 'follower' });
    // the tile comes first, as it lies, whenever it is told
    await add('lay a tile');
    await done.getByRole('listitem').nth(1).waitFor();
    await page.locator('.ask.illegal', { hasText: 'a knight has been removed in this turn' }).first().waitFor({ state: 'attached' });
    const told = async () => (await question<{ snapshot: { turn: { done: unknown } } }>(page)).snapshot.turn.done;
    expect(await told()).toEqual([
      { type: 'place-tile', ...laid },
      { type: 'remove-figure', by: 'princess', kind: 'meeple' },
    ]);
    await tab(page, 'Turn').click();
    await done.getByRole('button', { name: 'strike out: send a figure home' }).click();
    await page.getByTestId('spoken').getByText('send a figure home: princess, follower is gone').waitFor();
    expect(await told()).toEqual([{ type: 'place-tile', ...laid }]);
    await quietly(desk);
  });

  it('puts into words what was done where little is told of it', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const done = [{ type: 'place-tile' }, { type: 'place-figure', kind: 'meeple' }];
    await paste(page, { ruleset: 'hig-c1-current', snapshot: { ...exampleSnapshot, turn: { ...exampleSnapshot.turn, done } } });
    await tab(page, 'Turn').click();
    await page.getByTestId('done').getByText('place a figure: follower').first().waitFor();
    await quietly(desk);
  });

  it('leaves what must have been done before a step to the step', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, {
      ruleset: { expansions: ['base', 'tower'] },
      snapshot: { ...exampleSnapshot, tiles: exampleSnapshot.tiles.slice(0, 1), neutral: {}, turn: { player: 'red', step: 'place-tile', done: [] } },
    });
    await tab(page, 'Turn').click();
    await page.getByTestId('turn-step').locator('option[value="capture"]').waitFor({ state: 'attached' });
    await page.getByTestId('turn-step').selectOption('capture');
    await page.getByTestId('done').getByText('what has been done in this turn is not told').waitFor();
    expect((await question<{ snapshot: { turn: object } }>(page)).snapshot.turn).toEqual({
      player: 'red',
      step: 'capture',
      tile: 'base/D',
      placed: { at: [0, 0] },
    });
    await quietly(desk);
  });

  it('asks for a number that a verdict misses', async () => {
    const [red, blue] = exampleSnapshot.players;
    const { supply: _supply, ...poor } = red!;
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, {
      ruleset: { expansions: ['base'] },
      snapshot: {
        players: [poor, blue],
        tiles: [exampleSnapshot.tiles[0]],
        turn: { player: 'red', step: 'place-figure', tile: 'base/D', placed: { at: [0, 0] } },
      },
      action: { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'road', edge: 'e' } },
    });
    const missing = verdict(page).locator('.missing');
    await missing.getByText('/players/0/supply').waitFor();
    await missing.getByRole('spinbutton').first().fill('3');
    await missing.getByRole('spinbutton').first().blur();
    await missing.getByRole('button', { name: 'so it is' }).click();
    await page.locator('[data-testid="verdict"][data-verdict="legal"]').waitFor();
    await quietly(desk);
  });
});
