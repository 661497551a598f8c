/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Pictures in a real browser: they are well-formed XML, they show, and figures stand on the shapes of their features. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruleset, tiles, vocabulary } from '../../src/catalog.js';
import { Position } from '../../src/kernel/position/position.js';
import { shapes } from '../../src/kernel/board/shape.js';
import { renderBoard, renderTile } from '../../src/render/index.js';
import { servedInBrowser } from '../support/browser.js';
import { playout } from '../support/playout.js';
import { toLay } from '../support/positions.js';

const served = servedInBrowser();
let page: Page;
const complaints: string[] = [];
beforeAll(async () => {
  page = await served.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

/** What the browser's XML parser says against each document. */
const parseErrors = (documents: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (texts) =>
      texts.flatMap((text) => {
        const document = new DOMParser().parseFromString(text, 'image/svg+xml');
        return document.querySelector('parsererror') || document.documentElement.localName !== 'svg' ? [text] : [];
      }),
    documents as string[],
  );

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders'] });
const sets = ['basic:1', 'princess-and-dragon:1', 'inns-and-cathedrals:1', 'traders-and-builders:1'];

/** The position with the most figures of a random game. */
function crowded(seed: number): Position {
  let best: Position | undefined;
  const supply = { meeple: 7, 'large-meeple': 1, builder: 1, pig: 1 };
  for (const { view } of playout({ ruleset: rules, sets, supply }, seed, ({ type }) => (type === 'place-figure' ? 5 : 1)))
    if (view.figures.length >= (best?.figures.length ?? 0)) best = view;
  return best!;
}

/** Figures that do not stand on the shape of their feature. Runs in the page. */
function misplaced(): string[] {
  const numbers = (text: string | null) => text!.match(/-?[\d.]+/g)!.map(Number) as [number, number];
  const taken = new Set<string>();
  return [...document.querySelectorAll('[data-figure]')].flatMap((figure) => {
    const { at: tile, feature, edge, figure: id } = (figure as SVGElement).dataset;
    const group = document.querySelector(`[data-rotation][data-at="${tile}"]`)!;
    const named = edge === undefined ? `[data-feature="${feature}"]:not([data-edge])` : `[data-feature="${feature}"][data-edge="${edge}"]`;
    const [column, row] = numbers(tile!);
    const [x, y] = numbers(figure.getAttribute('transform'));
    // the second one on the same spot stands beside the first
    if (taken.has(`${tile} ${named}`)) return [];
    taken.add(`${tile} ${named}`);
    const point = new DOMPoint(x - column * 100, y - row * 100);
    const on = (element: Element) => {
      if (!(element instanceof SVGGeometryElement)) {
        const box = element.getBoundingClientRect(),
          own = figure.getBoundingClientRect();
        return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
      }
      return element.getAttribute('fill') === 'none' ? element.isPointInStroke(point) : element.isPointInFill(point);
    };
    const covered = feature === 'field' && [...group.querySelectorAll('[data-feature="city"],[data-feature="road"]')].some(on);
    return [...group.querySelectorAll(named)].some(on) && !covered ? [] : [`${id} on ${tile} ${named}`];
  });
}

describe('in a browser', () => {
  it('every tile, turned four ways, is well-formed XML', async () => {
    const documents = tiles.flatMap((design) => shapes(design, vocabulary).map(renderTile));
    expect(documents.length).toBe(tiles.length * 4);
    expect(await parseErrors(documents)).toEqual([]);
  });

  it('a board is well-formed XML whatever the players are called', async () => {
    const names = [
      '"><script>alert(1)</script>',
      "' onload='alert(1)",
      ']]>',
      '<!--',
      '&nope;',
      '\u0000\u0007\ud800\uffff',
      '\r\n\t',
      '🐉'.repeat(20),
    ];
    expect(await parseErrors(names.map((id) => renderBoard(new Position(rules, { ...toLay, players: [{ id }] }))))).toEqual([]);
  });

  it('a board shows, and its figures stand on their features', async () => {
    for (const seed of [1, 2, 3]) {
      const view = crowded(seed);
      await page.setContent(renderBoard(view));
      expect(await page.locator('[data-figure]').count()).toBe(view.figures.length);
      expect(view.figures.length).toBeGreaterThan(10);
      expect(await page.locator('[data-rotation]').count()).toBe(view.board.laid.length);
      expect(await page.evaluate(misplaced)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it('the address of a tile serves as that of an image', async () => {
    await page.goto(`${served.url}/healthz`);
    const width = await page.evaluate(async () => {
      const image = new Image();
      image.src = '/v1/tiles/base/D';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBe(100);
  });
});
