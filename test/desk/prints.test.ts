/// <reference lib="dom" />
/** Promise: tiles of which no source says what they show are in the palette: a judge says what is printed on one, and lays it; of half tiles two in one space. */
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, pointOn, question, quietly, tab, tabTo } from './desk.js';

const served = servedInBrowser();
const table = {
  ruleset: { expansions: ['base', 'halflings', 'castles-in-germany'] },
  snapshot: {
    players: [{ id: 'red', supply: { meeple: 7 } }, { id: 'blue' }],
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    turn: { player: 'red', step: 'choose-tile', done: [] },
  },
};

describe('half tiles', () => {
  it('are told and laid, two in one space, and taken up again one by one', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, table);
    await tab(page, 'Players').click();
    // who has which is known before anybody says what they show
    await page.locator('[data-player="red"] summary', { hasText: 'tiles in front of him' }).click();
    await page.getByTestId('hand-red').selectOption('halflings/1-3');

    await tab(page, 'Tiles').click();
    await page.getByLabel('search tiles').fill('halflings');
    await page.locator('[data-unprinted="halflings/1-1"]').click();
    await page.getByTestId('side-n').selectOption('road');
    await page.getByTestId('side-w').selectOption('road');
    await page.getByTestId('print').getByRole('img', { name: 'road n w; field nnw wnw; field nne long-1 long-2 wsw' }).waitFor();
    await page.getByTestId('print-told').click();
    await page.getByTestId('in-hand').getByText('Halflings 1-1').waitFor();
    const { x, y } = await pointOn(page, '0 0', 150, 50);
    await page.mouse.click(x, y);
    await page.locator('.board [data-at="1 0"]').first().waitFor();

    await page.locator('[data-unprinted="halflings/1-2"]').click();
    await page.getByTestId('side-w').selectOption('city');
    await page.getByTestId('print-told').click();
    await page.getByTestId('in-hand').getByText('Halflings 1-2').waitFor();
    // its own half is free, turned by half a circle
    await page.mouse.click(x, y);
    await expect.poll(() => page.getByTestId('in-hand').count()).toBe(0);
    const { snapshot } = await question<{ snapshot: Snapshot }>(page);
    expect(snapshot.prints).toEqual({
      'halflings/1-1': ['road n w; field nnw wnw; field nne long-1 long-2 wsw'],
      'halflings/1-2': ['city w; field nnw nne long-1 long-2 ~w'],
    });
    expect(snapshot.tiles.slice(1)).toEqual([
      { tile: 'halflings/1-1', at: [1, 0], rotation: 0, half: 'nw' },
      { tile: 'halflings/1-2', at: [1, 0], rotation: 180, half: 'se' },
    ]);
    expect(snapshot.players[0]!.hand).toEqual(['halflings/1-3']);
    expect(await page.getByTestId('defects').count()).toBe(0);
    const here = page.getByTestId('here');
    await here.getByRole('heading', { name: 'Halflings 1-1 + Halflings 1-2' }).waitFor();
    await here.getByRole('button', { name: 'Halflings 1-1: remove' }).click();
    await here.getByRole('heading', { name: 'Halflings 1-2' }).waitFor();
    expect((await question<{ snapshot: Snapshot }>(page)).snapshot.tiles.slice(1)).toEqual([
      { tile: 'halflings/1-2', at: [1, 0], rotation: 180, half: 'se' },
    ]);
    await quietly(desk);
  });
});

describe('a print', () => {
  it('of several cells is written, what is wrong with it told, and it can be told again: by keyboard alone', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, table);
    await tab(page, 'Tiles').click();
    await page.getByLabel('search tiles').fill('german castle');
    await tabTo(page, page.locator('[data-unprinted="castles-in-germany/2"]'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('print-title');
    const lines = page.getByTestId('print-lines');
    await tabTo(page, lines);
    await lines.fill('german-castle; road n; road w; field nne ene; field nnw wnw; field ese sse ssw wsw\ngerman-castle; cty n');
    await page.getByTestId('print').getByRole('status').getByText('cty').waitFor();
    expect(await page.getByTestId('print-told').isDisabled()).toBe(true);
    await lines.fill(
      'german-castle; road n; road w; field nne ene; field nnw wnw; field ese sse ssw wsw\ngerman-castle; city n; field ene ese sse ssw wsw wnw ~n',
    );
    await expect.poll(() => page.getByTestId('print-told').isEnabled()).toBe(true);
    await tabTo(page, page.getByTestId('print-told'));
    await page.keyboard.press('Enter');
    await page.getByTestId('in-hand').getByText('Castles in Germany 2').waitFor();
    await page.getByTestId('reprint').click();
    expect(await lines.inputValue()).toBe(
      'german-castle; road n; road w; field nne ene; field nnw wnw; field ese sse ssw wsw\ngerman-castle; city n; field ene ese sse ssw wsw wnw ~n',
    );
    await quietly(desk);
  });
});
