/** `npm start`: the server, installed and built first where need be. */
import { prepare, root } from './prepare.mjs';

prepare();
process.chdir(root);
const { serve } = await import('../dist/http/server.js');
await serve();
