/// <reference lib="dom" />
/** Promise: of hundreds of actions the one that is in dispute is found: in groups, by what is sought, by keyboard, and on the board. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, quietly, tabTo, verdict } from './desk.js';

const served = servedInBrowser();

const portal = { tile: 'princess-and-dragon/portal-crossroads', at: [-1, 0], rotation: 0 };
const supply = { meeple: 7, 'large-meeple': 1 };
/** Whoever lays the portal has every place along the row to choose from, with two kinds of figures. */
const many = {
  ruleset: { expansions: ['base', 'princess-and-dragon', 'inns-and-cathedrals'] },
  snapshot: {
    players: ['red', 'blue'].map((id) => ({ id, score: 0, supply })),
    tiles: [...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((x) => ({ tile: 'base/D', at: [x, 0], rotation: 0 })), portal],
    bag: { remaining: 50 },
    turn: { player: 'red', step: 'place-figure', tile: portal.tile, placed: { at: portal.at }, done: [{ type: 'place-tile', ...portal }] },
  },
};

const asks = (page: Page) => page.getByTestId('asks');
const heading = (page: Page, name: string | RegExp) => asks(page).getByRole('heading', { name });
const countIn = (text: string) => Number(/\((\d+)\)$/.exec(text)![1]);
const seen = (page: Page) => asks(page).locator('.ask:visible');

describe('many actions', () => {
  it('are not counted as legal where it is not known whether they are', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    // which tower was raised is not told
    await paste(page, {
      ruleset: { expansions: ['base', 'tower'] },
      snapshot: {
        players: [{ id: 'red' }, { id: 'blue' }],
        tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
        figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'road', edge: 'e' } }],
        turn: { player: 'red', step: 'capture', tile: 'base/D', placed: { at: [0, 0] } },
      },
    });
    await heading(page, '1 legal, 1 not certain').waitFor();
    expect(
      await asks(page)
        .locator('.ask')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-verdict'))),
    ).toEqual(['legal', 'undetermined']);
    await quietly(desk);
  });

  it('are grouped by piece and way, then by kind of feature, with how many there are of each', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, many);
    await heading(page, /^large follower, magic portal \(\d+\)$/).waitFor();
    const all = await page.locator('.ask.legal').count();
    const titles = await asks(page).getByRole('heading', { level: 4 }).allInnerTexts();
    expect(titles.map((title) => title.replace(/ \(\d+\)$/, ''))).toEqual([
      'follower',
      'large follower',
      'follower, magic portal',
      'large follower, magic portal',
    ]);
    // what is alone in its group stands there itself
    expect(titles.map(countIn).reduce((sum, count) => sum + count)).toBe(all - (await seen(page).count()));
    await heading(page, /^large follower, magic portal/).click();
    const kinds = await asks(page).getByRole('heading', { level: 5 }).allInnerTexts();
    expect(kinds.map((kind) => kind.replace(/ \(\d+\)$/, '')).sort()).toEqual(['city', 'farm', 'road']);
    await page.getByTestId('arrangement').selectOption('tile');
    await heading(page, /^\[3, 0\] D \(/).click();
    await asks(page).locator('.ask:visible', { hasText: 'large follower to the city (north) of [3, 0], by magic portal' }).click();
    await verdict(page).getByText('Yes, it is legal').waitFor();
    await quietly(desk);
  });

  it('are gone through by keyboard alone, and whoever closes a verdict is where he was', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, many);
    await tabTo(page, page.getByTestId('sought'));
    const now = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    const down = async (to: RegExp) => {
      for (let i = 0; i < 40 && !to.test(await now()); i++) await page.keyboard.press('ArrowDown');
      expect(await now()).toMatch(to);
    };
    await down(/^large follower, magic portal/);
    await page.keyboard.press('Enter');
    await down(/^road/);
    await page.keyboard.press('Enter');
    await down(/^large follower to the road/);
    const asked = await now();
    await page.keyboard.press('Enter');
    await verdict(page).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'close the verdict' }));
    await page.keyboard.press('Enter');
    await asks(page).waitFor();
    expect(await now()).toBe(asked);
    await quietly(desk);
  });

  it('are sought by words, cells and reasons, and the board marks what was found, in German too', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, many);
    await page.getByTestId('language').selectOption('de');
    const sought = page.getByTestId('sought');
    await sought.fill('großer stadt [3, 0]');
    await expect.poll(() => seen(page).count()).toBe(1);
    expect(await seen(page).innerText()).toContain('Stadt (Norden) von [3, 0]');
    expect(await page.locator('.marker').count()).toBe(1);
    await sought.fill('nirgends');
    await asks(page)
      .getByText(/^0 von \d+ Aktionen$/)
      .waitFor();
    expect(await page.locator('.marker').count()).toBe(0);
    // another position is asked other things
    await page.keyboard.press('Escape');
    await sought.fill('stadt');
    await page.locator('.history button').first().click();
    await page.locator('.history button').nth(1).click();
    await expect.poll(() => sought.inputValue()).toBe('');
    await quietly(desk);
  });

  it('light up on the board while a group or one of them is pointed at; on a phone they are tapped', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, many);
    await heading(page, /^large follower, magic portal/).click();
    await heading(page, /^city/).hover();
    await expect.poll(() => page.locator('.marker.shown').count()).toBe(12);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.marker.shown').count()).toBeLessThan(12);
    await quietly(desk);

    const phone = await openDesk(served, '/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await paste(phone.page, many);
    await heading(phone.page, /^follower, magic portal/).tap();
    await heading(phone.page, /^city/).tap();
    await seen(phone.page).first().tap();
    await verdict(phone.page).getByText('Yes, it is legal').waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await quietly(phone);
  });
});
