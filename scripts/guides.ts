/** Writes the pictures of the guides, and their tables of names; with `--check` it only compares, and exits with 1 when they differ. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { guideFiles, GUIDE_PICTURES } from './guides/files.js';

mkdirSync(GUIDE_PICTURES, { recursive: true });
for (const { path, now, written } of guideFiles()) {
  if (!process.argv.includes('--check')) writeFileSync(path, now);
  else if (written !== now) {
    console.error(`${path} differs from what the code says: write it anew with \`npm run guides\``);
    process.exitCode = 1;
  }
}
