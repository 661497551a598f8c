/** Promise: what `docs/notation.md` shows is so, and its table names every field. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromNotation, toNotation } from '../../src/entries/notation.js';
import { readLine, writeLine } from '../../src/notation/index.js';

const docs = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const blocks = (language: string) => [...docs.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\n\`\`\``, 'g'))].map(([, text]) => text!);

describe('docs/notation.md', () => {
  it('shows a line and what it says', () => {
    const [line] = blocks('notation');
    const [json] = blocks('json');
    expect(fromNotation(line!)).toEqual(JSON.parse(json!));
    expect(toNotation(fromNotation(line!))).toBe(line);
  });

  it('shows what is said of a line that cannot be read', () => {
    for (const block of blocks('notation-error')) {
      const [line, message] = block.split('\n');
      expect(() => readLine(line!)).toThrow(message);
    }
  });

  it('has examples that can be read, and are written so', () => {
    const fields = [...docs.matchAll(/^\| `(\w+)`[^|]*\| [^|]*\| (.*) \|$/gm)].flatMap(([, name, examples]) =>
      [...examples!.matchAll(/`([^`]+)`/g)].map(([, text]) => [name!, text!] as const),
    );
    expect(fields.length).toBeGreaterThan(20);
    for (const [name, text] of fields) {
      if (text.includes('...')) continue;
      const field = text.startsWith(`${name}=`) ? text : `${name}=${text}`;
      const line = name === 'done' ? `turn=red:place-figure ${field}` : field;
      expect(writeLine(readLine(line)), text).toBe(line);
    }
  });

  it('has terms that mean what stands beside them', () => {
    const terms = [...docs.matchAll(/^\| `([[{].*)`[^|]*\| `([^`]+)` \|$/gm)];
    expect(terms.length).toBe(4);
    for (const [, json, text] of terms) expect((readLine(`x=${text!}`).snapshot as unknown as { x: unknown }).x, text).toEqual(JSON.parse(json!));
  });
});
