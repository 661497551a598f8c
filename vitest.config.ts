import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // the schemas as they are, not as they were built last
  resolve: {
    alias: {
      '#validators': join(import.meta.dirname, 'src/shapes/validators.node.ts'),
      'seneschal/client': join(import.meta.dirname, 'src/client/client.ts'),
      'seneschal/engine': join(import.meta.dirname, 'src/engine.ts'),
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.ts'],
    // against what hangs, and nothing else: a busy machine may take its time
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
});
