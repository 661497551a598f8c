/** Messages name what they speak of: a fact in braces is filled in. */
import { isCell } from '../../contract/spot.js';

/** What a word of the vocabulary is called, given the name of the fact that holds it; left out: the word itself, its hyphens as blanks. */
export type Naming = (fact: string, word: string) => string;

const plainly: Naming = (_fact, word) => word.replaceAll('-', ' ');

/** Facts whose values are words of the vocabulary, and not names that somebody chose. */
const WORDS: ReadonlySet<string> = new Set(['kind', 'feature', 'token', 'step', 'expansion']);

/** `the {kind} stands on {tile}` with its facts: `the large meeple stands on [1, 0]`. */
export function fill(template: string, facts: Readonly<Record<string, unknown>>, naming: Naming = plainly): string {
  let said = '';
  let from = 0;
  // no pattern, as this is done for every message that names something
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    const fact = template.slice(open + 1, close);
    said += template.slice(from, open) + shown(fact, facts[fact], naming);
    from = close + 1;
  }
  return said + template.slice(from);
}

function shown(fact: string, value: unknown, naming: Naming): string {
  if (isCell(value)) return `[${value[0]}, ${value[1]}]`;
  if (Array.isArray(value)) return value.map((item) => shown(fact, item, naming)).join(', ');
  if (typeof value === 'string') return WORDS.has(fact) ? naming(fact, value) : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What is added to a ban that is not stated. */
export const INFERRED = { message: 'this is inferred' } as const;
/** What is added where a ruling has chosen the setting that decides: it is not what the printing says. */
export const RULED = { message: 'a ruling has decided it' } as const;
const ENDINGS = [INFERRED.message, RULED.message];

export const ending = (said: string, added: string): string => `${said}; ${added}`;

/** The message, and what has been added to it. */
export function parted(said: string): { readonly plain: string; readonly added: readonly string[] } {
  const last = ENDINGS.find((added) => said.endsWith(`; ${added}`));
  if (last === undefined) return { plain: said, added: [] };
  const { plain, added } = parted(said.slice(0, -`; ${last}`.length));
  return { plain, added: [...added, last] };
}
