/** Promise: the trait table is a page that anyone can read, in any browser and with a screen reader. Seen in a real browser. */
import { expansions } from '../../src/catalog.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';

const served = servedInBrowser();

async function open(locale: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await served.newPage({ locale });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() !== 'document' && !request.url().endsWith('/favicon.ico')) complaints.push(`${request.url()} is asked for`);
  });
  await page.goto(`${served.url}/v1/traits`);
  return { page, complaints: complaints.filter((text) => !text.includes('favicon')) };
}

const rows = expansions.flatMap((expansion) => declared(expansion, 'traits'));
const columns = expansions.flatMap((expansion) => expansion.columns ?? []);

describe('the page of the trait table', () => {
  it('has a heading for every row, column and group, a caption and a cell for each pair', async () => {
    const { page, complaints } = await open('en-GB');
    expect(await page.title()).toBe('What each figure and token can do');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('table').count()).toBe(1);
    expect(await page.locator('caption').innerText()).toContain('no source says it');
    // the roles that the browser gives to a screen reader
    expect(await page.getByRole('columnheader').count()).toBe(columns.length + 1);
    expect(await page.locator('th[scope=row]').count()).toBe(rows.length);
    expect(await page.locator('th[scope=rowgroup]').count()).toBe(new Set(rows.map(({ group }) => group)).size);
    expect(await page.locator('th:not([scope])').count()).toBe(0);
    expect(await page.getByRole('cell').count()).toBe(rows.length * columns.length);
    expect(rows.length * columns.length).toBe(41 * 10);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says what a figure can do, in which edition, and leads to the clause', async () => {
    const { page } = await open('en-GB');
    const headings = await page.getByRole('columnheader').allInnerTexts();
    const wagon = page.locator('tr', { has: page.locator('th[scope=row]', { hasText: /^Wagon$/ }) });
    const eaten = wagon.getByRole('cell').nth(headings.indexOf('is eaten by the dragon') - 1);
    expect(await eaten.innerText()).toMatch(/^yes\b/);
    const link = eaten.getByRole('link', { name: 'clause pd.dragon.menu.wagon' });
    const [answer] = await Promise.all([page.waitForResponse(/\/v1\/clauses\//), link.click()]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await page.locator('h1').innerText()).toContain('pd.dragon.menu.wagon');
    await page.close();
  });

  it('has no link that leads nowhere, and no text that was not escaped', async () => {
    const { page } = await open('en-GB');
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(rows.length);
    for (const link of new Set(links)) expect((await served.app.get(link)).status, link).toBe(200);
    const elements = await page.locator('body *').evaluateAll((all) => [...new Set(all.map(({ tagName }) => tagName))].sort());
    expect(elements).toEqual(['A', 'CAPTION', 'H1', 'MAIN', 'P', 'SMALL', 'TABLE', 'TBODY', 'TD', 'TH', 'THEAD', 'TR']);
    await page.close();
  });

  it.each([
    ['pl-PL', 'pl', 'jest zjadany przez smoka', 'wóz'],
    ['de-AT', 'de', 'wird vom Drachen gefressen', 'Wagen'],
  ])('speaks the language of a browser that is set to %s', async (locale, lang, column, row) => {
    const { page } = await open(locale);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.getByRole('columnheader').allInnerTexts()).toContain(column);
    expect(await page.locator('th[scope=row]').allInnerTexts()).toContain(row);
    await page.close();
  });
});
