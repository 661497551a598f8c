/// <reference lib="dom" />
/** Promise: whoever has a keyboard alone gets everywhere, sees where he is, and never loses the focus; a screen reader hears what stands there. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { game, roadAndCity } from '../replay/games.js';
import { benchInBrowser, openDesk, quietly, tab, tabTo, verdict, type Desk } from './desk.js';

const bench = benchInBrowser();
const asked = { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction };

/** Where the focus is, unless it is nowhere, and whether it can be seen there. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const { outlineStyle } = getComputedStyle(element);
    return {
      name: element.id || element.getAttribute('data-testid') || element.tagName,
      isSeen: outlineStyle !== 'none' || element.tagName === 'MAIN',
    };
  });

/** Goes there by Tab and presses it; the focus stays somewhere, and is seen. */
async function use(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  expect(await focus(page)).toMatchObject({ isSeen: true });
  await page.keyboard.press(key);
  await expect.poll(() => focus(page)).toMatchObject({ isSeen: true });
}

async function write(page: Page, testid: string, text: string): Promise<void> {
  await tabTo(page, page.getByTestId(testid));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** The example question, pasted by keys. */
async function openAsked(desk: Desk): Promise<void> {
  const { page } = desk;
  await page.locator('.board [data-rotation]').first().waitFor();
  await tabTo(page, tab(page, 'Tiles'));
  // the tabs go round: the last one is before the first
  await page.keyboard.press('ArrowLeft');
  await write(page, 'open-text', JSON.stringify(asked));
  await use(page, page.getByTestId('open'));
  await verdict(page).locator('.clause').first().waitFor();
}

describe('by keyboard alone', () => {
  it('what is taken back, done again and put away is heard, and what is told twice is told anew', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    const spoken = page.getByTestId('spoken');
    const isHeard = (text: string) => expect.poll(() => spoken.innerText()).toContain(text);
    await use(page, page.locator('[data-tile-id]').first());
    await tabTo(page, page.locator('.board > svg'));
    // a tile lies there: the second time it is told as well
    await page.keyboard.press('Enter');
    await isHeard('a tile lies there already');
    const first = await spoken.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => spoken.textContent()).not.toBe(first);
    await isHeard('a tile lies there already');
    await page.keyboard.press('Escape');
    await isHeard('nothing is in hand');
    await use(page, tab(page, 'Tiles'), 'ArrowRight');
    await use(page, page.getByTestId('score-red').getByRole('button', { name: 'one more' }));
    await page.keyboard.press('Control+z');
    await isHeard('undone');
    await page.keyboard.press('Control+y');
    await isHeard('done again');
    await use(page, page.getByRole('button', { name: 'new position' }));
    await isHeard('new position');
    await quietly(desk);
  });

  it('a verdict is read, compared, taken along, closed and undone', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    await openAsked(desk);
    await use(page, page.getByTestId('copy-link'));
    await expect.poll(() => page.getByTestId('taken').inputValue()).toContain('#p=');
    await use(page, verdict(page).locator('.clause > summary').first());
    await use(page, verdict(page).getByRole('button', { name: 'compare printings' }));
    await page.locator('[data-preset]').first().waitFor();
    await use(page, page.getByRole('button', { name: 'close the verdict' }));
    await verdict(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await focus(page))?.name).toBe('actions-title');
    // the last step that can be taken back leaves a button that does nothing more
    await use(page, page.getByRole('button', { name: 'undo' }));
    await page.getByTestId('welcome').waitFor();
    await expect.poll(async () => (await focus(page))?.name).toBeDefined();
    await quietly(desk);
  });

  it('a tile is laid, turned and taken away', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    await use(page, page.locator('[data-tile-id="base/A"]'));
    await tabTo(page, page.locator('.board > svg'));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.locator('[data-rotation][data-at="0 1"]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focus(page))?.name).toBe('here');
    const isHeard = (text: string) => page.getByTestId('spoken').getByText(text, { exact: true }).waitFor();
    await use(page, page.getByTestId('here').getByRole('button', { name: 'turn', exact: true }));
    await isHeard('turned 90°');
    await use(page, page.getByTestId('here').getByRole('button', { name: 'it was laid just now' }));
    await isHeard('A: laid just now');
    await use(page, page.getByTestId('here').getByRole('button', { name: 'remove', exact: true }));
    await page.locator('[data-rotation][data-at="0 1"]').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focus(page))?.name).toBe('here');
    await quietly(desk);
  });

  it('a game is stepped through, and the law is read', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    await use(page, page.getByRole('navigation').getByRole('link', { name: 'Replay' }));
    await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
    await expect.poll(async () => (await focus(page))?.name).toBe('H1');
    await write(page, 'open-text', JSON.stringify(game(roadAndCity)));
    await use(page, page.getByTestId('open'));
    await page.getByTestId('game').waitFor();
    await use(page, page.getByTestId('go-next'));
    await page.keyboard.press('ArrowRight');
    await page.getByTestId('step-number').getByText(/^3 /).waitFor();
    await use(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Law book' }));
    await page.getByRole('heading', { level: 1, name: 'Law book' }).waitFor();
    await write(page, 'law-search', 'no follower on a volcano');
    await use(page, page.getByTestId('clauses').getByRole('link', { name: 'pd.volcano.no-follower-on-it' }));
    await page.getByTestId('clause').waitFor();
    await expect.poll(async () => (await focus(page))?.name).toBe('H1');
    await use(page, page.locator('[data-case="volcano.follower-not-on-it"]'));
    await verdict(page).waitFor();
    await quietly(desk);
  });

  it('a ruling is written and published', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    const secret = await bench.keyOf('Ola', 'judge');
    await openAsked(desk);
    await use(page, page.getByTestId('rule-on-this'));
    await page.getByTestId('question').waitFor();
    await write(page, 'key', secret);
    await use(page, page.getByTestId('keep-key'));
    await write(page, 'reasoning', 'nobody goes onto it');
    await use(page, page.getByTestId('save-ruling'));
    await page.locator('[data-testid="ruling"][data-status="draft"]').waitFor();
    await expect.poll(async () => (await focus(page))?.name).toBe('H1');
    await use(page, page.getByTestId('publish'));
    await page.locator('[data-testid="ruling"][data-status="published"]').waitFor();
    await page.getByTestId('spoken').getByText('published').waitFor();
    await expect.poll(() => focus(page)).not.toBeNull();
    await quietly(desk);
  });
});

describe('a screen reader', () => {
  it('hears the verdict, its clauses and the board in the order in which they are read', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    await openAsked(desk);
    const heard = await page.getByRole('main').ariaSnapshot();
    const order = ['heading "The judge\'s desk"', 'tablist', 'application "Board', 'region "No, it is not legal"', 'heading "No, it is not legal"'];
    const places = order.map((part) => heard.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    // no button without a name
    expect(heard).not.toMatch(/- (button|link|textbox|combobox|checkbox)(:|$)/m);
    await quietly(desk);
  });
});
