/** A real browser for the tests, from npm, and an app that it can open. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { lock } from 'proper-lockfile';
import { afterAll, beforeAll } from 'vitest';
import { testApp, type TestApp } from './app.js';
import { HANGS } from './stores.js';

/** Unpacks the browser once into the temporary directory, and starts it. */
export async function startBrowser(): Promise<Browser> {
  // makes the package unpack the system libraries as well, which may be missing here; it looks when it is loaded
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await alone(() => chromium.executablePath());
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'], timeout: HANGS });
}

/** The package takes a browser that another process is still unpacking for one that is there. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const retries = { forever: true, factor: 1, minTimeout: 200 };
  const release = await lock(tmpdir(), { lockfilePath: join(tmpdir(), 'seneschal-browser.lock'), retries, stale: 60_000 });
  try {
    return await work();
  } finally {
    await release();
  }
}

export interface Served {
  app: TestApp;
  browser: Browser;
  /** A page that waits as long as a busy machine takes. */
  newPage(options?: Parameters<Browser['newPage']>[0]): Promise<Page>;
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
    served.newPage = async (options) => {
      const page = await served.browser.newPage(options);
      page.setDefaultTimeout(HANGS);
      return page;
    };
  });
  afterAll(async () => {
    await served.browser.close();
    await served.app.close();
  });
  return served;
}
