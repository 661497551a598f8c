/// <reference lib="dom" />
/** Promise: the answer stays before whoever asks: by another ruleset it is asked again, and what is pasted on a phone is brought into view. */
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, quietly, tab, verdict } from './desk.js';

const served = servedInBrowser();
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
