/** What the cases run on, with mutants laid down in it: made quickly, as mutated code need not pass the compiler's checks. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, transform } from 'esbuild';

/** Within reach of what the repository has installed, and out of the way of whatever walks through its files. */
const BESIDE = 'node_modules/.cache';
const AS = { format: 'esm', target: 'es2023' } as const;

/** A folder of its own with everything that the cases want; `texts` are the files that were instrumented. */
export async function buildWith(texts: ReadonlyMap<string, string>): Promise<string> {
  mkdirSync(BESIDE, { recursive: true });
  const root = mkdtempSync(join(BESIDE, 'mutated-'));
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));
  const code = names.filter((name) => name.endsWith('.ts') && !name.startsWith(join('src', 'desk')));
  const inDist = (name: string): string => join(root, 'dist', name.slice('src/'.length));
  await build({ ...AS, entryPoints: code.filter((name) => !texts.has(name)), outdir: join(root, 'dist'), outbase: 'src', logLevel: 'warning' });
  for (const [name, text] of texts) {
    const to = inDist(name).replace(/\.ts$/, '.js');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, (await transform(text, { ...AS, loader: 'ts' })).code);
  }
  // the compiler lays down what code imports; cases are read from the sources
  for (const name of names.filter((one) => one.endsWith('.json'))) for (const to of [inDist(name), join(root, name)]) cpSync(name, to);
  cpSync('package.json', join(root, 'package.json'));
  return root;
}
