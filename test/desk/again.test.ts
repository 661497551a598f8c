/// <reference lib="dom" />
/** Promise: the answer stays before whoever asks: by another ruleset it is asked again, and what is pasted on a phone is brought into view. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, question, quietly, tab, verdict } from './desk.js';

const served = servedInBrowser();

async function linkOf(page: Page): Promise<string> {
  await tab(page, 'Share').click();
  await page.getByTestId('copy-link').click();
  await expect.poll(() => page.getByTestId('taken').inputValue()).toContain('#p=');
  return page.getByTestId('taken').inputValue();
}

const VOLCANO = 'princess-and-dragon/volcano-road-straight';
/** A builder on the volcano tile just laid: older printings let him, later ones do not. */
const builder = {
  ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'traders-and-builders'] },
  snapshot: {
    players: [
      { id: 'red', score: 0, supply: { meeple: 6, builder: 1, pig: 1 } },
      { id: 'blue', score: 0, supply: { meeple: 7, builder: 1, pig: 1 } },
    ],
    tiles: [
      { tile: 'base/U', at: [0, 0], rotation: 0 },
      { tile: VOLCANO, at: [1, 0], rotation: 0 },
    ],
    figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'e' } }],
    neutral: { dragon: { tile: [1, 0] } },
    bag: { remaining: 60, setAside: [] },
    turn: { player: 'red', step: 'place-figure', tile: VOLCANO, placed: { at: [1, 0] }, done: [] },
  },
  action: { type: 'place-figure', kind: 'builder', at: { tile: [1, 0], feature: 'road', edge: 'w' } },
};

describe('a verdict', () => {
  it('is asked again when another printing, expansion or setting is chosen, and when that is taken back', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, builder);
    const shows = (value: string) => page.locator(`[data-testid="verdict"][data-verdict="${value}"]`).waitFor();
    await shows('illegal');
    await page.getByTestId('preset').first().selectOption('hig-c1-original-2005');
    await shows('legal');
    await page.getByTestId('spoken').getByText('Yes, it is legal').waitFor();
    await page.getByRole('button', { name: 'undo' }).click();
    await shows('illegal');
    await tab(page, 'Ruleset').click();
    await page.getByRole('checkbox', { name: 'Traders and Builders' }).click();
    await shows('refused');
    await page.getByRole('checkbox', { name: 'Traders and Builders' }).click();
    await shows('illegal');
    // another position is another question
    await tab(page, 'Players').click();
    await page.getByTestId('score-red').getByRole('button', { name: 'one more' }).click();
    await verdict(page).waitFor({ state: 'detached' });
    await quietly(desk);
  });

  it('outlives a reload, and an address that tells another position than the one on the desk does not stay', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, builder);
    await verdict(page).waitFor();
    const link = await linkOf(page);
    await page.reload();
    await page.locator('[data-testid="verdict"][data-verdict="illegal"]').waitFor();
    await page.goto(link);
    await verdict(page).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    await tab(page, 'Players').click();
    await page.getByTestId('score-red').getByRole('button', { name: 'one more' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await page.reload();
    await page.locator('[data-rotation][data-at="1 0"]').waitFor();
    expect((await question<{ snapshot: { players: { score: number }[] } }>(page)).snapshot.players[0]!.score).toBe(1);
    // a new position is new after a reload, too
    await page.getByRole('button', { name: 'new position' }).click();
    await page.reload();
    await page.getByTestId('welcome').waitFor();
    await quietly(desk);
  });

  it('is read on paper as a whole, with the board, and on light ground', async () => {
    const desk = await openDesk(served, '/', { colorScheme: 'dark' });
    const { page } = desk;
    await paste(page, builder);
    await verdict(page).locator('.clause').first().waitFor();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const seen = await page.locator('.board [data-at="1 0"]').first().boundingBox();
    const [inner, all] = await page.locator('.side.answers').evaluate((side) => [side.clientHeight, side.scrollHeight]);
    expect(inner).toBe(all);
    expect(seen!.y + seen!.height).toBeLessThan((await verdict(page).boundingBox())!.y);
    expect(await page.getByRole('tab').first().isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await quietly(desk);
  });

  it('of a pasted question is brought into view on a phone', async () => {
    const desk = await openDesk(served, '/', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = desk;
    await tab(page, 'Share').scrollIntoViewIfNeeded();
    await paste(page, builder);
    await verdict(page).waitFor();
    const heading = page.locator('#verdict-title');
    const board = page.locator('.middle');
    await page.waitForFunction(() => {
      const { top, bottom } = document.getElementById('verdict-title')!.getBoundingClientRect();
      const below = document.querySelector('.middle')!.getBoundingClientRect().bottom;
      return top >= below && bottom <= innerHeight;
    });
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual((await board.boundingBox())!.y);
    await quietly(desk);
  });
});
