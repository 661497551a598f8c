/** What comes on top of the points of a feature: of little buildings, of the Darmstadtium. */
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { ExtraRule } from '../../kernel/declare/score.js';
import type { Missing } from '../../kernel/declare/happening.js';
import { scoreLines } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because } from './author.js';
import type { Lesson } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

const extraRules = ({ ruleset }: Position): readonly ExtraRule[] => ruleset.all('scoring').filter((rule) => rule.stage === 'extra');

/** The kinds of features on which something may come on top. */
export const kindsWithExtras = (view: Position): ReadonlySet<string> => new Set(flatMap(extraRules(view), ({ of }) => of));

function extras(view: Position, { player, feature: place }: Lesson['scores'][number]): readonly ScoreLine[] {
  const feature = place ? view.feature(place) : undefined;
  const rules = new Set(extraRules(view).map(({ id }) => id));
  return feature ? scoreLines({ view, feature, stage: 'completed', player }).filter(({ rule }) => rules.has(rule)) : [];
}

/** Bonuses beside the points of a feature that stand among its lines: what the quarters of Leipzig bring comes after the teacher. */
const BESIDE: readonly string[] = ['markets-of-leipzig.bonus.wainwrights'];

/** The points of the feature itself. */
export const pointsOfFeature = ({ points, lines }: Score): number =>
  lines.filter(({ rule }) => BESIDE.includes(rule)).reduce((left, line) => left - line.points, points);

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
