/** Promise: every message of a verdict can be translated: it stands in the sources, where those of the catalogues are collected. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parted } from '../../../src/kernel/judge/message.js';
import { keyOf } from '../../../src/languages/catalogue.js';
import { collect } from '../../languages/messages.js';
import { results } from './results.js';

const src = join(import.meta.dirname, '../../../src');
const { messages, labels } = collect([join(src, 'expansions'), join(src, 'kernel')]);
const sorted = (list: Iterable<string>) => [...list].sort();

describe('the texts that are found in the sources', () => {
  it('are those that verdicts hold, wherever a rule has them from', () => {
    const verdicts = results.flatMap(({ verdict }) => verdict ?? []);
    const read = verdicts.flatMap(({ findings }) => findings.flatMap((finding) => [finding, ...(finding.readings ?? [])]));
    const scored = verdicts.flatMap(({ scores }) => scores.flatMap(({ lines }) => lines));
    expect(read.length).toBeGreaterThan(10_000);
    expect(
      sorted(
        new Set(read.map((said) => keyOf(('template' in said && said.template) || parted(said.message).plain)).filter((text) => !messages.has(text))),
      ),
    ).toEqual([]);
    expect(sorted(new Set(scored.map(({ label }) => label).filter((text) => !labels.has(text))))).toEqual([]);
  });
});
