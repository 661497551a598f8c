/** The lock on a directory that one process at a time may use. */
import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { guardOf } from './guard.js';

/** A crashed process leaves its lock behind; after so many milliseconds without a sign of life it counts as gone. */
const STALE = 10_000;
/** How often a living process gives one. */
const SIGN = 2_000;

/**
 * Two processes on one PGlite directory lose rows without a word. Among those of one machine a guard keeps the second one out, however
 * busy the first is; others are kept out by a lock that lies beside the database, not inside. Rejects when a living process holds
 * it; resolves to what gives it back.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const guard = await guardOf(directory);
  if (guard === 'taken') throw inUse(directory);
  try {
    const release = await lockFiles(directory, guard !== undefined);
    return async () => {
      await release();
      await guard?.release();
    };
  } catch (error) {
    await guard?.release();
    throw error;
  }
}

/** `isGuarded`: no other process of this machine is at it. */
async function lockFiles(directory: string, isGuarded: boolean): Promise<() => Promise<void>> {
  const lockfilePath = join(directory, 'pglite.lock');
  const ownerPath = join(directory, 'pglite.owner');
  for (;;) {
    if (await brokenOff(ownerPath, lockfilePath, isGuarded)) continue;
    const seen = await lastSign(lockfilePath);
    try {
      const release = await lock(directory, { lockfilePath, stale: STALE, update: SIGN });
      await writeFile(ownerPath, JSON.stringify({ pid: process.pid, machine: await machine(), nonce: randomUUID() }));
      return async () => {
        await rm(ownerPath, { force: true });
        await release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      // nothing is known of the owner: the lock is free once it has shown no sign of life for long enough
      await setTimeout(1.5 * SIGN);
      const sign = await lastSign(lockfilePath);
      if (sign === undefined || sign === seen) continue;
      throw inUse(directory, error);
    }
  }
}

function inUse(directory: string, cause?: unknown): Error {
  const message = `another process uses the data directory \`${directory}\`: stop it, choose another DATA_DIR, or let both use PostgreSQL by DATABASE_URL`;
  return new Error(message, { cause });
}

/** Takes away the lock of a process that is known to be dead; whether it did. Of several who try, one can take the owner's file. */
async function brokenOff(ownerPath: string, lockfilePath: string, isGuarded: boolean): Promise<boolean> {
  const owner = await readFile(ownerPath, 'utf8').catch(() => undefined);
  const sign = await lastSign(lockfilePath);
  if (owner === undefined || sign === undefined || !(await isDead(owner, isGuarded))) return false;
  const taken = `${ownerPath}.${randomUUID()}`;
  try {
    await rename(ownerPath, taken);
    const isTheSame = (await readFile(taken, 'utf8')) === owner && (await lastSign(lockfilePath)) === sign;
    if (isTheSame) await rmdir(lockfilePath);
    else await rename(taken, ownerPath);
    return isTheSame;
  } catch {
    // another process was faster
    return false;
  } finally {
    await rm(taken, { force: true });
  }
}

/** Only a process of this machine, seen from the same side of a container's wall, can be known to be dead: it would hold the guard. */
async function isDead(owner: string, isGuarded: boolean): Promise<boolean> {
  try {
    const { pid, machine: where } = JSON.parse(owner) as { pid?: unknown; machine?: unknown };
    if (typeof pid !== 'number' || where !== (await machine())) return false;
    if (isGuarded) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** The machine since it was started, and the walls around the process: guards are known by the side of the network that they are on. */
async function machine(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const walls = await Promise.all(['pid', 'net'].map((kind) => readlink(`/proc/self/ns/${kind}`).catch(() => '')));
  return [hostname(), boot.trim(), ...walls].join(' ');
}

const lastSign = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
