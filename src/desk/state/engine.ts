/** The engine in its worker, as the page calls it. */
import { proxy, wrap, type Remote } from 'comlink';
import type { Engine } from '../engine/api.js';

export const engine: Remote<Engine> = wrap<Engine>(new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'engine' }));
export { proxy };
