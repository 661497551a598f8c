/** `seneschal serve | work | adjudicate | legal | describe | setup | clause | search | notation | replay | render | coverage | selfplay | conformance | migrate | keys | rulings`. */
import type { ReplayOptions } from './replay.js';
import { declareConformance, each, misuseApart } from './conformance-command.js';
import { Command } from 'commander';
import { ENGINE_VERSION } from '../kernel/version.js';
import type { SearchOptions } from './clauses.js';
import type { AdjudicateOptions } from './decisions.js';
import type { KeyOptions } from './keys.js';
import type { RenderOptions } from './render.js';
import type { SelfplayCommand } from './selfplay.js';
import { perform, settle } from './settle.js';

// who reads may stop when he has seen enough, as `head` does: the work is ended in good order all the same
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const QUESTION = 'JSON, gzipped or not, or a line of the notation of positions; - for the standard input; or such a line itself';

// before the commands are declared: they take it from here
const program = new Command('seneschal').description('Rules adjudication for Carcassonne').version(ENGINE_VERSION).exitOverride(misuseApart);

// each command loads what it needs itself

program
  .command('serve')
  .description('serve the HTTP API (PORT, HOST, DATABASE_URL, DATA_DIR)')
  .action(() =>
    perform(async () => {
      const { serve } = await import('../http/server.js');
      await serve();
    }),
  );

program
  .command('work')
  .description('work jobs that servers have taken in, on the same PostgreSQL (DATABASE_URL, JOB_WORKERS, METRICS_PORT)')
  .action(() => perform(async () => (await import('./work.js')).work()));

program
  .command('adjudicate')
  .description('decide on the action of FILE: {ruleset, snapshot, action}; status 0 legal, 1 not legal, 2 no answer')
  .argument('<file>', QUESTION)
  .option('--json', 'the verdict as JSON')
  .option('--server <url>', 'have a service decide, under the rulings that are published there')
  .option('--key <secret>', 'with --server: a key; SENESCHAL_KEY when left out')
  .action((file: string, options: AdjudicateOptions) => settle(async () => (await import('./decisions.js')).adjudicateFile(file, options), options));

program
  .command('legal')
  .description('list the legal actions of FILE: {ruleset, snapshot}')
  .argument('<file>', QUESTION)
  .option('--json', 'the answer as JSON')
  .option('--explain', 'also say why each other candidate is not legal')
  .action((file: string, options: { json?: boolean; explain?: boolean }) =>
    settle(async () => (await import('./decisions.js')).legalFile(file, options), options),
  );

program
  .command('describe')
  .description('tell what stands in the position of FILE: {ruleset, snapshot}')
  .argument('<file>', QUESTION)
  .option('--json', 'the answer as JSON')
  .action((file: string, options: { json?: boolean }) => settle(async () => (await import('./describe.js')).describeFile(file, options), options));

program
  .command('setup')
  .description('tell how a game begins: FILE holds {ruleset, players, start, without}')
  .argument('<file>', 'JSON, `-` for standard input')
  .option('--json', 'the answer as JSON')
  .action((file: string, options: { json?: boolean }) => settle(async () => (await import('./setup.js')).setupFile(file, options), options));

program
  .command('clause')
  .description('what clauses say: statement, printings, sources, conflicts')
  .argument('<id...>', 'ids of clauses, as verdicts cite them')
  .option('--json', 'as `GET /v1/clauses/{id}` has it')
  .action((ids: string[], options: { json?: boolean }) => settle(async () => (await import('./clauses.js')).printClauses(ids, options), options));

program
  .command('search')
  .description('search the clauses, the best first; status 1 when nothing is found')
  .argument('<words...>', 'what is asked, also in German or Polish')
  .option('--limit <number>', 'so many; 10 when left out')
  .option('--preset <id>', 'only clauses of its edition and publisher')
  .option('--json', 'as `GET /v1/clauses` has it')
  .action((words: string[], options: SearchOptions) => settle(async () => (await import('./clauses.js')).searchClauses(words, options), options));

program
  .command('notation')
  .description('write the question of FILE, {ruleset, snapshot, action}, in one line; or such a line as JSON')
  .argument('<file>', QUESTION)
  .option('--json', 'JSON in any case')
  .action((file: string, options: { json?: boolean }) => settle(async () => (await import('./notation.js')).convertNotation(file, options)));

