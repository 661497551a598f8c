/** What the folders of the expansions amount to together: settings, tiles, rulesets. */
import { sha256 } from '#sha256';
import { escapePointer } from './contract/pointer.js';
import type { Defect } from './contract/problem.js';
import type { Binding } from './contract/ruling.js';
import type { InlineRuleset, RulesetDocument } from './contract/ruleset.js';
import { presetAliases, presets, type Preset } from './corpus/presets.js';
import { chosenAgainst } from './corpus/chosen-against.js';
import { scopes, standingsIn } from './corpus/scopes.js';
import { expansions } from './expansions/index.js';
import { Boards } from './kernel/board/boards.js';
import { shapeTable, type Shape } from './kernel/board/shape.js';
import { readTile, type TileDesign } from './kernel/board/tile-notation.js';
import type { Expansion } from './kernel/declare/expansion.js';
import type { PresetId, Setting } from './kernel/declare/setting.js';
import { Vocabulary } from './kernel/declare/vocabulary.js';
import { instead, MOST_HELPED } from './contract/cure.js';
import { stableJson } from './kernel/position/canonical.js';
import { InvalidInput } from './kernel/position/invalid-input.js';
import { declared, mechanicsOf } from './kernel/ruleset/in-play.js';
import { unprintedTable } from './kernel/ruleset/prints.js';
import { Ruleset, type Elsewhere } from './kernel/ruleset/ruleset.js';
import { citationOf, type QuestionRuling } from './kernel/ruleset/ruling.js';
import { isInForce, type Standings } from './kernel/ruleset/standing.js';
import { Settings, type Chosen } from './kernel/ruleset/settings.js';
import { ENGINE_VERSION } from './kernel/version.js';

export { expansions };

export const expansionById: ReadonlyMap<string, Expansion> = new Map(expansions.map((expansion) => [expansion.id, expansion]));

export const settings: ReadonlyMap<string, Setting> = new Map(
  expansions.flatMap((expansion) => (expansion.settings ?? []).map((setting) => [setting.key, setting] as const)),
);

/** The words in which all folders describe their tiles. */
export const vocabulary = new Vocabulary(
  expansions.flatMap(({ featureKinds = [] }) => featureKinds),
  expansions.flatMap(({ marks }) => (marks ? [marks] : [])),
  expansions.flatMap(({ symbols = [] }) => symbols),
);

export const tiles: readonly TileDesign[] = expansions.flatMap(({ id, tiles: texts = {} }) =>
  Object.entries(texts).map(([key, text]) => readTile(id, key, text, vocabulary)),
);

const shapes = shapeTable(tiles, vocabulary);

/** Tiles whose shape no source gives, by id and alias. */
export const unprinted = unprintedTable(expansions);

/** Of all expansions, by type. */
const actionTypes = new Map(expansions.flatMap((expansion) => declared(expansion, 'actionTypes').map((type) => [type.type, type] as const)));

/** Which expansions have what is called so, whatever is in play. */
function ownersOf(names: (expansion: Expansion) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const expansion of expansions) for (const name of new Set(names(expansion))) owners.set(name, [...(owners.get(name) ?? []), expansion.id]);
  return owners;
}
const kinds = {
  figures: ownersOf((expansion) => declared(expansion, 'figures').map(({ kind }) => kind)),
  tokens: ownersOf((expansion) => declared(expansion, 'tokens').map(({ kind }) => kind)),
  ways: ownersOf((expansion) => declared(expansion, 'ways')),
  actions: ownersOf((expansion) => declared(expansion, 'actions').map(({ id }) => id)),
  steps: ownersOf((expansion) => declared(expansion, 'steps').flatMap(({ id, decides }) => (decides ? [id] : []))),
};
const elsewhere: Elsewhere = (what) => kinds[what];

/** One for all rulesets of the process. */
const boards = new Boards();

/** A tile by its id or an alias. */
export const tile = (id: string): TileDesign | undefined => shapes.get(id)?.[0]!.design;

/** What a tile looks like unrotated, by its id or an alias. */
export const shapeOf = (id: string): Shape | undefined => shapes.get(id)?.[0];

const standings = new Map<PresetId, ReturnType<typeof standingsIn>>();

