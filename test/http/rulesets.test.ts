/** Promise: a ruleset is stored in versions that never change, refused with every defect, compared with others, and used at once everywhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import type { RulesetDiff } from '../../src/contract/ruling-requests.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { defectsOf } from '../support/app.js';
import { startService, type Service } from '../support/service.js';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const store = (input: object) => service.post<Stored>('/v1/rulesets', input, service.as('organiser'));
const diff = async (first: string, second: string) => (await service.get<RulesetDiff>(`/v1/rulesets/${first}/diff/${second}`)).body;

describe('a stored ruleset', () => {
  const variant = { id: 'club', label: 'The Club', preset: 'hig-c1-current', expansions: ['base', 'phantom'], notes: 'ours' };

  it('is read by id, by version and by hash, and its versions are listed', async () => {
    const { body: first } = await store(variant);
    const { body: second } = await store({ ...variant, disabledClauses: ['pd.volcano.no-follower-on-it'] });
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(first.hash).not.toBe(second.hash);
    const read = async (address: string) => (await service.get(`/v1/rulesets/${address}`)).body;
    expect(await read('club')).toEqual(second);
    expect(await read('club?version=1')).toEqual(first);
    expect(await read(first.hash)).toEqual(first);
    expect(await read(second.hash)).toEqual(second);
    const { body } = await service.get<{ items: Stored[] }>('/v1/rulesets/club/versions');
    expect(body.items.map(({ version, hash }) => [version, hash])).toEqual([
      [1, first.hash],
      [2, second.hash],
    ]);
    expect((await service.get<{ items: Stored[] }>('/v1/rulesets/hig-c1-current/versions')).body.items).toHaveLength(1);
    for (const none of ['none', 'none/versions', 'club?version=3', `sha256-${'0'.repeat(64)}`, 'hig-c1-current?version=2'])
      expect((await service.get(`/v1/rulesets/${none}`)).status, none).toBe(404);
  });

  it.each<[object, string[]]>([
    [{ preset: 'none' }, ['/preset unknown-preset']],
    [{ expansions: ['none'] }, ['/expansions/0 unknown-expansion']],
    [{ settings: { none: 'x', 'dragon.timing': 'x' } }, ['/settings/dragon.timing unknown-setting-value', '/settings/none unknown-setting']],
    [{ houseRules: ['none'], disabledClauses: ['none'] }, ['/disabledClauses/0 unknown-clause', '/houseRules/0 unknown-house-rule']],
    [
      { houseRules: ['pd.house.fairy-does-not-block-dragon'], disabledClauses: ['pd.house.fairy-does-not-block-dragon'] },
      ['/disabledClauses/0 contradictory-clause'],
    ],
    [{ expansions: ['base'], settings: { 'dragon.timing': 'after-scoring' } }, ['/settings/dragon.timing idle-setting']],
    [{ id: 'hig-c1-current' }, ['/id id-taken']],
    [{ label: 'a\0b' }, ['/label bad-text']],
    [{ notes: 'a\uD800' }, ['/notes bad-text']],
    [
      { id: 'hig-c1-current', notes: 'a\uD800', preset: 'none', expansions: ['none'] },
      ['/expansions/0 unknown-expansion', '/id id-taken', '/notes bad-text', '/preset unknown-preset'],
    ],
  ])('%j is refused as a ruleset, with every defect', async (more, defects) => {
    const answer = await store({ id: 'bad', ...more });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-ruleset' } });
    expect(defectsOf(answer).sort()).toEqual(defects);
    expect((await service.get('/v1/rulesets/bad')).status).toBe(404);
  });

  it('names the house rule and the setting that contradict each other', async () => {
    const house = 'pd.house.fairy-does-not-block-dragon';
    const { body } = await service.get<{ settings: Record<string, { value: string; setBy: string }> }>(
      `/v1/rulesets/${(await store({ id: 'with-house-rule', houseRules: [house] })).body.id}`,
    );
    const [key, { value }] = Object.entries(body.settings).find(([, { setBy }]) => setBy === 'house-rule')!;
    const usual = (await service.get<{ values: { value: string }[] }>(`/v1/settings/${key}`)).body.values.find(
      (other) => other.value !== value,
    )!.value;
    const answer = await store({ id: 'contradiction', houseRules: [house], settings: { [key]: usual } });
    expect(answer.status).toBe(422);
    expect(defectsOf(answer)).toEqual(['/houseRules/0 contradictory-setting']);
    expect(answer.text).toContain(key);
  });
});

it('is the same rules, however often a clause is named', async () => {
  const disabled = 'pd.volcano.no-follower-on-it';
  const { body: once } = await store({ id: 'once', disabledClauses: [disabled] });
  const { body: twice } = await store({ id: 'twice', disabledClauses: [disabled, disabled] });
  expect(twice.hash).toBe(once.hash);
});

it.each([2 ** 31, 2 ** 40, 1e300])('has no version %d: whoever asks for it is refused', async (version) => {
  await store({ id: 'few', preset: 'hig-c1-current' });
  const body = { snapshot: exampleSnapshot, action: exampleAction, ruleset: { id: 'few', version } };
  for (const [url, refused] of [
    ['/v1/adjudications', body],
    ['/v1/rulings', { ...exampleInput, ruleset: body.ruleset }],
  ] as const) {
    const answer = await service.post(url, refused, service.as('judge'));
    expect(answer.status, answer.text).toBe(400);
    expect(defectsOf(answer)).toEqual(['/ruleset/version out-of-range']);
  }
});

it('says which version is the newest, where one is asked for that there is not', async () => {
  await store({ id: 'two', preset: 'hig-c1-current' });
  await store({ id: 'two', preset: 'hig-c2' });
  const answer = await service.post('/v1/adjudications', { snapshot: exampleSnapshot, action: exampleAction, ruleset: { id: 'two', version: 3 } });
  expect(defectsOf(answer)).toEqual(['/ruleset/version unknown-version']);
  expect(answer.text).toContain('`two` has no version 3; the newest is 2');
});

it('is told all that is wrong with it, also where it has not its shape', async () => {
  const answer = await store({ id: 'Not an id', preset: 'hig', settings: { 'dragon.timing': 'never', x: 1 } });
  expect(defectsOf(answer).sort()).toEqual([
    '/id wrong-format',
    '/preset unknown-preset',
    '/settings/dragon.timing unknown-setting-value',
    '/settings/x unknown-setting',
    '/settings/x wrong-type',
  ]);
});

describe('a ruleset that names what is known no more', () => {
  it('stays in the lists, and says what it names where it is asked for', async () => {
    await service.store.rulesets.add('of-old', { label: 'Of old', disabledClauses: ['pd.long-gone'] }, { by: { keyId: 'test', name: 'test' } });
    expect((await service.get<{ items: Stored[] }>('/v1/rulesets?limit=200')).body.items).toContainEqual(
      expect.objectContaining({ id: 'of-old', label: 'Of old' }),
    );
    expect((await service.get<{ items: Stored[] }>('/v1/rulesets/of-old/versions')).body.items).toHaveLength(1);
    for (const url of ['/v1/rulesets/of-old', '/v1/rulesets/of-old/diff/hig-c2']) {
      const answer = await service.get(url);
      expect(answer, url).toMatchObject({ status: 422, body: { code: 'invalid-ruleset' } });
      expect(defectsOf(answer)).toEqual(['/disabledClauses/0 unknown-clause']);
    }
  });
});

describe('a ruleset that was just stored', () => {
  // the other way round than the preset has it
  const variant = { id: 'at-once', preset: 'hig-c1-current', disabledClauses: [] as string[], settings: { 'dragon.sharedTile': 'unrestricted' } };
  let stored: Stored;
  beforeAll(async () => {
    stored = (await store(variant)).body;
  });

  const body = { snapshot: exampleSnapshot, action: exampleAction };
  const sharing = ({ findings }: Verdict) => findings.find(({ rule }) => rule === 'princess-and-dragon.dragon.shares-no-tile')?.outcome;

  it.each(['at-once', { id: 'at-once' }, { id: 'at-once', version: 1 }])('is in force in adjudications as %j', async (ruleset) => {
    const { status, body: verdict } = await service.post<Verdict>('/v1/adjudications', { ...body, ruleset });
    expect([status, verdict.ruleset]).toEqual([200, { id: 'at-once', hash: stored.hash }]);
    expect(sharing(verdict)).toBe('permit');
    expect(sharing((await service.post<Verdict>('/v1/adjudications', body)).body)).toBe('forbid');
  });

  it('is in force in batches, comparisons, legal actions, replays, validations and rulings', async () => {
    const ruleset = 'at-once';
    const type = { 'content-type': 'application/x-ndjson' };
    const batch = await service.post<string>('/v1/adjudications/batch', `${JSON.stringify({ ...body, ruleset })}\n`, type);
    expect(sharing(JSON.parse(batch.text) as Verdict)).toBe('permit');
    const comparison = await service.post<{ verdicts: Verdict[] }>('/v1/comparisons', { ...body, rulesets: [ruleset, 'hig-c1-current'] });
    expect(comparison.body.verdicts.map(sharing)).toEqual(['permit', 'forbid']);
    const explained = await service.post<{ rejected: { action: object; findings: Verdict['findings'] }[] }>('/v1/legal-actions', {
      snapshot: exampleSnapshot,
      ruleset,
      explain: true,
    });
    const rejected = explained.body.rejected.find(({ action }) => JSON.stringify(action) === JSON.stringify(exampleAction))!;
    expect(sharing(rejected as Verdict)).toBe('permit');
    const replay = await service.post('/v1/replays', {
      format: 'seneschal',
      ruleset,
      game: { snapshot: exampleSnapshot, actions: [exampleFairyMove] },
    });
    expect(replay.status).toBe(200);
    expect((await service.post('/v1/snapshots/validate', { snapshot: exampleSnapshot, ruleset })).body).toMatchObject({ valid: true });
    const { verdict } = await service.draft({ ruleset });
    expect(verdict!.findings).toContainEqual({ rule: 'princess-and-dragon.dragon.shares-no-tile', outcome: 'permit' });
    expect((await service.post('/v1/rulings', { ...exampleInput, ruleset: { id: ruleset, version: 2 } }, service.as('judge'))).status).toBe(422);
  });
});

describe('the difference of two rulesets', () => {
  const suite = new Map(caseFiles().flatMap(({ cases }) => cases.map((test) => [test.id, test] as const)));

  it('names the cases of the suite that change, and each of them does', async () => {
    const [first, second] = ['hig-c1-current', 'rgg-big-box-1'];
    const { same, settings, cases, compared } = await diff(first, second);
    expect(same).toBe(false);
    expect(settings.length).toBeGreaterThan(0);
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.length).toBeLessThan(compared);
    for (const { case: id, verdicts, differs, clauses } of cases) {
      const { snapshot, action } = suite.get(id)!;
      const { body } = await service.post<{ agree: boolean; verdicts: Verdict[] }>('/v1/comparisons', {
        rulesets: [first, second],
        snapshot,
        action,
      });
      expect(body.agree, id).toBe(differs.join() === 'rules');
      expect(
        body.verdicts.map(({ verdict }) => verdict),
        id,
      ).toEqual(verdicts);
      expect(differs.includes('verdict'), id).toBe(verdicts[0] !== verdicts[1]);
      expect(clauses.length, id).toBeGreaterThan(0);
      for (const clause of clauses) expect((await service.get(`/v1/clauses/${clause}`)).status, clause).toBe(200);
    }
  });

  it('misses no case: those that it does not name come out the same', async () => {
    const [first, second] = ['hig-c1-current', 'rgg-big-box-1'];
    const { cases, compared } = await diff(first, second);
    const named = new Set(cases.map((each) => each.case));
    const others = [...suite.values()].filter(
      ({ id, ruleset }) => !named.has(id) && ruleset.expansions.every((each) => ['base', 'princess-and-dragon'].includes(each)),
    );
    expect(others.length + named.size).toBe(compared);
    for (const { id, snapshot, action } of others) {
      const { body } = await service.post<{ agree: boolean }>('/v1/comparisons', { rulesets: [first, second], snapshot, action });
      expect(body.agree, id).toBe(true);
    }
  });

  it('of a variant shows what its one setting does, and a clause that it disables', async () => {
    const usual = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
    await store({ id: 'usual', ...usual });
    await store({ id: 'shared-tile', ...usual, settings: { 'dragon.sharedTile': 'unrestricted' } });
    await store({ id: 'no-volcano', ...usual, disabledClauses: ['pd.volcano.no-follower-on-it', 'pd.volcano.forbid.normal-follower'] });
    const shared = await diff('usual', 'shared-tile');
    expect(shared.settings.map(({ setting }) => setting)).toEqual(['dragon.sharedTile']);
    expect(shared.cases.some(({ verdicts }) => verdicts[0] === 'illegal' && verdicts[1] === 'legal')).toBe(true);
    expect((await diff('shared-tile', 'usual')).cases.map((each) => [each.case, [...each.verdicts].reverse()])).toEqual(
      shared.cases.map((each) => [each.case, each.verdicts]),
    );
    expect((await diff('usual', 'no-volcano')).disabledClauses.second).toHaveLength(2);
    expect(await diff('usual', 'hig-c1-current')).toMatchObject({ same: true, settings: [], cases: [] });
  });
});

describe('the ruleset as a verdict names it', () => {
  const question = { snapshot: exampleSnapshot, action: exampleAction };
  const judged = (ruleset: unknown) => service.post<Verdict>('/v1/adjudications', { ...question, ruleset });

  it('is the ruleset of another request, also in a version that is not the newest', async () => {
    await store({ id: 'named', preset: 'hig-c1-current' });
    const first = (await judged('named')).body;
    await store({ id: 'named', preset: 'hig-c2' });
    const second = (await judged('named')).body;
    // another one of the same content is not meant
    await store({ id: 'namesake', preset: 'hig-c1-current' });
    expect(first.ruleset.hash).not.toBe(second.ruleset.hash);
    const builtIn = (await judged('zmg-c1')).body;
    for (const { ruleset, id } of [first, second, builtIn]) {
      expect((await judged(ruleset)).body).toMatchObject({ id, ruleset });
      expect((await service.post('/v1/legal-actions', { snapshot: exampleSnapshot, ruleset })).status).toBe(200);
      expect((await service.post('/v1/snapshots/validate', { snapshot: exampleSnapshot, ruleset })).status).toBe(200);
      const game = { snapshot: exampleSnapshot, actions: [], ruleset };
      expect((await service.post<object>('/v1/replays', { format: 'seneschal', game })).body).toMatchObject({ ruleset });
    }
    expect((await judged({ ...first.ruleset, version: 1 })).body.id).toBe(first.id);
    expect(defectsOf(await judged({ ...first.ruleset, version: 2 }))).toEqual(['/ruleset/hash unknown-ruleset']);
  });

  it.each([
    ['of another one', { id: 'zmg-c1', hash: `sha256-${'0'.repeat(64)}` }, '/ruleset/hash unknown-ruleset'],
    ['that is none', { id: 'zmg-c1', hash: 'new' }, '/ruleset/hash unknown-ruleset'],
    ['of nothing', { id: 'inline-0123456789ab', hash: 'new' }, '/ruleset/id unknown-ruleset'],
  ])('is refused with a hash %s', async (_what, ruleset, defect) => {
    const game = { snapshot: exampleSnapshot, actions: [], ruleset };
    for (const [url, body] of [
      ['/v1/adjudications', { ...question, ruleset }],
      ['/v1/snapshots/validate', { snapshot: exampleSnapshot, ruleset }],
      ['/v1/snapshots/render', { snapshot: exampleSnapshot, ruleset }],
      ['/v1/setups', { players: 2, ruleset }],
    ] as const) {
      const answer = await service.post(url, body);
      expect(answer, url).toMatchObject({ status: 422, body: { code: 'unknown-ruleset' } });
      expect(defectsOf(answer), url).toEqual([defect]);
    }
    expect(defectsOf(await service.post('/v1/comparisons', { ...question, rulesets: ['zmg-c1', ruleset] }))).toEqual([
      defect.replace('/ruleset', '/rulesets/1'),
    ]);
    expect(defectsOf(await service.post('/v1/replays', { format: 'seneschal', game }))).toEqual([`/game${defect}`]);
  });

  it('is not what a ruling is made for', async () => {
    const { ruleset } = (await judged('zmg-c1')).body;
    const refused = await service.post('/v1/rulings', { ...exampleInput, ruleset }, service.as('judge'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-ruling' } });
    expect(defectsOf(refused)).toEqual(['/ruleset/hash unknown-property']);
  });
});
