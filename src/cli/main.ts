#!/usr/bin/env node
/** `seneschal serve | adjudicate | legal | replay`. */
import { Command } from 'commander';
import { ENGINE_VERSION } from '../kernel/version.js';
import { printCoverage } from './coverage.js';
import { adjudicateFile, legalFile } from './decisions.js';
import { complain } from './print.js';
import { replayFiles } from './replay.js';

const program = new Command('seneschal').description('Rules adjudication for Carcassonne').version(ENGINE_VERSION);

/** Exit status 1 when the work says no, or fails. */
async function settle(work: Promise<boolean>): Promise<void> {
  try {
    if (!(await work)) process.exitCode = 1;
  } catch (error) {
    complain((error as Error).message);
    process.exitCode = 1;
  }
}

program
  .command('serve')
  .description('serve the HTTP API (PORT, HOST, DATABASE_URL, DATA_DIR)')
  .action(async () => {
    const { serve } = await import('../http/server.js');
    await serve();
  });

program
  .command('adjudicate')
  .description('decide on the action of FILE: {ruleset, snapshot, action}; status 1 unless it is legal')
  .argument('<file>', 'JSON, gzipped or not; - for the standard input')
  .option('--json', 'the verdict as JSON')
  .action((file: string, options: { json?: boolean }) => settle(adjudicateFile(file, options)));

program
  .command('legal')
  .description('list the legal actions of FILE: {ruleset, snapshot}')
  .argument('<file>', 'JSON, gzipped or not; - for the standard input')
  .option('--json', 'the answer as JSON')
  .option('--explain', 'also say why each other candidate is not legal')
  .action((file: string, options: { json?: boolean; explain?: boolean }) => settle(legalFile(file, options)));

program
  .command('replay')
  .description('replay games; status 1 when a move is not legal or an assertion does not hold')
  .argument('<file...>', 'games of JCloisterZone or our own, gzipped or not')
  .option('--json', 'the replays as JSON')
  .action((files: string[], options: { json?: boolean }) => settle(replayFiles(files, options)));

program
  .command('coverage')
  .description('how much of the corpus is modelled and exercised by cases; status 1 below what is committed')
  .option('--json', 'the figures as JSON')
  .action(({ json = false }: { json?: boolean }) => settle(printCoverage(json)));

await program.parseAsync();
