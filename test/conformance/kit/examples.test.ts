/** Promise: of the small engines in `examples` the report finds every planted error and names its clause, and nothing else; without the errors they come out right. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../../src/corpus/clauses.js';
import { processEngine } from '../../../src/conformance/engines/process.js';
import { runSuite } from '../../../src/conformance/kit/run-suite.js';
import { reportOf } from '../../../src/conformance/report/report.js';
import { noAlarm } from './engines.js';

const folder = (name: string) => fileURLToPath(new URL(`../../../examples/engines/${name}/`, import.meta.url));

interface Example {
  readonly name: string;
  readonly command: string;
  /** Clause to what is wrong about it. */
  planted(): Record<string, string>;
}

const python: Example = {
  name: 'python',
  command: `python3 "${folder('python')}engine.py"`,
  planted: () => {
    const program = 'import io, json, sys; sys.stdin = io.StringIO(""); import engine; print(json.dumps(engine.PLANTED))';
    return JSON.parse(execFileSync('python3', ['-B', '-c', program], { cwd: folder('python'), encoding: 'utf8' })) as Record<string, string>;
  },
};
const javascript: Example = {
  name: 'javascript',
  command: `"${process.execPath}" "${folder('javascript')}engine.mjs"`,
  planted: () => {
    const program = 'console.log(JSON.stringify((await import("./engine.mjs")).PLANTED))';
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder('javascript'), input: '', encoding: 'utf8' });
    return JSON.parse(text) as Record<string, string>;
  },
};

const isThere = ({ command }: Example) => spawnSync(command.split(' ')[0]!.replaceAll('"', ''), ['--version']).status === 0;
const examples = [python, javascript].filter((example) => {
  if (isThere(example)) return true;
  process.stderr.write(`the ${example.name} engine is left out: there is no ${example.name} here\n`);
  return false;
});

const run = async (command: string) =>
  reportOf(await runSuite({ engine: processEngine(command), select: { expansions: ['base'] }, jobs: 2, alarm: noAlarm }));

describe.each(examples.map((example) => [example.name, example] as const))('the %s engine', (_name, { command, planted }) => {
  it('comes out right in what it says it can do', async () => {
    const { total, failures, breaks, levels } = await run(command);
    expect([failures, breaks]).toEqual([[], []]);
    expect(total.passed).toBeGreaterThan(200);
    expect(Object.values(levels).filter(({ passed }) => passed > 0).length).toBeGreaterThan(1);
  });

  it('with its errors has exactly their clauses wrong', async () => {
    const expected = planted();
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(expected).filter((clause) => !clauses.has(clause))).toEqual([]);
    const { wrong, breaks } = await run(`${command} --with-errors`);
    expect(breaks).toEqual([]);
    expect(wrong.map(({ clause }) => clause).sort()).toEqual(Object.keys(expected).sort());
  });
});
