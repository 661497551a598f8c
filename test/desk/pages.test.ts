/// <reference lib="dom" />
/** Promise: what is on the desk can be taken along, games stepped through, the law read and cited, rulings made and replaced. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { adjudicated } from '../support/adjudicated.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { ruleset } from '../../src/catalog.js';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import type { Case } from '../../src/contract/case.js';
import { report, runCase } from '../../src/conformance/run.js';
import { caseFileSchema } from '../../src/conformance/schema.js';
import { game, roadAndCity } from '../replay/games.js';
import { benchInBrowser, copying, openDesk, paste, question, quietly, verdict } from './desk.js';

const served = benchInBrowser();
let secret: string;
beforeAll(async () => {
  secret = await served.keyOf('Anna', 'organiser');
});

const asked = {
  ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] },
  snapshot: exampleSnapshot,
  action: exampleAction,
};

describe('taking it along', () => {
  it('a permalink holds the whole question, and no server sees it', async () => {
    const desk = await openDesk(served);
    await copying(desk.page.context());
    await paste(desk.page, asked);
    await verdict(desk.page).waitFor();
    await desk.page.getByTestId('copy-link').click();
    const link = await desk.page.getByTestId('taken').inputValue();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#p=[\w-]+$/);
    expect(await desk.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const other = await openDesk(served, new URL(link).hash.length > 0 ? `/${new URL(link).hash}` : '/');
    const requests: string[] = [];
    other.page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await verdict(other.page).waitFor();
    expect(await question(other.page)).toEqual(asked);
    expect(requests.filter((url) => url.includes('p=') || url.includes('snapshot'))).toEqual([]);
    await quietly(desk);
    await quietly(other);
  });

  it('a link in the notation of positions holds the whole question, and can be read', async () => {
    const desk = await openDesk(served);
    await paste(desk.page, asked);
    await verdict(desk.page).waitFor();
    await desk.page.getByTestId('copy-notation').click();
    await expect.poll(() => desk.page.getByTestId('taken').inputValue()).toContain('/#n=');
    const link = await desk.page.getByTestId('taken').inputValue();
    expect(link).toContain('_tiles=D@0,0;');
    const other = await openDesk(served, `/${new URL(link).hash}`);
    await verdict(other.page).waitFor();
    expect(await question(other.page)).toEqual(asked);
    await paste(other.page, 'players=red tiles=D@0');
    await other.page.getByRole('alert').waitFor();
    expect(await other.page.getByRole('alert').innerText()).toContain('column 22');
    await quietly(desk);
    await quietly(other);
  });

  it('as a command that gives the same verdict, and as a picture', async () => {
    const desk = await openDesk(served);
    await paste(desk.page, asked);
    await verdict(desk.page).waitFor();
    await desk.page.getByTestId('copy-curl').click();
    const curl = await desk.page.getByTestId('taken').inputValue();
    const body = /-d '([\s\S]*)'$/.exec(curl)![1]!;
    const answer = await served.app.post<{ id: string }>('/v1/adjudications', body);
    expect(answer.body.id).toBe(adjudicated(ruleset({ preset: 'hig-c1-current' }), exampleSnapshot, exampleAction).id);
    await desk.page.getByTestId('copy-case').click();
    const [written] = [JSON.parse(await desk.page.getByTestId('taken').inputValue()) as Case];
    const valid = new Ajv({ strict: false }).compile({ ...(caseFileSchema() as object) });
    expect(valid([written]), JSON.stringify(valid.errors)).toBe(true);
    expect(report(runCase(written))).toBe('');
    for (const [button, type] of [
      ['save-svg', '<svg'],
      ['save-png', '\u0089PNG'],
    ] as const) {
      const [download] = await Promise.all([desk.page.waitForEvent('download'), desk.page.getByTestId(button).click()]);
      expect(readFileSync(await download.path(), 'latin1').startsWith(type)).toBe(true);
    }
    await quietly(desk);
  });

  it('what cannot be opened is told in full', async () => {
    const desk = await openDesk(served);
    await paste(desk.page, { snapshot: { players: [], tiles: 'none' } });
    await desk.page.getByRole('alert').waitFor();
    expect(await desk.page.getByRole('alert').innerText()).toContain('/tiles');
    await paste(desk.page, '{');
    expect(await desk.page.getByRole('alert').innerText()).toContain('neither JSON nor a permalink');
    await paste(desk.page, { ...asked, ruleset: { preset: 'nobodys' } });
    await desk.page.getByRole('alert').getByText('/ruleset/preset').waitFor();
    expect(await desk.page.getByTestId('preset').inputValue()).toBe('hig-c1-current');
    await quietly(desk);
  });

  it('a file that cannot be unpacked is told of, and can be chosen again', async () => {
    const desk = await openDesk(served, '/replay');
    const damaged = { name: 'game.jcz', mimeType: 'application/gzip', buffer: gzipSync('{}').subarray(0, 12) };
    for (const file of [damaged, { ...damaged, buffer: gzipSync(JSON.stringify(game(roadAndCity))) }]) {
      await desk.page.getByTestId('open-file').setInputFiles(file);
      await desk.page.locator(file === damaged ? '.defects[role="alert"]' : '[data-testid="game"]').waitFor();
    }
    await quietly(desk);
  });

  it('a link that is damaged says so', async () => {
    const desk = await openDesk(served, '/#p=nothing');
    await desk.page.getByRole('alert').getByText('this link is damaged').waitFor();
    await paste(desk.page, asked);
    await verdict(desk.page).waitFor();
    expect(await desk.page.getByRole('alert').count()).toBe(0);
    await quietly(desk);
  });

  it.each([
    ['for every printing', { '*': { verdict: 'illegal' } }, 'hig-c1-current'],
    ['for all that it does not name', { '*': {}, 'hig-c1-current|hig-c1-original-2005': {} }, 'hig-c1-big-box-2'],
    ['for several', { 'zmg-c2-2016|wikicarpedia-c2-current': {} }, 'zmg-c2-2016'],
  ])('a case opens as the suite has it: %s', async (_, expectations, preset) => {
    const desk = await openDesk(served);
    await paste(desk.page, [{ ...asked, id: 'a.case', ruleset: { expansions: asked.ruleset.expansions }, expect: expectations }]);
    await verdict(desk.page).waitFor();
    expect(await desk.page.getByTestId('preset').inputValue()).toBe(preset);
    await quietly(desk);
  });
});

const GAME = new URL('../../src/expansions/princess-and-dragon/games/dragon-game.json', import.meta.url);

describe('a recorded game', () => {
  it('is a timeline that can be stepped through, and a move of it opened on the desk', async () => {
    const desk = await openDesk(served, '/replay');
    const { page } = desk;
    const buffer = gzipSync(JSON.stringify(game(roadAndCity)));
    await page.getByTestId('open-file').setInputFiles({ name: 'game.jcz.gz', mimeType: 'application/gzip', buffer });
    await page.getByTestId('game').waitFor();
    const before = await page.locator('.stage [data-rotation]').count();
    await page.getByTestId('go-last').click();
    await page.locator('[data-testid="step-number"]', { hasText: /^(\d+) \/ \1$/ }).waitFor();
    await page.waitForFunction((count) => document.querySelectorAll('.stage [data-rotation]').length > count, before);
    expect(await page.locator('.chart polyline').count()).toBeGreaterThan(1);
    await page.getByTestId('go-previous').click();
    await page.getByRole('button', { name: 'this position on the desk' }).click();
    await page.locator('.desk .board [data-rotation]').nth(before).waitFor();
    await quietly(desk);
  });

  it('is told in the language of the page, also when that changes', async () => {
    const desk = await openDesk(served, '/replay', { locale: 'de-DE' });
    const { page } = desk;
    await page.getByTestId('open-text').fill(JSON.stringify(game(roadAndCity)));
    await page.getByTestId('open').click();
    await page.getByTestId('game').waitFor();
    expect(await page.locator('.steps').innerText()).toContain('eine Karte legen');
    expect(await page.locator('.steps').innerText()).not.toMatch(/place|commit/);
    // the score of the first feature that was completed
    const scored = page.getByTestId('step').getByTestId('bill');
    for (let i = 0; i < 40 && !(await scored.isVisible()); i++) {
      const number = await page.getByTestId('step-number').innerText();
      await page.getByTestId('go-next').click();
      await page.locator('[data-testid="step-number"]', { hasNotText: number }).waitFor();
    }
    await scored.getByText('Karten').first().waitFor();
    await page.getByTestId('language').selectOption('pl');
    await scored.getByText('płytki').first().waitFor();
    await quietly(desk);
  });

  it('ends with the game', async () => {
    const last = { ...exampleSnapshot, figures: [], neutral: {}, bag: { remaining: 0, setAside: [] } };
    const desk = await openDesk(served, '/replay', { locale: 'de-DE' });
    await desk.page.getByTestId('open-text').fill(JSON.stringify({ ruleset: 'hig-c1-current', snapshot: last, actions: [{ type: 'pass' }] }));
    await desk.page.getByTestId('open').click();
    await desk.page.getByTestId('step').getByText('das Spiel ist aus').waitFor();
    await quietly(desk);
  });

  it('leads to the first move that is not legal', async () => {
    const [one] = JSON.parse(readFileSync(GAME, 'utf8')) as [{ ruleset: unknown; play: { snapshot: unknown; actions: { type: string }[] } }];
    const recorded = { ruleset: one.ruleset, snapshot: one.play.snapshot, actions: [...one.play.actions] };
    const at = recorded.actions.findIndex(({ type }, i) => i > 0 && type === 'place-tile');
    // the same tile once more, on the same spot
    recorded.actions.splice(at + 1, 0, recorded.actions[at]!);
    const desk = await openDesk(served, '/replay');
    await desk.page.getByTestId('open-text').fill(JSON.stringify(recorded));
    await desk.page.getByTestId('open').click();
    await desk.page.getByTestId('game').waitFor();
    await desk.page.getByTestId('first-illegal').click();
    await desk.page.locator('[data-testid="step"][data-verdict="illegal"]').waitFor();
    await quietly(desk);
  });
});

describe('a recorded game with points of its own', () => {
  it('leads to where they are not ours, though every move is legal', async () => {
    const desk = await openDesk(served, '/replay');
    const { page } = desk;
    await page.getByTestId('open-text').fill(JSON.stringify({ ...game(roadAndCity), final: { points: [97, 98] } }));
    await page.getByTestId('open').click();
    await page.getByTestId('other-points').click();
    await page.getByTestId('step').getByText('in the file: 97 · 98').waitFor();
    await page.locator('[data-testid="step-number"]', { hasText: /^(\d+) \/ \1$/ }).waitFor();
    await quietly(desk);
  });
});

describe('the law book', () => {
  it.each(['clauses', 'topics', 'clauses/'])('is opened where its last page is cut from the address: /law/%s', async (part) => {
    const desk = await openDesk(served, `/law/${part}`);
    await desk.page.getByTestId('law-search').waitFor();
    await desk.page.locator('.cards li').first().waitFor();
    await quietly(desk);
  });

  it('is searched as one types; a clause leads to its cases, and a case to the board', async () => {
    const desk = await openDesk(served, '/law');
    const { page } = desk;
    await page.getByTestId('law-search').pressSequentially('no follower on a volcano');
    await page.getByTestId('clauses').locator('a.chip', { hasText: 'pd.volcano.' }).first().waitFor();
    await page.waitForFunction(() => new URL(location.href).searchParams.get('q') === 'no follower on a volcano');
    await page.getByTestId('law-date').pressSequentially('2015-06');
    await page.waitForFunction(() => new URL(location.href).searchParams.get('asOf') === '2015-06');
    await page.getByTestId('law-date').fill('yesterday');
    expect(await page.getByTestId('law-date').getAttribute('aria-invalid')).toBe('true');
    await page.goto(`${served.url}/law/clauses/pd.volcano.no-follower-on-it`);
    await page.getByTestId('clause').waitFor();
    expect(await page.title()).toBe('pd.volcano.no-follower-on-it · Law book · Seneschal');
    await page.locator('[data-case="volcano.follower-not-on-it"]').click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute('data-verdict')).toBe('illegal');
    await quietly(desk);
  });

  it('says of a conflict what the clauses state that contradict each other', async () => {
    const desk = await openDesk(served, '/law/conflicts');
    const { page } = desk;
    await page.locator('.results a').first().click();
    await page.locator('.reading [data-clause] summary span + span').first().waitFor();
    await page.locator('.reading [data-clause] summary').first().click();
    await page.locator('.reading [data-clause] a[href^="/law/clauses/"]').first().waitFor();
    await quietly(desk);
  });

  it('sets my box against yours, and has a table of the figures', async () => {
    const desk = await openDesk(served, '/law/settings');
    const { page } = desk;
    const rows = page.getByTestId('matrix').locator('tbody tr');
    await rows.first().waitFor();
    const all = await rows.count();
    await page.getByLabel('my box').selectOption('hig-c1-current');
    await page.getByLabel('your box').selectOption('rgg-big-box-1');
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid="matrix"] tbody tr').length < count, all);
    expect(await rows.filter({ hasText: 'dragon.timing' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Figures' }).click();
    await page.getByTestId('figures').locator('tbody tr').first().waitFor();
    expect(await page.getByTestId('figures').locator('tbody tr').count()).toBeGreaterThan(20);
    await quietly(desk);
  });

  it.each(['conflicts', 'conflicts/open.01', 'footnotes', 'sources', 'topics/pd.volcano?preset=zmg-c2-2016&asOf=2016-12'])(
    'has an address for %s',
    async (path) => {
      const desk = await openDesk(served, `/law/${path}`);
      await desk.page.locator('main h1').waitFor();
      await desk.page.locator('main .chip, main .results li').first().waitFor();
      await quietly(desk);
    },
  );
});

describe('rulings', () => {
  it('begin with what decides the verdict, in the words of the reader, and leave open what nobody has decided', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const draftOf = async (question: object) => {
      await page.goto(`${served.url}/`);
      await page.getByTestId('language').selectOption('en');
      await paste(page, question);
      await page.getByTestId('language').selectOption('de');
      await verdict(page).waitFor();
      await page.locator('.clause').first().waitFor();
      await page.getByTestId('rule-on-this').click();
      return [await page.getByTestId('decision').inputValue(), await page.getByTestId('cites').inputValue()];
    };
    expect((await draftOf(asked))[0]).toBe('nicht erlaubt');
    const field = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 1], feature: 'field', edge: 'nnw' } };
    const laid = { tile: 'base/B', at: [0, 1], rotation: 0 };
    const players = [
      { id: 'red', supply: { meeple: 7 } },
      { id: 'blue', supply: { meeple: 6 } },
    ];
    const turn = { player: 'red', step: 'place-figure', tile: 'base/B', placed: { at: [0, 1] }, done: [{ type: 'place-tile', ...laid }] };
    const tiles = [{ tile: 'base/D', at: [0, 0], rotation: 0 }, laid];
    const position = { players, tiles, bag: { remaining: 9 }, turn };
    const [decision, cites] = await draftOf({ ruleset: { expansions: ['base'] }, snapshot: position, action: field });
    expect(decision).toBe('erlaubt');
    expect(cites).toContain('base.figure.unoccupied');
    const figures = [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'city', edge: 'n' } }];
    const fairy = { ...position, figures, neutral: { fairy: { tile: [0, 0] } } };
    expect((await draftOf({ ruleset: 'hig-c1-current', snapshot: fairy, action: { type: 'pass' } }))[0]).toBe('');
    await quietly(desk);
  });

  it('are made from a verdict, published, and replaced by another', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, asked);
    await verdict(page).waitFor();
    await page.locator('.clause').first().waitFor();
    await page.getByTestId('rule-on-this').click();
    expect(await page.getByTestId('cites').inputValue()).toContain('pd.volcano.no-follower-on-it');
    expect(await page.getByTestId('ruled-under').innerText()).toBe('Hans im Glück, first edition, current');
    await page.getByTestId('key').fill(secret);
    await page.getByTestId('keep-key').click();
    // the reasons must be given: the page says so, and the server is not asked
    await page.getByTestId('save-ruling').click();
    expect(await page.getByTestId('reasoning').evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true);
    await page.getByTestId('reasoning').fill('nobody goes onto it');
    await page.getByTestId('tags').fill('volcano, table 4');
    await page.getByTestId('save-ruling').click();
    await page.locator('[data-testid="ruling"][data-status="draft"]').waitFor();
    await page.locator('img.position').waitFor();
    // a draft is written on, in words of one's own language
    await page.getByTestId('edit-ruling').click();
    expect(await page.getByTestId('tags').inputValue()).toBe('volcano, table 4');
    await page.getByTestId('reasoning').fill('nobody goes onto the volcano');
    await page.getByTestId('written-in').selectOption('de');
    await page.getByTestId('save-ruling').click();
    await page.locator('[data-testid="ruling"] p[lang="de"]', { hasText: 'nobody goes onto the volcano' }).waitFor();
    await page.getByTestId('publish').click();
    await page.locator('[data-testid="ruling"][data-status="published"]').waitFor();
    const first = page.url();

    await page.getByTestId('supersede').click();
    // what was written goes along
    expect(await page.getByTestId('reasoning').inputValue()).toBe('nobody goes onto the volcano');
    expect(await page.getByTestId('tags').inputValue()).toBe('volcano, table 4');
    await page.getByTestId('reasoning').fill('as before, in better words');
    await page.getByTestId('save-ruling').click();
    await page.locator('[data-testid="ruling"][data-status="draft"]').waitFor();
    await page.getByTestId('publish').click();
    await page.locator('[data-testid="ruling"][data-status="published"]').waitFor();
    await page.goto(first);
    await page.locator('[data-testid="ruling"][data-status="superseded"]').waitFor();
    await page.getByRole('region', { name: 'History' }).locator('li').nth(2).waitFor();
    expect(await page.getByRole('region', { name: 'History' }).locator('ins').count()).toBeGreaterThan(0);
    // the key stays in the tab: in no address, and in nothing that outlives it
    expect(page.url()).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret);

    await page.goto(`${served.url}/rulings`);
    await page.getByLabel('status').selectOption('withdrawn');
    await page.getByText('No ruling is like that.').waitFor();
    await page.getByLabel('status').selectOption('');
    await page.getByTestId('ruling-search').fill('nobody goes onto');
    await page.getByTestId('rulings').getByRole('link').first().click();
    await page.getByTestId('to-desk').click();
    await verdict(page).waitFor();
    await page.getByTestId('precedents').getByText('Hans im Glück, first edition, current').waitFor();

    // that a feature must be free is asked of every figure; a ruling on the volcano is none on a tile laid long ago
    const looked = page.waitForResponse((answer) => answer.url().includes('clause=base.figure.tile-just-laid'));
    await paste(page, { ...asked, action: { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'road', edge: 'e' } } });
    expect(await (await looked).json()).toMatchObject({ items: [] });
    await page.getByTestId('precedents').waitFor({ state: 'detached' });
    await quietly(desk);
  });
});

describe('the guides', () => {
  it('are found by their name from every page, and the one for judges from the desk', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await page.getByTestId('welcome').getByRole('link', { name: 'the guide for judges and organisers' }).click();
    await page.getByRole('heading', { level: 1, name: 'For judges and organisers' }).waitFor();
    await page.goto(`${served.url}/rulings`);
    await page.getByRole('navigation').getByRole('link', { name: 'Guides' }).click();
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
    // what was behind that link before is one step on
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'The interface' }).waitFor();
    await quietly(desk);
  });
});

describe('a clause of a verdict', () => {
  it('says first where it is printed in the box on the table', async () => {
    const desk = await openDesk(served);
    await paste(desk.page, { ...asked, ruleset: { ...asked.ruleset, preset: 'zmg-c2-2016' } });
    const clause = verdict(desk.page).locator('[data-clause="pd.volcano.no-follower-on-it"]').first();
    await clause.locator('summary').click();
    const first = clause.locator('.sources li').first();
    await first.getByText('ZMG · C2').waitFor();
    await first.getByText('the publisher of your box').waitFor();
    await quietly(desk);
  });
});
