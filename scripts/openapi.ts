/** Writes openapi/openapi.json from the code, and from that the types of the client; with `--check` it only compares, and exits with 1 when they differ. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiText } from '../src/http/plugins/openapi-text.js';
import { clientTypes } from './client-types.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = await openApiText();
const types = await clientTypes(text);

const files: readonly (readonly [path: string, text: string])[] = [
  [at('openapi/openapi.json'), text],
  [at('src/client/api.ts'), types],
];
for (const [path, now] of files) {
  if (process.argv.includes('--check')) {
    const written = await readFile(path, 'utf8').catch(() => '');
    if (written === now) continue;
    console.error(`${path} differs from the code: write it anew with \`npm run openapi\``);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, now);
  }
}
