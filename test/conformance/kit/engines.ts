/** Engines for the tests of the kit: scripted ones in this process, and small programs that misbehave. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broken, type Asked, type Connection, type EngineUnderTest } from '../../../src/conformance/engines/engine.js';
import { answerOf } from '../../../src/conformance/engines/own.js';
import type { Alarm } from '../../../src/conformance/kit/session.js';

export type Scripted = (request: Asked, starts: number) => unknown;

/** Answers as the script says; what it throws breaks the engine, a promise that never settles hangs it. */
export function scripted(script: Scripted): EngineUnderTest & { readonly asked: Asked[]; readonly started: () => number } {
  const asked: Asked[] = [];
  let starts = 0;
  const start = async (): Promise<Connection> => {
    const mine = ++starts;
    return {
      ask: async (request, signal) => {
        asked.push(request);
        const given = new Promise((_, reject) => {
          const give = () => reject(new Broken('timed-out', 'no answer in time'));
          if (signal.aborted) give();
          else signal.addEventListener('abort', give);
        });
        return { id: 0, ...((await Promise.race([script(request, mine), given])) as object) };
      },
      close: async () => undefined,
    };
  };
  return { label: 'scripted', start, asked, started: () => starts };
}

/** Our own answers. */
export const ours: Scripted = (request) => answerOf({ id: 0, ...request });

/** Never rings. */
export const noAlarm: Alarm = () => ({ signal: new AbortController().signal, cancel: () => undefined });

/** Rings at once when it is set for the given time; the first is that of `hello`. */
export function ringingAt(turn: number): Alarm {
  let turns = 0;
  return () => {
    const controller = new AbortController();
    if (++turns === turn) controller.abort();
    return { signal: controller.signal, cancel: () => undefined };
  };
}

export interface Programs {
  /** The command that runs a program of that text. */
  program(text: string): Promise<string>;
  remove(): Promise<void>;
}

export async function programs(): Promise<Programs> {
  const directory = await mkdtemp(join(tmpdir(), 'seneschal-kit-'));
  let count = 0;
  return {
    program: async (text) => {
      const path = join(directory, `${++count}.mjs`);
      await writeFile(path, text);
      return `"${process.execPath}" "${path}"`;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** The beginning of a program that reads requests line by line: `hello` is answered, `answer(request)` does the rest. */
export const PROGRAM = `
import { createInterface } from 'node:readline';
const say = (id, answer) => process.stdout.write(JSON.stringify({ id, ...answer }) + '\\n');
const hello = { name: 'test', version: '1', protocol: 1, expansions: [], presets: '*', levels: ['verdict'] };
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.request === 'hello') say(request.id, hello);
  else await answer(request);
}
`;
