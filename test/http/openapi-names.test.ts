/** Promise: the document lists the names that positions and actions can hold, and each that the suite or an answer holds is among them. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { expansions } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { presets } from '../../src/corpus/presets.js';
import { openApiText } from '../../src/http/plugins/openapi-text.js';
import { adjudicate, legalActions, ruleset } from '../../src/engine.js';
import { namesInUse } from '../../src/service/corpus/names-in-use.js';
import { CHANCES, OPTIONS } from '../../src/ways.js';
import type { Action, Snapshot } from '../../src/library-types.js';

interface Schema {
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> };
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const document = JSON.parse(await openApiText()) as Document;
const { schemas } = document.components;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, discriminator: false });
ajv.addSchema({ $id: 'openapi', ...document });
const defectsOf = (schema: string) => {
  const validate = ajv.compile({ $ref: `openapi#/components/schemas/${schema}` });
  return (value: unknown) => (validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message!}`));
};

const cases = caseFiles().flatMap(({ cases: list }) => list);

describe('the lists', () => {
  it('hold what the folders declare', () => {
    const { Turn, PlaceFigure, Choose, Chance, Place, InlineRuleset } = schemas;
    expect(Turn!.properties!['step']!.enum).toEqual(expect.arrayContaining(['place-tile', 'place-figure', 'move-dragon', 'game-over']));
    expect(PlaceFigure!.properties!['kind']!.enum).toEqual(expect.arrayContaining(['meeple', 'builder', 'ghost']));
    expect(PlaceFigure!.properties!['via']!.enum).toContain('magic-portal');
    // what is read is what there is
    const { option, of } = namesInUse();
    expect([Choose!.properties!['option']!.enum, OPTIONS]).toEqual([option, option]);
    expect([Chance!.properties!['of']!.enum, CHANCES]).toEqual([of, of]);
    expect(Place!.properties!['feature']!.enum).toEqual(expect.arrayContaining(['city', 'road', 'field', 'monastery', 'tower']));
    expect(InlineRuleset!.properties!['expansions']!.items!.enum).toEqual(expansions.map(({ id }) => id));
    expect(InlineRuleset!.properties!['preset']!.enum).toEqual(expect.arrayContaining(presets.map(({ id }) => id)));
  });

  it('hold every name in a position or an action of the suite', () => {
    const [inSnapshot, inAction, inRuleset] = [defectsOf('Snapshot'), defectsOf('Action'), defectsOf('InlineRuleset')];
    for (const { id, snapshot, action, ruleset: choice } of cases)
      expect([...inSnapshot(snapshot), ...inAction(action), ...inRuleset(choice ?? {})], id).toEqual([]);
  });

  it('hold every name in an answer', () => {
    const inList = defectsOf('LegalActions');
    for (const { id, snapshot, ruleset: choice } of cases.filter((_, i) => i % 25 === 0))
      expect(inList(legalActions(ruleset({ preset: 'hig-c1-current', ...choice }), snapshot as Snapshot)), id).toEqual([]);
  });

  it('and the schemas hold every verdict of the suite', () => {
    // a verdict as a whole would be told apart fifteen times over: each effect is held against the schema of its own type
    const { mapping } = schemas['Effect']!.discriminator!;
    const inEffect = Object.fromEntries(Object.entries(mapping).map(([type, $ref]) => [type, defectsOf($ref.slice($ref.lastIndexOf('/') + 1))]));
    const inVerdict = defectsOf('Verdict');
    const wrong = cases.flatMap(({ id, snapshot, action, ruleset: choice }) => {
      const { effects, ...rest } = adjudicate(ruleset({ preset: 'hig-c1-current', ...choice }), snapshot, action as Action);
      const defects = [...effects.flatMap((effect) => inEffect[effect.type]!(effect)), ...inVerdict({ ...rest, effects: [] })];
      return defects.length > 0 ? [{ id, defects }] : [];
    });
    expect(wrong).toEqual([]);
  });
});
