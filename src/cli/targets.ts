/** `--report FORM[=FILE]`, as several commands have it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { REPORT_FORMS, type ReportForm } from '../conformance/report/write.js';

/** Wrongly asked: exit status 2. */
export class Misuse extends Error {}

export interface Target {
  readonly form: ReportForm;
  /** The standard output when left out. */
  readonly file?: string;
}

/** `html=report.html`: a form, and the file for it. Throws `Misuse`. */
export function targetsOf(texts: readonly string[]): Target[] {
  const targets = texts.map((text): Target => {
    const [name, ...file] = text.split('=');
    const form = REPORT_FORMS.find((known) => known === name);
    if (!form) throw new Misuse(`\`${name!}\` is no form of a report: ${REPORT_FORMS.join(', ')}`);
    if (file.length > 0 && file.join('=') === '') throw new Misuse(`--report ${name!}= names no file`);
    return { form, ...(file.length > 0 && { file: file.join('=') }) };
  });
  if (targets.filter(({ file }) => file === undefined).length > 1)
    throw new Misuse('only one report can go to the standard output: give the others a file, as html=report.html');
  return targets;
}

/** Writes to the file, whose folder is made where there is none, or to the standard output. Throws `Misuse` where it cannot be written. */
export async function save(text: string, file?: string): Promise<void> {
  if (file === undefined) return void process.stdout.write(text);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}
