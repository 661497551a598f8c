/** The application on a database of its own, with keys of every role. On PostgreSQL, which opens faster than the embedded one. */
import type { Role } from '../../src/contract/key.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import type { Store } from '../../src/store/store.js';
import { testApp, type Answer, type TestApp } from './app.js';
import { freshStore, usePostgres } from './stores.js';

const WHO = { judge: 'judge', other: 'judge', organiser: 'organiser', admin: 'admin' } as const satisfies Record<string, Role>;
export type Who = keyof typeof WHO;

export interface Service extends TestApp {
  readonly store: Store;
  /** The headers of somebody who has a key. */
  as(who: Who, more?: Record<string, string>): Record<string, string>;
  /** A draft of the example, changed. Throws when it is refused. */
  draft(more?: object, who?: Who): Promise<Ruling>;
  published(more?: object, who?: Who): Promise<Ruling>;
  /** Publishes, supersedes or withdraws the version that is handed in. */
  change(ruling: Ruling, verb: string, body?: object, who?: Who): Promise<Answer<Ruling>>;
  amend(ruling: Ruling, patch: object, who?: Who, headers?: Record<string, string>): Promise<Answer<Ruling>>;
}

export async function startService(): Promise<Service> {
  usePostgres();
  const { store, remove } = await freshStore();
  const app = await testApp({ store });
  const secrets = new Map<Who, string>();
  for (const [who, role] of Object.entries(WHO) as [Who, Role][]) {
    const { secret } = await store.keys.create({ name: who, role, ratePerMinute: 10_000 }, { keyId: 'test', name: 'test' });
    secrets.set(who, secret);
  }
  const as: Service['as'] = (who, more = {}) => ({ authorization: `Bearer ${secrets.get(who)}`, ...more });
  const change: Service['change'] = (ruling, verb, body = { reason: 'because' }, who = 'judge') =>
    app.post(`/v1/rulings/${ruling.id}/${verb}`, body, as(who, { 'if-match': `"${ruling.hash}"` }));
  const draft: Service['draft'] = async (more = {}, who = 'judge') =>
    expected(201, await app.post<Ruling>('/v1/rulings', { ...exampleInput, ...more }, as(who)));
  return {
    ...app,
    store,
    as,
    draft,
    change,
    published: async (more, who) => expected(200, await change(await draft(more, who), 'publish', {}, who)),
    amend: (ruling, patch, who = 'judge', headers = {}) =>
      app.send(
        'PATCH',
        `/v1/rulings/${ruling.id}`,
        as(who, { 'content-type': 'application/json', 'if-match': `"${ruling.hash}"`, ...headers }),
        patch,
      ),
    close: async () => {
      await app.close();
      await remove();
    },
  };
}

function expected<T>(status: number, answer: Answer<T>): T {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