program
  .command('replay')
  .description(
    'replay games; status 0 all right, 1 something wrong, 2 wrongly called or something that cannot be read, 3 something that is not modelled',
  )
  .argument('<path...>', 'games of JCloisterZone or our own, gzipped or not, or folders of them')
  .option('--at <index>', 'of one game the position before the message of this index, as JSON; the first has the index 0')
  .option('--notation', 'with --at: in one line')
  .option('--json', 'the replays as JSON')
  .option('--server <url>', 'have a service replay them, as one job')
  .option('--key <secret>', 'with --server: the key; SENESCHAL_KEY when left out')
  .option('--report <form>', 'text, md, junit, json or html, each with =FILE or to the standard output; may be repeated', each)
  .action((paths: string[], options: ReplayOptions) =>
    settle(async () => {
      const status = await (await import('./replay.js')).replayFiles(paths, options);
      if (status > 1) process.exitCode = status;
      return status !== 1;
    }),
  );

program
  .command('render')
  .description('draw the board of FILE: {ruleset, snapshot, action}, as SVG')
  .argument('<file>', QUESTION)
  .option('--out <file>', 'where to write it; the standard output when left out')
  .option('--size <pixels>', 'width of a tile; 100 when left out')
  .action((file: string, options: RenderOptions) => settle(async () => (await import('./render.js')).renderFile(file, options)));

program
  .command('coverage')
  .description('how much of the corpus is modelled and exercised by cases; status 1 below what is committed')
  .option('--json', 'the figures as JSON')
  .action(({ json = false }: { json?: boolean }) => settle(async () => (await import('./coverage.js')).printCoverage(json)));

program
  .command('selfplay')
  .description('play random games and check at each step that what the engine promises holds; status 1 where it does not')
  .option('--games <number>', 'how many', '20')
  .option('--preset <ids>', 'one or several, with commas; all of them when left out')
  .option('--expansions <ids>', 'with commas, or `all`; The Princess & the Dragon when left out')
  .option('--vary', 'each game with a few of these expansions, and with settings that have any of their values')
  .option('--players <range>', 'how many at a table, as `3` or `2-6`', '2-6')
  .option('--seed <number>', 'the same seed gives the same games', '1')
  .option('--each <number>', 'of so many decisions look at one with all that is rejected, and ask about it again over the wire', '1')
  .option('--from <number>', 'begin with this one of its games, counted from 0')
  .option('--jobs <number>', 'games at a time, in threads', '1')
  .option('--failures <file>', 'where to write the positions that break a promise, as JSON')
  .option('--shrunk <folder>', 'where to write the shortest game that breaks it; `selfplay-failures` when left out')
  .option('--again <file>', 'play no games: look at such a game again')
  .option('--json', 'the result as JSON')
  .action((options: SelfplayCommand) => settle(async () => (await import('./selfplay.js')).playThemselves(options)));

declareConformance(program);

program
  .command('migrate')
  .description('bring the database up to date (DATABASE_URL, DATA_DIR)')
  .action(() => perform(async () => (await import('./keys.js')).migrate()));

const keys = program.command('keys').description('the keys of those who may write');
keys
  .command('create')
  .description('make a key; its secret is shown this once')
  .requiredOption('--role <role>', 'judge, organiser or admin')
  .requiredOption('--name <name>', 'whose key it is')
  .option('--expires <date>', 'from when it is no longer accepted, as 2027-01-01')
  .option('--rate <number>', 'writes a minute; 60 when left out')
  .option('--json', 'the key as JSON')
  .action((options: KeyOptions) => perform(async () => (await import('./keys.js')).createKey(options)));
keys
  .command('list')
  .description('every key there ever was, without the secrets')
  .option('--json', 'the keys as JSON')
  .action((options: { json?: boolean }) => perform(async () => (await import('./keys.js')).listKeys(options)));
keys
  .command('revoke')
  .description('refuse a key from now on')
  .argument('<id>', 'id of the key')
  .option('--reason <text>', 'why')
  .action((id: string, options: { reason?: string }) => perform(async () => (await import('./keys.js')).revokeKey(id, options)));

program
  .command('rulings')
  .description('case law')
  .command('recheck')
  .description('ask the present engine about every published ruling; status 1 when a verdict has changed')
  .option('--json', 'the changes as JSON')
  .action((options: { json?: boolean }) => settle(async () => (await import('./recheck.js')).recheck(options)));

/** `argv`: node, the program, then what it was called with. Resolves when the command has done its work, or, what goes on, has begun it. */
export const run = async (argv: readonly string[]): Promise<void> => {
  await program.parseAsync(argv);
};
