/** Promise: the first load of the desk, engine included, stays within its budget as it goes over the wire; of the law, and of expansions that nobody has chosen, it reads nothing. */
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';
import { startSnapshot } from '../../src/desk/state/start.js';
import { listen, paste } from './desk.js';

const served = servedInBrowser();
const MOST_BYTES = 250_000;

describe('the first load', () => {
  it('is small', async () => {
    // the service worker would ask for everything once more
    const page = await served.newPage({ serviceWorkers: 'block' });
    const complaints = listen(page);
    const loaded = new Map<string, number>();
    // those of the page and those of its worker, as browsers of today are sent them
    page.on('response', (response) => loaded.set(new URL(response.url()).pathname, Number(response.headers()['content-length'])));
    await page.goto(served.url);
    await page.locator('.board [data-rotation]').first().waitFor();
    await page.locator('[data-tile-id]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    expect([...loaded.keys()].filter((path) => /\/(law|expansion)-/.test(path))).toEqual([]);
    expect([...loaded].filter(([, size]) => !(size > 0))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    // nothing has escaped us of what the worker loads: it loads rules when they are named
    await paste(page, { ruleset: { expansions: ['base', 'tower'] }, snapshot: startSnapshot });
    await expect
      .poll(() => [...loaded.keys()].filter((path) => path.includes('/expansion-')).map((path) => path.slice(6, -12)))
      .toEqual(['expansion-tower']);
    expect(complaints.filter((text) => !text.includes('Service Worker'))).toEqual([]);
    await page.close();
  });
});
