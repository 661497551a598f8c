/** Mutates every rule of the law, prints the table of docs/quality.md, and names the mutants that no case notices. */
import { mutateLaw, MUTATIONS, type Mutation } from '../src/conformance/law-mutants.js';

const { tried, survivors } = mutateLaw();
const NAMES: Readonly<Record<Mutation, string>> = { permits: 'always permits', forbids: 'always forbids', cites: 'cites another clause' };

console.log('| a rule that | rule x preset | noticed | not noticed |\n|---|---|---|---|');
for (const mutation of MUTATIONS) {
  const left = survivors.filter((survivor) => survivor.mutation === mutation).reduce((sum, { presets }) => sum + presets.length, 0);
  console.log(`| ${NAMES[mutation]} | ${tried[mutation]} | ${tried[mutation] - left} | ${left} |`);
}
for (const { rule, mutation, presets } of survivors) console.log(`${rule} ${NAMES[mutation]}: ${presets.join(' ')}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