/** Where the clauses hold, worked out once for each printing. */
function standingsOf(preset: Preset): ReturnType<typeof standingsIn> {
  let known = standings.get(preset.id);
  if (!known) standings.set(preset.id, (known = standingsIn(preset)));
  return known;
}

/** With those apart that say the contrary of what the table has chosen in place of what its printing says. */
function standingsFor(preset: Preset, values: ReadonlyMap<string, Chosen>): Standings {
  const known = standingsOf(preset);
  const chosen = [...values.values()];
  const choices = chosen
    .filter(({ setting, value, setBy }) => value !== null && setBy !== 'preset' && value !== fromPreset(setting, preset.id)[0])
    .map(({ setting, value, cites }) => ({
      cites,
      others: setting.text.values.filter((other) => other.value !== value).map((other) => other.cites),
    }));
  const against = choices.length > 0 ? chosenAgainst(choices, new Set(chosen.flatMap(({ cites }) => cites))) : [];
  if (against.length === 0) return known;
  return new Map([...known, ...against.filter((id) => isInForce(known, id)).map((id) => [id, 'contrary'] as const)]);
}

const DEFAULT_PRESET: PresetId = 'hig-c1-current';

/** A ruleset as it was chosen, before it is put together. */
export interface RulesetChoice extends InlineRuleset {
  readonly id?: string;
  readonly version?: number;
  readonly label?: string;
  readonly notes?: string;
  /** Binding rulings that are in force, the newest last. */
  readonly rulings?: readonly BindingRuling[];
}

/** A published ruling that the engine executes. */
export interface BindingRuling {
  readonly id: string;
  readonly binding: Binding;
}

interface Resolved {
  readonly document: RulesetDocument;
  readonly ruleset: Ruleset;
}

const cache = new Map<string, Resolved>();
const CACHE_LIMIT = 500;

/** Puts a ruleset together. Throws `InvalidInput` with every unknown or contradictory name, pointers relative to the ruleset. */
export function ruleset(choice: RulesetChoice): Ruleset {
  return resolve(choice).ruleset;
}

/** The ruleset as the API shows it. Throws `InvalidInput`. */
export function rulesetDocument(choice: RulesetChoice): RulesetDocument {
  return resolve(choice).document;
}

/** A ruleset that was put together not long ago, by its hash. */
export const assembledUnder = (hash: string): RulesetDocument | undefined =>
  [...cache.values()].find(({ document }) => document.hash === hash)?.document;

/** The built-in presets, as rulesets: the base game and The Princess & the Dragon as that publisher printed them. */
export const builtIn: readonly RulesetChoice[] = presets.map(({ id, label }) => ({
  id,
  label,
  preset: id,
  expansions: ['base', 'princess-and-dragon'],
}));

const builtInIds: ReadonlyMap<string, RulesetChoice> = new Map([
  ...builtIn.map((choice) => [choice.id!, choice] as const),
  ...Object.entries(presetAliases).map(([alias, id]) => [alias, builtIn.find((choice) => choice.id === id)!] as const),
]);

/** A built-in ruleset by id or alias. */
export const builtInRuleset = (id: string): RulesetChoice | undefined => builtInIds.get(id);

function resolve(choice: RulesetChoice): Resolved {
  const key = JSON.stringify(choice);
  let resolved = cache.get(key);
  if (!resolved) {
    resolved = assemble(choice);
    // inline rulesets come from clients: the oldest go when there are many
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!);
    cache.set(key, resolved);
  }
  return resolved;
}

const help = (found: readonly Defect[], id: string, known: () => Iterable<string>): string =>
  found.length < MOST_HELPED ? instead(id, known()) : '';

