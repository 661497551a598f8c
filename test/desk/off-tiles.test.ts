/// <reference lib="dom" />
/** Promise: a judge puts a position together without writing JSON, also what stands off the tiles: by mouse, by keyboard alone, by touch. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cases } from '../../src/conformance/catalogue.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, question, quietly, tab, tabTo } from './desk.js';

const served = servedInBrowser();

const city = cases().get('count-at-the-end.the-player-to-the-left-begins')!;
const ofTheCity = {
  ruleset: { preset: 'hig-c1-current', expansions: ['base', 'count', 'tower', 'robbers'] },
  snapshot: {
    ...city.snapshot,
    figures: [],
    neutral: {},
    players: ['red', 'blue'].map((id) => ({ id, score: 0, supply: { meeple: 7, robber: 1 } })),
  },
};

const onDesk = async (page: Page) => (await question<{ snapshot: Snapshot }>(page)).snapshot;
const off = (page: Page) => page.getByTestId('off-tiles');

describe('off the tiles', () => {
  it('a figure is put, moved and taken away by keyboard alone', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, ofTheCity);
    await tab(page, 'Players').click();
    await tabTo(page, page.locator('[data-piece="red meeple"]'));
    await page.keyboard.press('Enter');
    // what is in hand says where else it may go
    await tabTo(page, page.getByTestId('in-hand').getByRole('button', { name: 'off the tiles' }));
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('off-tiles');
    await tabTo(page, off(page).getByRole('button', { name: 'City of Carcassonne, market' }));
    await page.keyboard.press('Enter');
    await off(page).getByText('follower of red: City of Carcassonne, market').waitFor();
    const at = (place: string) => ({ id: 'r1', kind: 'meeple', owner: 'red', at: { area: 'city-of-carcassonne', place } });
    const put = await onDesk(page);
    expect([put.figures, put.players[0]!.supply]).toEqual([[at('market')], { meeple: 6, robber: 1 }]);

    await tabTo(page, off(page).getByRole('button', { name: /^take up/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, off(page).getByRole('button', { name: 'City of Carcassonne, castle' }));
    await page.keyboard.press('Enter');
    await off(page).getByText('follower of red: City of Carcassonne, castle').waitFor();
    expect((await onDesk(page)).figures).toEqual([at('castle')]);

    await tabTo(page, off(page).getByRole('button', { name: /^remove/ }));
    await page.keyboard.press('Enter');
    await off(page).waitFor({ state: 'detached' });
    const gone = await onDesk(page);
    expect([gone.figures, gone.players[0]!.supply]).toEqual([[], { meeple: 7, robber: 1 }]);
    await quietly(desk);
  });

  it('a space of a track is said by its number, a prisoner by who holds him, and a neutral figure has its own places', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, ofTheCity);
    await tab(page, 'Players').click();
    await page.locator('[data-piece="blue robber"]').click();
    // nobody else stands on the track, and he stands nowhere else
    await off(page).getByRole('spinbutton').fill('12');
    expect(await off(page).getByRole('button', { name: /City/ }).count()).toBe(0);
    await off(page).getByRole('button', { name: 'scoring track' }).click();
    await page.locator('[data-piece="blue meeple"]').click();
    await off(page).getByRole('button', { name: 'captivity, red' }).click();
    await page.locator('[data-piece="neutral count"]').click();
    await expect.poll(() => off(page).getByRole('group').getByRole('button').count()).toBe(4);
    await off(page).getByRole('button', { name: 'City of Carcassonne, cathedral' }).click();
    await off(page).getByText('Count: City of Carcassonne, cathedral').waitFor();
    const { figures, players, neutral } = await onDesk(page);
    expect(figures).toEqual([{ id: 'b1', kind: 'robber', owner: 'blue', at: { area: 'track', space: 12 } }]);
    expect(players[0]!.prisoners).toEqual([{ id: 'b2', kind: 'meeple', owner: 'blue' }]);
    expect(players[1]!.supply).toEqual({ meeple: 6, robber: 0 });
    expect(neutral).toEqual({ count: { area: 'city-of-carcassonne', place: 'cathedral' } });
    await off(page).getByRole('button', { name: 'remove: follower of blue: captivity, red' }).click();
    await off(page).getByText('captivity').waitFor({ state: 'detached' });
    expect((await onDesk(page)).players[1]!.supply).toEqual({ meeple: 7, robber: 0 });
    await quietly(desk);
  });

  it('a prisoner is taken up and put where he stood, or into other hands, by keyboard and by touch', async () => {
    const tiles = [{ tile: 'base/D', at: [0, 0], rotation: 0 }];
    const of = (kind: string, owner: string) => ({ kind, owner });
    const players = [
      { id: 'red', prisoners: [{ id: 'b4', ...of('meeple', 'blue') }, of('meeple', 'blue')] },
      { id: 'blue', supply: { meeple: 5 } },
      { id: 'green', prisoners: [] },
    ];
    const held = { ruleset: { expansions: ['base', 'tower'] }, snapshot: { players, tiles, bag: { remaining: 9 } } };
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, held);
    await tabTo(
      page,
      off(page)
        .getByRole('button', { name: /^take up: follower of blue: captivity, red/ })
        .first(),
    );
    await page.keyboard.press('Enter');
    await page.getByTestId('in-hand').getByText('follower of blue').waitFor();
    await tabTo(page, page.locator('.board > svg'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByTestId('here').locator('li', { hasText: /^city/ }).getByRole('button'));
    await page.keyboard.press('Enter');
    await page.getByTestId('in-hand').waitFor({ state: 'detached' });
    const moved = await onDesk(page);
    expect(moved.figures).toEqual([{ id: 'b4', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'city', edge: 'n' } }]);
    expect(moved.players.map(({ supply, prisoners }) => [supply?.['meeple'], prisoners?.length])).toEqual([
      [undefined, 1],
      [5, undefined],
      [undefined, 0],
    ]);
    await quietly(desk);

    const phone = await openDesk(served, '/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await paste(phone.page, held);
    await off(phone.page)
      .getByRole('button', { name: /^take up/ })
      .nth(1)
      .tap();
    // nobody holds his own, and who holds him may keep him
    await off(phone.page).getByRole('button', { name: 'captivity, green', exact: true }).tap();
    await off(phone.page).getByText('follower of blue: captivity, green').waitFor();
    const given = await onDesk(phone.page);
    expect(given.players.map(({ prisoners }) => prisoners)).toEqual([
      [{ id: 'b4', ...of('meeple', 'blue') }],
      undefined,
      [{ id: 'b1', ...of('meeple', 'blue') }],
    ]);
    await quietly(phone);
  });

  it('and on a tower, on a phone: its tile offers it where a tower stands', async () => {
    const desk = await openDesk(served, '/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const { page } = desk;
    const tiles = [{ tile: 'base/D', at: [0, 0], rotation: 0 }];
    await paste(page, { ...ofTheCity, snapshot: { ...ofTheCity.snapshot, tiles, tokens: [{ kind: 'tower-piece', tile: [0, 0] }], turn: undefined } });
    await tab(page, 'Players').tap();
    await page.locator('[data-piece="red meeple"]').tap();
    await page.getByTestId('in-hand').getByRole('button', { name: 'off the tiles' }).tap();
    // brought into view below the board
    await page.waitForFunction(() => {
      const [heading, board] = ['#off-tiles', '.middle'].map((part) => document.querySelector(part)!.getBoundingClientRect());
      return heading!.top > board!.bottom - 4 && heading!.bottom < innerHeight;
    });
    await page.getByTestId('board-list').locator('summary').waitFor();
    await page.locator('.board > svg').focus();
    await page.keyboard.press('Enter');
    await page
      .getByTestId('here')
      .locator('li', { hasText: /^tower put/ })
      .getByRole('button')
      .tap();
    await page.getByTestId('in-hand').waitFor({ state: 'detached' });
    expect((await onDesk(page)).figures).toEqual([{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'tower' } }]);
    await quietly(desk);
  });
});

describe('pieces', () => {
  const laid = {
    ruleset: { preset: 'hig-c1-current', expansions: ['base', 'tunnel', 'goldmines', 'hills-and-sheep', 'mage-and-witch'] },
    snapshot: {
      players: [{ id: 'red', score: 0, supply: { meeple: 7, shepherd: 1 } }, { id: 'blue' }],
      tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
      figures: [{ id: 's', kind: 'shepherd', owner: 'red', at: { tile: [0, 0], feature: 'field', edge: 'nne' } }],
      bag: { remaining: 9 },
    },
  };

  it('are told apart by owner, pair, side, number and figure, by keyboard alone', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, laid);
    await tab(page, 'Players').click();
    const put = async (kind: string) => {
      await tabTo(page, page.locator(`[data-piece="neutral ${kind}"]`));
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator('.board > svg'));
      await page.keyboard.press('Enter');
      await page.getByTestId('in-hand').or(page.getByTestId('here')).first().waitFor();
      await page.keyboard.press('Escape');
    };
    const choose = async (group: string, label: string, typed: string) => {
      await tabTo(page, page.getByRole('group', { name: group }).getByRole('combobox', { name: label, exact: true }));
      // typing chooses from a list
      await page.keyboard.type(typed);
    };
    await put('tunnel-token');
    await choose('tunnel token', 'owner', 'blue');
    await choose('tunnel token', 'pair', 'b');
    await choose('tunnel token', 'side', 'east');
    await put('gold');
    await tabTo(page, page.getByRole('button', { name: /: how many: one more$/ }));
    await page.keyboard.press('Enter');
    await put('sheep-token');
    await choose('sheep token', 'value', '3');
    await choose('sheep token', 'beside the figure', 'shepherd');
    const { tokens } = await onDesk(page);
    expect(tokens).toEqual([
      { kind: 'tunnel-token', tile: [0, 0], owner: 'blue', pair: 'b', edge: 'e' },
      { kind: 'gold', tile: [0, 0], count: 2 },
      { kind: 'sheep-token', value: 3, figure: 's' },
    ]);
    // it is shown where that figure stands, and may lie on the tile again
    await page.getByRole('group', { name: 'sheep token' }).getByRole('combobox', { name: 'beside the figure' }).selectOption('');
    expect((await onDesk(page)).tokens![2]).toEqual({ kind: 'sheep-token', value: 3, tile: [0, 0] });
    await quietly(desk);
  });

  it('are counted before each player, also those that come in pairs; tiles lie before him, and the mage stands on a feature', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, laid);
    await tab(page, 'Players').click();
    const blue = page.locator('[data-player="blue"]');
    await blue.getByText('tokens', { exact: true }).click();
    const more = (name: string) => page.getByTestId(`tokens-blue-${name}`).getByRole('button', { name: 'one more' });
    await more('tunnel-tokena').click();
    await more('gold').click();
    await more('gold').click();
    // what he is not said to have he has not
    expect(await page.getByTestId('tokens-blue-tunnel-tokenb').getByRole('spinbutton').inputValue()).toBe('0');
    await blue.getByText('tiles in front of him').click();
    await page.getByTestId('hand-blue').selectOption('base/U');
    await blue.getByRole('button', { name: 'remove: U' }).waitFor();
    await page.locator('[data-piece="neutral mage"]').click();
    await page.locator('.board > svg').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('here').locator('li', { hasText: 'city (north)' }).getByRole('button').click();
    const { players, neutral } = await onDesk(page);
    expect(players[1]).toEqual({ id: 'blue', tokens: { 'tunnel-token': { a: 1 }, gold: 2 }, hand: ['base/U'] });
    expect(neutral).toEqual({ mage: { tile: [0, 0], feature: 'city', edge: 'n' } });
    await quietly(desk);
  });
});

describe('counting figures', () => {
  it('stand where it is said beside the points, in numbers and in German', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, {
      ruleset: { expansions: ['base', 'messages'] },
      snapshot: { players: [{ id: 'red', score: 12 }, { id: 'blue' }], tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }] },
    });
    await tab(page, 'Players').click();
    await page.getByRole('spinbutton', { name: 'messenger of red' }).fill('7');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByTestId('track-red-meeple').getByRole('button', { name: 'one more' }));
    for (let i = 0; i < 5; i++) await page.keyboard.press('Enter');
    const [red, blue] = (await onDesk(page)).players as readonly object[];
    expect([red, blue]).toEqual([{ id: 'red', score: 12, track: { meeple: 5, messenger: 7 } }, { id: 'blue' }]);
    await page.getByTestId('language').selectOption('de');
    await page.locator('#tab-players').click();
    await page.getByRole('group', { name: 'Wertungstafel von red' }).getByText('Bote').waitFor();
    await quietly(desk);
  });
});

describe('what is said of figures', () => {
  const at = { tile: [0, 0], feature: 'city', edge: 'n' };
  const table = {
    ruleset: { expansions: ['base', 'robbers', 'monasteries', 'peasant-revolts', 'ghosts-castles-and-cemeteries'] },
    snapshot: {
      players: [
        { id: 'red', score: 12, supply: { meeple: 5, robber: 0 } },
        { id: 'blue', score: 12 },
      ],
      tiles: [
        { tile: 'base/D', at: [0, 0], rotation: 0 },
        { tile: 'monasteries/monastery-1', at: [0, 1], rotation: 0 },
      ],
      figures: [
        { id: 'r1', kind: 'meeple', owner: 'red', at },
        { id: 'r2', kind: 'robber', owner: 'red', at: { area: 'track', space: 12 } },
        { id: 'r3', kind: 'meeple', owner: 'red', at: { tile: [0, 1], feature: 'monastery' } },
      ],
      bag: { remaining: 9 },
    },
  };

  it('is chosen by keyboard: ghosts beside him, that he lies down, as what, beside whom on the track', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, table);
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    const choose = async (name: string, label: string, typed: string) => {
      await tabTo(page, group(name).getByRole('combobox', { name: label, exact: true }));
      await page.keyboard.type(typed);
    };
    await choose('robber of red', 'beside', 'blue');
    await page.getByTestId('language').selectOption('de');
    await off(page).getByText('neben: Gefolgsmann von blue').waitFor();
    await page.getByTestId('language').selectOption('en');
    await tabTo(page, page.locator('.board > svg'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await choose('follower of red', 'lies or stands as', 'abbot');
    await tabTo(page, page.locator('.board > svg'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await choose('follower of red', 'ghosts', '2');
    await tabTo(page, group('follower of red').getByRole('checkbox', { name: 'protected' }));
    await page.keyboard.press('Space');
    expect((await onDesk(page)).figures).toEqual([
      { id: 'r1', kind: 'meeple', owner: 'red', at, ghosts: 2, protected: true },
      { id: 'r2', kind: 'robber', owner: 'red', at: { area: 'track', space: 12, with: { player: 'blue', counter: 'meeple' } } },
      { id: 'r3', kind: 'meeple', owner: 'red', at: { tile: [0, 1], feature: 'monastery', as: 'abbot' } },
    ]);
    // and unsaid again
    await group('follower of red').getByRole('checkbox', { name: 'protected' }).uncheck();
    await group('follower of red').getByRole('combobox', { name: 'ghosts' }).selectOption('');
    expect((await onDesk(page)).figures![0]).toEqual({ id: 'r1', kind: 'meeple', owner: 'red', at });
    await quietly(desk);
  });
});
