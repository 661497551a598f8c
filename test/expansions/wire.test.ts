/** Promise: whatever a folder has players do, and keeps of a turn or a table, can be said over the wire: what the engine answers it reads again. */
import { describe, expect, it } from 'vitest';
import { expansions } from '../../src/catalog.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import { positionSchemas } from '../../src/wire.js';

interface Schema {
  readonly $id?: string;
  readonly properties?: Readonly<Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>>;
}
const schemas = positionSchemas as readonly Schema[];
const members = (id: string) => Object.keys(schemas.find(({ $id }) => $id === id)!.properties!);
const ofAction = new Map(
  schemas.flatMap(({ properties = {} }) => (properties['type']?.const ? [[properties['type'].const, properties] as const] : [])),
);
const variants = new Map(expansions.flatMap((folder) => declared(folder, 'actionTypes').map(({ type, variant }) => [type, variant] as const)));

describe.each(expansions.map((folder) => [folder.id, folder] as const))('%s', (_, folder) => {
  it('has a schema for each type of its actions', () => {
    const types = declared(folder, 'actions').map(({ id }) => id.split('/')[0]!);
    expect(
      types.filter((type) => !ofAction.has(type)),
      '`actions` of `wire.ts`, joined in `src/wire.ts`',
    ).toEqual([]);
  });

  it('lets an action say of which kind it is', () => {
    const unsaid = declared(folder, 'actions').filter(({ id }) => {
      const [type, value] = id.split('/') as [string, string?];
      const said = ofAction.get(type)?.[variants.get(type) ?? '']?.enum;
      return value !== undefined && said !== undefined && !said.includes(value);
    });
    expect(
      unsaid.map(({ id }) => id),
      'ways, options and chances stand in `src/ways.ts`',
    ).toEqual([]);
  });

  it('has a schema for each member in which it keeps state', () => {
    const known = { turn: members('Turn'), snapshot: members('Snapshot') };
    const lacking = declared(folder, 'state').filter(({ name, of }) => !known[of].includes(name));
    expect(
      lacking.map(({ name, of }) => `${of}.${name}`),
      '`turn` and `snapshot` of `wire.ts`, joined in `src/wire.ts`',
    ).toEqual([]);
  });
});
