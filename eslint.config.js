import tseslint from 'typescript-eslint';

const code = ['**/*.ts'];

export default tseslint.config(
  { ignores: ['dist/', 'src/client/api.ts', 'node_modules/', 'data/', 'coverage/'] },
  ...tseslint.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: code })),
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: code,
    languageOptions: { parserOptions: { project: ['./tsconfig.test.json', './src/desk/tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      // an index that is known to be there, as the compiler does not know it (`noUncheckedIndexedAccess`)
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `void` marks what is called for its effect alone
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // members of declarations are functions that are handed round, written as methods so that narrower arguments may be named
      '@typescript-eslint/unbound-method': 'off',
      // handlers are asynchronous whether they wait or not, and end early with what ends them
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // what is read is said to be of a type where it is read
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // said for the reader
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
          message: 'a type is said where the value comes from, not forced by way of `unknown`',
        },
      ],
    },
  },
  {
    files: ['src/kernel/**', 'src/expansions/**'],
    rules: {
      'no-restricted-properties': ['error', { property: 'flatMap', message: 'the one in kernel/lists.ts does the same in a tenth of the time' }],
    },
  },
  // tests look into answers and positions whose type is what they test
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // what a type promises of an answer is among what is tested
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  // the command line and the scripts speak to a person
  { files: ['src/cli/**', 'scripts/**', 'bench/**', 'src/http/server.ts'], rules: { 'no-console': 'off' } },
);
