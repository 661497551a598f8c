/** Processor time, which a busy machine stretches far less than it does the time that passes. */

/** Microseconds of processor time for a call, of all threads of the process: what garbage and compilation cost is in it. */
function once(work: () => unknown, calls: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

const ROUNDS = 40;
/** Until what is called often is compiled; what is given ever new boards takes longer, so that there are many rounds. */
const FIRST = 4;
/** Of processor time for each kind of work in each round, about: long enough that garbage is collected several times. */
const MILLISECONDS = 80;

/**
 * Microseconds for a call of each kind of work. They take turns, so that what disturbs one disturbs all, and the best of the rounds counts:
 * whatever else the machine does only adds to it.
 */
export function compare(works: readonly (() => unknown)[]): number[] {
  for (const work of works) once(work, 20);
  const calls = works.map((work) => Math.ceil((MILLISECONDS * 1000) / Math.max(1, once(work, 20))));
  const rounds = Array.from({ length: ROUNDS }, () => works.map((work, i) => once(work, calls[i]!)));
  return works.map((_, i) => Math.min(...rounds.slice(FIRST).map((round) => round[i]!)));
}
