/** Writes openapi/openapi.json from the code; with `--check` it only compares, and exits with 1 when they differ. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiText } from '../src/http/openapi-text.js';

const path = fileURLToPath(new URL('../openapi/openapi.json', import.meta.url));
const text = await openApiText();

if (process.argv.includes('--check')) {
  const written = await readFile(path, 'utf8').catch(() => '');
  if (written !== text) {
    console.error('openapi/openapi.json differs from the code: write it anew with `npm run openapi`');
    process.exitCode = 1;
  }
} else {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
