/** What was found out about mutants, kept line by line as it is found out, so that a run that is broken off is gone on with. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const RECORD = 'reports/mutation.jsonl';
/** Whether the compiler lets it pass is found out apart. */
export const REFUSALS = 'reports/mutation-refused.jsonl';

/**
 * `noticed`: a case finds something wrong. `answered`: no case does, but something is answered otherwise, and the answers are kept. `declared`: something comes by only while the modules load. `unreached`: nothing
 * ever does. `refused`, `accepted`: by the compiler.
 */
export type Fate = 'noticed' | 'answered' | 'survived' | 'unreached' | 'declared' | 'refused' | 'accepted';

export interface Entry {
  readonly key: string;
  /** What the file was when it was tried. */
  readonly of: string;
  readonly fate: Fate;
  /** What the cases were, where none of them noticed it. */
  readonly cases?: string;
  readonly by?: string;
  readonly why?: string;
}

export const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
};

export class Records {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly path = RECORD) {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) if (line.endsWith('}')) this.note(JSON.parse(line) as Entry);
  }

  /** What still holds: its file has not changed since, nor have the cases that did not notice it. */
  find(key: string, of: string, cases: string): Entry | undefined {
    const entry = this.entries.get(`${of} ${key}`);
    return entry && (entry.cases ?? cases) === cases ? entry : undefined;
  }

  add(entry: Entry): void {
    this.note(entry);
    appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
  }

  private note(entry: Entry): void {
    this.entries.set(`${entry.of} ${entry.key}`, entry);
  }
}
