/** Taking over versions of rulings from an export. */
import { inArray } from 'drizzle-orm';
import type { Defect } from '../contract/problem.js';
import type { Author, Ruling } from '../contract/ruling.js';
import { isInstant } from './cursor.js';
import type { Connection } from './database.js';
import { BadInput, Conflict } from './errors.js';
import { rulingHash } from './hash.js';
import { isVersion } from './ruleset-store.js';
import type { Recorder } from './ruling-record.js';
import { isRulingId, type Taken } from './ruling-store.js';
import { rulingVersions } from './tables.js';
import { badDate, badText, refuse } from './text.js';

/**
 * What becomes of each of them, in one transaction: what is wrong with one does not keep the others out. They are looked at while `after` is
 * written, and written once it has been. Throws `Unavailable`.
 */
export async function importRulings(
  { inOrder }: Connection,
  record: Recorder,
  given: readonly Ruling[],
  { by, after }: { readonly by: Author; readonly after?: Promise<void> | undefined },
): Promise<Taken[]> {
  const refusals = given.map(refusalOf);
  await after;
  const sound = given.filter((_, i) => !refusals[i]);
  if (sound.length === 0) return refusals.flatMap((refusal) => refusal ?? []);
  return inOrder(async (database, now) => {
    const { id, version, hash } = rulingVersions;
    const ids = [...new Set(sound.map((ruling) => ruling.id))];
    const rows = await database.select({ id, version, hash }).from(rulingVersions).where(inArray(id, ids));
    const known = new Map(rows.map((row) => [nameOf(row), row.hash]));
    const fresh: Ruling[] = [];
    const taken = given.map((ruling, i): Taken => {
      const refusal = refusals[i];
      if (refusal) return refusal;
      const there = known.get(nameOf(ruling));
      if (there === ruling.hash) return 'unchanged';
      if (there !== undefined) return isThere(ruling);
      known.set(nameOf(ruling), ruling.hash);
      fresh.push(ruling);
      return 'imported';
    });
    await record(database, fresh, now, { by, action: 'import' });
    return taken;
  });
}

const nameOf = ({ id, version }: Pick<Ruling, 'id' | 'version'>): string => `${id} ${version}`;

const isThere = ({ id, version }: Ruling): Conflict =>
  new Conflict('conflict', { detail: `version ${version} of ruling \`${id}\` is there with another content` }, version);

function refusalOf(ruling: Ruling): BadInput | undefined {
  try {
    checkImport(ruling);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

function checkImport(ruling: Ruling): void {
  const defects: Defect[] = [...badText(ruling), ...badDate(ruling.effectiveFrom, '/effectiveFrom')];
  if (!isRulingId(ruling.id)) defects.push({ pointer: '/id', code: 'wrong-format', message: 'cannot be the id of a ruling' });
  if (!isVersion(ruling.version)) defects.push({ pointer: '/version', code: 'out-of-range', message: 'cannot be a version' });
  for (const field of ['createdAt', 'updatedAt', 'publishedAt'] as const)
    if (ruling[field] !== undefined && !isInstant(ruling[field]))
      defects.push({ pointer: `/${field}`, code: 'bad-date', message: 'is no instant in ISO 8601, UTC, to the millisecond' });
  if (rulingHash(ruling) !== ruling.hash) defects.push({ pointer: '/hash', code: 'wrong-hash', message: 'is not the hash of the rest' });
  refuse(defects);
}
