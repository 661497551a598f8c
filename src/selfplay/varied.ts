/** Tables as nobody thought of them: a few expansions together, and settings that have any of their values. */
import { ruleset, type RulesetChoice } from '../catalog.js';
import { random, shuffled } from './random.js';

/** Few enough that what one of them presupposes of another is missed. */
const MOST = 6;
/** So many of a hundred settings are chosen; the others are as the preset has them. */
const CHOSEN = 30;

/** A few of the expansions of a choice, with values for some of the settings that there are then. The same seed gives the same. */
export function varied({ preset, expansions = [] }: RulesetChoice, seed: number): RulesetChoice {
  const next = random(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  const further = shuffled([...expansions.filter((id) => id !== 'base')], next).slice(0, 1 + upTo(MOST));
  const choice = { ...(preset !== undefined && { preset }), expansions: ['base', ...further] };
  const settings: Record<string, string> = {};
  for (const [key, { setting }] of ruleset(choice).settings.all) if (upTo(100) < CHOSEN) settings[key] = setting.values[upTo(setting.values.length)]!;
  return { ...choice, settings };
}
