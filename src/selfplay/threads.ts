/** Many random games at a time, in threads. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { play, tables, type Outcome, type SelfplayOptions, type Table } from './run.js';

/** A thread is made of what was built, also while developing. */
const WORKER = fileURLToPath(new URL('../../dist/selfplay/worker.js', import.meta.url));

/** MB for what is made in passing: with all expansions in play a list makes so much of it that a fifth of the time goes into clearing it away. */
const YOUNG = 192;

/** Hears of each game that has ended, with the first one that has not: everything before it is done. */
export type Heard = (outcome: Outcome, next: number) => Promise<void> | void;

/** Plays so many games at a time; one at a time in this thread. */
export async function playTogether(options: SelfplayOptions, count: number, heard: Heard): Promise<void> {
  if (count === 1) return playEach(options, count, play, heard);
  const threads = new Piscina<Table, Outcome>({
    filename: WORKER,
    minThreads: count,
    maxThreads: count,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  try {
    await playEach(options, count, (table) => threads.run(table), heard);
  } finally {
    await threads.destroy();
  }
}

async function playEach(options: SelfplayOptions, count: number, playOne: (table: Table) => Outcome | Promise<Outcome>, heard: Heard): Promise<void> {
  const left = tables(options);
  const { from = 0, games } = options;
  const going = new Set<number>();
  let begun = from;
  const playOn = async () => {
    for (const table of left) {
      going.add(table.game);
      begun = table.game + 1;
      const outcome = await playOne(table);
      going.delete(table.game);
      await heard(outcome, Math.min(begun, from + games, ...going));
    }
  };
  await Promise.all(Array.from({ length: count }, playOn));
}
