/** Pictures over HTTP: the board that was posted, and tiles for those who accept SVG. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSnapshot } from '../../src/http/schemas/examples.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SVG = 'image/svg+xml; charset=utf-8';

describe('POST /v1/snapshots/render', () => {
  const render = (body: unknown) => app.post('/v1/snapshots/render', body);

  it('answers with an SVG of the board', async () => {
    const { status, headers, text } = await render({ ruleset: 'hig-c1-current', snapshot: exampleSnapshot });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(SVG);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" .*<\/svg>$/s);
    expect(text).toContain('data-tile="princess-and-dragon/volcano-road-straight" data-at="1 0"');
  });

  it('answers with the same bytes every time', async () => {
    expect((await render({ snapshot: exampleSnapshot })).text).toBe((await render({ snapshot: exampleSnapshot })).text);
  });

  it('marks the place of an action', async () => {
    expect((await render({ snapshot: toLay, action: layCap })).text).toContain('<g data-action="place-tile">');
    expect((await render({ snapshot: toLay })).text).not.toContain('data-action');
  });

  it('draws tiles as large as they are asked for', async () => {
    expect((await render({ snapshot: toLay, size: 50 })).text).toContain('width="128"');
    const { status, ...answer } = await render({ snapshot: toLay, size: 5 });
    expect(status).toBe(400);
    expect(defectsOf({ status, ...answer })).toEqual(['/size out-of-range']);
  });

  it('reports every defect of the position, and of the action', async () => {
    const bad = {
      ...toLay,
      tiles: [...toLay.tiles, { tile: 'base/nothing', at: [5, 5], rotation: 0 }],
      figures: [{ ...toLay.figures![0]!, owner: 'nobody' }],
    };
    const answer = await render({ snapshot: bad });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(defectsOf(answer)).toEqual(expect.arrayContaining(['/snapshot/tiles/1/tile unknown-tile', '/snapshot/figures/0/owner unknown-player']));
    const action = { type: 'place-figure', kind: 'meeple', at: { tile: [9, 9], feature: 'city', edge: 'n' } };
    expect(defectsOf(await render({ snapshot: toLay, action }))).toEqual(['/action/at/tile no-tile-there']);
  });

  it('refuses an unknown ruleset', async () => {
    expect((await render({ ruleset: 'nope', snapshot: toLay })).status).toBe(422);
  });
});

describe('GET /v1/tiles/{id}', () => {
  const get = (id: string, accept?: string) => app.get(`/v1/tiles/${id}`, accept === undefined ? {} : { accept });

  it('is SVG for those who prefer it, and JSON for all others', async () => {
    expect((await get('base/D', 'image/svg+xml')).headers['content-type']).toBe(SVG);
    expect((await get('base/D', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8')).headers['content-type']).toBe(SVG);
    for (const accept of [undefined, '*/*', 'application/json', 'application/json, image/svg+xml;q=0.5'])
      expect((await get('base/D', accept)).headers['content-type'], accept).toContain('application/json');
  });

  it('says that the answer hangs on Accept, and gives each form its own ETag', async () => {
    const [svg, json] = [await get('base/D', 'image/svg+xml'), await get('base/D')];
    for (const { headers } of [svg, json]) expect(headers.vary).toContain('Accept');
    expect(svg.headers.etag).toBeDefined();
    expect(svg.headers.etag).not.toBe(json.headers.etag);
  });

  it('draws a tile under its alias', async () => {
    expect((await get('jcz:DG%2FCcRr.g', 'image/svg+xml')).text).toBe(
      (await get('princess-and-dragon/portal-city-corner-road', 'image/svg+xml')).text,
    );
  });

  it('has no other form, and no picture of a tile that is not there', async () => {
    expect((await get('base/D', 'image/png')).status).toBe(406);
    expect((await get('base/nothing', 'image/svg+xml')).status).toBe(404);
  });
});
