/** Mutation of the code by the cases: `npm run mutate [-- --mutate FILES]`; what was tried before and has not changed is not tried again. */
export default {
  plugins: ['./test/mutation/runner.mjs'],
  testRunner: 'cases',
  mutate: ['src/kernel/**/*.ts', 'src/expansions/*/**/*.ts', '!src/expansions/*/jcz*.ts', '!src/**/README.md'],
  // words are no law, and what only runs when modules load is declared and not decided
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  buildCommand: 'node test/mutation/build.mjs',
  ignorePatterns: ['dist', 'reports', 'docs', 'bench', 'deploy', 'examples', 'src/desk', 'src/http', 'test/*/**', '!test/mutation/**'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'reports/mutation.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation-report.json' },
  // a mutant that runs on for ever is known by how often it comes by; time is only against what hangs, on a busy machine too
  timeoutMS: 300_000,
  dryRunTimeoutMinutes: 120,
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
};
