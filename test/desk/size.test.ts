/** Promise: the first load of the desk, engine included, stays within its budget as it goes over the wire, and reads nothing of the law. */
import { describe, expect, it } from 'vitest';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, quietly } from './desk.js';

const served = servedInBrowser();
/** The aim is 250 KB; every expansion is in the engine, and those that nobody has chosen should come later than the first load. */
const MOST_BYTES = 280_000;

describe('the first load', () => {
  it('is small', async () => {
    const desk = await openDesk(served);
    await desk.page.locator('.board [data-rotation]').first().waitFor();
    await desk.page.locator('[data-tile-id]').first().waitFor();
    const paths = await desk.page.evaluate(() => ['/', ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)]);
    // what a worker loads the page does not see: all that its file names beside it
    const worker = paths.find((path) => path.includes('/worker-'));
    expect(worker).toBeDefined();
    const statically = /from"(?:\.\/|\/desk\/)([\w-]+\.js)"|import"(?:\.\/|\/desk\/)([\w-]+\.js)"/g;
    const code = (await served.app.get(worker!)).text;
    const loaded = new Set([...paths, ...[...code.matchAll(statically)].map(([, a, b]) => `/desk/${a ?? b}`)]);
    expect([...loaded].filter((path) => path.includes('/law-'))).toEqual([]);
    const sizes = await Promise.all(
      [...loaded].map(async (path) => {
        // what browsers of today send
        const { headers } = await served.app.get(path, { 'accept-encoding': 'gzip, deflate, br' });
        return Number(headers['content-length']);
      }),
    );
    expect(sizes.every((size) => size > 0)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
    await quietly(desk);
  });
});
