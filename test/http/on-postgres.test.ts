/** Promise: on PostgreSQL the routes of rulings, rulesets and keys do what they do on the embedded database. */
import { describe } from 'vitest';
import { usePostgres } from '../support/stores.js';

usePostgres();
describe('rulings, variants and keys on PostgreSQL', () => import('./rulings.test.js') as Promise<unknown> as Promise<void>);
describe('case law on PostgreSQL', () => import('./case-law.test.js') as Promise<unknown> as Promise<void>);
