import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that none of them is left over for one core when the others are done. */
const LONG = ['conformance/law-mutants', 'package/package', 'conformance/kit/own-engine', 'cli/cli', 'store/embedded', 'desk/access', 'http/server'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const [long, rest] = [files.filter((file) => rank(file) >= 0), files.filter((file) => rank(file) < 0)];
    return [...long.sort((a, b) => rank(a) - rank(b)), ...(await super.sort(rest))];
  }
}

/** Of every test file, whichever it shares its worker with. */
const common = {
  // the schemas as they are, not as they were built last
  resolve: {
    alias: {
      '#validators': join(import.meta.dirname, 'src/shapes/validators.node.ts'),
      'seneschal/client': join(import.meta.dirname, 'src/client/client.ts'),
      'seneschal/engine': join(import.meta.dirname, 'src/engine.ts'),
    },
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
 * All others have modules of their own: a server, a store or a program is started, something is loaded later or put in a module's place.
 */
const PURE = ['kernel', 'expansions', 'law', 'notation', 'render', 'replay', 'model', 'perft'].map((folder) => `test/${folder}/**/*.test.ts`);

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
      { ...common, test: { name: 'pure', include: PURE, isolate: false, ...patience } },
      { ...common, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: PURE, ...patience } },
    ],
  },
});
