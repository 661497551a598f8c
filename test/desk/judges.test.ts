/// <reference lib="dom" />
/** Promise: judges write rulings on the desk with the authority that their keys give them, and everybody finds and reads them. */
import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { benchInBrowser, giveKey, openDesk, paste, question, quietly, verdict } from './desk.js';

const bench = benchInBrowser();
const asked = {
  ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] },
  snapshot: exampleSnapshot,
  action: exampleAction,
};

describe('a key', () => {
  it('that is missing or not known is told in words, and that it is good as well', async () => {
    const { page } = await openDesk(bench, '/rulings/new');
    for (const field of ['question', 'decision', 'reasoning']) await page.getByTestId(field).fill('x');
    await page.getByTestId('save-ruling').click();
    await page.getByRole('alert').getByText('This needs the key of a judge').waitFor();
    await giveKey(page, 'seneschal_mistyped');
    await page.getByRole('alert').getByText('This key is not known here').waitFor();
    await giveKey(page, await bench.keyOf('Jo', 'judge'));
    await page.getByTestId('judge').getByText('Jo: holds a key of a judge').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    // who judges a table binds nobody else
    expect(await page.getByTestId('binding').count()).toBe(0);
    await page.close();
  });
});

describe('what a judge is writing', () => {
  it('is still there after a reload and after a look at the desk, and is thrown away only when told so', async () => {
    const desk = await openDesk(bench);
    const { page } = desk;
    await paste(page, asked);
    await verdict(page).locator('.clause').first().waitFor();
    await page.getByTestId('rule-on-this').click();
    const cited = await page.getByTestId('cites').inputValue();
    await page.getByTestId('reasoning').fill('the mountain is awake');
    await page.getByTestId('tags').fill('volcano, table 4');
    const isThere = async () => {
      await expect.poll(() => page.getByTestId('reasoning').inputValue()).toBe('the mountain is awake');
      expect(await page.getByTestId('tags').inputValue()).toBe('volcano, table 4');
      expect(await page.getByTestId('cites').inputValue()).toBe(cited);
      await page.locator('img.position').waitFor();
    };
    await page.reload();
    await isThere();
    // the same question is not begun anew
    await page.getByRole('navigation').getByRole('link', { name: 'Desk' }).click();
    await page.getByTestId('rule-on-this').click();
    await isThere();
    await page.getByRole('navigation').getByRole('link', { name: 'Rulings' }).click();
    await page.getByTestId('unfinished').getByRole('link').click();
    await isThere();
    // another question does not take its place unasked
    await page.getByRole('navigation').getByRole('link', { name: 'Desk' }).click();
    await paste(page, { ...asked, action: { type: 'pass' } });
    await verdict(page).locator('.clause').first().waitFor();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByTestId('rule-on-this').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Rulings' }).click();
    await page.getByTestId('unfinished').getByRole('link').click();
    await isThere();
    // of the tab alone
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mountain');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByTestId('throw-away').click();
    await expect.poll(() => page.getByTestId('reasoning').inputValue()).toBe('');
    await page.reload();
    await page.getByTestId('reasoning').waitFor();
    expect(await page.getByTestId('reasoning').inputValue()).toBe('');
    await quietly(desk);
  });
});

