/** Writing rulings: each change is a new version, in one transaction with everything that belongs to it. */
import { eq } from 'drizzle-orm';
import type { Author, Change, RecordedVerdict, Ruling, RulingInput, RulingStatus, Transition } from '../contract/ruling.js';
import type { Connection, Database } from './database.js';
import { BadInput, Conflict, NotFound, Precondition } from './errors.js';
import { newId, rulingHash } from './hash.js';
import { keepReceipt } from './idempotency.js';
import { importRulings } from './ruling-import.js';
import { recorder, type Recorder } from './ruling-record.js';
import { isRulingId, type FacetsOf, type RulingStore } from './ruling-store.js';
import { rulings } from './tables.js';
import { badDate, badText, checkText, refuse } from './text.js';

type Writes = Pick<RulingStore, 'create' | 'amend' | 'transition' | 'importAll'>;

export function rulingWrites(connection: Connection, known: FacetsOf): Writes {
  const { inOrder } = connection;
  const record = recorder(known);
  const recordOne = async (database: Database, ruling: Ruling, now: string): Promise<Ruling> => {
    await record(database, [ruling], now);
    return ruling;
  };
  return {
    async create(input, { by, verdict, receipt }) {
      checkInput(input, by);
      return inOrder(async (database, now) => {
        await checkPredecessor(database, input);
        const status = { status: 'draft', author: by, createdAt: now, updatedAt: now, change: { kind: 'create', by } } as const;
        const first = seal({ id: newId(), version: 1, ...status, ...content(input, verdict) });
        return keepReceipt(database, receipt, await recordOne(database, first, now));
      });
    },

    async amend(id, input, { by, verdict, receipt, expectedVersion, reason }) {
      checkInput(input, by, reason);
      return inOrder(async (database, now) => {
        const { author, createdAt, version } = await expected(database, id, expectedVersion, ['draft']);
        await checkPredecessor(database, input, id);
        const change: Change = { kind: 'amend', by, ...(reason !== undefined && { reason }) };
        const next = seal({ id, version: version + 1, status: 'draft', author, createdAt, updatedAt: now, change, ...content(input, verdict) });
        return keepReceipt(database, receipt, await recordOne(database, next, now));
      });
    },

    async transition(id, { expectedVersion, ...transition }, { by, receipt }) {
      checkTransition(id, transition, by);
      return inOrder(async (database, now) => {
        const ruling = await expected(database, id, expectedVersion, FROM[transition.to]);
        const made = await move({ database, now, by, record }, ruling, transition);
        return keepReceipt(database, receipt, made);
      });
    },

    importAll: (given, write) => importRulings(connection, record, given, write),
  };
}

/** Where a change of status may start from. */
const FROM: Readonly<Record<Transition['to'], readonly RulingStatus[]>> = {
  published: ['draft'],
  superseded: ['published'],
  withdrawn: ['draft', 'published'],
};
const KIND = { published: 'publish', superseded: 'supersede', withdrawn: 'withdraw' } as const;

interface Moving {
  readonly database: Database;
  readonly now: string;
  readonly by: Author;
  readonly record: Recorder;
}

async function move(moving: Moving, ruling: Ruling, { to, reason, supersededBy }: Transition): Promise<Ruling> {
  const { database, now, by, record } = moving;
  if (supersededBy !== undefined) await checkSuccessor(database, supersededBy);
  const { hash: _, ...before } = ruling;
  const change: Change = { kind: KIND[to], by, reason };
  const next = seal({
    ...before,
    version: ruling.version + 1,
    status: to,
    updatedAt: now,
    change,
    ...(to === 'published' && { publishedAt: now }),
    ...(supersededBy !== undefined && { supersededBy }),
  });
  await record(database, [next], now);
  if (to === 'published' && ruling.supersedes !== undefined) await supersede(moving, ruling.supersedes, ruling.id, reason);
  return next;
}

/** What a published ruling replaces no longer holds from that moment on. One that was imported without it replaces nothing. */
async function supersede(moving: Moving, id: string, supersededBy: string, reason: string): Promise<void> {
  const ruling = await current(moving.database, id);
  if (!ruling) return;
  checkStatus(ruling, FROM.superseded);
  await move(moving, ruling, { to: 'superseded', reason, supersededBy });
}

async function checkSuccessor(database: Database, id: string): Promise<void> {
  const successor = await current(database, id);
  if (!successor) throw unknownRuling('/supersededBy', id);
  checkStatus(successor, ['published']);
}

async function checkPredecessor(database: Database, { supersedes }: RulingInput, own?: string): Promise<void> {
  if (supersedes === undefined) return;
  if (supersedes === own || !(await current(database, supersedes))) throw unknownRuling('/supersedes', supersedes);
}

const unknownRuling = (pointer: string, id: string) =>
  new BadInput([{ pointer, code: 'unknown-ruling', message: `there is no other ruling \`${id}\`` }]);

async function current(database: Database, id: string): Promise<Ruling | undefined> {
  if (!isRulingId(id)) return undefined;
  const [row] = await database.select({ document: rulings.document }).from(rulings).where(eq(rulings.id, id));
  return row?.document;
}

async function expected(database: Database, id: string, version: number, statuses: readonly RulingStatus[]): Promise<Ruling> {
  const ruling = await current(database, id);
  if (!ruling) throw new NotFound(`there is no ruling \`${id}\``);
  if (ruling.version !== version)
    throw new Precondition('precondition-failed', `ruling \`${id}\` is at version ${ruling.version}, not ${version}`, ruling.version);
  checkStatus(ruling, statuses);
  return ruling;
}

function checkStatus({ id, status, version }: Ruling, statuses: readonly RulingStatus[]): void {
  if (!statuses.includes(status))
    throw new Conflict('conflict', { detail: `ruling \`${id}\` is ${status}, and must be ${statuses.join(' or ')}` }, version);
}

function checkInput(input: RulingInput, by: Author, reason?: string): void {
  refuse([...badText(input), ...badText({ by, reason }), ...badDate(input.effectiveFrom, '/effectiveFrom')]);
}

function checkTransition(id: string, transition: Transition, by: Author): void {
  const { to, supersededBy } = transition;
  checkText(transition);
  checkText({ by });
  const pointer = '/supersededBy';
  if (to === 'superseded' && supersededBy === undefined) throw new BadInput([{ pointer, code: 'missing', message: 'must be there' }]);
  if (to !== 'superseded' && supersededBy !== undefined)
    throw new BadInput([{ pointer, code: 'unknown-property', message: `does not belong to \`${to}\`` }]);
  if (supersededBy === id) throw unknownRuling(pointer, id);
}

/** Only what a ruling is made of, whatever else the object holds. */
function content(input: RulingInput, verdict: RecordedVerdict | undefined) {
  const {
    question,
    snapshot,
    action,
    ruleset,
    decision,
    reasoning,
    language,
    cites,
    tags = [],
    event,
    authorityLevel,
    effectiveFrom,
    supersedes,
    binding,
  } = input;
  return {
    question,
    ruleset,
    decision,
    reasoning,
    cites,
    tags,
    authorityLevel,
    ...(language !== undefined && { language }),
    ...(snapshot && { snapshot }),
    ...(action && { action }),
    ...(event !== undefined && { event }),
    ...(effectiveFrom !== undefined && { effectiveFrom }),
    ...(supersedes !== undefined && { supersedes }),
    ...(binding && { binding }),
    ...(verdict && { verdict }),
  };
}

const seal = (ruling: Omit<Ruling, 'hash'>): Ruling => ({ ...ruling, hash: rulingHash(ruling) });
