/** The expansions as the desk's program has them: those that it opens with whole, of the others outlines, and where to load them from. */
import type { Plugin } from 'vite';
import type { Expansion } from '../../src/kernel/declare/expansion.js';
import { outlineOf } from '../../src/desk/engine/outline.js';

const FOLDERS = 'virtual:folders';
/** What a position has that nobody has chosen anything for. */
const AT_ONCE: readonly string[] = ['base', 'princess-and-dragon'];

/** `at` resolves a path of the repository. */
export function folders(at: (path: string) => string, catalogue: () => Promise<readonly Expansion[]>): Plugin {
  return {
    name: 'seneschal-folders',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === './expansions/index.js' && importer?.endsWith('src/catalog.ts')) return at('src/desk/engine/folders.ts');
      return id === FOLDERS ? `\0${FOLDERS}` : undefined;
    },
    async load(id) {
      if (id !== `\0${FOLDERS}`) return undefined;
      const all = await catalogue();
      const file = (folder: string) => JSON.stringify(at(`src/expansions/${folder}/index.ts`));
      const entries = all.map((expansion) =>
        AT_ONCE.includes(expansion.id)
          ? `{ module: ${nameOf(expansion.id)} }`
          : `{ outline: ${JSON.stringify(outlineOf(expansion))}, load: () => import(${file(expansion.id)}) }`,
      );
      const imports = AT_ONCE.map((folder) => `import * as ${nameOf(folder)} from ${file(folder)};`);
      return `${imports.join('\n')}\nexport const folders = [${entries.join(',\n')}];`;
    },
  };
}

const nameOf = (folder: string) => folder.replaceAll('-', '_');

/** What a chunk is called: that of a folder after it, so that the page can tell what it needs at once from what comes later. */
export function chunkName(module: string | null | undefined): string {
  const folder = /src\/expansions\/([^/]+)\/index\.ts$/.exec(module ?? '')?.[1];
  return folder === undefined ? 'desk/[name]-[hash].js' : `desk/expansion-${folder}-[hash].js`;
}
