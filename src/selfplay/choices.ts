/** The rulesets that games are played under. */
import { expansionById, expansions, type RulesetChoice } from '../catalog.js';
import { PRESET_IDS } from '../contract/presets.js';
import { isPlayable } from './setup.js';

/** What a preset is played with where nobody says: the expansion that this corpus is about. */
const USUAL = ['princess-and-dragon'];

/** Which tiles bear an icon of the Wheel, and what the tiles of revolts show, no source says: what is drawn cannot be told. */
const NOT_TOLD = ['wheel-of-fortune', 'peasant-revolts'];

/**
 * One for each preset that was asked for, all of them where none was. `all` stands for every expansion that is modelled, and of which a table can tell all that happens. Throws where one is
 * not known or not modelled.
 */
export function availableIn(asked: { readonly preset?: string; readonly expansions?: string }): RulesetChoice[] {
  const names =
    asked.expansions === 'all'
      ? expansions.map(({ id }) => id).filter((id) => isPlayable(id) && !NOT_TOLD.includes(id))
      : (asked.expansions?.split(',') ?? USUAL);
  for (const name of names) {
    if (!expansionById.has(name)) throw new Error(`no expansion \`${name}\` is known`);
    if (!isPlayable(name)) throw new Error(`expansion \`${name}\` is not modelled`);
  }
  const presets = asked.preset?.split(',') ?? PRESET_IDS;
  for (const preset of presets) if (!(PRESET_IDS as readonly string[]).includes(preset)) throw new Error(`no preset \`${preset}\` is known`);
  return presets.map((preset) => ({ preset, expansions: [...new Set(['base', ...names])] }));
}
