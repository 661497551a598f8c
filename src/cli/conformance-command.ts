/** What the command line says of `conformance`; the work is loaded when it is asked for. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { RunOptions } from './conformance.js';
import type { DiffCommand } from './conformance-diff.js';

const MISUSE = 2;
/** Status 1 says no: that a move is not legal, or that something is wrong in what was looked at. */
export const misuseApart = ({ exitCode }: { readonly exitCode: number }): never => process.exit(exitCode === 0 ? 0 : MISUSE);
const list = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  ...text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
];
/** An option that may be repeated. */
export const each = (text: string, before: readonly string[] = []): string[] => [...before, text];

export function declareConformance(program: Command): void {
  const conformance = program.command('conformance').description('the suite by which engines are measured; docs/conformance.md has the protocol');
  conformance
    .command('run')
    .description('put the suite to an engine; status 0 all right, 1 wrong, 2 wrongly called, 3 the engine broke')
    .option('--engine <command>', 'a program that speaks the protocol on its standard input and output')
    .option('--url <base>', 'a service that speaks our HTTP API')
    .option('--expansions <ids>', 'only cases with no other expansions than these, separated by commas', list)
    .option('--presets <ids>', 'only these printings, separated by commas', list)
    .option('--level <name>', 'verdict, clauses, effects or legal: compare no further than this')
    .option('--seed <number>', 'of the order of the cases; 1 when left out')
    .option('--jobs <number>', 'engines at once', String(Math.min(availableParallelism(), 4)))
    .option('--timeout <seconds>', 'for each answer; 10 when left out')
    .option('--only <parts>', 'only these cases, topics or clauses, separated by commas; * stands for anything', list)
    .option('--baseline <file>', 'an earlier JSON report: fail only on what is new')
    .option('--report <form>', 'text, md, junit, json or html, each with =FILE or to the standard output; may be repeated', each)
    .action(async (options: RunOptions) => {
      process.exitCode = await (await import('./conformance.js')).runConformance(options);
    });
  conformance
    .command('diff')
    .description(
      'play random games and hold an engine against ours at each decision; status 0 no difference, 1 differences, 2 wrongly called, 3 the engine broke',
    )
    .option('--engine <command>', 'a program that speaks the protocol on its standard input and output')
    .option('--url <base>', 'a service that speaks our HTTP API')
    .option('--adapter <name>', 'jcz: the program is the engine of JCloisterZone and speaks its own messages')
    .option('--load <file>', 'with --adapter jcz: tile definitions that it is told to load; may be repeated', each)
    .option('--games <number>', 'how many', '20')
    .option('--preset <ids>', 'printings, separated by commas; all when left out')
    .option('--expansions <ids>', 'in play beside the base game, separated by commas; `all` for all that are modelled', 'base')
    .option('--players <range>', 'so many at a table, as 3 or 2-6', '2-4')
    .option('--seed <number>', 'the same seed gives the same games', '1')
    .option('--timeout <seconds>', 'for each answer; 10 when left out')
    .option('--json', 'everything, with the games that show the differences')
    .action(async (options: DiffCommand) => {
      process.exitCode = await (await import('./conformance-diff.js')).runDiff(options);
    });
  conformance
    .command('engine')
    .description('our own engine, speaking the protocol on the standard input and output')
    .action(async () => (await import('./conformance.js')).runEngine());
}
