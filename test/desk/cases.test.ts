/// <reference lib="dom" />
/** Promise: the suite can be read as a book: found by expansion, topic, words and clause, each case with its picture and what every printing answers, and opened on the desk. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { caseFiles } from '../../src/conformance/files.js';
import { clauses } from '../../src/corpus/clauses.js';
import { caseTopics } from '../../src/desk/cases/topics.js';
import { benchInBrowser, openDesk, question, quietly, verdict } from './desk.js';

const served = benchInBrowser();
const files = caseFiles();
const listed = (page: Page) => page.getByTestId('case-list').locator('h2');
const found = (count: number) => `${count} ${count === 1 ? 'case' : 'cases'}`;

describe('the case book', () => {
  it('leads from its contents to a topic, a case, and the case on the desk', async () => {
    const desk = await openDesk(served, '/cases');
    const { page } = desk;
    const { expansion, topic, cases } = files.find((file) => file.topic === 'dragon-walk')!;
    await page.getByTestId('topics').getByRole('link', { name: 'dragon walk', exact: true }).click();
    await page.getByText(found(cases.length), { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe(`?folder=${expansion}&topic=${topic}`);
    expect(await listed(page).allInnerTexts()).toEqual(cases.slice(0, 24).map(({ id }) => id.replaceAll('-', ' ')));

    const one = cases[0]!;
    await page.getByRole('link', { name: one.id.replaceAll('-', ' ') }).click();
    const shown = page.getByTestId('case');
    await shown.getByRole('heading', { name: one.id, level: 1 }).waitFor();
    expect(
      await shown.locator('img.drawn').evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
    ).toBeGreaterThan(0);
    for (const { clause } of one.exercises) expect(await shown.locator(`a[href="/law/clauses/${clause}"]`).count()).toBeGreaterThan(0);

    await shown.getByRole('button', { name: 'open it on the board' }).click();
    await verdict(page).waitFor();
    expect(await question(page)).toMatchObject({ snapshot: one.snapshot, action: one.action });
    await quietly(desk);
  });

  it('tells what each printing answers, where they differ', async () => {
    const one = files
      .flatMap(({ cases }) => cases)
      .find(({ expect: answers }) => new Set(Object.values(answers).map(({ verdict: told }) => told)).size > 1 && !('*' in answers))!;
    const desk = await openDesk(served, `/cases/${one.id}`);
    const rows = desk.page.getByTestId('case').locator('tbody tr');
    await rows.first().waitFor();
    const told = await rows.evaluateAll((lines) =>
      lines.map((line) => [...line.children].slice(0, 3).map((cell) => [...cell.children].map((part) => part.textContent))),
    );
    expect(told.map(([answer, printings, because]) => [answer, printings!.length, because])).toEqual(
      Object.entries(one.expect).map(([presets, { verdict: answer, rules = [] }]) => [[answer], presets.split('|').length, rules]),
    );
    await quietly(desk);
  });

  it('finds cases by words, page by page, and goes back', async () => {
    const all = files.flatMap(({ cases }) => cases).filter(({ id }) => id.includes('dragon'));
    const desk = await openDesk(served, '/cases');
    const { page } = desk;
    await page.getByTestId('case-search').fill('dragon');
    await page.getByText(found(all.length), { exact: true }).waitFor();
    const first = await listed(page).allInnerTexts();
    await page.getByRole('link', { name: 'next page' }).click();
    await page.getByRole('link', { name: 'previous page' }).waitFor();
    expect([...first, ...(await listed(page).allInnerTexts())]).toEqual(all.slice(0, 48).map(({ id }) => id.replaceAll('-', ' ')));
    await page.getByRole('link', { name: 'previous page' }).click();
    await expect.poll(() => listed(page).allInnerTexts()).toEqual(first);
    await quietly(desk);
  });

  it('shows all cases of a clause that has more than its page shows, in the language of the reader', async () => {
    const counts = new Map<string, number>();
    for (const { exercises } of files.flatMap(({ cases }) => cases))
      for (const clause of new Set(exercises.map((one) => one.clause))) counts.set(clause, (counts.get(clause) ?? 0) + 1);
    const [clause, count] = [...counts].find(([id, many]) => many > 12 && clauses.has(id))!;
    const desk = await openDesk(served, `/law/clauses/${clause}`, { locale: 'de-DE' });
    await desk.page.getByRole('link', { name: 'alle in der Fallsammlung' }).click();
    await desk.page.getByText(`${count} Fälle`, { exact: true }).waitFor();
    await desk.page.getByRole('button', { name: 'alle Sätze' }).click();
    await desk.page.getByTestId('topics').waitFor();
    await quietly(desk);
  });

  it.each(['de', 'pl'] as const)('calls every topic something in %s, and nothing that is none', (language) => {
    const topics = [...new Set(files.map(({ topic }) => topic))].sort();
    expect(Object.keys(caseTopics[language]).sort()).toEqual(topics);
    expect(Object.keys(caseTopics.en).filter((topic) => !topics.includes(topic))).toEqual([]);
  });
});
