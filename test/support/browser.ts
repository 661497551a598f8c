/** A real browser for the tests, from npm. */
import { chromium as playwright, type Browser } from 'playwright-core';

/** Unpacks the browser once into the temporary directory, and starts it. */
export async function startBrowser(): Promise<Browser> {
  // makes the package unpack the system libraries as well, which may be missing here; it looks when it is loaded
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
