/** What has been changed since the commit that this one came from, by file and line. */
import { spawnSync } from 'node:child_process';

/** Bytes of a difference: even one of many thousand lines is read whole. */
const LONGEST = 2 ** 28;

const git = (...args: string[]): string | undefined => {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: LONGEST });
  return status === 0 ? stdout.trim() : undefined;
};

/** Where this branch left the main one, or the commit before. */
function base(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find((commit) => commit !== undefined && commit !== head);
  return left ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** Whether a line of a file is new; undefined where no earlier commit is known. */
export function changedLines(): ((file: string, line: number) => boolean) | undefined {
  const from = base();
  const diff = from && git('diff', '--unified=0', '--no-color', '--no-ext-diff', from, '--', 'src');
  return diff === undefined ? undefined : linesOf(diff);
}

/** By what `git diff --unified=0` prints. */
export function linesOf(diff: string): (file: string, line: number) => boolean {
  const ranges = new Map<string, [from: number, to: number][]>();
  let now: [number, number][] = [];
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)/.exec(line)?.[1];
    if (file !== undefined) ranges.set(file, (now = []));
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start !== undefined) now.push([Number(start), Number(start) + Number(count)]);
  }
  return (file, line) => (ranges.get(file) ?? []).some(([from, to]) => line >= from && line < to);
}
