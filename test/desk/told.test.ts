/// <reference lib="dom" />
/** Promise: the desk speaks as the table does: in the terms of its edition, with the names of the reader's language, and of whatever ends. */
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../src/corpus/texts.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { deploy, game, place, PASS, roadAndCity } from '../replay/games.js';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, pointOn, quietly, tab, verdict } from './desk.js';

const served = servedInBrowser();
const asked = { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction };

describe('English', () => {
  it('follows the edition on the table, unless the reader has chosen one', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, asked);
    const question = verdict(page).locator('.question');
    await question.getByText('follower to the').waitFor();
    await page.getByTestId('preset').selectOption('zmg-c2-2016');
    await question.getByText('meeple to the').waitFor();
    await page.getByTestId('preset').selectOption('hig-c1-current');
    await question.getByText('follower to the').waitFor();
    await page.getByTestId('language').selectOption('en-c2');
    await question.getByText('meeple to the').waitFor();
    await quietly(desk);
  });
});

describe('in German', () => {
  it('what is wrong with a position is told in German first, and what exactly in English', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ruleset: 'hig-c1-current', snapshot: { ...exampleSnapshot, neutral: { dragon: { tile: [9, 9] } } } });
    const defects = page.getByTestId('defects');
    await defects.locator('[lang="en"]').first().waitFor();
    await page.getByTestId('language').selectOption('de');
    await defects.getByText('auf dem Feld liegt keine Karte').first().waitFor();
    expect(await defects.locator('small[lang="en"]').first().innerText()).toContain('[9, 9]');
    await quietly(desk);
  });

  it('tiles, printings and topics of the law have German names', async () => {
    const desk = await openDesk(served, '/', { locale: 'de-DE' });
    const { page } = desk;
    const volcano = page.locator('[data-tile-id="princess-and-dragon/volcano-road-straight"]');
    await page.locator('[data-tile-id][aria-label^="Vulkan gerade Straße"]').waitFor();
    await page.getByRole('searchbox').fill('vulkan straßenkurve');
    await page.locator('[data-tile-id="princess-and-dragon/volcano-road-bend"]').waitFor();
    await volcano.waitFor({ state: 'detached' });
    expect(await page.getByTestId('preset').locator('option').first().innerText()).toBe('Hans im Glück, erste Ausgabe, aktuell');
    await page.goto(`${served.url}/law`);
    await page.getByRole('link', { name: 'Vulkan', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Burgfräulein & Drache: Vulkan' }).waitFor();
    await quietly(desk);
  });

  it('a verdict tells what the setting asks on which it rests, and what its value means', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, asked);
    await page.getByTestId('language').selectOption('de');
    const { question, values } = wordsIn('de').settings['dragon.sharedTile']!;
    await page.locator('.basis').getByText(`${question}: ${values['forbid-followers']}`).first().waitFor();
    await quietly(desk);
  });
});

describe('figures that are alike', () => {
  it('are told apart by where they stand, in what may be done and on the board', async () => {
    const at = (x: number, y: number, feature: string, edge: string) => ({ tile: [x, y], feature, edge });
    const figure = (id: string, where: object) => ({ id, kind: 'meeple', owner: 'red', at: where });
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, {
      ruleset: 'hig-c1-current',
      snapshot: {
        ...exampleSnapshot,
        players: [{ id: 'red', supply: { meeple: 4 } }, { id: 'blue' }],
        tiles: [...exampleSnapshot.tiles, { tile: 'base/D', at: [-1, 0], rotation: 0 }],
        figures: [figure('r1', at(0, 0, 'city', 'n')), figure('r2', at(-1, 0, 'city', 'n')), figure('r3', at(-1, 0, 'field', 'ssw'))],
      },
    });
    const fairy = page.getByTestId('asks').locator('[data-action="move-fairy"]');
    await fairy.getByText('to follower of red at [0, 0]').waitFor();
    await fairy.getByText('to follower of red at city (north) of [-1, 0]').waitFor();
    // the mark does not hide who stands there
    const mark = (await page.locator('.marker[data-verdict="legal"]').first().boundingBox())!;
    const stands = (await page.locator('[data-figure="r1"]').boundingBox())!;
    expect(mark.x).toBeGreaterThan(stands.x + stands.width / 2);
    await quietly(desk);
  });
});

describe('the board', () => {
  it('has the numbers of its cells along its edges, and below what stands off the tiles, named and in view', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const at = { area: 'city-of-carcassonne', place: 'castle' };
    await paste(page, {
      ruleset: { expansions: ['base', 'princess-and-dragon', 'count'] },
      snapshot: {
        ...exampleSnapshot,
        figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at }],
        neutral: { count: { area: 'city-of-carcassonne', place: 'market' } },
      },
    });
    await page.getByTestId('language').selectOption('de');
    const names = page.locator('.board .names text');
    await names.getByText('Schloss', { exact: true }).waitFor();
    expect((await names.allTextContents()).sort()).toEqual(['0', '0', '0', '0', '1', '1', 'Schloss', 'Markt'].sort());
    const board = (await page.locator('.board > svg').boundingBox())!;
    for (const piece of ['[data-figure="r1"]', '[data-neutral="count"]']) {
      const box = (await page.locator(`.board ${piece}`).boundingBox())!;
      expect(box.x).toBeGreaterThan(board.x);
      expect(box.y + box.height).toBeLessThan(board.y + board.height);
    }
    await quietly(desk);
  });
});

