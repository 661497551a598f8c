/** The embedded database as it is before anything is in it, so that the first start need not make it. Part of the build. */
import { prepareDatabase } from '../dist/store/prepared.js';

await prepareDatabase();
// the database leaves its exit code behind
process.exit();
