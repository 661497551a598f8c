/**
 * The program, and what its threads do, in one file each, with all that they need and with what V8 made of them. Part of the build.
 * The licences of what they take in lie beside them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { bundlePath, compiledPath, loadBundle } from '../dist/bundled.js';
import { root } from './prepare.mjs';

const dist = join(root, 'dist');
const folder = dirname(bundlePath('program'));

/** They look for files of theirs, or begin threads, beside themselves. */
const APART = ['@electric-sql/pglite', '@fastify/static', '@fastify/swagger-ui', 'pino', 'piscina'];

/** Our modules look for files beside themselves as well: each is told where it would be. */
const beside = {
  name: 'beside',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(dist + sep)) return undefined;
      const at = JSON.stringify(relative(dist, path).split(sep).join('/'));
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', `urlOf(${at})`), loader: 'js' };
    }),
};
const urlOf = `const urlOf = (path) => require('node:url').pathToFileURL(require('node:path').join(__dirname, '..', path)).href;`;

async function bundle() {
  const { metafile, warnings } = await build({
    absWorkingDir: root,
    entryPoints: { program: 'dist/cli/program.js', thread: 'dist/service/workers/worker.js' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: APART,
    banner: { js: urlOf },
    plugins: [beside],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  if (warnings.length > 0) throw new Error('the bundle would not do what its modules do');
  return Object.keys(metafile.inputs);
}

/** Of each package that a file of the bundle comes from: what it is, and on what terms. */
function licences(inputs) {
  const packages = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  return [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const texts = readdirSync(join(root, path)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    return [`${name} ${version}: ${license}`, ...texts.map((file) => readFileSync(join(root, path, file), 'utf8').trim())].join('\n\n');
  });
}

/** Serves, so that V8 has compiled what every start runs. */
async function warm({ run }) {
  const data = mkdtempSync(join(tmpdir(), 'seneschal-bundle-'));
  Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: data, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
  const said = [];
  process.stdout.write = (text) => said.push(text) > 0;
  try {
    await run([process.execPath, 'seneschal', 'serve']);
  } finally {
    delete process.stdout.write;
    rmSync(data, { recursive: true, force: true });
  }
  if (said.length === 0) throw new Error('what was bundled does not serve');
}

// V8 knows what it compiled by the length of the source alone: what belongs to another bundle must not lie beside this one
rmSync(folder, { recursive: true, force: true });
const inputs = await bundle();
writeFileSync(join(folder, 'LICENSES'), `${licences(inputs).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
const program = loadBundle('program');
await warm(program.exports);
for (const [name, { script }] of Object.entries({ program, thread: loadBundle('thread') }))
  writeFileSync(compiledPath(name), script.createCachedData());
// the server goes on otherwise
process.exit();
