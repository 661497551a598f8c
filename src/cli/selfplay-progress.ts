/** How far random games have come: a bar on a terminal, elsewhere a line from time to time. */
import { counted } from '../contract/counted.js';
import { SingleBar } from 'cli-progress';
import { complain } from './print.js';

interface Reached {
  readonly done: number;
  readonly failed: number;
  /** The first game that is not done. */
  readonly next: number;
}

/** Milliseconds between two lines. */
const PAUSE = 60_000;

export function teller(games: number) {
  const started = performance.now();
  let told = started;
  const speed = (done: number): string => ((done * 1000) / (performance.now() - started)).toFixed(1);
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} games, {failed} failed, {speed} a second', clearOnComplete: true })
    : undefined;
  bar?.start(games, 0, { failed: 0, speed: speed(0) });
  return {
    speed,
    progress({ done, failed, next }: Reached): void {
      if (bar) return bar.update(done, { failed, speed: speed(done) });
      if (performance.now() - told < PAUSE) return;
      told = performance.now();
      complain(`${done} of ${counted(games, 'game')}, ${failed} failed, ${speed(done)} a second; to be gone on with by --from ${next}`);
    },
    stop: () => bar?.stop(),
  };
}
