/** What `npm pack` ships is built from nothing: a fresh clone has no `dist`, an old one may have files in it whose sources are gone. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, compiler, root, run } from './prepare.mjs';

// standard output belongs to `npm pack --json`
const quiet = { stdio: ['ignore', 2, 2] };

if (!existsSync(compiler)) run('npm', ['ci', '--no-audit', '--no-fund'], quiet);
rmSync(join(root, 'dist'), { recursive: true, force: true });
build(quiet);
