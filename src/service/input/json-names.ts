/** Objects that name a member twice: the parser of the language keeps the last and says nothing, and what the other said would be lost. */
import { visit } from 'jsonc-parser';

/** Whether an object does, in a text and what it has been read as: it then names more members than were kept. */
export function repeatsName(text: string, value: unknown): boolean {
  const members = membersOf(value);
  // a colon follows every name: where there are no others it is known already, at a fraction of what it takes to read the text
  return colonsIn(text) !== members && namesIn(text) !== members;
}

/** The first name that stands there again, and where; undefined where none does, or the text is nested without end. */
export function repeatedName(text: string): { readonly name: string; readonly offset: number } | undefined {
  const open: Set<string>[] = [];
  let found: { readonly name: string; readonly offset: number } | undefined;
  try {
    visit(text, {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty(name, offset) {
        const names = open.at(-1)!;
        if (names.has(name)) found ??= { name, offset };
        names.add(name);
      },
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

const BACKSLASH = 92,
  COLON = 58,
  SPACE = 32;

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count += 1;
  return count;
}

/** How many strings of a text that is JSON are followed by a colon. */
function namesIn(text: string): number {
  let count = 0;
  for (let open = text.indexOf('"'); open >= 0;) {
    let next = text.indexOf('"', open + 1);
    while (isEscaped(text, next)) next = text.indexOf('"', next + 1);
    do next += 1;
    while (text.charCodeAt(next) <= SPACE);
    if (text.charCodeAt(next) === COLON) count += 1;
    open = text.indexOf('"', next);
  }
  return count;
}

/** Behind an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/** How many members all objects of a value have, however deep it goes. */
function membersOf(value: unknown): number {
  const open = [value];
  let count = 0;
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const inside = Array.isArray(one) ? (one as unknown[]) : Object.values(one);
    if (!Array.isArray(one)) count += inside.length;
    for (const item of inside) if (typeof item === 'object' && item !== null) open.push(item);
  }
  return count;
}
