/** Builds the judge's desk (`src/desk`) into `dist/desk`, from where the server serves it. The engine must have been built before: names are taken from it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const NAMES = 'virtual:names/';
const EXPANSIONS = 'virtual:expansions';

interface Terms {
  readonly terms: readonly { readonly id: string; readonly kind: string }[];
  nameOf(kind: string, id: string, language: string): string;
}

/** The names of all things in one language as a module of their own: a page needs no more of the law than that. */
function names(): Plugin {
  return {
    name: 'seneschal-names',
    resolveId: (id) => (id.startsWith(NAMES) || id === EXPANSIONS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${EXPANSIONS}`) {
        const { expansions } = (await import(pathToFileURL(at('dist/catalog.js')).href)) as {
          readonly expansions: readonly { readonly id: string }[];
        };
        return `export const expansions = ${JSON.stringify(expansions.map((expansion) => expansion.id))};`;
      }
      if (!id.startsWith(`\0${NAMES}`)) return undefined;
      const language = id.slice(NAMES.length + 1);
      const { terms, nameOf } = (await import(pathToFileURL(at('dist/corpus/terms.js')).href)) as Terms;
      const byKind: Record<string, Record<string, string>> = {};
      for (const { kind, id: name } of terms) (byKind[kind] ??= {})[name] = nameOf(kind, name, language);
      return `export default ${JSON.stringify(byKind)};`;
    },
  };
}

/** Whatever calls `new Function` is forbidden by the page's security policy: games are checked by an interpreter of schemas instead. */
function withoutEval(): Plugin {
  return {
    name: 'seneschal-without-eval',
    enforce: 'pre',
    resolveId: (id, importer) => (id === './shape.js' && /src\/replay\//.test(importer ?? '') ? at('src/desk/engine/shape.ts') : undefined),
  };
}

const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;

/** What the service worker keeps for the time without a network, and everything compressed once for all. */
function offline(out: string): Plugin {
  return {
    name: 'seneschal-offline',
    apply: 'build',
    writeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
        .map((file) => join(file.parentPath, file.name).slice(out.length + 1));
      const kept = files.filter((path) => !['sw.js', 'index.html'].includes(path)).map((path) => `/${path}`);
      const hash = createHash('sha256');
      for (const path of files) if (path !== 'sw.js') hash.update(readFileSync(join(out, path)));
      const worker = readFileSync(at('src/desk/sw.js'), 'utf8')
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace('__FILES__', JSON.stringify(['/', ...kept.sort()]));
      writeFileSync(join(out, 'sw.js'), worker);
      for (const path of [...files, 'sw.js']) {
        if (!COMPRESSED.test(path)) continue;
        const content = readFileSync(join(out, path));
        writeFileSync(join(out, `${path}.br`), brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(join(out, `${path}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

const out = at('dist/desk');
const plugins = () => [withoutEval(), names()];

export default defineConfig({
  root: at('src/desk'),
  publicDir: at('src/desk/public'),
  logLevel: 'warn',
  plugins: [...plugins(), offline(out)],
  worker: {
    format: 'es',
    plugins,
    rolldownOptions: { output: { entryFileNames: 'desk/[name]-[hash].js', chunkFileNames: 'desk/[name]-[hash].js' } },
  },
  resolve: {
    alias: { '#sha256': at('src/kernel/sha256.portable.ts'), '#law-data': at('src/corpus/law-data.ts') },
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    assetsDir: 'desk',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // what is inlined would be forbidden by the security policy, or not be kept apart
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // nobody who starts the service wants to hear how long its parts took to build
    rolldownOptions: { checks: { bundlerTimings: false } },
    reportCompressedSize: false,
  },
});
