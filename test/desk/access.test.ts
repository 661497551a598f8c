/// <reference lib="dom" />
/** Promise: everybody can use every view: axe finds nothing, in the light and in the dark; it speaks four languages, fits a phone, and works without a network. */
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { testApp } from '../support/app.js';
import { servedInBrowser } from '../support/browser.js';
import { HANGS } from '../support/stores.js';
import { game, roadAndCity } from '../replay/games.js';
import { listen, openDesk, paste, quietly, tab, verdict } from './desk.js';

const served = servedInBrowser();
const axe = createRequire(import.meta.url).resolve('axe-core');
const OPTIONS: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What axe has to say against a page, in a line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.addScriptTag({ path: axe });
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(OPTIONS)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`));
}

const ask = { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction };

const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the desk': async (page) => {
    await page.locator('.board [data-rotation]').first().waitFor();
    await page.locator('[data-tile-id]').first().waitFor();
  },
  'a verdict': async (page) => {
    await paste(page, ask);
    await verdict(page).locator('.clause').first().waitFor();
    await verdict(page).getByRole('button', { name: 'compare printings' }).click();
    await page.locator('[data-preset]').first().waitFor();
    for (const summary of await verdict(page).locator('.clause > summary').all()) if (await summary.isVisible()) await summary.click();
  },
  'players and turn': async (page) => {
    await tab(page, 'Players').click();
    await page.locator('[data-piece]').first().waitFor();
  },
  'pieces off the tiles': async (page) => {
    await paste(page, {
      ruleset: { preset: 'hig-c1-current', expansions: ['base', 'tunnel', 'plague', 'tower', 'robbers'] },
      snapshot: {
        players: [{ id: 'red', supply: { meeple: 7, robber: 1 }, prisoners: [{ kind: 'meeple', owner: 'blue' }] }, { id: 'blue' }],
        tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
        tokens: ['tunnel-token', 'flea', 'tower-piece'].map((kind) => ({ kind, tile: [0, 0] })),
      },
    });
    await tab(page, 'Players').click();
    await page.locator('[data-player="red"]').getByText('tokens', { exact: true }).click();
    await page.locator('[data-player="red"]').getByText('tiles in front of him').click();
    await page.locator('.board > svg').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-piece="red robber"]').click();
    await page.getByTestId('off-tiles').getByRole('spinbutton').waitFor();
    await page.getByRole('group', { name: 'flea' }).waitFor();
  },
  'a print, and what is under way': async (page) => {
    const turn = { player: 'red', step: 'move-dragon', dragon: { visited: [[1, 0]], stepsLeft: 6, mover: 'red' } };
    await paste(page, { ruleset: { expansions: ['base', 'princess-and-dragon', 'halflings'] }, snapshot: { ...exampleSnapshot, turn } });
    await tab(page, 'Turn').click();
    await page.getByTestId('state').locator('summary').first().click();
    await page.locator('[data-told="dragon"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await tab(page, 'Tiles').click();
    await page.getByTestId('unprinted').locator('summary').click();
    await page.locator('[data-unprinted="halflings/1-1"]').click();
    await page.getByTestId('print').getByRole('img').waitFor();
  },
  'the ruleset': async (page) => {
    await tab(page, 'Ruleset').click();
    await page.getByText('settings and house rules').click();
    await page.locator('.setting').first().waitFor();
  },
  '/replay': async (page) => {
    await page.getByTestId('open-text').fill(JSON.stringify(game(roadAndCity)));
    await page.getByTestId('open').click();
    await page.getByTestId('game').waitFor();
  },
  '/law': async (page) => void (await page.locator('.cards li').first().waitFor()),
  '/law?q=fairy': async (page) => void (await page.locator('.results li').first().waitFor()),
  '/law/clauses/pd.volcano.no-follower-on-it': async (page) => void (await page.getByTestId('clause').waitFor()),
  '/law/settings': async (page) => void (await page.locator('.matrix tbody tr').first().waitFor()),
  '/law/figures': async (page) => void (await page.locator('.matrix tbody tr').first().waitFor()),
  '/law/conflicts': async (page) => void (await page.locator('.results li').first().waitFor()),
  '/law/footnotes': async (page) => void (await page.locator('.results li').first().waitFor()),
  '/law/sources': async (page) => void (await page.locator('.results li').first().waitFor()),
  '/cases': async (page) => void (await page.getByTestId('topics').locator('li').first().waitFor()),
  '/cases?folder=tower': async (page) => void (await page.getByTestId('case-list').locator('li').first().waitFor()),
  '/cases/dragon-walk.sixth-step-is-the-last': async (page) => void (await page.getByTestId('case').waitFor()),
  '/setup': async (page) => void (await page.getByTestId('setup').waitFor()),
  '/rulings': async (page) => void (await page.getByTestId('key').waitFor()),
  '/rulings/new': async (page) => void (await page.getByTestId('save-ruling').waitFor()),
};

describe('for everybody', () => {
  it.each(Object.keys(views))('axe finds nothing against %s, light and dark, and it fits a phone', async (name) => {
    // axe is put into the page by hand, which its policy forbids to everybody else
    const desk = await openDesk(served, name.startsWith('/') ? name : '/', { bypassCSP: true });
    await views[name]!(desk.page);
    expect(await violations(desk.page)).toEqual([]);
    await desk.page.getByTestId('theme').click();
    expect(await violations(desk.page)).toEqual([]);
    await desk.page.setViewportSize({ width: 360, height: 740 });
    const [wide, inner] = await desk.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(inner);
    expect(await violations(desk.page)).toEqual([]);
    await quietly(desk);
  });

  it('the board is heard: tiles, figures and features in order, and each verdict', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, ask);
    await verdict(page).waitFor();
    await page.getByTestId('board-list').locator('summary').click();
    const heard = await page.getByTestId('board-list').innerText();
    expect(heard).toContain('[0, 0]: D');
    expect(heard).toContain('follower of red: city (north) of [0, 0]');
    expect(heard).toContain('dragon: [1, 0]');
    expect(heard).toMatch(/road \(east\) of \[0, 0\]: road on 2 tiles, incomplete/);
    await page.locator('.board > svg').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByTestId('spoken').innerText()).toContain('volcano road straight');
    await quietly(desk);
  });
});

describe('in the language of the reader', () => {
  it.each([
    ['en', 'No, it is not legal', 'Desk', 'no figure may be placed'],
    ['en-c2', 'No, it is not legal', 'Desk', 'no figure may be placed'],
    ['de', 'Nein, das ist nicht erlaubt', 'Pult', 'auf die eben gelegte Vulkankarte'],
    ['pl', 'Nie, to niedozwolone', 'Stół', 'na dopiero co dołożonej płytce z wulkanem'],
  ])('%s', async (language, answer, home, finding) => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, ask);
    await verdict(page).waitFor();
    await page.getByTestId('language').selectOption(language);
    await page.getByRole('navigation').getByRole('link', { name: home }).waitFor();
    await page.locator('#verdict-title', { hasText: answer }).waitFor();
    await page
      .locator('.finding:visible', { hasText: new RegExp(finding, 'i') })
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language.slice(0, 2));
    // and the next time again
    await page.reload();
    await page.getByRole('navigation').getByRole('link', { name: home }).waitFor();
    await quietly(desk);
  });
});

describe('a reader who changes the language before everything is there', () => {
  it('is answered in the last one', async () => {
    const { page } = await openDesk(served, '/', { serviceWorkers: 'block' });
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.context().route(/\/desk\/law-/, async (route) => {
      if (isHeld) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await paste(page, ask);
    await page.locator('#verdict-title', { hasText: 'No, it is not legal' }).waitFor();
    await expect.poll(() => held.length, { timeout: HANGS }).toBeGreaterThan(0);
    await page.getByTestId('language').selectOption('pl');
    await page.locator('#verdict-title', { hasText: 'Nie, to niedozwolone' }).waitFor();
    isHeld = false;
    for (const release of held) release();
    // the statements of the clauses come with the law
    await page.locator('.finding', { hasText: 'W turze dołożenia płytki wulkanu' }).first().waitFor();
    expect(await page.locator('.finding', { hasText: 'no figure may be placed' }).count()).toBe(0);
    await page.close();
  });
});

/** Whatever is to be tapped and is less high or broad than a finger; of a box to tick its words count, and a link in a line of text is as high as that. */
const narrow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, summary, textarea, nav a')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one, (one.matches('[type="checkbox"]') ? one.closest('label')! : one).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 90)}: ${width} × ${height}`),
  );

