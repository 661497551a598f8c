/** Writes the pictures of the guides; with `--check` it only compares, and exits with 1 when they differ. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guidePictures } from './guides/pictures.js';

const folder = fileURLToPath(new URL('../docs/pictures/guide/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, now] of Object.entries(guidePictures())) {
  if (!process.argv.includes('--check')) writeFileSync(folder + name, now);
  else if (readFileSync(folder + name, 'utf8') !== now) {
    console.error(`docs/pictures/guide/${name} differs from what is drawn: write it anew with \`npm run guides\``);
    process.exitCode = 1;
  }
}
