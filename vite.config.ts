/** Builds the judge's desk (`src/desk`) into `dist/desk`, from where the server serves it. The engine must have been built before: names are taken from it. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { chunkName, folders } from './scripts/desk/folders.js';
import { offline } from './scripts/desk/offline.js';
import type { Expansion } from './src/kernel/declare/expansion.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const NAMES = 'virtual:names/';
const EXPANSIONS = 'virtual:expansions';
const TRANSLATIONS = 'virtual:translations/';

interface Terms {
  readonly terms: readonly { readonly id: string; readonly kind: string }[];
  nameOf(kind: string, id: string, language: string): string;
}

interface Translated {
  translationsIn(language: string): object;
}

/** The expansions that have been built. */
async function catalogue(): Promise<readonly Expansion[]> {
  const { expansions } = (await import(pathToFileURL(at('dist/expansions/index.js')).href)) as { readonly expansions: readonly Expansion[] };
  return expansions;
}

/** The names of all things in one language as a module of their own: a page needs no more of the law than that. */
function names(): Plugin {
  return {
    name: 'seneschal-names',
    resolveId: (id) => (id.startsWith(NAMES) || id === EXPANSIONS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${EXPANSIONS}`) {
        return `export const expansions = ${JSON.stringify((await catalogue()).map((expansion) => expansion.id))};`;
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

/** What clauses say in each other language as a module of its own: nobody reads them all. */
function translations(): Plugin {
  const apart = '\0no-translations';
  return {
    name: 'seneschal-translations',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(TRANSLATIONS) ? `\0${id}` : /\/expansions\/[^/]+\/translations\.json$/.test(id) ? apart : undefined),
    async load(id) {
      if (id === apart) return 'export default {};';
      if (!id.startsWith(`\0${TRANSLATIONS}`)) return undefined;
      const { translationsIn } = (await import(pathToFileURL(at('dist/corpus/translations.js')).href)) as Translated;
      return `export default ${JSON.stringify(translationsIn(id.slice(TRANSLATIONS.length + 1)))};`;
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

const out = at('dist/desk');
const plugins = () => [withoutEval(), names(), translations(), folders(at, catalogue)];

export default defineConfig({
  root: at('src/desk'),
  publicDir: at('src/desk/public'),
  logLevel: 'warn',
  plugins: [...plugins(), offline(out, at('src/desk/sw.js'))],
  worker: {
    format: 'es',
    plugins,
    rolldownOptions: { output: { entryFileNames: 'desk/[name]-[hash].js', chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId) } },
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
