#!/usr/bin/env node
/** The way in. Where the program was built into one file, that is taken: to load two thousand modules one by one takes longer than most commands. */
import { bundled } from '../bundled.js';
import type * as Program from './program.js';

const { run } = bundled<typeof Program>('program') ?? (await import('./program.js'));
await run(process.argv);
