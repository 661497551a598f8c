/** What `scripts/bundle.mjs` put into one file, with everything that it needs, and what V8 made of it when it was built. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, Script } from 'node:vm';

/** A module of ours by the name of its bundle. */
export type Name = 'program' | 'thread';

export interface Loaded<T> {
  readonly exports: T;
  readonly script: Script;
}

type Body = (exports: object, require: NodeJS.Require, module: { exports: object }, filename: string, dirname: string) => void;

/** Beside what was built only: who develops runs the sources. */
export const bundlePath = (name: Name): string => fileURLToPath(new URL(`./bundle/${name}.cjs`, import.meta.url));
/** Another version of V8 does not take it, and compiles by itself. */
export const compiledPath = (name: Name): string => `${bundlePath(name)}.cache`;

export function loadBundle<T>(name: Name): Loaded<T> {
  const path = bundlePath(name);
  const compiled = compiledPath(name);
  const script = new Script(Module.wrap(readFileSync(path, 'latin1')), {
    filename: path,
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  (script.runInThisContext() as Body)(module.exports, createRequire(path), module, path, dirname(path));
  return { exports: module.exports as T, script };
}

/** Undefined where nothing was bundled. */
export const bundled = <T>(name: Name): T | undefined => (existsSync(bundlePath(name)) ? loadBundle<T>(name).exports : undefined);
