/**
 * The desk in a real browser: what the first load weighs, how long it is from the click on an action to its verdict on the page, on a board of a
 * hundred tiles, and how fluently a board of two hundred tiles is moved. Not a test: it prints and never fails.
 */
import type { CDPSession, Page } from 'playwright-core';
import { buildApp } from '../src/http/app.js';
import { startBrowser } from '../test/support/browser.js';
import { CHOICE, lateMoment } from './positions.js';

const CLICKS = 60;
const FRAMES = 120;

const app = await buildApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await startBrowser();

const part = (times: readonly number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
const line = (name: string, text: string) => console.log(`${name.padEnd(28)} ${text}`);

/** Everything that comes over the wire until tiles and palette are there: what the page loads, and what its worker loads. */
async function firstLoad(): Promise<void> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  let bytes = 0;
  page.on('response', (response) => void (bytes += Number(response.headers()['content-length'])));
  const began = Date.now();
  await page.goto(address);
  await page.locator('[data-tile-id]').first().waitFor();
  await page.locator('.board [data-rotation]').first().waitFor();
  line('first load, engine and all', `${(bytes / 1000).toFixed(0)} kB, ${Date.now() - began} ms`);
  await page.close();
}

async function openBoard(tiles: number, boxes: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByTestId('open-text').fill(JSON.stringify({ ruleset: CHOICE, snapshot: lateMoment(tiles, boxes).view.snapshot }));
  await page.getByTestId('open').click();
  await page.locator('.ask').nth(1).waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  return page;
}

/** From the click to the first frame that shows the verdict. */
async function verdicts(): Promise<void> {
  const page = await openBoard(100, 1);
  const taken = await page.evaluate(async (clicks) => {
    const times: number[] = [];
    for (let i = 0; i < clicks; i++) {
      document.querySelector<HTMLElement>('[aria-label="close the verdict"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const buttons = [...document.querySelectorAll<HTMLElement>('.asks .ask')];
      const start = performance.now();
      buttons[i % buttons.length]!.click();
      while (!document.querySelector('[data-testid="verdict"]')) await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(performance.now() - start);
    }
    return times;
  }, CLICKS);
  const [first, ...rest] = taken;
  const sorted = rest.sort((a, b) => a - b);
  line('verdict, 100 tiles', `median ${part(sorted, 0.5)} ms, of 20 the slowest ${part(sorted, 0.95)} ms; the very first ${first!.toFixed(1)} ms`);
  await page.close();
}

/** What moves, and how it is moved in frame `i`. */
const MOVES = {
  pan: (page: Page, i: number) => page.mouse.move(700 + 200 * Math.sin(i / 12), 450 + 120 * Math.cos(i / 9)),
  zoom: (page: Page, i: number) => page.mouse.wheel(0, Math.floor(i / 15) % 2 === 0 ? -40 : 40),
  hover: (page: Page, i: number) => page.mouse.move(480 + ((i * 23) % 480), 200 + ((i * 37) % 500)),
  'tile in hand': (page: Page, i: number) => page.mouse.move(480 + ((i * 23) % 480), 200 + ((i * 37) % 500)),
} as const;

async function measured(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/** Times between frames while the board is moved, and what the page itself works for each of them. */
async function frames(): Promise<void> {
  const page = await openBoard(200, 2);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const [name, move] of Object.entries(MOVES)) {
    await page.mouse.move(700, 450);
    if (name === 'pan') await page.mouse.down();
    if (name === 'tile in hand') {
      await page.getByRole('tab', { name: 'Tiles' }).click();
      await page.locator('[data-tile-id="base/U"]').click();
      await page.locator('.cell.fits').first().waitFor();
      await page.waitForTimeout(1500);
    }
    const before = await measured(session);
    await page.evaluate(() => {
      const watch = {
        times: [] as number[],
        next: 0,
        tick(now: number) {
          watch.times.push(now);
          watch.next = requestAnimationFrame(watch.tick);
        },
      };
      requestAnimationFrame(watch.tick);
      Object.assign(window, { watch });
    });
    for (let i = 0; i < FRAMES; i++) await move(page, i);
    const times = await page.evaluate(() => {
      const { watch } = window as Window & { watch?: { readonly times: readonly number[]; readonly next: number } };
      cancelAnimationFrame(watch!.next);
      return watch!.times.slice(1).map((now, i) => now - watch!.times[i]!);
    });
    const after = await measured(session);
    if (name === 'pan') await page.mouse.up();
    const sorted = times.sort((a, b) => a - b);
    const each = (metric: string) => ((after[metric]! - before[metric]!) / FRAMES).toFixed(2);
    line(
      `${name}, 200 tiles`,
      `a frame every ${part(sorted, 0.5)} ms, of 20 the slowest ${part(sorted, 0.95)} ms; each move costs ${each('ScriptDuration')} ms of script, ` +
        `${each('RecalcStyleDuration')} of style, ${each('LayoutDuration')} of layout, ${each('TaskDuration')} in all`,
    );
  }
  await page.close();
}

await firstLoad();
await verdicts();
await frames();
await browser.close();
await app.close();
