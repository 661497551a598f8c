/** A name that one process of this machine at a time can hold, and that the system takes back when that process ends, however it ends. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';

/** What no file lies behind: an abstract socket of Linux, a named pipe of Windows. Elsewhere there is nothing of the kind. */
const NAMES: Partial<Record<NodeJS.Platform, (id: string) => string>> = {
  linux: (id) => `\0seneschal-${id}`,
  win32: (id) => `\\\\.\\pipe\\seneschal-${id}`,
};

export interface Guard {
  release(): Promise<void>;
}

/** For a directory that is there, by whichever path. `taken`: another one holds it; undefined: the system has no such names. */
export async function guardOf(directory: string): Promise<Guard | 'taken' | undefined> {
  const name = NAMES[process.platform];
  if (!name) return undefined;
  const { dev, ino } = await stat(directory, { bigint: true });
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    await once(server.listen(name(`${dev}-${ino}`)), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return 'taken';
    throw error;
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
