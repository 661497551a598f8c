/** What comes on top of the points of a feature: of little buildings, of the Darmstadtium. */
import type { ScoreLine } from '../../contract/verdict.js';
import type { Missing } from '../../kernel/declare/happening.js';
import { scoreLines } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because } from './author.js';
import { holderOf } from './teacher.js';
import type { Lesson } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const extraRules = ({ ruleset }: Position): ReadonlySet<string> =>
  new Set(flatMap(ruleset.all('scoring'), ({ id, stage }) => (stage === 'extra' ? [id] : [])));

function extras(view: Position, { player, feature: place }: Lesson['scores'][number]): readonly ScoreLine[] {
  const feature = place ? view.feature(place) : undefined;
  const rules = extraRules(view);
  return feature ? scoreLines({ view, feature, stage: 'completed', player }).filter(({ rule }) => rules.has(rule)) : [];
}

/** Of bonuses beside a feature it is said that the teacher does not repeat them, of what is added to its own score it is not. */
export function repeatedExtras(view: Position, entry: Lesson['scores'][number]): Missing[] {
  const lines = extras(view, entry);
  if (lines.length === 0) return [];
  const why = because('bonus.same-points', 'school.bonus.same-points', 'school.bonus.feature-points-only');
  const cited = [...new Set([...why.cites, ...flatMap(lines, ({ cites }) => cites)])];
  return [
    { ...why, cites: cited, message: 'no source says whether the teacher repeats what comes on top of the points of a feature', isUnregulated: true },
  ];
}

export const extrasInDoubt = (view: Position): boolean => holderOf(view) !== undefined && extraRules(view).size > 0;
