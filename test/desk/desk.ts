/// <reference lib="dom" />
/** The desk in a real browser, and the hands that work on it. Whatever the page complains of makes the test fail that opened it. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Role } from '../../src/contract/key.js';
import { testApp } from '../support/app.js';
import { startBrowser, type Served } from '../support/browser.js';
import { freshStore, HANGS, type TestStore } from '../support/stores.js';

export interface Desk {
  readonly page: Page;
  /** Errors on the console, broken policies, requests that failed. */
  readonly complaints: string[];
}

/** A server with a database of its own, and keys for it. */
export interface Bench extends Served {
  keyOf(name: string, role: Role): Promise<string>;
}

export function benchInBrowser(): Bench {
  const bench = {} as Bench;
  let store: TestStore;
  beforeAll(async () => {
    store = await freshStore();
    bench.keyOf = async (name, role) => (await store.store.keys.create({ name, role }, { keyId: 'test', name: 'test' })).secret;
    bench.app = await testApp({ store: store.store });
    await bench.app.app.listen({ port: 0, host: '127.0.0.1' });
    bench.url = `http://127.0.0.1:${(bench.app.app.server.address() as AddressInfo).port}`;
    bench.browser = await startBrowser();
    bench.newPage = async (options) => {
      const page = await bench.browser.newPage(options);
      page.setDefaultTimeout(HANGS);
      return page;
    };
  });
  afterAll(async () => {
    await bench.browser.close();
    await bench.app.close();
    await store.remove();
  });
  return bench;
}

/** Gives the page a key, as somebody types it. */
export async function giveKey(page: Page, secret: string): Promise<void> {
  await page.getByTestId('key').fill(secret);
  await page.getByTestId('keep-key').click();
}

export async function openDesk(served: Served, path = '/', options: Parameters<Served['newPage']>[0] = {}): Promise<Desk> {
  const page = await served.newPage({ viewport: { width: 1360, height: 860 }, locale: 'en-GB', ...options });
  const complaints = listen(page);
  await page.goto(`${served.url}${path}`);
  return { page, complaints };
}

export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
  return complaints;
}

/** The page has complained of nothing; it is closed. */
export async function quietly({ page, complaints }: Desk): Promise<void> {
  expect(complaints).toEqual([]);
  await page.close();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A point of a tile on the board, in hundredths of it. */
export async function pointOn(page: Page, cell: string, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.board [data-rotation][data-at="${cell}"] > rect`).last().boundingBox();
  if (!box) throw new Error(`nothing is drawn at ${cell}`);
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
}

export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Tab after tab until the focus is there. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let i = 0; i < 400; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the focus never gets there');
}

/** What is on the desk, as its JSON button gives it. */
export async function question<T = { snapshot: unknown; ruleset: unknown; action?: unknown }>(page: Page): Promise<T> {
  await tab(page, 'Share').click();
  await page.getByTestId('copy-json').click();
  return JSON.parse(await page.getByTestId('taken').inputValue()) as T;
}

/** Puts a question on the desk, as somebody pastes it, and waits until it lies there or is refused. */
export async function paste(page: Page, value: unknown): Promise<void> {
  await tab(page, 'Share').click();
  await page.getByTestId('open-text').fill(typeof value === 'string' ? value : JSON.stringify(value));
  await page.getByTestId('open').click();
  await page.waitForFunction(() => {
    const box = document.querySelector<HTMLTextAreaElement>('[data-testid="open-text"]');
    return !box || box.value === '' || document.querySelector('.defects[role="alert"]') !== null;
  });
}

export const verdict = (page: Page) => page.getByTestId('verdict');

/** With permission to copy. */
export const copying = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);