describe('a ruling that binds', () => {
  it('is offered to an organiser, and changes the verdicts of the server and of the desk once it is published', async () => {
    const secret = await bench.keyOf('Ola', 'organiser');
    const desk = await openDesk(bench);
    const { page } = desk;
    // where the dragon stands on the tile as well, that alone forbids it
    const alone = { ...asked, snapshot: { ...exampleSnapshot, neutral: {} } };
    await paste(page, alone);
    await verdict(page).waitFor();
    await page.getByTestId('rule-on-this').click();
    await giveKey(page, secret);
    await page.getByTestId('decision').fill('legal');
    await page.getByTestId('reasoning').fill('the mountain sleeps');
    await page.getByTestId('effective-from').fill('2020-02-29');
    await page.getByTestId('binding-kind').selectOption('question');
    expect(await page.getByTestId('binding-rule').inputValue()).toBe('princess-and-dragon.volcano.no-figure');
    await page.getByTestId('binding').getByLabel('only on the road').uncheck();
    await page.getByTestId('save-ruling').click();
    await page.locator('[data-testid="ruling"][data-status="draft"]').waitFor();
    // the clauses say what they state, and the history what was done
    await page.getByTestId('cited').locator('[data-clause="pd.volcano.no-follower-on-it"]').getByText('no follower may be put on it').waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('drafted').waitFor();
    await page.getByTestId('publish').click();
    await page.locator('[data-testid="ruling"][data-status="published"]').waitFor();
    const id = page.url().split('/').at(-1)!;
    const { body: ruling } = await bench.app.get<Ruling>(`/v1/rulings/${id}`);
    expect(ruling.effectiveFrom).toBe('2020-02-29');
    await page.getByText('2020-02-29').waitFor();
    expect(ruling.binding).toEqual({
      kind: 'question',
      rule: 'princess-and-dragon.volcano.no-figure',
      pattern: { figureKinds: ['meeple'], step: 'place-figure' },
      outcome: 'permit',
    });
    await expect.poll(async () => (await bench.app.post<Verdict>('/v1/adjudications', alone)).body.verdict).toBe('legal');
    await page.getByRole('navigation').getByRole('link', { name: 'Rulings' }).click();
    await page.getByTestId('rulings').getByText('binds in your ruleset').waitFor();
    const link = `a[href="/rulings/${id}"]`;
    await page.getByRole('navigation').getByRole('link', { name: 'Desk' }).click();
    await page.locator('[data-testid="verdict"][data-verdict="legal"]').locator(`.finding ${link}`).first().waitFor({ state: 'attached' });
    // also for whoever comes later
    const later = await openDesk(bench);
    await paste(later.page, alone);
    await later.page.locator('[data-testid="verdict"][data-verdict="legal"]').locator(`.finding ${link}`).first().waitFor({ state: 'attached' });
    await later.page.getByTestId('precedents').getByText('binds in your ruleset').waitFor();
    await quietly(later);
    await quietly(desk);
  });

  it('may choose how a setting is read', async () => {
    const desk = await openDesk(bench, '/rulings/new');
    const { page } = desk;
    await giveKey(page, await bench.keyOf('Ola', 'organiser'));
    for (const field of ['question', 'decision', 'reasoning']) await page.getByTestId(field).fill('the fairy in the turn of a volcano');
    await page.getByTestId('event').fill('Rovaniemi Masters');
    await page.getByTestId('binding-kind').selectOption('setting');
    await page.getByTestId('binding-setting').locator('option[value="volcano.fairyMove"]').waitFor({ state: 'attached' });
    await page.getByTestId('binding-setting').selectOption('volcano.fairyMove');
    await page.getByTestId('binding-value').selectOption('allowed');
    await page.getByTestId('save-ruling').click();
    await page.locator('[data-testid="ruling"][data-status="draft"]').waitFor();
    await page.getByText('volcano.fairyMove = allowed').waitFor();
    await page.getByTestId('publish').click();
    await page.locator('[data-testid="ruling"][data-status="published"]').waitFor();
    // by the event it is found
    await page.goto(`${bench.url}/rulings`);
    await page.getByTestId('ruling-search').fill('rovaniemi');
    await page.getByTestId('rulings').getByText('Rovaniemi Masters').waitFor();
    await quietly(desk);
  });
});

describe('a ruling under a stored ruleset', () => {
  it('opens on the board with what that ruleset has chosen', async () => {
    const headers = { authorization: `Bearer ${await bench.keyOf('Ola', 'organiser')}` };
    const settings = { 'volcano.fairyMove': 'forbidden' };
    const variant = { id: 'club', label: 'Our club', preset: 'zmg-c1', expansions: ['base', 'princess-and-dragon'], settings };
    const stored = await bench.app.post<{ id: string; version: number }>('/v1/rulesets', variant, headers);
    expect(stored.status).toBe(201);
    const { id, version } = stored.body;
    const input = { ...asked, ruleset: { id, version }, question: 'And at our club?', decision: 'illegal', reasoning: 'no', cites: [] };
    const drafted = await bench.app.post<Ruling>('/v1/rulings', { ...input, authorityLevel: 'table-judge' }, headers);
    expect(drafted.status).toBe(201);
    const ifMatch = { ...headers, 'if-match': `"${drafted.body.hash}"` };
    expect((await bench.app.post(`/v1/rulings/${drafted.body.id}/publish`, {}, ifMatch)).status).toBe(200);
    const desk = await openDesk(bench, `/rulings/${drafted.body.id}`);
    await desk.page.getByText('club, version 1').waitFor();
    await desk.page.locator('img.position').waitFor();
    await desk.page.getByTestId('to-desk').click();
    await verdict(desk.page).waitFor();
    expect((await question(desk.page)).ruleset).toMatchObject({ preset: 'zmg-c1', settings });
    await quietly(desk);
  });
});
