/** `npm run screenshots`: the pictures of the desk in the README, from the pages as they are built. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ruleset } from '../src/catalog.js';
import { buildApp } from '../src/http/app.js';
import { startBrowser } from '../test/support/browser.js';
import { playout } from '../test/support/playout.js';

const out = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
mkdirSync(out, { recursive: true });

const CHOICE = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
const moments = [
  ...playout({ ruleset: ruleset(CHOICE), sets: ['basic:1', 'princess-and-dragon:1'], supply: { meeple: 7 } }, 7, ({ type }) =>
    type === 'pass' ? 0.2 : 1,
  ),
];
const NAMES = ['red', 'blue', 'green'];
/** Players called by their colours; figures are called by their players. */
const named = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/"p([012])(["\.])/g, (_, player: string, next: string) => `"${NAMES[Number(player)]!}${next}`)) as T;
const game = {
  ruleset: CHOICE,
  snapshot: moments[0]!.view.snapshot,
  actions: moments.map(({ action }) => action).filter(({ type }) => type !== 'discard-tile'),
};
/** In the middle of a game, on a tile with a volcano, a follower could be wanted. */
const asked = moments.find(({ view }) => view.snapshot.tiles.length > 30 && view.turn.step === 'place-figure' && view.laidSymbol('portal'))!;

const app = await buildApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await startBrowser();

async function picture(name: string, path: string, prepare: (page: Page) => Promise<void>, phone = false): Promise<void> {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 390, height: 780 }, colorScheme: 'dark', isMobile: true, hasTouch: true, deviceScaleFactor: 1.5, locale: 'en-GB' }
      : { viewport: { width: 1280, height: 780 }, colorScheme: 'light', locale: 'en-GB' },
  );
  const page = await context.newPage();
  await page.goto(address + path);
  await prepare(page);
  // glowing and loading come to rest
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}${name}.png` });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

const open = async (page: Page, value: unknown) => {
  await page.locator('main').waitFor();
  if (await page.getByRole('tab', { name: 'Share' }).count()) await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByTestId('open-text').fill(JSON.stringify(named(value)));
  await page.getByTestId('open').click();
};
const position = { ruleset: CHOICE, snapshot: asked.view.snapshot };

await picture('build', '/', async (page) => {
  await open(page, position);
  await page.locator('.ask').first().waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Tiles' }).click();
  await page.locator('[data-tile-id="princess-and-dragon/volcano-road-straight"]').click();
  await page.locator('.holding .cell.fits').first().waitFor();
});
await picture('verdict', '/', async (page) => {
  await open(page, position);
  await page.locator('.marker').first().waitFor();
  await page.getByRole('tab', { name: 'Players' }).click();
  // wherever it is folded away
  await page.locator('.ask.illegal').first().dispatchEvent('click');
  await page.locator('.verdict .clause').first().waitFor();
  await page.evaluate(() => document.querySelector('.answers')?.scrollTo(0, 0));
});
await picture('replay', '/replay', async (page) => {
  await open(page, game);
  await page.getByTestId('game').waitFor();
  await page.getByLabel('step of the game').fill(String(Math.floor(game.actions.length * 0.6)));
  await page.evaluate(() => scrollTo(0, 0));
});
await picture('law', '/law/settings', async (page) => void (await page.locator('.matrix tbody tr').nth(10).waitFor()));
await picture(
  'phone',
  '/',
  async (page) => {
    await open(page, { ruleset: 'hig-c1-current', snapshot: asked.view.snapshot, action: asked.legal[0] });
    await page.locator('.verdict .finding').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  true,
);
await browser.close();
await app.close();
