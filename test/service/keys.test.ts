/** Promise: a key that could do harm or no good is not made, and all that is wrong with it is said at once. */
import { emptyStore, type KeyInput, type KeyStore } from '../../src/store/store.js';
import { expect, it } from 'vitest';
import { createKey } from '../../src/service/keys.js';

const by = { keyId: 'test', name: 'test' };
const made: KeyInput[] = [];
const keys: KeyStore = {
  ...emptyStore.keys,
  create: (input) => {
    made.push(input);
    return Promise.resolve({ key: { id: 'k', ratePerMinute: 60, createdAt: '2026-01-01T00:00:00.000Z', ...input }, secret: 's' });
  },
};

it('is refused with every defect', async () => {
  const bad = { role: 'king', name: 'two\nlines', expiresAt: '2020-01-01', ratePerMinute: 0.5 };
  await expect(createKey(keys, bad, by)).rejects.toMatchObject({
    code: 'invalid-parameters',
    defects: [
      { pointer: '/role', code: 'not-allowed-value' },
      { pointer: '/name', code: 'wrong-format' },
      { pointer: '/expiresAt', code: 'bad-date' },
      { pointer: '/ratePerMinute', code: 'out-of-range' },
    ],
  });
  expect(made).toEqual([]);
});

it.each([Number.NaN, -1, 0, 100_001])('with %d writes a minute is refused', async (ratePerMinute) => {
  await expect(createKey(keys, { role: 'judge', name: 'Ada', ratePerMinute }, by)).rejects.toMatchObject({
    defects: [{ pointer: '/ratePerMinute' }],
  });
});

it('is made as it was asked for', async () => {
  const input = { role: 'judge', name: 'Ada', expiresAt: '2999-01-01', ratePerMinute: 100_000 };
  expect(await createKey(keys, input, by)).toMatchObject({ secret: 's', key: { name: 'Ada' } });
  expect(made).toEqual([input]);
});
