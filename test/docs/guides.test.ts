/** Promise: every request, program and command in a guide is answered as the guide says, and its tables and pictures are those of the code. */
import { build } from 'esbuild';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adjudicateFile } from '../../src/cli/decisions.js';
import { lineIn } from '../../src/cli/question.js';
import { guideFiles } from '../../scripts/guides/files.js';
import { testApp, type TestApp } from '../support/app.js';

const root = join(import.meta.dirname, '../..');
const guides = readdirSync(join(root, 'docs')).filter((name) => name.startsWith('guide-'));

interface Block {
  readonly guide: string;
  readonly language: string;
  readonly text: string;
  /** The block behind it. */
  readonly next: string;
}
const blocks: readonly Block[] = guides.flatMap((guide) => {
  const found = [...readFileSync(join(root, 'docs', guide), 'utf8').matchAll(/```(\w+)\n([^]*?)```/g)];
  return found.map(([, language, text], i) => ({ guide, language: language!, text: text!, next: found[i + 1]?.[2] ?? '' }));
});
const of = (language: string) => blocks.filter((block) => block.language === language);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'seneschal-guides-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('there are guides, with examples', () => {
  expect(guides.length).toBeGreaterThan(4);
  expect(of('http').length).toBeGreaterThan(6);
  expect(of('ts').length).toBeGreaterThan(2);
});

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
/** More of a list than is shown. */
const MORE = '...';

/** As much of an answer as a guide shows. */
function partOf(answer: unknown, shown: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(shown)) {
    const isCut = shown.at(-1) === MORE;
    const items: unknown[] = isCut ? answer.slice(0, shown.length - 1) : answer;
    return [...items.map((item, i) => partOf(item, shown[i])), ...(isCut ? [MORE] : [])];
  }
  if (!isMembers(answer) || !isMembers(shown)) return answer;
  return Object.fromEntries(Object.keys(shown).map((name) => [name, partOf(answer[name], shown[name])]));
}

describe('a request', () => {
  it.each(of('http'))('of $guide is answered so', async ({ text, next }) => {
    const [head, ...lines] = text.split('\n');
    const [method, path] = head!.split(' ');
    expect(method).toBe('POST');
    const { body } = await app.post(path!, lines.join('\n'));
    const shown = JSON.parse(next) as unknown;
    expect(partOf(body, shown)).toEqual(shown);
  });
});

/** What the program writes, with the library as it is in `src`. */
async function run(program: string, name: string): Promise<string> {
  const entries = Object.fromEntries(
    ['engine', 'law']
      .map((entry) => [`seneschal/${entry}`, join(root, `src/${entry}.ts`)])
      .concat(['notation', 'replay', 'tiles', 'render'].map((entry) => [`seneschal/${entry}`, join(root, `src/entries/${entry}.ts`)])),
  );
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    alias: entries,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['import', 'default'],
    logLevel: 'error',
  });
  const path = join(folder, name);
  writeFileSync(path, outputFiles[0]!.text);
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    said.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
  });
  await import(/* @vite-ignore */ pathToFileURL(path).href);
  log.mockRestore();
  return `${said.join('\n')}\n`;
}

describe('a program', () => {
  it.each(of('ts').map((block, i) => ({ ...block, i })))('of $guide writes so', async ({ text, next, i }) => {
    expect(await run(text, `program-${i}.mjs`)).toBe(next);
  });
});

describe('a command', () => {
  it('with a line of the notation says so', async () => {
    const asked = of('sh').filter(({ text }) => text.startsWith('$ seneschal adjudicate'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) {
      const [, argument, answer] = /^\$ seneschal adjudicate "([^"]*)"\n([^]*)$/.exec(text)!;
      expect(lineIn(argument!)).toBe(argument);
      const said: string[] = [];
      const write = vi.spyOn(process.stdout, 'write').mockImplementation((words) => said.push(String(words)) > 0);
      await adjudicateFile(argument!, {});
      write.mockRestore();
      expect(said.join('').startsWith(answer!)).toBe(true);
    }
  });
});

it('tables and pictures are those of the code', () => {
  for (const { path, now, written } of guideFiles()) expect(written === now, `${path}: run \`npm run guides\``).toBe(true);
});

it('links lead to what is there', () => {
  for (const guide of [...guides, 'guides.md'])
    for (const [, target] of readFileSync(join(root, 'docs', guide), 'utf8').matchAll(/\]\(([^)/#][^)]*)\)/g))
      expect(() => readFileSync(join(root, 'docs', target!)), `${guide}: ${target!}`).not.toThrow();
});
