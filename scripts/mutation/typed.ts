/** What the compiler would not let pass is no mutant: nobody could write it. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Mutant } from './mutants.js';

/** Those that the compiler refuses. Each is laid beside its file as a file of its own, so that all of them are looked at together. */
export function refused(mutants: readonly Mutant[]): Set<Mutant> {
  const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', UNLIKE, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail })!;
  const texts = new Map(mutants.map((mutant, i) => [`${process.cwd()}/${mutant.file.replace(/\.ts$/, `.mutant-${i}.ts`)}`, mutated(mutant)]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  const program = ts.createProgram([...texts.keys()], options, host);
  const isRefused = (name: string): boolean => {
    const file = program.getSourceFile(name);
    return program.getSyntacticDiagnostics(file).length + program.getSemanticDiagnostics(file).length > 0;
  };
  const names = [...texts.keys()];
  return new Set(mutants.filter((_, i) => isRefused(names[i]!)));
}

/** What is left over or never come to is no reason. */
const UNLIKE: ts.CompilerOptions = { noEmit: true, noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true };

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function mutated({ file, at: { start, end }, replacement }: Mutant): string {
  const text = readFileSync(file, 'utf8');
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, column }: Mutant['at']['start']): number => lines[line]! + column;
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}
