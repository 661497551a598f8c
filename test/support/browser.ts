/** A real browser for the tests, from npm, and an app that it can open. */
import type { AddressInfo } from 'node:net';
import { chromium as playwright, type Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { testApp, type TestApp } from './app.js';

/** Unpacks the browser once into the temporary directory, and starts it. */
export async function startBrowser(): Promise<Browser> {
  // makes the package unpack the system libraries as well, which may be missing here; it looks when it is loaded
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export interface Served {
  app: TestApp;
  browser: Browser;
  /** Where the app is listening. */
  url: string;
}

/** Starts both before the tests of a file and ends them afterwards. To be read within a test only. */
export function servedInBrowser(options?: Parameters<typeof testApp>[0]): Served {
  const served = {} as Served;
  beforeAll(async () => {
    served.app = await testApp(options);
    await served.app.app.listen({ port: 0, host: '127.0.0.1' });
    served.url = `http://127.0.0.1:${(served.app.app.server.address() as AddressInfo).port}`;
    served.browser = await startBrowser();
  }, 120_000);
  afterAll(async () => {
    await served.browser.close();
    await served.app.close();
  });
  return served;
}
