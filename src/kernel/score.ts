/** Scores are explained: an expansion declares units, rates, flat lines and what voids a feature; the kernel adds them up. */
import type { Score, ScoreLine } from '../contract/verdict.js';
import type { Feature } from './feature.js';
import type { Position } from './position.js';
import type { FeatureKind } from './tile-notation.js';
import type { Happening } from './step.js';

export type ScoringStage = 'completed' | 'final';

/** One feature being scored for one player. */
export interface Scoring {
  readonly view: Position;
  readonly feature: Feature;
  readonly stage: ScoringStage;
  readonly player: string;
}

interface Declared {
  readonly id: string;
  readonly of: readonly FeatureKind[];
  readonly cites: readonly string[];
  readonly on?: ScoringStage;
  applies?(scoring: Scoring): boolean;
}

/** So many things of a sort, at so much each. */
export interface UnitRule extends Declared {
  readonly stage: 'units';
  readonly label: string;
  quantity(scoring: Scoring): number;
  each(scoring: Scoring): number;
  /** Clauses that hold for this scoring only, besides those that always do. */
  because?(scoring: Scoring): readonly string[];
}
/** Raises what units are worth. */
export interface RateRule extends Declared {
  readonly stage: 'rate';
  /** Ids of the unit rules. */
  readonly raises: readonly string[];
  by(scoring: Scoring): number;
}
/** A fixed number of points. */
export interface FlatRule extends Declared {
  readonly stage: 'flat';
  readonly label: string;
  points(scoring: Scoring): number;
}
/** The feature is worth nothing. */
export interface VoidRule extends Declared {
  readonly stage: 'void';
  readonly label: string;
}
export type ScoreRule = UnitRule | RateRule | FlatRule | VoidRule;

/** What is paid besides the points of a feature when that is scored. */
export interface Bonus {
  readonly id: string;
  readonly cites: readonly string[];
  of(view: Position, feature: Feature, stage: ScoringStage, scores: readonly Score[]): Happening;
}

/** What is scored once, when the game is over. */
export interface FinalScore {
  readonly id: string;
  readonly cites: readonly string[];
  score(view: Position): readonly Score[];
}

const line = (rule: Declared & { label: string }, quantity: number, each: number, points: number, cites = rule.cites): ScoreLine => ({
  rule: rule.id,
  label: rule.label,
  quantity,
  each,
  points,
  cites: [...cites],
});

/** The lines of a feature for one player. */
export function scoreLines(rules: readonly ScoreRule[], scoring: Scoring): ScoreLine[] {
  const due = rules.filter(
    (rule) => rule.of.includes(scoring.feature.kind) && (rule.on ?? scoring.stage) === scoring.stage && (rule.applies?.(scoring) ?? true),
  );
  const voided = due.find((rule) => rule.stage === 'void');
  if (voided?.stage === 'void') return [line(voided, 0, 0, 0)];
  const rates = due.filter((rule) => rule.stage === 'rate');
  const lines: ScoreLine[] = [];
  for (const rule of due) {
    if (rule.stage === 'units') {
      const quantity = rule.quantity(scoring);
      if (quantity === 0) continue;
      const raised = rates.filter(({ raises }) => raises.includes(rule.id));
      const each = raised.reduce((sum, rate) => sum + rate.by(scoring), rule.each(scoring));
      lines.push(
        line(rule, quantity, each, quantity * each, [...rule.cites, ...(rule.because?.(scoring) ?? []), ...raised.flatMap(({ cites }) => cites)]),
      );
    } else if (rule.stage === 'flat') {
      const points = rule.points(scoring);
      lines.push(line(rule, 1, points, points));
    }
  }
  return lines;
}

export const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Points that belong together, as one score. */
export const score = (player: string, feature: Score['feature'], lines: readonly ScoreLine[]): Score => ({
  player,
  feature,
  lines: [...lines],
  points: total(lines),
});

/** The players with the most weight in a feature; nobody where no figure has any. */
export function majority(view: Position, feature: Feature): string[] {
  const weights = new Map<string, number>();
  for (const { figure } of view.on(feature)) {
    if (figure.owner === undefined) continue;
    weights.set(figure.owner, (weights.get(figure.owner) ?? 0) + view.weight(figure, feature));
  }
  const most = Math.max(0, ...weights.values());
  return most === 0 ? [] : view.players.map(({ id }) => id).filter((id) => weights.get(id) === most);
}

/** The scores of a feature: its points for everyone with the majority, then what is paid besides. */
export function scoreFeature(view: Position, feature: Feature, stage: ScoringStage): Required<Pick<Happening, 'scores' | 'missing'>> {
  const { ruleset } = view;
  let scores = majority(view, feature).map((player) => score(player, feature.place, scoreLines(ruleset.scoring, { view, feature, stage, player })));
  const missing: NonNullable<Happening['missing']>[number][] = [];
  for (const bonus of ruleset.bonuses) {
    const paid = bonus.of(view, feature, stage, scores);
    if (paid.scores) scores = [...paid.scores];
    if (paid.missing) missing.push(...paid.missing);
  }
  return { scores, missing };
}
