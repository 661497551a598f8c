/** Answers as text for a person. */
import type { Action } from '../contract/action.js';
import { ERRORS } from '../contract/codes.js';
import type { DomainError } from '../contract/errors.js';

export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
export const complain = (...lines: string[]): void => void process.stderr.write(`${lines.join('\n')}\n`);

/** What was refused, every defect of what was handed in, and what may have been meant. */
export function refusalText({ code, detail, message, defects, nearest }: DomainError): string[] {
  const title = detail === undefined ? ERRORS[code] : `${ERRORS[code]}: ${detail}`;
  return [
    defects.length > 0 ? title : message,
    ...defects.map((defect) => `  ${defect.pointer || '/'}  ${defect.message}`),
    ...nearest.filter((name) => !message.includes(`\`${name}\``)).map((name) => `  did you mean \`${name}\`?`),
  ];
}

/** The same for a program. */
export const refusalJson = ({ code, detail, defects }: DomainError) => ({
  title: ERRORS[code],
  code,
  ...(detail !== undefined && { detail }),
  errors: defects,
});

export const missingText = (missing?: readonly string[]): string[] => (missing ? [`missing: ${missing.join(', ')}`] : []);

export const actionText = ({ type, ...rest }: Action): string => `${type} ${JSON.stringify(rest)}`;
