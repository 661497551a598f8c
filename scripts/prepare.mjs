/** Installs and builds what is missing, so that `npm start` and `npm test` work in a fresh clone. Plain JavaScript: nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const time = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Runs a command in the project's folder and ends the process with its status when it fails. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

/** The program of a dependency. */
export const bin = (name) => at('node_modules', '.bin', name);

/** npm itself writes, at the end of every install, what it has installed. */
function install() {
  const installed = time(at('node_modules', '.package-lock.json'));
  if (installed > 0 && installed >= time(at('package-lock.json'))) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).reduce(
    (latest, file) => Math.max(latest, time(join(file.parentPath ?? file.path, file.name))),
    0,
  );

const stamp = at('dist', '.built');
const isBuilt = () =>
  time(stamp) >=
  Math.max(newest(at('src')), newest(at('migrations')), ...['tsconfig.json', 'vite.config.ts', 'package-lock.json'].map((file) => time(at(file))));

/** The compiler itself, four times as fast as the one of TypeScript 5, which the linters still need: both would be `.bin/tsc`. */
export const compiler = at('node_modules', 'typescript-7', 'bin', 'tsc');

/** `options`: of each command. */
export function build(options) {
  run(process.execPath, [compiler, '-p', 'tsconfig.json'], options);
  run(process.execPath, [at('scripts', 'validators.mjs')], options);
  run(process.execPath, [at('scripts', 'prepared.mjs')], options);
  run(process.execPath, [at('scripts', 'bundle.mjs')], options);
  // the desk takes its names from what has just been built
  run(bin('vite'), ['build'], options);
  writeFileSync(stamp, '');
}

export function prepare() {
  install();
  if (!isBuilt()) build();
}
