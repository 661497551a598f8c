/** Promise: an expansion whose rules have not come yet is told to the catalogue as the whole one is, and once they have come nothing tells them apart. */
import { describe, expect, it } from 'vitest';
import { complete, NotLoaded, outlined, outlineOf } from '../../src/desk/engine/outline.js';
import { expansions } from '../../src/expansions/index.js';
import { declared, mechanicsOf } from '../../src/kernel/ruleset/in-play.js';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(expansions.map((expansion) => [expansion.id, expansion] as const))('%s', (id, whole) => {
  const outline = () => outlined(overTheWire(outlineOf(whole)));

  it('is known by its outline', () => {
    const known = outline();
    for (const member of [
      'name',
      'modelled',
      'partOfBaseIn',
      'settings',
      'tiles',
      'unprinted',
      'featureKinds',
      'marks',
      'symbols',
      'columns',
    ] as const)
      expect(known[member]).toEqual(whole[member]);
    for (const member of ['figures', 'tokens'] as const)
      expect(declared(known, member).map(({ kind }) => kind)).toEqual(declared(whole, member).map(({ kind }) => kind));
    expect(declared(known, 'figures').map(({ neutral }) => neutral)).toEqual(declared(whole, 'figures').map(({ neutral }) => neutral));
    expect(overTheWire(declared(known, 'actionTypes'))).toEqual(overTheWire(declared(whole, 'actionTypes')));
    expect(mechanicsOf(known)).toEqual(mechanicsOf(whole));
  });

  it('asks for its rules, and does not judge without them', () => {
    const known = outline();
    const missing = expect.objectContaining({ folders: [id] });
    expect(() => known.rules).toThrow(missing);
    expect(() => known.rules).toThrow(NotLoaded);
    for (const type of declared(known, 'actionTypes').filter(({ names }) => names)) expect(() => type.names!({ type: type.type })).toThrow(missing);
  });

  it('is complete once they have come', () => {
    const known = outline();
    const types = declared(known, 'actionTypes');
    complete(known, whole);
    expect(known).toEqual(whole);
    // what the catalogue has read of the outline
    expect(types).toEqual(declared(whole, 'actionTypes'));
  });
});
