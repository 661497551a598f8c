/** What checks shapes in a browser, compiled ahead: pages with a strict policy run no code that is made as they go. Part of the build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { AJV_OPTIONS } from '../dist/shapes/options.js';
import { CHECKED, checkedSchemas } from '../dist/shapes/validators.node.js';
import { root } from './prepare.mjs';

// what is said of a defect we say ourselves
const ajv = new Ajv({ ...AJV_OPTIONS, allErrors: true, inlineRefs: false, messages: false, code: { source: true, esm: true } });
for (const schema of checkedSchemas) ajv.addSchema(schema);
const contents = standalone.default(ajv, Object.fromEntries(CHECKED.map((name) => [name, `${name}#`])));
await build({
  // it calls for helpers of ajv
  stdin: { contents, resolveDir: root, loader: 'js' },
  outfile: join(root, 'dist', 'shapes', 'validators.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  logLevel: 'error',
});
writeFileSync(join(root, 'dist', 'shapes', 'validators.d.ts'), `export * from './validators.node.js';\n`);