describe('on a phone', () => {
  it('a position is asked about by touch', async () => {
    const context = await served.browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const complaints = listen(page);
    await page.goto(`${served.url}/`);
    await page.locator('[data-tile-id="base/U"]').tap();
    await page.locator('.holding .cell').first().waitFor();
    const cell = (await page.locator('[data-cell="0 1"]').boundingBox())!;
    await page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2);
    await page.locator('[data-rotation][data-at="0 1"]').waitFor();
    await page.getByRole('button', { name: 'it was laid just now' }).tap();
    await page.locator('.ask.legal').first().tap();
    await verdict(page).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('everything is broad enough for a finger, and nothing lies beneath what is in hand', async () => {
    const context = await served.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(HANGS);
    const complaints = listen(page);
    await page.goto(`${served.url}/`);
    await page.locator('[data-tile-id]').first().waitFor();
    expect(await narrow(page)).toEqual([]);
    await tab(page, 'Turn').tap();
    await page.getByTestId('add-deed').tap();
    await page.getByTestId('done').locator('summary').waitFor();
    expect(await narrow(page)).toEqual([]);
    await tab(page, 'Players').tap();
    await page.locator('[data-player="blue"]').getByText('supply').tap();
    expect(await narrow(page)).toEqual([]);
    // whoever has something in hand gets at the last thing on the page
    await page.locator('[data-piece="neutral dragon"]').tap();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bottomOf = (what: string) =>
      page
        .locator(what)
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await page.getByTestId('in-hand').evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottomOf('[data-piece="neutral fairy"]')).toBeLessThanOrEqual(top);
    await tab(page, 'Ruleset').tap();
    await page.getByLabel('The Tower', { exact: true }).waitFor();
    expect(await narrow(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a guide begins on the first screen, and axe finds nothing against it', async () => {
    const { page } = await openDesk(served, '/docs', { viewport: { width: 360, height: 740 }, hasTouch: true, bypassCSP: true });
    const heading = (await page.locator('h1').boundingBox())!;
    expect(heading.y).toBeLessThan(740 / 4);
    const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(inner);
    const last = page.getByRole('navigation').getByRole('link').last();
    await last.focus();
    expect((await last.boundingBox())!.x).toBeLessThan(360);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

/** Whether the law, a language, the rules of further expansions and what checks files have been kept by the service worker. */
async function isKept(): Promise<boolean> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  return ['law', 'de', 'expansion-tower', 'shape'].every((name) => paths.some((path) => path.startsWith(`/desk/${name}-`)));
}

describe('a page that could not be loaded', () => {
  it('says so, and is tried again on request', async () => {
    const page = await served.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
    const chunk = /\/desk\/LawPage-/;
    await page.route(chunk, (route) => route.abort());
    await page.goto(`${served.url}/law`);
    const again = page.getByTestId('again');
    await again.waitFor();
    await page.unroute(chunk);
    await again.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
    await page.close();
  });
});

describe('without a network', () => {
  it('the desk still opens and judges, and cites its clauses', async () => {
    // a server of its own, which goes away: nothing can be asked of it then, by whomever
    const { app, close } = await testApp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await served.newPage({ viewport: { width: 1360, height: 860 }, locale: 'en-GB' });
    await page.goto(url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // the law is kept when the page has time for it
    while (!(await page.evaluate(isKept))) await page.waitForTimeout(200);
    await close();
    await expect(fetch(url)).rejects.toThrow();
    await page.reload();
    await page.locator('.board [data-rotation]').first().waitFor();
    await paste(page, ask);
    await verdict(page).locator('.clause').first().waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('illegal');
    // rules that nobody has asked for yet
    const piece = { type: 'place-token', kind: 'tower-piece', at: { tile: [0, 0] } };
    await paste(page, { ...ask, ruleset: { expansions: ['base', 'princess-and-dragon', 'tower'] }, action: piece });
    await verdict(page).locator('[data-rule^="tower."]').first().waitFor({ state: 'attached' });
    await page.getByTestId('language').selectOption('de');
    await page.locator('#verdict-title', { hasText: 'Nein' }).waitFor();
    // pages that ask the server open as well, and say that it does not answer
    for (const [path, heading] of [
      ['/setup', 'Wie das Spiel beginnt'],
      ['/cases', 'Fallsammlung'],
    ] as const) {
      await page.goto(url + path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    }
    await page.close();
  });

  it('and opens its pages where nothing can be kept', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new Error('the disk is full'));
    });
    await page.goto(`${served.url}/rulings`);
    await page.getByTestId('key').waitFor();
    await quietly(desk);
  });
});
