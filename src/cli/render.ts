/** `render FILE`. */
import { writeFile } from 'node:fs/promises';
import type { Problem } from '../contract/problem.js';
import { client } from './client.js';
import { readJson } from './files.js';
import { complain, problemText, say } from './print.js';

export interface RenderOptions {
  readonly out?: string;
  readonly size?: string;
}

/** The file holds `{ruleset, snapshot}`, and an action whose place is to be marked. True when the position could be drawn. */
export async function renderFile(file: string, { out, size }: RenderOptions): Promise<boolean> {
  const request = (await readJson(file)) as Record<string, unknown>;
  const http = await client();
  try {
    const { ok, body } = await http.post<string | Problem>('/v1/snapshots/render', { ...request, ...(size !== undefined && { size: Number(size) }) });
    if (!ok) complain(...problemText(body as Problem));
    else if (out === undefined) say(body as string);
    else await writeFile(out, `${body as string}\n`);
    return ok;
  } finally {
    await http.close();
  }
}
