/** Promise: everything that an expansion may declare is declared by a fictitious one, in under forty lines, and the catalogue knows none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expansionById, expansions } from '../../../src/catalog.js';
import type { Expansion, Parts } from '../../../src/kernel/declare/expansion.js';
import { allParts, declared } from '../../../src/kernel/ruleset/in-play.js';
import { criers } from './fictions/criers.js';

/** Every member, so that a new one does not compile until it is here. */
const MEMBERS: Readonly<Record<keyof Parts, true>> = {
  figures: true,
  furtherFigures: true,
  figureMembers: true,
  playerMembers: true,
  tokens: true,
  ways: true,
  locations: true,
  reprints: true,
  topology: true,
  traits: true,
  actionTypes: true,
  actions: true,
  accepts: true,
  proposals: true,
  state: true,
  starts: true,
  setups: true,
  checks: true,
  unlikely: true,
  rules: true,
  steps: true,
  skips: true,
  triggers: true,
  draws: true,
  extraParts: true,
  successions: true,
  discards: true,
  doubts: true,
  consequences: true,
  completions: true,
  scoring: true,
  weights: true,
  tieBreaks: true,
  payouts: true,
  additions: true,
  settlements: true,
  abstentions: true,
  departures: true,
  withholdings: true,
  finals: true,
  dangers: true,
  mechanics: true,
  with: true,
};

const folder = fileURLToPath(new URL('fictions/', import.meta.url));
const files = readdirSync(folder);
const isFiction = (value: unknown): value is Expansion => typeof value === 'object' && value !== null && 'modelled' in value;
const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ folder + file) as Promise<Record<string, unknown>>));
const fictions = [...modules.flatMap((module) => Object.values(module).filter(isFiction)), criers({ id: 'crier', phase: 'pieces' })];

/** The longest declaration of a file, in lines. */
function longest(file: string): number {
  const declarations = readFileSync(folder + file, 'utf8')
    .split(/^export const /m)
    .slice(1);
  return Math.max(...declarations.map((text) => text.split(/^(?:\}\)|  \}\));$/m)[0]!.split('\n').length));
}

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const guide = read('docs/adding-an-expansion.md');

describe('the fictitious expansions', () => {
  it('declare everything that can be declared', () => {
    const declared = new Set(fictions.flatMap((expansion) => allParts(expansion).flatMap((parts) => Object.keys(parts))));
    expect(Object.keys(MEMBERS).filter((member) => !declared.has(member))).toEqual([]);
  });

  it.each(files)('%s takes less than forty lines', (file) => {
    expect(longest(file)).toBeLessThan(40);
  });

  it('are none that there are', () => {
    expect(fictions.length).toBeGreaterThan(files.length - 1);
    expect(fictions.filter(({ id }) => expansionById.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the guide', () => {
  it('has every member in its table', () => {
    expect(Object.keys(MEMBERS).filter((member) => !new RegExp(`^\\|[^\n]*\`${member}\``, 'm').test(guide))).toEqual([]);
  });

  it('names fictions that there are, and all of them', () => {
    const rows = [...guide.matchAll(/^\|[^\n]*\|([^|\n]*)\|$/gm)].map(([, last]) => last!);
    const inTable = new Set(rows.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!)));
    expect([...inTable].sort()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
  });
});

describe('kernel and contract', () => {
  /** A kind of figure that is an everyday word as well. */
  const EVERYDAY = ['count'];
  const kinds = expansions.flatMap((expansion) => (expansion.id === 'base' ? [] : declared(expansion, 'figures').map(({ kind }) => kind)));
  const names = new RegExp(
    `dragon|fairy|princess|portal|tower|abbot|river|builder|\\b(?:${kinds.filter((kind) => !EVERYDAY.includes(kind)).join('|')})\\b`,
    'i',
  );

  it('name no expansion, and nothing of one', () => {
    const texts = ['src/kernel', 'src/contract'].flatMap((root) =>
      readdirSync(fileURLToPath(new URL(`../../../${root}`, import.meta.url)), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|md)$/.test(path))
        .map((path) => `${root}/${path}`),
    );
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((path) => names.test(read(path)))).toEqual([]);
  });
});
