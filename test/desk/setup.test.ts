/// <reference lib="dom" />
/** Promise: the desk tells how a game begins by the rules that lie on it, with the clauses that say so, and lays that position. */
import { describe, expect, it } from 'vitest';
import { clauses } from '../../src/corpus/clauses.js';
import { benchInBrowser, openDesk, paste, question, quietly, tab } from './desk.js';

const served = benchInBrowser();
const withExpansions = (...more: string[]) => ({
  ruleset: { preset: 'hig-c1-current', expansions: ['base', ...more] },
  snapshot: {
    players: [{ id: 'ann' }, { id: 'bob' }],
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    turn: { player: 'ann', step: 'place-tile', tile: 'base/U' },
  },
});

describe('how the game begins', () => {
  it('is told for the players and the rules of the desk, and laid on it', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, withExpansions('tower', 'river'));
    await tab(page, 'Ruleset').click();
    await page.getByTestId('to-setup').click();
    await page.getByTestId('setup').waitFor();
    expect(await page.getByTestId('shares').innerText()).toContain('10 × ');
    expect(await page.getByTestId('steps').innerText()).toContain(clauses.get('river.fork-first')!.statement);

    await page.getByTestId('seats').selectOption('4');
    await page.getByTestId('shares').getByText('7 × ').nth(1).waitFor();
    expect(await page.getByTestId('piles').locator('> li').count()).toBe(4);
    await page.getByTestId('start').selectOption('base');
    await page.getByTestId('piles').locator('> li').nth(1).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'open it on the board' }).click();
    await page.waitForURL('**/');
    const { ruleset, snapshot } = await question(page);
    expect(ruleset).toMatchObject({ expansions: ['base', 'tower', 'river'] });
    expect(snapshot).toMatchObject({
      players: [{ id: 'ann', supply: { meeple: 7 }, tokens: { 'tower-piece': 7 } }, { id: 'bob' }, { id: 'red' }, { id: 'blue' }],
      tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    });
    await quietly(desk);
  });

  it('tells what chance decides, in the language of the reader', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, withExpansions('castles-in-germany'));
    await page.getByTestId('language').selectOption('de');
    await tab(page, 'Regelwerk').click();
    await page.getByTestId('to-setup').click();
    await page.getByTestId('lots').waitFor();
    expect(await page.getByTestId('lots').innerText()).toContain('2 von 6 für jeden: auf die Hand');
    expect(await page.getByTestId('steps').innerText()).toContain('Startkarte');
    await quietly(desk);
  });

  it('tells what only the table can say, and by which clause it is asked', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, withExpansions('wheel-of-fortune'));
    await tab(page, 'Ruleset').click();
    await page.getByTestId('to-setup').click();
    const crowns = page.getByTestId('setup').locator('li', { hasText: '/wheel/crowns' });
    await crowns.waitFor({ state: 'attached' });
    expect(await crowns.textContent()).toContain(clauses.get('wheel-of-fortune.crown.nine-spaces')!.statement);
    await quietly(desk);
  });
});
