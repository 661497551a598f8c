/** The one explicit list of expansion folders, and what they amount to together: clauses, settings, tiles, traits, rulesets. */
import { sha256 } from '#sha256';
import type { Clause } from './contract/clause.js';
import { escapePointer, type Defect } from './contract/problem.js';
import type { Binding } from './contract/ruling.js';
import type { InlineRuleset, RulesetDocument } from './contract/ruleset.js';
import type { CitedClause } from './contract/verdict.js';
import { presetAliases, presets } from './corpus/presets.js';
import { base } from './expansions/base/index.js';
import { abbot } from './expansions/abbot/index.js';
import { figuresOnly } from './expansions/figures-only.js';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals/index.js';
import { phantom } from './expansions/phantom/index.js';
import { princessAndDragon } from './expansions/princess-and-dragon/index.js';
import { river } from './expansions/river/index.js';
import { tradersAndBuilders } from './expansions/traders-and-builders/index.js';
import { stableJson } from './kernel/canonical.js';
import { toClause } from './kernel/clause.js';
import { InvalidInput } from './kernel/defects.js';
import type { Expansion } from './kernel/expansion.js';
import { citationOf, type QuestionRuling } from './kernel/ruling.js';
import { Ruleset, shapeTable } from './kernel/ruleset.js';
import type { PresetId, Setting } from './kernel/setting.js';
import { Settings, type Chosen } from './kernel/settings.js';
import type { TileDesign } from './kernel/tile-notation.js';
import { ENGINE_VERSION } from './kernel/version.js';

/** In the order in which they were published: rules and scores of a verdict follow it. */
export const expansions: readonly Expansion[] = [
  base, // 2000
  innsAndCathedrals, // 2002
  tradersAndBuilders, // 2003
  princessAndDragon, // 2005
  river, // 2001, but the second river of 2005 speaks of the three before it
  phantom, // 2011
  abbot, // 2014
  ...figuresOnly,
];

export const expansionById: ReadonlyMap<string, Expansion> = new Map(expansions.map((expansion) => [expansion.id, expansion]));

export const clauses: ReadonlyMap<string, Clause> = new Map(
  expansions.flatMap((expansion) => Object.entries(expansion.clauses ?? {}).map(([id, text]) => [id, toClause(id, text)] as const)),
);

/** The clauses as verdicts show them: one object each for all verdicts, so that writing it out can be remembered. */
const citations: ReadonlyMap<string, CitedClause> = new Map(
  [...clauses.values()].map(({ id, statement, authority, sources }) => [id, { statement, authority, sources }] as const),
);

export const settings: ReadonlyMap<string, Setting> = new Map(
  expansions.flatMap((expansion) => (expansion.settings ?? []).map((setting) => [setting.key, setting] as const)),
);

export const tiles: readonly TileDesign[] = expansions.flatMap((expansion) => expansion.tiles ?? []);

const shapes = shapeTable(tiles);

/** A tile by its id or an alias. */
export const tile = (id: string): TileDesign | undefined => shapes.get(id)?.[0]!.design;

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

function assemble(choice: RulesetChoice): Resolved {
  const defects: Defect[] = [];
  const presetName = choice.preset ?? DEFAULT_PRESET;
  const preset = presets.find(({ id }) => id === (presetAliases as Record<string, string>)[presetName] || id === presetName);
  if (!preset) defects.push({ pointer: '/preset', code: 'unknown-preset', message: `no preset \`${presetName}\` is known` });
  const edition = preset?.edition ?? 'C1';
  const chosen = chooseExpansions(choice, edition, defects);
  const values = chooseSettings(choice, (preset?.id ?? DEFAULT_PRESET) as PresetId, chosen, defects);
  for (const [i, id] of (choice.disabledClauses ?? []).entries())
    if (!clauses.has(id)) defects.push({ pointer: `/disabledClauses/${i}`, code: 'unknown-clause', message: `no clause \`${id}\` is known` });
  defects.push(...disabledHouseRules(choice));
  if (defects.length > 0) throw new InvalidInput(defects);
  const content = {
    preset: preset!.id,
    expansions: chosen.map(({ id }) => id),
    settings: Object.fromEntries([...values].map(([key, { value }]) => [key, value])),
    disabledClauses: [...new Set(choice.disabledClauses)].sort(),
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
    hash,
    ...(choice.notes !== undefined && { notes: choice.notes }),
  };
  const ruleset = new Ruleset({
    rulings: questionRulings(choice),
    id,
    hash,
    edition,
    expansions: chosen,
    settings: new Settings(values),
    disabledClauses: content.disabledClauses,
    clauses,
    citations,
    shapes,
  });
  return { document, ruleset };
}

const disabledHouseRules = ({ houseRules = [], disabledClauses = [] }: RulesetChoice): Defect[] =>
  disabledClauses.flatMap((id, i) => {
    const message = `\`${id}\` is also a house rule`;
    return houseRules.includes(id) && houseRule(id).length > 0 ? [{ pointer: `/disabledClauses/${i}`, code: 'contradictory-clause', message }] : [];
  });

function chooseExpansions({ expansions: listed = ['base', 'princess-and-dragon'] }: RulesetChoice, edition: string, defects: Defect[]): Expansion[] {
  listed.forEach((id, i) => {
    if (!expansionById.has(id)) defects.push({ pointer: `/expansions/${i}`, code: 'unknown-expansion', message: `no expansion \`${id}\` is known` });
  });
  return expansions.filter(({ id, partOfBaseIn }) => id === 'base' || listed.includes(id) || partOfBaseIn?.includes(edition));
}

function chooseSettings(choice: RulesetChoice, preset: PresetId, chosen: readonly Expansion[], defects: Defect[]): Map<string, Chosen> {
  const values = new Map<string, Chosen>();
  const put = (setting: Setting, value: string | null, setBy: Chosen['setBy'], basis?: Chosen['basis']) => {
    const cites = setting.text.values.find((candidate) => candidate.value === value)?.cites ?? [];
    values.set(setting.key, { setting, value, setBy, cites, ...(basis && { basis }) });
  };
  for (const setting of chosen.flatMap((expansion) => expansion.settings ?? []))
    put(setting, setting.text.presets[preset][0], 'preset', setting.text.presets[preset][1]);
  for (const [key, value] of Object.entries(choice.settings ?? {})) {
    const setting = settings.get(key);
    const pointer = `/settings/${escapePointer(key)}`;
    if (!setting) defects.push({ pointer, code: 'unknown-setting', message: `no setting \`${key}\` is known` });
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
    if (rules.length === 0) defects.push({ pointer: `/houseRules/${i}`, code: 'unknown-house-rule', message: `no house rule \`${id}\` is known` });
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

/** A house rule is named by its clause, or by its setting (which then takes the value that is not usual). */
function houseRule(id: string): [Setting, string][] {
  return [...settings.values()].flatMap((setting): [Setting, string][] => {
    const bySetting = setting.key === id && setting.text.kind === 'house-rule';
    const value = setting.text.values.find((candidate) =>
      bySetting ? candidate.value !== setting.text.recommended : id.startsWith('pd.house.') && candidate.cites.includes(id),
    );
    return value ? [[setting, value.value]] : [];
  });
}
