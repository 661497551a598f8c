/** The way into a thread. */
export { play as default } from './run.js';
