/** The documentation, opened in a real browser: it shows the operations, and nothing it needs is missing or forbidden. */
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';

const served = servedInBrowser();

describe('the page at /docs/api', () => {
  it('shows the operations, and what one of them answers', async () => {
    const page = await served.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
    });

    await page.goto(`${served.url}/docs/api`);
    const operation = page.locator('#operations-adjudication-adjudicate');
    await operation.getByText('/v1/adjudications', { exact: false }).first().waitFor();
    expect(await page.locator('.opblock').count()).toBeGreaterThan(20);

    await operation.locator('.opblock-summary').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answered = operation.locator('.live-responses-table').first();
    await answered.filter({ hasText: '"verdict"' }).waitFor();
    expect(await answered.textContent()).toContain('"illegal"');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is where links lead from the time when the interface was all that was there', async () => {
    const page = await served.newPage();
    await page.goto(`${served.url}/docs#/adjudication/adjudicate`);
    await page.waitForURL(`${served.url}/docs/api#/adjudication/adjudicate`);
    await page.close();
  });
});
