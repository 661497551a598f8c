/** Printings that contradict themselves: their preset follows one reading, and where the other would change the outcome the answer says so. */
import type { Finding } from '../../contract/verdict.js';
import { stableJson } from '../position/canonical.js';
import { Position } from '../position/position.js';
import type { Decision } from './decision.js';
import { boardUnder, consequences } from './fork.js';
import { flatMap } from '../lists.js';

/** What a decision comes to, without the reasons. */
export const essence = (decision: Decision): string => stableJson([decision.verdict, consequences(decision)]);

/** One finding for each reading of the printing that leads elsewhere; none where all lead to the same. `decide` is asked under each of them. */
export function contrary(view: Position, decision: Decision, decide: (view: Position) => Decision): Finding[] {
  const { ruleset } = view;
  return flatMap(ruleset.contested, ({ setting, value, cites, contested }): Finding[] => {
    const other = ruleset.choosing(setting, contested.value);
    const otherwise = decide(new Position(other, view.snapshot, boardUnder(view, other)));
    if (essence(otherwise) === essence(decision)) return [];
    return [
      {
        rule: `settings.${setting.key}`,
        outcome: 'permit',
        message: 'the same rulebook says the contrary elsewhere, and by that the outcome would be another',
        facts: { value: contested.value, verdict: otherwise.verdict, next: otherwise.next },
        cites: cites.filter((id) => !contested.cites.includes(id)),
        seeAlso: contested.cites.map((clause) => ({ clause, why: 'contrary' as const })),
        settings: { [setting.key]: value },
        reads: [ruleset.settings.readOf(ruleset.settings.entry(setting)!)],
        basis: 'stated',
      },
    ];
  });
}
