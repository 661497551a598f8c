/** What the cases run on, made as quickly as it can be: mutated code need not pass the compiler's checks, and the desk is not asked for. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
const entryPoints = names.filter((name) => name.endsWith('.ts') && !name.startsWith('desk')).map((name) => join('src', name));
await build({ entryPoints, outdir: 'dist', outbase: 'src', format: 'esm', target: 'es2023', logLevel: 'warning' });
// the compiler lays down what code imports; what lies in `conformance` is read from the sources, as the cases are
for (const name of names.filter((one) => one.endsWith('.json') && !/^conformance\/|\/(cases|games)\//.test(one)))
  cpSync(join('src', name), join('dist', name));
