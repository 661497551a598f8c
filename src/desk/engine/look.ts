/** What stands in a position: its picture, its features with owners and values, its figures, and what is wrong with it. */
import type { FeatureDescription, PositionDescription } from '../../contract/position.js';
import type { Figure, Snapshot } from '../../contract/snapshot.js';
import { cellOf, spotName } from '../../contract/spot.js';
import { validate } from '../../kernel/judge/adjudicate.js';
import { describeIn } from '../../kernel/judge/describe.js';
import { Position } from '../../kernel/position/position.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { drawTable, sceneOf, spotOf, type Scene } from '../../render/index.js';
import type { Cell, Extent, FeatureSeen, FigureSeen, Look, Picture, Point } from './api.js';
import { saidOf } from './said.js';
import { positionUnder, sightOf } from './reading.js';

/** With the words of `told`. */
export function look(rules: Ruleset, snapshot: Snapshot, told = (position: PositionDescription) => position): Look {
  const defects = validate(rules, snapshot);
  const view = sightOf(rules, snapshot);
  if (!view)
    return {
      defects,
      markup: '',
      extent: extentOf(snapshot.tiles.map(({ at }) => at)),
      areas: [],
      features: [],
      figures: [],
      frontier: [],
      decider: null,
    };
  const scene = sceneOf(view);
  const { features, figures } = told(described(view, defects.length === 0));
  return {
    defects,
    ...pictureOf(scene),
    features: features.map((feature) => featureSeen(view, feature)),
    figures: figuresSeen(scene, figures),
    frontier: view.board.frontier(),
    decider: deciderOf(view),
  };
}

export const pictureOf = (scene: Scene): Picture => ({
  markup: drawTable(scene),
  extent: extentOf(scene.view.board.laid.map(({ at }) => at)),
  areas: scene.rows.map(({ spot, end }) => ({ spot, point: end })),
});

export const extentOf = (cells: readonly Cell[]): Extent => ({
  left: Math.min(...cells.map(([x]) => x)),
  top: Math.min(...cells.map(([, y]) => y)),
  right: Math.max(...cells.map(([x]) => x)),
  bottom: Math.max(...cells.map(([, y]) => y)),
});

/** Half a position may have a turn that names nobody. */
function deciderOf(view: Position): string | null {
  const { turn } = view.snapshot;
  return turn && view.ruleset.step(turn.step) && view.player(turn.player) ? view.decider : null;
}

/** What stands there, in the engine's own words: of a position that is not sound as far as it can be told. */
function described(view: Position, isSound: boolean): PositionDescription {
  if (isSound) return describeIn(positionUnder(view.ruleset, view.snapshot));
  const { turn: _turn, ...still } = view.snapshot;
  try {
    return describeIn(new Position(view.ruleset, still, view.board, view.figures));
  } catch {
    // what is wrong with it is told by its defects
    return { features: [], figures: [] };
  }
}

const featureSeen = (view: Position, { kind, tiles, places, openEdges, complete, owners, figures, now, end }: FeatureDescription): FeatureSeen => ({
  kind,
  parts: places.map((place) => ({ place, point: spotOf(view, place) })),
  tiles: tiles.length,
  canComplete: openEdges !== null,
  isComplete: complete,
  open: openEdges ?? 0,
  owners,
  figures,
  complete: now?.points ?? null,
  atEnd: end.points,
});

const figuresSeen = ({ view, standing }: Scene, described: PositionDescription['figures']): FigureSeen[] =>
  (view.snapshot.figures ?? []).map((figure) => figureSeen(view, figure, standing.get(figure.id)!, described));

function figureSeen(view: Position, figure: Figure, point: Point, described: PositionDescription['figures']): FigureSeen {
  const { id, kind, owner, at } = figure;
  return {
    id,
    kind,
    owner: owner ?? null,
    cell: cellOf(at) ?? null,
    feature: spotName(at) ?? null,
    point,
    warnings: (described.find((other) => other.id === id)?.warnings ?? []).map(({ side, message, cites }) => ({ side, message, cites })),
    says: saidOf(view, figure),
  };
}
