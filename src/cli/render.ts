/** `render FILE`. */
import { writeFile } from 'node:fs/promises';
import { renderSnapshot } from '../service/decisions/snapshots.js';
import { answerTo } from './ask.js';
import { readJson } from './files.js';
import { say } from './print.js';

export interface RenderOptions {
  readonly out?: string;
  readonly size?: string;
}

/** The file holds `{ruleset, snapshot}`, and an action whose place is to be marked. Throws `DomainError` when the position cannot be drawn. */
export async function renderFile(file: string, { out, size }: RenderOptions): Promise<boolean> {
  const position = (await readJson(file)) as Record<string, unknown>;
  const request = { ...position, ...(size !== undefined && { size: Number(size) }) };
  const picture = await answerTo({ schema: 'RenderRequest', request, ask: renderSnapshot });
  if (out === undefined) say(picture);
  else await writeFile(out, `${picture}\n`);
  return true;
}
