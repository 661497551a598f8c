/** `render FILE`. */
import { writeFile } from 'node:fs/promises';
import { renderSnapshot } from '../service/decisions/snapshots.js';
import { answerTo } from './ask.js';
import { say } from './print.js';
import { readQuestion } from './question.js';

export interface RenderOptions {
  readonly out?: string;
  readonly size?: string;
}

/** The file holds `{ruleset, snapshot}`, and an action whose place is to be marked. Throws `DomainError` when the position cannot be drawn. */
export async function renderFile(file: string, { out, size }: RenderOptions): Promise<boolean> {
  const position = await readQuestion(file);
  const request = { ...position, ...(size !== undefined && { size: Number(size) }) };
  const picture = await answerTo({ schema: 'RenderRequest', request, ask: renderSnapshot });
  if (out === undefined) say(picture);
  else await writeFile(out, `${picture}\n`);
  return true;
}
