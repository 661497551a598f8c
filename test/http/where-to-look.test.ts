/** Promise: whoever asks for what is not there, by a wrong name, address, method or parameter, is told what is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

describe('a name that nothing has', () => {
  it.each([
    ['/v1/clauses/pd.volcano.no-follower', 'did you mean `pd.volcano.no-follower-on-it`?'],
    ['/v1/cases/volcano.nobody', '`/v1/cases` lists what there is'],
    ['/v1/tiles/base/DD', 'no tile `base/DD` is known; did you mean `base/D`?'],
    ['/v1/settings/dragon.timings', 'did you mean `dragon.timing`?'],
    ['/v1/conflicts/conflict.dragon.diets', 'did you mean `conflict.dragon.diet`?'],
    ['/v1/rules/princess-and-dragon.volcano.nofigure', 'did you mean `princess-and-dragon.volcano.no-figure`?'],
    ['/v1/rulesets/hig-c1-curent', 'did you mean `hig-c1-current`?'],
    ['/v1/problems/invalid-snapshots', 'did you mean `invalid-snapshot`?'],
    ['/v1/rulings/nothing', 'no ruling `nothing` is known; `/v1/rulings` lists what there is'],
    ['/v1/clause', 'nothing is at `/v1/clause`; did you mean `/v1/clauses`?'],
    ['/v1/adjudication', 'did you mean `/v1/adjudications`?'],
    ['/clauses/x', 'did you mean `/v1/clauses`?'],
    ['/favicon.ico', '`/v1` lists what there is'],
  ])('%s', async (url, detail) => {
    const { status, body } = await app.get<Problem>(url);
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect(body.detail).toContain(detail);
  });
});

describe('a parameter that is wrong', () => {
  it.each([
    ['/v1/clauses?edtion=C1', '/edtion unknown-property', 'did you mean `edition`?'],
    ['/v1/clauses?edition=c1', '/edition not-allowed-value', 'did you mean `C1`?'],
    ['/v1/clauses?figure=follower', '/figure not-allowed-value', 'did you mean `meeple`?'],
    ['/v1/clauses?limit=0', '/limit out-of-range', 'must be at least 1'],
    ['/v1/clauses?limit=many', '/limit wrong-type', 'must be an integer in digits, not `many`: how many on a page'],
    ['/v1/clauses?asOf=05-2010', '/asOf wrong-format', '`YYYY` or `YYYY-MM`'],
    ['/v1/cases?clause=pd.volcano', '/clause not-allowed-value', 'did you mean `pd.volcano.'],
    ['/v1/tiles?set=basic', '/set not-allowed-value', 'did you mean `basic:1` or `basic:2`?'],
    ['/v1/settings?expansion=Tower', '/expansion not-allowed-value', 'did you mean `tower`?'],
    ['/v1/rules?on=fly', '/on not-allowed-value', 'names the nearest are `'],
    ['/v1/rulings?status=drafts', '/status not-allowed-value', 'did you mean `draft`?'],
    ['/v1/rulings?binding=yes', '/binding wrong-type', 'must be boolean, not string; it is `true` or `false`: only those that bind'],
  ])('%s', async (url, defect, message) => {
    const { status, body } = await app.get<Problem>(url);
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([defect]);
    expect(body.errors[0]!.message).toContain(message);
    expect(body.errors[0]!.message.length).toBeLessThan(1000);
  });

  it('is told together with the others', async () => {
    const { errors } = (await app.get<Problem>('/v1/clauses?limit=0&edition=x&colour=red')).body;
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['/colour', '/edition', '/limit']);
  });

  it('and a cursor of another list say what to do', async () => {
    expect((await app.get<Problem>('/v1/clauses?cursor=abc')).body.detail).toContain('begin without one');
  });
});

describe('an address with an empty id', () => {
  it.each(['clauses', 'cases', 'tiles', 'rulesets', 'rulings', 'jobs', 'keys', 'problems'])(
    '/v1/%s/ is none, and the list is named',
    async (list) => {
      const detail = `nothing is at \`/v1/${list}/\`; did you mean \`/v1/${list}\`?`;
      const { status, headers, body } = await app.get<Problem>(`/v1/${list}/`);
      expect({ status, body, cors: headers['access-control-allow-origin'] }).toMatchObject({
        status: 404,
        body: { code: 'not-found', detail },
        cors: '*',
      });
      expect((await app.send<Problem>('OPTIONS', `/v1/${list}/`)).body.detail).toBe(detail);
    },
  );

  it('is none either where more follows', async () => {
    expect(await app.get('/v1/rulings//history')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await app.get('/v1/rulesets/hig-c2/diff/')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('a request of the wrong kind', () => {
  it('is told the method, the form and the content type that there are', async () => {
    const wrongMethod = await app.send<Problem>('GET', '/v1/adjudications');
    expect([wrongMethod.status, wrongMethod.headers.allow, wrongMethod.body.detail]).toEqual([405, 'POST', 'this address knows POST, not GET']);
    expect((await app.get<Problem>('/v1/tiles/base%2FD', { accept: 'image/png' })).body.detail).toContain('`image/svg+xml`');
    const untyped = await app.post<Problem>('/v1/adjudications', 'x', { 'content-type': '' });
    expect([untyped.status, untyped.body.detail]).toEqual([415, 'send `application/json`, not a body without `Content-Type`']);
  });
});
