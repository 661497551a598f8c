import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that none of them is left over for one core when the others are done. */
const LONG = [
  'conformance/suite',
  'package/package',
  'conformance/law-mutants',
  'conformance/kit/own-engine',
  'cli/cli',
  'store/embedded',
  'desk/access',
  'http/server',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const [long, rest] = [files.filter((file) => rank(file) >= 0), files.filter((file) => rank(file) < 0)];
    return [...long.sort((a, b) => rank(a) - rank(b)), ...(await super.sort(rest))];
  }
}

const [sources, built] = ['src', 'dist'].map((folder) => join(import.meta.dirname, folder)) as [string, string];

/**
 * Leads what tests import from the sources to what was built from them: Node loads that by itself, and it runs as it runs for those who install it.
 * `npm test` builds first and asks for it; `npx vitest` takes the sources as they are.
 */
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'pre',
  resolveId(name, importer) {
    if (!importer || !/^\.\.?\//.test(name)) return null;
    const path = resolve(dirname(importer), name);
    if (!path.startsWith(join(sources, '/'))) return null;
    const file = join(built, path.slice(sources.length)).replace(/\.ts$/, '.js');
    return existsSync(file) ? file : null;
  },
};

const resolved = {
  // schemas and law as they are, not as they were built last, or where nothing has been built yet
  alias: {
    '#law-data': join(sources, 'corpus/law-data.node.ts'),
    '#sha256': join(sources, 'kernel/sha256.node.ts'),
    '#validators': join(sources, 'shapes/validators.node.ts'),
    'seneschal/client': join(sources, 'client/client.ts'),
    'seneschal/engine': join(sources, 'engine.ts'),
  },
};
const patience = {
  // against what hangs, and nothing else: a busy machine may take its time
  testTimeout: 3_600_000,
  hookTimeout: 3_600_000,
  teardownTimeout: 3_600_000,
  expect: { poll: { timeout: 3_600_000 } },
};

/**
 * Tests of what is a function of its input alone: they share the modules of their worker, as nothing can be left in these but what is remembered.
 * All others have modules of their own: a server, a store or a program is started, or something is loaded later.
 */
const PURE = ['kernel', 'expansions', 'law', 'notation', 'render', 'replay', 'model', 'perft'].map((folder) => `test/${folder}/**/*.test.ts`);
/** Tests that put something in a module's place, which what Node loads by itself does not allow. */
const REPLACING = ['test/selfplay/shrink.test.ts'];

const common = { resolve: resolved, plugins: process.env['SENESCHAL_TEST_BUILT'] ? [asBuilt] : [] };
const each = { ...patience, setupFiles: ['test/support/seed.ts'], server: { deps: { external: [/\/dist\//] } } };

export default defineConfig({
  ...common,
  test: {
    // as many as there are cores: by itself it leaves one of them idle
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    globalSetup: ['test/support/postgres.ts'],
    teardownTimeout: patience.teardownTimeout,
    projects: [
      // the rules are loaded once by each worker, not by each of its files
      { ...common, test: { ...each, name: 'pure', include: PURE, isolate: false } },
      { ...common, test: { ...each, name: 'alone', include: ['test/**/*.test.ts'], exclude: [...PURE, ...REPLACING] } },
      { resolve: resolved, test: { ...each, name: 'replacing', include: REPLACING } },
    ],
  },
});
