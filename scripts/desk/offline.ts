/** What the service worker keeps for the time without a network, and everything compressed once for all. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;
/** What a file of the build needs before it can run. */
const NEEDED = /(?:from|import)"\.\/([\w.-]+)"|(?:src|href)="\/desk\/([\w.-]+)"/g;
/** What the page loads as soon as it runs, or where somebody without a network would miss it at once. */
const WITH_IT = /^(worker|en|TakeAlong|open)-[\w-]{8}\.js$/;

/** `out` is where the build lies, `source` the service worker as it is written. */
export function offline(out: string, source: string): Plugin {
  return {
    name: 'seneschal-offline',
    apply: 'build',
    writeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
        .map((file) => join(file.parentPath, file.name).slice(out.length + 1));
      const kept = files.filter((path) => !['sw.js', 'index.html'].includes(path)).sort();
      const first = neededBy(out, 'index.html', ...kept.filter((path) => WITH_IT.test(basename(path))));
      const isFirst = (path: string) => first.has(basename(path)) || !path.startsWith('desk/');
      const hash = createHash('sha256');
      for (const path of files) if (path !== 'sw.js') hash.update(readFileSync(join(out, path)));
      const worker = readFileSync(source, 'utf8')
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace('__FIRST__', JSON.stringify(['/', ...kept.filter(isFirst).map((path) => `/${path}`)]))
        .replace('__LATER__', JSON.stringify(kept.filter((path) => !isFirst(path)).map((path) => `/${path}`)));
      writeFileSync(join(out, 'sw.js'), worker);
      for (const path of [...files, 'sw.js']) if (COMPRESSED.test(path)) compress(join(out, path));
    },
  };
}

/** The names of these files and of all that they name. */
function neededBy(out: string, ...paths: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (path: string): void => {
    names.add(basename(path));
    for (const [, module, linked] of readFileSync(join(out, path), 'utf8').matchAll(NEEDED)) {
      const name = (module ?? linked)!;
      if (!names.has(name)) read(`desk/${name}`);
    }
  };
  paths.forEach(read);
  return names;
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
