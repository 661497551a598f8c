/** Mutates every rule of the law under each preset, counts the mutants, and names those that no case notices; `--json` says the counts as JSON. */
import { mutateLaw, MUTATIONS, type Mutation } from '../src/conformance/law-mutants.js';

const { tried, survivors } = mutateLaw();
const NAMES: Readonly<Record<Mutation, string>> = { permits: 'always permits', forbids: 'always forbids', cites: 'cites another clause' };

const figures = Object.fromEntries(
  MUTATIONS.flatMap((mutation) => {
    const left = survivors.filter((survivor) => survivor.mutation === mutation).reduce((sum, { presets }) => sum + presets.length, 0);
    return [
      [`a rule that ${NAMES[mutation]}, by rule and printing`, tried[mutation]],
      [`of them not noticed: ${NAMES[mutation]}`, left],
    ];
  }),
);
for (const { rule, mutation, presets } of survivors) console.error(`${rule} ${NAMES[mutation]}: ${presets.join(' ')}`);
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else for (const [name, count] of Object.entries(figures)) console.log(`${name}: ${count}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
