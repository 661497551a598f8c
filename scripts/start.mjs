/** `npm start`: the server, installed and built first where need be. */
import { prepare, root } from './prepare.mjs';

prepare();
process.chdir(root);
process.argv.splice(2, Infinity, 'serve');
await import('../dist/cli/main.js');
