/** From what the page hands over to what the kernel works on; the last position is kept, since the next question is mostly about the same. */
import { builtInRuleset, ruleset, type RulesetChoice } from '../../catalog.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { inspect } from '../../kernel/position/defects.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { Position } from '../../kernel/position/position.js';
import { read } from '../../kernel/judge/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { Answer } from './api.js';
import { requireFolders, withFolders } from './folders.js';

/** A built-in ruleset may be named by its id alone. */
export function rulesetOf(choice: RulesetChoice): Ruleset {
  requireFolders(choice.expansions ?? []);
  return ruleset((choice.id !== undefined && choice.preset === undefined && builtInRuleset(choice.id)) || choice);
}

let last: { readonly key: string; readonly view: Position } | undefined;

/** The position. Throws `InvalidInput` with every defect. */
export const positionOf = (choice: RulesetChoice, snapshot: Snapshot): Position => positionUnder(rulesetOf(choice), snapshot);

/** The same for a ruleset that has been put together. */
export function positionUnder(rules: Ruleset, snapshot: Snapshot): Position {
  const key = `${rules.hash} ${JSON.stringify(snapshot)}`;
  if (last?.key !== key) last = { key, view: read(rules, snapshot) };
  return last.view;
}

/** The position as far as it can be seen, sound or not; undefined where no board can be made of its tiles. */
export function sightOf(rules: Ruleset, snapshot: Snapshot): Position | undefined {
  const { ruleset: printed, board, standing } = inspect(rules, snapshot);
  return board && new Position(printed, snapshot, board, standing);
}

/** Input that is not sound is an answer, and anything else a bug. The rules of what is in play are loaded for it. */
export async function answering<T>(work: () => T): Promise<Answer<T>> {
  try {
    return { ok: true, value: await withFolders(work) };
  } catch (error) {
    if (error instanceof InvalidInput) return { ok: false, defects: error.defects };
    throw error;
  }
}
