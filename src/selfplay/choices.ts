/** The rulesets that games are played under. */
import { instead } from '../contract/cure.js';
import { builtInRuleset, expansionById, expansions, type RulesetChoice } from '../catalog.js';
import { PRESET_IDS } from '../contract/presets.js';
import { isPlayable } from './setup.js';

/** What a preset is played with where nobody says: the expansion that this corpus is about. */
const USUAL = ['princess-and-dragon'];

/**
 * One for each preset that was asked for, all of them where none was. `all` stands for every expansion that is modelled. Throws where one is not known or not
 * modelled.
 */
export function availableIn(asked: { readonly preset?: string; readonly expansions?: string }): RulesetChoice[] {
  const names = asked.expansions === 'all' ? expansions.map(({ id }) => id).filter(isPlayable) : (asked.expansions?.split(',') ?? USUAL);
  for (const name of names) {
    if (!expansionById.has(name)) throw new Error(`no expansion \`${name}\` is known${instead(name, [...expansionById.keys()])}`);
    if (!isPlayable(name)) throw new Error(`expansion \`${name}\` is not modelled`);
  }
  const presets = asked.preset?.split(',').map((name) => builtInRuleset(name)?.preset ?? name) ?? PRESET_IDS;
  for (const preset of presets)
    if (!(PRESET_IDS as readonly string[]).includes(preset)) throw new Error(`no preset \`${preset}\` is known${instead(preset, PRESET_IDS)}`);
  return presets.map((preset) => ({ preset, expansions: [...new Set(['base', ...names])] }));
}