describe('a figure', () => {
  it('is called by its kind and owner in reasons, and what threatens it is told in German', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const portal = { tile: 'princess-and-dragon/portal-crossroads', at: [-1, 0], rotation: 0 };
    await paste(page, {
      ruleset: 'hig-c1-current',
      snapshot: {
        players: [
          { id: 'red', score: 0, supply: { meeple: 7 } },
          { id: 'blue', score: 0, supply: { meeple: 6 } },
        ],
        tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }, { tile: 'base/B', at: [0, 1], rotation: 0 }, portal],
        figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
        neutral: { dragon: { tile: [0, 1] } },
        bag: { remaining: 50 },
        turn: { player: 'red', step: 'place-figure', tile: portal.tile, placed: { at: portal.at }, done: [{ type: 'place-tile', ...portal }] },
      },
      action: { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city', edge: 'n' }, via: 'magic-portal' },
    });
    await verdict(page).locator('.finding', { hasText: 'the city is occupied by follower of blue' }).first().waitFor();
    await page.getByTestId('language').selectOption('de');
    await verdict(page).locator('.finding', { hasText: 'Gefolgsmann von blue' }).first().waitFor();
    const city = await pointOn(page, '0 0', 50, 80);
    await page.mouse.click(city.x, city.y);
    await page.getByTestId('here').getByText('der Drache erreicht [0, 0] in einem Schritt').waitFor();
    await quietly(desk);
  });
});

describe('an action of another expansion', () => {
  const players = ['red', 'blue'].map((id) => ({ id, supply: { meeple: 6 }, tokens: { bridge: 3, castle: 3, 'tower-piece': 9 } }));
  const laid = (tile: string) => ({ player: 'red', tile, placed: { at: [0, 1] }, done: [{ type: 'place-tile', tile, at: [0, 1], rotation: 0 }] });

  it('is told in German with what it names: the token and how it lies, whose figure, where off the tiles', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const tile = 'bridges-castles-and-bazaars/bazaar-field';
    const tiles = [
      { tile: 'base/D', at: [0, 0], rotation: 0 },
      { tile, at: [0, 1], rotation: 0 },
    ];
    const ruleset = { expansions: ['base', 'bridges-castles-and-bazaars'] };
    await paste(page, { ruleset, snapshot: { players, tiles, bag: { remaining: 20 }, turn: { ...laid(tile), step: 'place-figure' } } });
    await page.getByTestId('language').selectOption('de');
    await page.locator('.ask', { hasText: 'Brücke setzen: [0, 1] (Osten, Westen)' }).waitFor({ state: 'attached' });

    await page.getByTestId('language').selectOption('en');
    await tab(page, 'Share').waitFor();
    const foundation = 'tower/city-cap-road-straight';
    await paste(page, {
      ruleset: { expansions: ['base', 'tower'] },
      snapshot: {
        players,
        tiles: [
          { tile: foundation, at: [0, 0], rotation: 0 },
          { tile: 'base/U', at: [1, 0], rotation: 0 },
          { tile: 'base/B', at: [0, 1], rotation: 0 },
        ],
        figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [1, 0], feature: 'road', edge: 'w' } }],
        tokens: [{ kind: 'tower-piece', tile: [0, 0] }],
        bag: { remaining: 20 },
        turn: {
          ...laid('base/B'),
          step: 'capture',
          done: [...laid('base/B').done, { type: 'place-token', kind: 'tower-piece', at: { tile: [0, 0] } }],
          capture: { tile: [0, 0] },
        },
      },
      action: { type: 'capture', figure: 'b1' },
    });
    await page.getByTestId('language').selectOption('de');
    await verdict(page).locator('.question', { hasText: 'Gefolgsmann von blue gefangen nehmen' }).waitFor();
    await verdict(page).getByText('Gefolgsmann von blue kommt nach Gefangenschaft').waitFor();
    await quietly(desk);
  });
});

