/** The data that editions, publishers and figures differ by: settings, presets, trait table, figures of other expansions. */
import { expansions } from '../src/catalog.js';
import { describe, expect, it } from 'vitest';
import { clauses as clauseOf } from '../src/corpus/clauses.js';
import { folderOf, MODELLED_CLAUSE_FILES } from '../src/corpus/law-files.js';
import { presetAliases, presets } from '../src/corpus/presets.js';
import * as settingExports from '../src/expansions/princess-and-dragon/settings/index.js';
import { PRINCESS_AND_DRAGON_COLUMNS } from '../src/expansions/princess-and-dragon/traits/index.js';
import { declared } from '../src/kernel/ruleset/in-play.js';
import { everyPreset, PRESET_IDS, setting, type SettingText } from '../src/kernel/declare/setting.js';

const { princessAndDragonSettings, ...constants } = settingExports;
const unknown = (ids: readonly string[]) => ids.filter((id) => !clauseOf.has(id));

const traits = expansions.flatMap((expansion) => declared(expansion, 'traits'));
const cells = traits.flatMap(({ subject, cells: columns }) =>
  Object.entries(columns).flatMap(([column, editions]) =>
    Object.entries(editions).map(([edition, cell]) => ({ at: `${subject} ${column} ${edition}`, edition, cell })),
  ),
);

describe('settings', () => {
  it('promise: every difference between the printings can be set, 39 of them, each under its own key and constant', () => {
    expect(princessAndDragonSettings).toHaveLength(39);
    expect(new Set(princessAndDragonSettings.map(({ key }) => key)).size).toBe(39);
    const constantOf = (key: string) =>
      key
        .replaceAll('.', '_')
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .toUpperCase();
    expect(Object.fromEntries(princessAndDragonSettings.map((one) => [constantOf(one.key), one]))).toEqual(constants);
  });

  describe.each(princessAndDragonSettings.map(({ key, values, text }) => ({ key, values, text })))('$key', ({ values, text }) => {
    it('promise: a preset or a recommendation never names a value that does not exist', () => {
      const recommended = typeof text.recommended === 'string' ? [text.recommended] : Object.values(text.recommended);
      const chosen = PRESET_IDS.map((id) => text.presets[id][0]);
      expect([...chosen, ...recommended].filter((value) => !values.includes(value))).toEqual([]);
      expect(Object.keys(text.presets).sort()).toEqual([...PRESET_IDS].sort());
    });

    it('promise: whoever chooses a value can look up the clauses that justify it', () => {
      expect(text.values.length).toBeGreaterThan(1);
      for (const { value, cites } of text.values) {
        expect(cites.length, value).toBeGreaterThan(0);
        expect(unknown(cites), value).toEqual([]);
      }
    });
  });

  it('promise: a setting whose preset names no value of it, or whose value cites nothing, cannot be built', () => {
    const text = {
      key: 'a',
      kind: 'house-rule',
      values: [{ value: 'on', cites: [] }],
      presets: everyPreset('off', 'stated'),
      recommended: 'on',
    } as const satisfies SettingText;
    expect(() => setting<SettingText>(text)).toThrow(/value `on` cites no clause.*preset `zmg-c1` has the unknown value `off`/);
  });
});

describe('presets', () => {
  it('promise: nine printings can be chosen, and each setting knows all of them', () => {
    expect(presets.map(({ id }) => id)).toEqual([...PRESET_IDS]);
    expect(presets).toHaveLength(9);
  });

  it('promise: an alias leads to a preset', () => {
    expect(presetAliases['hig-c2']).toBe('wikicarpedia-c2-current');
    expect(Object.values(presetAliases).filter((id) => !PRESET_IDS.includes(id))).toEqual([]);
  });
});

const SPARSE = 'placeableElsewhereInVolcanoTurn';

describe('traits', () => {
  it('promise: the table has no hole: 41 rows, 10 columns, 2 editions; one column is spoken of by eight rows', () => {
    expect(new Set(traits.map(({ subject }) => subject)).size).toBe(41);
    expect(PRINCESS_AND_DRAGON_COLUMNS).toHaveLength(10);
    const full = PRINCESS_AND_DRAGON_COLUMNS.filter((column) => column !== SPARSE);
    for (const { subject, cells: columns } of traits) {
      const those = Object.keys(columns).filter((column) => column !== SPARSE);
      expect(those.sort(), subject).toEqual([...full].sort());
      for (const editions of Object.values(columns)) expect(Object.keys(editions), subject).toEqual(['C1', 'C2']);
    }
    expect(traits.filter(({ cells: columns }) => SPARSE in columns)).toHaveLength(8);
    expect(cells).toHaveLength((41 * 9 + 8) * 2);
  });

  it('promise: a cell cites only clauses that exist', () => {
    expect(cells.filter(({ cell }) => unknown(cell.cites).length > 0)).toEqual([]);
  });

  it('promise: what a cell states or infers can be looked up', () => {
    const spoken = cells.filter(({ cell }) => cell.value !== 'unspecified' || cell.inferred !== undefined);
    expect(spoken.filter(({ cell }) => cell.cites.length === 0).map(({ at }) => at)).toEqual([]);
  });

  it('promise: a stated cell rests on a clause of its own edition, an inference is never added to a statement', () => {
    const stated = cells.filter(({ cell }) => cell.value !== 'unspecified');
    const inForce = (id: string, edition: string) => clauseOf.get(id)?.editions.some((one) => one === edition) ?? false;
    expect(stated.filter(({ cell, edition }) => !cell.cites.some((id) => inForce(id, edition))).map(({ at }) => at)).toEqual([]);
    expect(stated.filter(({ cell }) => cell.inferred !== undefined).map(({ at }) => at)).toEqual([]);
  });
});

describe('expansions known by their figures only', () => {
  const figuresOnly = expansions.filter(({ modelled }) => modelled === 'figures-only');

  it('promise: every figure and token they bring into a position has a row in the trait table', () => {
    const subjects = new Set(traits.map(({ subject }) => subject));
    const kinds = figuresOnly.flatMap(({ figures = [], tokens = [] }) => [...figures, ...tokens].map(({ kind }) => kind));
    expect(kinds.filter((kind) => !subjects.has(kind))).toEqual([]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('promise: whoever plays one is told so: an expansion is complete exactly where its clauses are cited by parts of it', () => {
    const cited = new Set(MODELLED_CLAUSE_FILES.map(folderOf));
    const complete = expansions.filter(({ modelled }) => modelled === 'complete').map(({ id }) => id);
    expect(complete.toSorted()).toEqual([...cited].sort());
    expect(new Set(expansions.map(({ id }) => id)).size).toBe(expansions.length);
  });

  it('promise: a neutral figure belongs to nobody', () => {
    const figures = figuresOnly.flatMap(({ figures: own = [] }) => own);
    expect(figures.filter(({ neutral, perPlayer }) => neutral !== (perPlayer === 0))).toEqual([]);
  });
});
