/// <reference lib="dom" />
/** Promise: a dispute is settled on the desk, by mouse alone and by keyboard alone, and the page does nothing that it must not. */
import { describe, expect, it } from 'vitest';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { servedInBrowser } from '../support/browser.js';
import { drag, middleOf, openDesk, paste, pointOn, question, quietly, tab, tabTo, verdict } from './desk.js';

const served = servedInBrowser();
const VOLCANO = 'princess-and-dragon/volcano-road-straight';

/** The position of the README. */
const readme = {
  players: [
    { id: 'red', score: 4, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: VOLCANO, at: [1, 0], rotation: 0 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  neutral: { dragon: { tile: [1, 0] } },
  bag: { remaining: 60, setAside: [] },
  turn: { player: 'red', step: 'place-figure', tile: VOLCANO, placed: { at: [1, 0] }, done: [] },
};

describe('the desk', () => {
  it('is a page that runs nothing but its own files', async () => {
    const { headers, status } = await served.app.get('/');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*/);
    expect((await served.app.get('/desk/nothing.js')).status).toBe(404);
    expect((await served.app.get('/law/clauses/pd.volcano.no-follower-on-it')).headers['content-type']).toContain('text/html');
    const desk = await openDesk(served);
    await desk.page.locator('.board [data-rotation]').first().waitFor();
    const hosts = await desk.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).host));
    expect(new Set(hosts)).toEqual(new Set([new URL(served.url).host]));
    await quietly(desk);
  });

  it('lets a position be built and judged by mouse alone', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await page.locator(`[data-tile-id="${VOLCANO}"]`).click();
    // the cells where it fits glow
    await page.locator('.holding .cell.fits').first().waitFor();
    const free = await middleOf(page.locator('[data-cell="1 0"]'));
    await page.mouse.click(free.x, free.y);
    await page.locator('[data-rotation][data-at="1 0"]').waitFor();

    await tab(page, 'Players').click();
    await drag(page, await middleOf(page.locator('[data-piece="red meeple"]')), await pointOn(page, '0 0', 50, 12));
    await page.locator('[data-figure="r1"]').waitFor();
    await drag(page, await middleOf(page.locator('[data-piece="neutral dragon"]')), await pointOn(page, '1 0', 30, 75));
    await page.locator('[data-neutral="dragon"]').waitFor();
    for (let i = 0; i < 4; i++) await page.getByTestId('score-red').getByRole('button', { name: 'one more' }).click();
    await tab(page, 'Turn').click();
    // a list is opened by a click and chosen from with the mouse; the browser draws it outside of the page
    await page.getByTestId('turn-step').selectOption('place-figure');
    await page.getByTestId('turn-placed').selectOption('1 0');
    expect((await question(page)).snapshot).toEqual(readme);

    await page.locator('.marker[data-verdict="illegal"]').first().waitFor();
    await page.getByTestId('asks').locator('summary').first().click();
    await page.locator('.ask.illegal', { hasText: 'nnw' }).first().click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('illegal');
    expect(await verdict(page).locator('.finding').first().getAttribute('data-rule')).toBe('princess-and-dragon.volcano.no-figure');
    const clause = verdict(page).locator('[data-clause="pd.volcano.no-follower-on-it"]').first();
    await clause.locator('summary').click();
    expect(await clause.innerText()).toContain('no follower may be put on it');
    expect(await clause.locator('cite').count()).toBeGreaterThan(3);
    await quietly(desk);
  });

  it('lets a position be built and judged by keyboard alone', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.locator('.board [data-rotation]').first().waitFor();
    await tabTo(page, page.getByRole('searchbox', { name: 'search tiles' }));
    await page.keyboard.type('volcano road straight');
    await tabTo(page, page.locator(`[data-tile-id="${VOLCANO}"]`));
    await press('Enter');
    await page.locator('.holding .cell.fits').first().waitFor();
    const board = page.locator('.board > svg');
    await tabTo(page, board);
    // the first arrow shows where one is
    await press('ArrowRight', 'ArrowRight');
    expect(await page.getByTestId('spoken').innerText()).toContain('[1, 0]');
    await press('Enter');
    await page.locator('[data-rotation][data-at="1 0"]').waitFor();

    await tabTo(page, tab(page, 'Tiles'));
    await press('ArrowRight');
    await tabTo(page, page.locator('[data-piece="red meeple"]'));
    await press('Enter');
    await tabTo(page, board);
    await press('ArrowLeft', 'Enter');
    await tabTo(page, page.getByTestId('here').locator('li', { hasText: 'city (north)' }).getByRole('button'));
    await press('Enter');
    await page.locator('[data-figure="r1"]').waitFor();
    await tabTo(page, page.locator('[data-piece="neutral dragon"]'));
    await press('Enter');
    await tabTo(page, board);
    await press('ArrowRight', 'Enter');
    await page.locator('[data-neutral="dragon"]').waitFor();
    await tabTo(page, page.getByTestId('score-red').getByRole('button', { name: 'one more' }));
    await press('Enter', 'Enter', 'Enter', 'Enter');
    await tabTo(page, tab(page, 'Players'));
    await press('ArrowRight');
    await tabTo(page, page.getByTestId('turn-step'));
    // typing chooses from a list
    await page.keyboard.type('deploying');
    await tabTo(page, page.getByTestId('turn-placed'));
    await page.getByTestId('asks').locator('summary').first().waitFor();
    await tabTo(page, page.getByTestId('asks').locator('summary').first());
    await press('Enter');
    await tabTo(page, page.locator('.asks .ask.illegal', { hasText: 'nnw' }).last());
    await press('Enter');
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('illegal');
    // the reader is brought before the answer
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict-title');
    expect((await question(page)).snapshot).toEqual(readme);
    await quietly(desk);
  });

  it('takes every step back, and forward again', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await page.locator('[data-tile-id="base/U"]').click();
    await page.locator('.holding .cell').first().waitFor();
    const free = await middleOf(page.locator('[data-cell="0 1"]'));
    await page.mouse.click(free.x, free.y);
    await page.locator('[data-rotation][data-at="0 1"]').waitFor();
    await page.getByRole('button', { name: 'undo' }).click();
    await page.locator('[data-rotation][data-at="0 1"]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await page.locator('[data-rotation][data-at="0 1"]').waitFor();
    await quietly(desk);
  });

  it('tells every defect of a position with its spot', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ...readme, tiles: [...readme.tiles, { tile: 'base/A', at: [5, 5], rotation: 0 }], neutral: { dragon: { tile: [9, 9] } } });
    const defects = page.getByTestId('defects');
    await defects.waitFor();
    expect(await defects.locator('li').count()).toBeGreaterThan(1);
    expect(await defects.innerText()).toContain('/neutral/dragon/tile');
    await defects.getByRole('button').first().click();
    await page.locator('.cursor').waitFor();
    await quietly(desk);
  });

  it('plays what is legal, with its bill, and shows it before and after', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const monastery = {
      ...readme,
      figures: [],
      neutral: {},
      tiles: [readme.tiles[0], { tile: 'base/E', at: [0, -1], rotation: 180 }],
      turn: { player: 'red', step: 'place-figure', tile: 'base/E', placed: { at: [0, -1] }, done: [] },
    };
    await paste(page, monastery);
    await page
      .getByRole('button', { name: /follower to the city/ })
      .first()
      .click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('legal');
    expect(await verdict(page).getByTestId('bill').innerText()).toMatch(/total\s+4/);
    await verdict(page).locator('.preview svg').nth(1).waitFor();
    expect(await verdict(page).locator('.preview svg').count()).toBe(2);
    // and in words what lies beside the board
    await page.getByTestId('changes').getByRole('row', { name: 'red: points 4 8' }).waitFor();
    await page.getByTestId('language').selectOption('de');
    await page.getByTestId('changes').getByRole('row', { name: 'ist am Zug red blue' }).waitFor();
    await page.getByTestId('language').selectOption('pl');
    await page.getByTestId('changes').getByRole('columnheader', { name: 'przed' }).waitFor();
    await page.getByTestId('language').selectOption('en');
    await page.getByTestId('play').click();
    await verdict(page).waitFor({ state: 'detached' });
    expect((await question<{ snapshot: { players: { score: number }[] } }>(page)).snapshot.players[0]!.score).toBe(8);
    await quietly(desk);
  });

  it('compares nine printings', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleFairyMove });
    await verdict(page).waitFor();
    await verdict(page).getByRole('button', { name: 'compare printings' }).click();
    await page.locator('[data-preset]').first().waitFor();
    expect(await page.locator('[data-preset]').count()).toBe(9);
    // the clauses behind the differences say what they state
    await page.getByTestId('compare').locator('.difference [data-clause] summary span + span').first().waitFor();
    await quietly(desk);
  });

  it('tells what is decided next where only that differs', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const [start] = exampleSnapshot.tiles;
    const turn = { player: 'red', step: 'place-tile', tile: VOLCANO, done: [] };
    const snapshot = { ...exampleSnapshot, tiles: [start], neutral: {}, turn };
    await paste(page, { ruleset: 'hig-c1-current', snapshot, action: { type: 'place-tile', tile: VOLCANO, at: [1, 0], rotation: 0 } });
    await verdict(page).waitFor();
    await verdict(page).getByRole('button', { name: 'compare printings' }).click();
    const rows = page.getByTestId('compare').locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await page.getByTestId('compare').locator('.agree').innerText()).toBe('the printings differ');
    expect(await rows.locator('td:nth-child(2)').allInnerTexts()).toEqual(['next: red, deploying a follower', 'next: blue, placing a tile']);
    await quietly(desk);
  });

  it('asks for what is missing, and lets a disputed reading be chosen', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ruleset: 'hig-c1-current', snapshot: { ...exampleSnapshot, turn: undefined }, action: exampleAction });
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('undetermined');
    expect(await verdict(page).locator('.missing code').innerText()).toBe('/turn');
    await verdict(page).locator('.missing input').fill(JSON.stringify(exampleSnapshot.turn));
    await verdict(page).locator('.missing').getByRole('button', { name: 'so it is' }).click();
    await page.locator('[data-testid="verdict"][data-verdict="illegal"]').waitFor();

    const unchosen = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], settings: { 'volcano.fairyMove': null } };
    await paste(page, { ruleset: unchosen, snapshot: exampleSnapshot, action: exampleFairyMove });
    await page.locator('[data-testid="verdict"][data-verdict="disputed"]').waitFor();
    expect(await verdict(page).locator('[data-reading]').count()).toBe(2);
    await verdict(page).locator('[data-reading="allowed"]').getByRole('button', { name: 'play by this reading' }).click();
    await page.locator('[data-testid="verdict"][data-verdict="legal"]').waitFor();
    await quietly(desk);
  });

  it('leaves the whole board of a phone to the finger, and leads from the tiles to the answers', async () => {
    const desk = await openDesk(served, '/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const { page } = desk;
    await page.locator('[data-tile-id="base/E"]').tap();
    await page.locator('.holding .cell').first().waitFor();
    // the cell beneath the upper edge of the board, where the buttons are
    const free = await middleOf(page.locator('[data-cell="0 -1"]'));
    await page.touchscreen.tap(free.x, free.y);
    await page.locator('[data-rotation][data-at="0 -1"]').waitFor();
    await page.getByRole('button', { name: 'to what may be done' }).tap();
    await page.waitForFunction(() => {
      const [answers, board] = ['.side.answers', '.middle'].map((part) => document.querySelector(part)!.getBoundingClientRect());
      return answers!.top < innerHeight && answers!.top > board!.bottom - 4;
    });
    await quietly(desk);
  });

  it('brings the tile that is tapped on a phone before the reader, also where a verdict stands before it', async () => {
    const desk = await openDesk(served, '/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const { page } = desk;
    await paste(page, { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction });
    await verdict(page).locator('.clause').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const tile = await pointOn(page, '0 0', 50, 80);
    await page.touchscreen.tap(tile.x, tile.y);
    await page.getByTestId('here').waitFor();
    await page.waitForFunction(() => {
      const [here, board] = ['#here', '.middle'].map((part) => document.querySelector(part)!.getBoundingClientRect());
      return here!.bottom < innerHeight && here!.top > board!.bottom - 4;
    });
    await quietly(desk);
  });

  it('finds what is called so before what comes from an expansion called so', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await page.locator('[data-tile-id]').first().waitFor();
    await page.getByRole('searchbox', { name: 'search tiles' }).fill('princess');
    await page.locator('[data-tile-id]').first().and(page.locator('[data-tile-id*="/princess-"]')).waitFor();
    // the rest of the expansion comes after them
    await page.locator(`[data-tile-id="${VOLCANO}"]`).waitFor();
    await quietly(desk);
  });

  it('hands out the figures of an expansion, and asks whether one may stand where it was put', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] }, snapshot: readme });
    await tab(page, 'Ruleset').click();
    await page.getByLabel('Inns and Cathedrals').check();
    await tab(page, 'Players').click();
    const large = page.locator('[data-piece="red large-meeple"]');
    await page.locator('[data-piece="red large-meeple"][aria-label$="1 left"]').waitFor();
    await drag(page, await middleOf(large), await pointOn(page, '1 0', 50, 80));
    await page.getByRole('button', { name: 'may it be placed here?' }).click();
    await verdict(page).waitFor();
    await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('illegal');
    await expect.poll(() => verdict(page).locator('.question').innerText()).toContain('large follower');
    // it was never there: it is still in the supply
    const { snapshot } = await question<{ snapshot: typeof readme }>(page);
    expect(snapshot.figures).toEqual(readme.figures);
    expect(snapshot.players[0]!.supply).toEqual({ meeple: 6, 'large-meeple': 1 });
    await tab(page, 'Ruleset').click();
    await page.getByLabel('Inns and Cathedrals').uncheck();
    await page.getByLabel('Inns and Cathedrals').and(page.locator(':not(:checked)')).waitFor();
    await expect.poll(async () => (await question<{ snapshot: unknown }>(page)).snapshot).toEqual(readme);
    await quietly(desk);
  });

  it('hands out the figures of expansions that are chosen at one go', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await tab(page, 'Ruleset').click();
    const boxes = await Promise.all(['Inns and Cathedrals', 'Traders and Builders'].map((name) => page.getByLabel(name).elementHandle()));
    await page.evaluate((chosen) => chosen.forEach((box) => (box as HTMLInputElement).click()), boxes);
    const supply = async () => (await question<{ snapshot: typeof readme }>(page)).snapshot.players[0]!.supply;
    await expect.poll(supply).toEqual({ meeple: 7, 'large-meeple': 1, builder: 1, pig: 1 });
    await quietly(desk);
  });
});