describe('a bid', () => {
  it('is told with its points and the tile that it is for', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const bazaar = 'bridges-castles-and-bazaars/bazaar-field';
    await paste(page, {
      ruleset: { expansions: ['base', 'bridges-castles-and-bazaars'] },
      snapshot: {
        players: ['red', 'blue'].map((id) => ({ id, score: 5, supply: { meeple: 6 } })),
        tiles: [
          { tile: 'base/D', at: [0, 0], rotation: 0 },
          { tile: bazaar, at: [0, 1], rotation: 0 },
        ],
        bag: { remaining: 20 },
        turn: {
          player: 'red',
          step: 'bid',
          tile: bazaar,
          placed: { at: [0, 1] },
          done: [{ type: 'place-tile', tile: bazaar, at: [0, 1], rotation: 0 }],
          auction: {
            host: 'red',
            tiles: [{ tile: 'base/U' }, { tile: null }],
            selector: 'blue',
            offer: { tile: 0, points: 0, bidder: 'blue' },
            mover: 'red',
            asked: ['blue'],
          },
        },
      },
    });
    await page.locator('.ask', { hasText: 'bid 1 point for tile 1: U' }).waitFor();
    await page.getByTestId('language').selectOption('de');
    await page.locator('.ask', { hasText: '1 Punkt für Karte 1 bieten' }).waitFor();
    await quietly(desk);
  });
});

describe('the walk of the dragon', () => {
  const walking = {
    players: [
      { id: 'red', score: 0, supply: { meeple: 7 } },
      { id: 'blue', score: 0, supply: { meeple: 6 } },
    ],
    tiles: [
      { tile: 'base/U', at: [0, 0], rotation: 0 },
      { tile: 'base/U', at: [0, 1], rotation: 0 },
      { tile: 'princess-and-dragon/dragon-road-straight', at: [0, 2], rotation: 0 },
    ],
    figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'road', edge: 'e' } }],
    neutral: { dragon: { tile: [0, 2] }, fairy: { tile: [0, 0], figure: 'b1' } },
    bag: { remaining: 30 },
    turn: {
      player: 'red',
      step: 'move-dragon',
      tile: 'princess-and-dragon/dragon-road-straight',
      placed: { at: [0, 2] },
      done: [],
      dragon: { visited: [[0, 2]], stepsLeft: 6, mover: 'red' },
    },
  };

  it('is said to be over where the fairy and the tiles leave him no way', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    await paste(page, { ruleset: 'hig-c1-current', snapshot: walking, action: { type: 'move-dragon', to: [0, 1] } });
    await verdict(page).locator('.effects').getByText('the walk of the dragon is over').waitFor();
    await verdict(page).getByTestId('play').waitFor();
    // and of a position in which he stands so
    const stuck = {
      ...walking,
      neutral: { ...walking.neutral, dragon: { tile: [0, 1] } },
      turn: {
        ...walking.turn,
        dragon: {
          visited: [
            [0, 2],
            [0, 1],
          ],
          stepsLeft: 5,
          mover: 'blue',
        },
      },
    };
    await paste(page, { ruleset: 'hig-c1-current', snapshot: stuck });
    await page.getByTestId('asks').getByText('the walk of the dragon is over').waitFor();
    await quietly(desk);
  });
});

describe('a game with a message that cannot be read', () => {
  it('is shown up to there, and the message is marked', async () => {
    const desk = await openDesk(served, '/replay');
    const { page } = desk;
    const broken = game([...roadAndCity, place('BA/C', [0, 1], 180), deploy('0.small.1', 'Road', 'N', [40, 40]), PASS]);
    await page.getByTestId('open-text').fill(JSON.stringify(broken));
    await page.getByTestId('open').click();
    await page.getByTestId('game').waitFor();
    const last = broken.replay.length - 1;
    await page.locator('[data-testid="step-number"]', { hasText: `/ ${last}` }).waitFor();
    await page.getByTestId('unread').click();
    const step = page.locator('[data-testid="step"][data-verdict="unread"]');
    await step.getByText(`message ${last} cannot be read`).waitFor();
    expect(await step.locator('code').first().innerText()).toContain(`/game/replay/${last - 1}`);
    await page.locator('.steps [aria-current="step"]', { hasText: 'cannot be read' }).waitFor();
    await page.getByTestId('go-previous').click();
    await page.locator('[data-testid="step"]:not([data-verdict="unread"])').waitFor();
    await quietly(desk);
  });
});

describe('a tile that was drawn', () => {
  it('is asked about until it lies there or is taken back', async () => {
    const desk = await openDesk(served);
    const { page } = desk;
    const asking = page.getByTestId('drawn');
    const draw = async () => {
      await page.locator('[data-tile-id="base/E"]').click();
      await page.getByRole('button', { name: 'where may it be laid?' }).click();
      await page.locator('.ask.legal[data-action="place-tile"]').first().waitFor({ state: 'attached' });
    };
    await draw();
    await asking.getByRole('button', { name: 'take it back' }).click();
    await asking.waitFor({ state: 'detached' });
    await page.locator('.ask').first().waitFor({ state: 'detached' });
    await draw();
    await page.locator('.ask.legal[data-action="place-tile"]').first().click();
    await page.getByTestId('play').click();
    await asking.waitFor({ state: 'detached' });
    await tab(page, 'Turn').click();
    await page.getByTestId('turn-placed').waitFor();
    await quietly(desk);
  });
});
