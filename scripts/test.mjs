/** `npm test`: every test, a real Postgres and a real browser included; arguments go to vitest. */
import { bin, prepare, run } from './prepare.mjs';

prepare();
run(bin('vitest'), ['run', ...process.argv.slice(2)], { env: { ...process.env, SENESCHAL_TEST_BUILT: '1' } });
