/**
 * The desk in a real browser: what the first load weighs, and how long it is from the click on an action to its verdict on the page, on a board of a
 * hundred tiles. Not a test: it prints and never fails.
 */
import { buildApp } from '../src/http/app.js';
import { startBrowser } from '../test/support/browser.js';
import { CHOICE, lateBoards } from './positions.js';

const CLICKS = 30;

const app = await buildApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const session = await page.context().newCDPSession(page);
await session.send('Network.enable');
let bytes = 0;
session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
const began = Date.now();
await page.goto(address);
await page.locator('[data-tile-id]').first().waitFor();
console.log(`first load (page)            ${(bytes / 1000).toFixed(0)} kB, ${Date.now() - began} ms`);
const worker = await app.inject({
  url: (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))).find((path) =>
    path.includes('/worker-'),
  )!,
  headers: { 'accept-encoding': 'br' },
});
console.log(`engine in its worker         ${(Number(worker.headers['content-length']) / 1000).toFixed(0)} kB`);

const { view } =
  lateBoards(600).find((moment) => moment.view.board.laid.length >= 100 && moment.view.snapshot.turn?.step === 'place-figure') ??
  lateBoards(600).at(-1)!;
await page.getByRole('tab', { name: 'Share' }).click();
await page.getByTestId('open-text').fill(JSON.stringify({ ruleset: CHOICE, snapshot: view.snapshot }));
await page.getByTestId('open').click();
await page.locator('.ask').nth(1).waitFor({ state: 'attached' });
const times = await page.evaluate(async (clicks) => {
  const taken: number[] = [];
  for (let i = 0; i < clicks; i++) {
    document.querySelector<HTMLElement>('[aria-label="close the verdict"]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const buttons = [...document.querySelectorAll<HTMLElement>('.asks .ask')];
    const start = performance.now();
    buttons[i % buttons.length]!.click();
    while (!document.querySelector('[data-testid="verdict"]')) await new Promise((resolve) => requestAnimationFrame(resolve));
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}, CLICKS);
console.log(`verdict, ${view.board.laid.length} tiles           median ${times[CLICKS / 2]!.toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(1)} ms`);
await browser.close();
await app.close();
