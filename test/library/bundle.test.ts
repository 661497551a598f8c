/// <reference lib="dom" />
/** Promise: bundled for a browser, the engine is small and holds no text of the law; the law is loaded apart, and works there. */
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { clauses } from '../../src/corpus/clauses.js';
import { presetNotes, settingTexts, traitTexts } from '../../src/corpus/texts.js';
import type * as Engine from '../../src/engine.js';
import type * as Law from '../../src/law.js';
import { adjudicated } from '../support/adjudicated.js';
import { startBrowser } from '../support/browser.js';
import { expansions, ruleset } from '../../src/catalog.js';

/** Of the engine as it goes over the wire: so much for each expansion that is modelled, the kernel among them. */
const MOST_BYTES = 8_400 * expansions.filter(({ modelled }) => modelled === 'complete').length;

const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: join(import.meta.dirname, '../../src') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    charset: 'utf8',
    // as in a browser: the condition `node` is not met
    conditions: ['import', 'default'],
  });
  return outputFiles[0]!.text;
};

const globals = (names: string) =>
  `${names
    .split(' ')
    .map((name) => `import * as ${name} from './${name}.js';`)
    .join('')}Object.assign(window, { ${names.replace(' ', ', ')} });`;

describe('the engine, bundled', () => {
  it('is small, and holds no text of the law', async () => {
    const code = await bundle(`export * from './engine.js';`);
    const bytes = gzipSync(code, { level: 9 }).length;
    expect(bytes).toBeLessThan(MOST_BYTES);
    const [, told] = /The engine \((\d+) kB/.exec(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'))!;
    expect(Math.abs(bytes / 1000 / Number(told) - 1)).toBeLessThan(0.05);
    const prose = [
      ...[...clauses.values()].flatMap(({ statement, note = '', resolution = '' }) => [statement, note, resolution]),
      ...[...settingTexts.values()].flatMap(({ question, values, note = '' }) => [question, ...Object.values(values), note]),
      ...[...traitTexts.values()].flatMap(({ notes = {} }) =>
        Object.values(notes).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
      ),
      ...Object.values(presetNotes),
    ].filter((text) => text.includes(' ') && text.length > 25);
    expect(prose.length).toBeGreaterThan(2500);
    expect(prose.filter((text) => code.includes(text))).toEqual([]);
  });
});

describe('engine and law in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  it('give the same verdict with the same texts', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addScriptTag({ content: await bundle(globals('engine law')) });
    const seen = await page.evaluate(
      ([snapshot, action]) => {
        const { engine, law } = window as unknown as { engine: typeof Engine; law: typeof Law };
        const verdict = engine.adjudicate(engine.ruleset({ preset: 'hig-c1-current' }), snapshot, action);
        return { verdict, texts: law.clausesOf(verdict), clauses: law.law.size };
      },
      [exampleSnapshot, exampleAction] as const,
    );
    const ours = adjudicated(ruleset({ preset: 'hig-c1-current' }), exampleSnapshot, exampleAction);
    expect(complaints).toEqual([]);
    expect(seen).toEqual({ verdict: JSON.parse(JSON.stringify(ours)), texts: ours.clauses, clauses: clauses.size });
  });
});
