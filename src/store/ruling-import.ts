/** Taking over versions of rulings from an export. */
import { and, eq } from 'drizzle-orm';
import type { Defect } from '../contract/problem.js';
import type { Author, Ruling } from '../contract/ruling.js';
import { isInstant } from './cursor.js';
import type { Connection } from './database.js';
import { BadInput, Conflict } from './errors.js';
import { rulingHash } from './hash.js';
import { isVersion } from './ruleset-store.js';
import type { Recorder } from './ruling-record.js';
import { isRulingId } from './ruling-store.js';
import { rulingVersions } from './tables.js';
import { checkDate, checkText } from './text.js';

/** Throws `BadInput`, `Conflict` (`exists`), `Unavailable`. */
export async function importRuling({ inOrder }: Connection, record: Recorder, ruling: Ruling, by: Author): Promise<'imported' | 'unchanged'> {
  checkImport(ruling);
  const { id, version, hash } = ruling;
  return inOrder(async (database, now) => {
    const which = and(eq(rulingVersions.id, id), eq(rulingVersions.version, version));
    const [known] = await database.select({ hash: rulingVersions.hash }).from(rulingVersions).where(which);
    if (known?.hash === hash) return 'unchanged';
    if (known) throw new Conflict('conflict', { detail: `version ${version} of ruling \`${id}\` is there with another content` }, version);
    await record(database, ruling, now, { by, action: 'import' });
    return 'imported';
  });
}

function checkImport(ruling: Ruling): void {
  checkText(ruling);
  checkDate(ruling.effectiveFrom, '/effectiveFrom');
  const defects: Defect[] = [];
  if (!isRulingId(ruling.id)) defects.push({ pointer: '/id', code: 'wrong-format', message: 'cannot be the id of a ruling' });
  if (!isVersion(ruling.version)) defects.push({ pointer: '/version', code: 'out-of-range', message: 'cannot be a version' });
  for (const field of ['createdAt', 'updatedAt', 'publishedAt'] as const)
    if (ruling[field] !== undefined && !isInstant(ruling[field]))
      defects.push({ pointer: `/${field}`, code: 'bad-date', message: 'is no instant in ISO 8601, UTC, to the millisecond' });
  if (rulingHash(ruling) !== ruling.hash) defects.push({ pointer: '/hash', code: 'wrong-hash', message: 'is not the hash of the rest' });
  if (defects.length > 0) throw new BadInput(defects);
}