function assemble(choice: RulesetChoice): Resolved {
  const defects: Defect[] = [];
  const presetName = choice.preset ?? DEFAULT_PRESET;
  const preset = presets.find(({ id }) => id === (presetAliases as Record<string, string>)[presetName] || id === presetName);
  if (!preset)
    defects.push({
      pointer: '/preset',
      code: 'unknown-preset',
      message: `no preset \`${presetName}\` is known${instead(presetName, [...presets.map(({ id }) => id), ...Object.keys(presetAliases)])}`,
    });
  const edition = preset?.edition ?? 'C1';
  const chosen = chooseExpansions(choice, edition, defects);
  const values = chooseSettings(choice, preset?.id ?? DEFAULT_PRESET, chosen, defects);
  for (const [i, id] of (choice.disabledClauses ?? []).entries())
    if (!scopes.has(id))
      defects.push({
        pointer: `/disabledClauses/${i}`,
        code: 'unknown-clause',
        message: `no clause \`${id}\` of an expansion that is modelled is known${help(defects, id, () => scopes.keys())}`,
      });
  defects.push(...disabledHouseRules(choice), ...unknownMechanics(choice, chosen));
  if (defects.length > 0) throw new InvalidInput(defects);
  const content = {
    preset: preset!.id,
    expansions: chosen.map(({ id }) => id),
    settings: Object.fromEntries([...values].map(([key, { value }]) => [key, value])),
    disabledClauses: [...new Set(choice.disabledClauses)].sort(),
    ...(choice.without?.length && { without: [...new Set(choice.without)].sort() }),
    ...(choice.rulings?.length && { rulings: choice.rulings }),
  };
  const hash = `sha256-${sha256(`${ENGINE_VERSION}\n${stableJson(content)}`)}`;
  const id = choice.id ?? `inline-${hash.slice(7, 19)}`;
  const document: RulesetDocument = {
    id,
    version: choice.version ?? 1,
    label: choice.label ?? preset!.label,
    preset: preset!.id,
    builtIn: builtInIds.has(id),
    expansions: content.expansions,
    settings: Object.fromEntries(
      [...values].map(([key, { value, setBy, basis, cites }]) => [key, { value, setBy, ...(basis && { basis }), cites: [...cites] }]),
    ),
    houseRules: [...new Set(choice.houseRules)],
    disabledClauses: content.disabledClauses,
    ...(content.without && { without: content.without }),
    ...(choice.rulings?.length && { rulings: choice.rulings.map(({ id, binding: { kind } }) => ({ id, kind })) }),
    hash,
    ...(choice.notes !== undefined && { notes: choice.notes }),
  };
  const ruleset = new Ruleset({
    rulings: questionRulings(choice),
    id,
    hash,
    edition,
    publisher: preset!.publisher,
    expansions: chosen,
    settings: new Settings(values),
    disabledClauses: content.disabledClauses,
    ...(content.without && { without: content.without }),
    standings: standingsFor(preset!, values),
    shapes,
    vocabulary,
    unprinted,
    actionTypes,
    boards,
    elsewhere,
  });
  const wrong = ruleset.defects.map((message): Defect => ({ pointer: '/expansions', code: 'expansions-contradict', message }));
  if (wrong.length > 0) throw new InvalidInput(wrong);
  return { document, ruleset };
}

const disabledHouseRules = ({ houseRules = [], disabledClauses = [] }: RulesetChoice): Defect[] =>
  disabledClauses.flatMap((id, i) => {
    const message = `\`${id}\` is also a house rule`;
    return houseRules.includes(id) && houseRule(id).length > 0 ? [{ pointer: `/disabledClauses/${i}`, code: 'contradictory-clause', message }] : [];
  });

function unknownMechanics({ without = [] }: RulesetChoice, chosen: readonly Expansion[]): Defect[] {
  const known = new Set(chosen.flatMap(mechanicsOf));
  return without.flatMap((name, i) =>
    known.has(name)
      ? []
      : [
          {
            pointer: `/without/${i}`,
            code: 'unknown-mechanic',
            message: `the expansions in play have no mechanic \`${name}\` that can be left out${i < MOST_HELPED ? instead(name, known) : ''}`,
          },
        ],
  );
}

function chooseExpansions({ expansions: listed = ['base', 'princess-and-dragon'] }: RulesetChoice, edition: string, defects: Defect[]): Expansion[] {
  listed.forEach((id, i) => {
    if (!expansionById.has(id))
      defects.push({
        pointer: `/expansions/${i}`,
        code: 'unknown-expansion',
        message: `no expansion \`${id}\` is known${help(defects, id, () => expansionById.keys())}`,
      });
  });
  return expansions.filter(({ id, partOfBaseIn }) => id === 'base' || listed.includes(id) || partOfBaseIn?.includes(edition));
}

const fromPreset = ({ text: { presets: chosen, contested } }: Setting, preset: PresetId) =>
  [chosen[preset][0], 'preset', chosen[preset][1], contested?.[preset]] as const;

