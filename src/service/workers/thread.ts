/** The way into a thread, which whoever asks for heavy work first waits for: in one file where there is one. */
import { bundled } from '../../bundled.js';
import type * as Worker from './worker.js';

const { default: work } = bundled<typeof Worker>('thread') ?? (await import('./worker.js'));
export default work;
