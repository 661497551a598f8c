/** What stands there: every feature with what it is worth and to whom, every figure with what threatens it, and where a figure could stand. */
import type { Action } from '../../contract/action.js';
import type { PositionDescription, FeatureDescription, FeatureValue, FigureDescription } from '../../contract/position.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Spot } from '../../contract/spot.js';
import type { Feature } from '../board/feature.js';
import type { ScoringStage } from '../declare/score.js';
import { stableJson } from '../position/canonical.js';
import { Position, type Standing } from '../position/position.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { majority, scoreFeature, scoreLines, total, weightOf } from '../play/scoring.js';
import { legalIn, read } from './adjudicate.js';
import { boardUnder, underEach } from './fork.js';
import { groundedLines, groundedScores, sorted } from './grounds.js';
import { fill } from './message.js';
import { flatMap } from '../lists.js';

/** Describes a snapshot, with or without a turn. Throws `InvalidInput` with every defect. */
export const describe = (ruleset: Ruleset, snapshot: Snapshot): PositionDescription => describeIn(read(ruleset, snapshot));

export function describeIn(view: Position): PositionDescription {
  return {
    features: view.board.allFeatures().map((feature) => featureOf(view, feature)),
    figures: view.figures.map((standing) => figureOf(view, standing)),
    ...(view.snapshot.turn && { places: placesOf(view) }),
  };
}

function featureOf(view: Position, feature: Feature): FeatureDescription {
  const standing = view.on(feature);
  const marks = marksOf(feature);
  return {
    feature: feature.place,
    kind: feature.kind,
    tiles: [...new Map(feature.parts.map(({ laid }) => [laid.entry, laid.at])).values()],
    places: feature.parts.map(({ node }) => view.board.places[node]!),
    openEdges: feature.completedBy === 'nothing' ? null : feature.openEdges,
    complete: feature.isComplete,
    ...(feature.pennants > 0 && { pennants: feature.pennants }),
    ...(marks.length > 0 && { marks }),
    figures: standing.map(({ figure }) => figure.id),
    weights: weightsIn(view, feature, standing),
    owners: [...firstReading(view, (under) => majority(under, { feature, stage: 'final' }))],
    now: feature.completedBy === 'nothing' ? null : valueOf(view, feature, 'completed'),
    end: valueOf(view, feature, 'final'),
  };
}

const marksOf = (feature: Feature): string[] => [...new Set(flatMap(feature.parts, ({ printed }) => printed.marks))];

/** Where it hangs on what nobody chose, as the first of the values has it. */
function firstReading<T>(view: Position, answer: (view: Position) => T): T {
  const { settled } = view.ruleset;
  return answer(settled === view.ruleset ? view : new Position(settled, view.snapshot, boardUnder(view, settled)));
}

function weightsIn(view: Position, feature: Feature, standing: readonly Standing[]): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const { figure } of standing)
    if (figure.owner !== undefined)
      weights[figure.owner] = (weights[figure.owner] ?? 0) + firstReading(view, (under) => weightOf(under, figure, { feature, stage: 'final' }));
  return weights;
}

/** What the feature brings; under each value of the settings that nobody chose, where these make a difference. */
function valueOf(view: Position, feature: Feature, stage: ScoringStage): FeatureValue {
  const values = underEach(view, (under) => valueUnder(under, feature, stage));
  const [first, ...others] = [...new Map(values.map((value) => [stableJson(value), value])).values()];
  return others.length > 0 ? { ...first!, otherReadings: others } : first!;
}

/** No player is called so. */
const NOBODY = '';

function valueUnder(view: Position, feature: Feature, stage: ScoringStage): FeatureValue {
  const { scores } = scoreFeature(view, { feature, stage });
  const there = scores.filter((score) => stableJson(score.feature) === stableJson(feature.place));
  // what somebody has apart from it comes after his own
  const own = there.filter(({ player }, i) => there.findIndex((score) => score.player === player) === i);
  // what nobody holds is worth the same to everybody, whoever has the turn and pieces of his own in it; and where some have more of it, who has not
  const isSame = own.every(({ points }) => points === own[0]!.points);
  const lines = (isSame ? own[0]?.lines : undefined) ?? scoreLines({ view, feature, stage, player: NOBODY });
  return { points: total(lines), lines: groundedLines(view.ruleset, lines), scores: groundedScores(view.ruleset, scores) };
}

function figureOf(view: Position, standing: Standing): FigureDescription {
  const { figure } = standing;
  const warnings = firstReading(view, (under) =>
    flatMap(under.ruleset.all('dangers'), (danger) => {
      const warning = danger.of(figure, under);
      return warning ? [{ ...warning, rule: danger.id, cites: [...new Set([...danger.cites, ...(warning.cites ?? [])])] }] : [];
    }),
  );
  return {
    id: figure.id,
    kind: figure.kind,
    ...(figure.owner !== undefined && { owner: figure.owner }),
    at: figure.at,
    feature: standing.node < 0 ? null : view.board.feature(standing.node).place,
    warnings: warnings.map(({ side, rule, message: template, facts = {}, cites }) => {
      const told = fill(template, facts);
      return sorted(view.ruleset, { side, rule, message: told, ...(told !== template && { template }), facts, cites });
    }),
  };
}

/** Where a figure can be placed in the step at hand, feature by feature. */
function placesOf(view: Position): NonNullable<PositionDescription['places']> {
  const groups = new Map<string, { readonly feature: Spot; readonly actions: Action[] }>();
  for (const action of legalIn(view).actions) {
    if (action.type !== 'place-figure') continue;
    const { at } = action as Action & { readonly at: Spot };
    const feature = view.feature(at)?.place ?? at;
    const key = stableJson(feature);
    const group = groups.get(key) ?? { feature, actions: [] };
    groups.set(key, group);
    group.actions.push(action);
  }
  return [...groups.values()];
}