const unknownSetting = (key: string, found: readonly Defect[]): Defect => ({
  pointer: `/settings/${escapePointer(key)}`,
  code: 'unknown-setting',
  message: `no setting \`${key}\` is known${help(found, key, () => settings.keys())}`,
});

/** Of settings whose values cannot be read: those that there are not, pointers relative to the choice. */
export function unknownSettings(keys: readonly string[]): Defect[] {
  const defects: Defect[] = [];
  for (const key of keys) if (!settings.has(key)) defects.push(unknownSetting(key, defects));
  return defects;
}

function chooseSettings(choice: RulesetChoice, preset: PresetId, chosen: readonly Expansion[], defects: Defect[]): Map<string, Chosen> {
  const values = new Map<string, Chosen>();
  const put = (setting: Setting, value: string | null, setBy: Chosen['setBy'], basis?: Chosen['basis'], contested?: Chosen['contested']) => {
    const cites = setting.text.values.find((candidate) => candidate.value === value)?.cites ?? [];
    values.set(setting.key, { setting, value, setBy, cites, ...(basis && { basis }), ...(contested && { contested }) });
  };
  for (const setting of chosen.flatMap((expansion) => expansion.settings ?? [])) put(setting, ...fromPreset(setting, preset));
  for (const [key, value] of Object.entries(choice.settings ?? {})) {
    const setting = settings.get(key);
    const pointer = `/settings/${escapePointer(key)}`;
    if (!setting) defects.push(unknownSetting(key, defects));
    else if (value !== null && !setting.values.includes(value))
      defects.push({
        pointer,
        code: 'unknown-setting-value',
        message: `\`${key}\` has the values ${setting.values.map((v) => `\`${v}\``).join(', ')}, not \`${value}\``,
      });
    else if (values.has(key)) put(setting, value, 'override');
  }
  (choice.houseRules ?? []).forEach((id, i) => {
    const rules = houseRule(id);
    if (rules.length === 0)
      defects.push({
        pointer: `/houseRules/${i}`,
        code: 'unknown-house-rule',
        message: `no house rule \`${id}\` is known${help(defects, id, houseRules)}`,
      });
    for (const [setting, value] of rules) {
      const override = choice.settings?.[setting.key];
      if (override !== undefined && override !== value)
        defects.push({
          pointer: `/houseRules/${i}`,
          code: 'contradictory-setting',
          message: `\`${setting.key}\` is also set to \`${String(override)}\``,
        });
      if (values.has(setting.key)) put(setting, value, 'house-rule');
    }
  });
  for (const { id, binding } of choice.rulings ?? []) {
    const setting = binding.kind === 'setting' ? settings.get(binding.setting) : undefined;
    if (binding.kind !== 'setting' || !setting || !values.has(setting.key) || !setting.values.includes(binding.value)) continue;
    put(setting, binding.value, 'ruling');
    const chosenValue = values.get(setting.key)!;
    values.set(setting.key, { ...chosenValue, cites: [citationOf(id), ...chosenValue.cites] });
  }
  return values;
}

const questionRulings = ({ rulings = [] }: RulesetChoice): QuestionRuling[] =>
  rulings.flatMap(({ id, binding }) => (binding.kind === 'question' ? [{ id, decides: binding }] : []));

/** A way of playing that some tables have, and no printing: a setting of that kind, or a clause that is called so. */
const isHouseRule = ({ text }: Setting, id: string): boolean => text.kind === 'house-rule' || id.includes('.house.');

/** What a ruleset may name in `houseRules`. */
export const houseRules = (): readonly string[] =>
  (houseRuleNames ??= [...settings.values()].flatMap((setting) =>
    [setting.key, ...setting.text.values.flatMap(({ cites }) => cites)].filter((id) => houseRule(id).length > 0),
  ));
let houseRuleNames: readonly string[] | undefined;

/** A house rule is named by its clause, or by its setting (which then takes the value that is not usual). */
function houseRule(id: string): [Setting, string][] {
  return [...settings.values()].flatMap((setting): [Setting, string][] => {
    const bySetting = setting.key === id && setting.text.kind === 'house-rule';
    const value = setting.text.values.find((candidate) =>
      bySetting ? candidate.value !== setting.text.recommended : isHouseRule(setting, id) && candidate.cites.includes(id),
    );
    return value ? [[setting, value.value]] : [];
  });
}
