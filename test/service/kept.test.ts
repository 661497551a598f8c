/** Promise: a stored ruleset is read once for as long as nothing changes, and again whenever something may have. */
import { describe, expect, it } from 'vitest';
import { kept } from '../../src/service/rulesets/kept.js';

describe('stored rulesets in memory', () => {
  const HASH = 'sha256-0';
  const stored = (id: string, version: number) => ({ id, version, document: {}, hash: HASH, createdAt: '2026-01-01T00:00:00.000Z' });

  it('are asked for again when something has changed, or may have', async () => {
    let [latest, asked] = [1, 0];
    let known: number | undefined = 1;
    const get = (id: string, version = latest) => {
      asked += 1;
      return Promise.resolve(stored(id, version));
    };
    const rulesets = kept({ get }, { known: () => known });
    for (let n = 0; n < 3; n++) expect(await rulesets.get('club')).toMatchObject({ version: 1 });
    expect(asked).toBe(1);
    expect(await rulesets.get('club', 3)).toMatchObject({ version: 3 });
    expect(await rulesets.get('other')).toMatchObject({ id: 'other' });
    expect(asked).toBe(3);
    [latest, known] = [2, 2];
    for (let n = 0; n < 3; n++) expect(await rulesets.get('club')).toMatchObject({ version: 2 });
    expect(asked).toBe(4);
    known = undefined;
    for (let n = 0; n < 3; n++) await rulesets.get('club');
    expect(asked).toBe(7);
  });

  it('are not taken for known when something has changed while they were read', async () => {
    let [known, latest] = [1, 1];
    const get = (id: string) => {
      const read = stored(id, latest);
      [known, latest] = [2, 2];
      return Promise.resolve(read);
    };
    const rulesets = kept({ get }, { known: () => known });
    expect(await rulesets.get('club')).toMatchObject({ version: 1 });
    expect(await rulesets.get('club')).toMatchObject({ version: 2 });
  });
});
