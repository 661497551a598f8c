/** Promise: clauses, positions and answers have one list of names for the steps of a turn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expansions } from '../../src/catalog.js';
import type { Clause } from '../../src/contract/clause.js';
import { clauses } from '../../src/corpus/clauses.js';
import { BY_ITSELF, OTHERWISE } from '../../src/corpus/steps.js';
import { openApiText } from '../../src/http/plugins/openapi-text.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import { testApp, type TestApp } from '../support/app.js';

interface Schema {
  readonly enum?: readonly string[];
  readonly deprecated?: boolean;
  readonly items?: Schema;
  readonly properties: Readonly<Record<string, Schema>>;
}
const { schemas } = (JSON.parse(await openApiText()) as { components: { schemas: Record<string, Schema> } }).components;
const inTurn = schemas['Turn']!.properties['step']!.enum!;
const inClause = schemas['Clause']!.properties['involves']!.properties['steps']!.items!.enum!;
const all = [...clauses.values()];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const found = async (query: string) => (await app.get<{ items: Clause[]; total: number }>(`/v1/clauses?limit=200&${query}`)).body;

describe('the names of steps', () => {
  it('are those of positions in clauses too, and of what goes on where nobody decides', () => {
    expect(inClause).toEqual([...inTurn, ...BY_ITSELF]);
    const unknown = all.flatMap(({ id, involves: { steps } }) => steps.filter((step) => !inClause.includes(step)).map((step) => `${id}: ${step}`));
    expect(unknown).toEqual([]);
  });

  it('stand for every other word that a clause has, and no step is called by one', () => {
    const words = new Set(all.flatMap(({ involves }) => involves.phases));
    for (const [word, steps] of Object.entries(OTHERWISE)) {
      expect(words).toContain(word);
      expect(inTurn).not.toContain(word);
      expect(inTurn).toEqual(expect.arrayContaining([...steps]));
    }
  });

  it('stand in each clause on which a step rests', () => {
    const steps = expansions.flatMap((expansion) => declared(expansion, 'steps')).filter(({ decides }) => decides === true);
    const silent = steps.flatMap(({ id, cites, timeCites = [] }) =>
      [...cites, ...timeCites].filter((clause) => !clauses.get(clause)!.involves.steps.includes(id)).map((clause) => `${clause}: ${id}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('GET /v1/clauses?step=', () => {
  it.each(inTurn)('%s finds what it is about', async (step) => {
    const { total, items } = await found(`step=${step}`);
    expect(total).toBe(all.filter(({ involves }) => involves.steps.includes(step)).length);
    expect(total).toBeGreaterThan(0);
    for (const { involves } of items) expect(involves.steps).toContain(step);
  });

  it('finds what the older word found, which is told to be old', async () => {
    expect(await found('step=move-dragon')).toMatchObject({ total: (await found('phase=dragon-move')).total });
    expect(schemas['Clause']!.properties['involves']!.properties['phases']!.deprecated).toBe(true);
  });

  it('says what may have been meant by another', async () => {
    const { status, body } = await app.get<{ errors: { message: string }[] }>('/v1/clauses?step=dragon-move');
    expect(status).toBe(400);
    expect(body.errors[0]!.message).toContain('`move-dragon`');
  });
});
