/** The fairy's points: one at the start of a turn, three when her follower's feature is scored. */
import type { Figure } from '../../contract/snapshot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/feature.js';
import type { Missing } from '../../kernel/missing.js';
import { sameCell, type Position } from '../../kernel/position.js';
import { score, type Bonus, type ScoringStage } from '../../kernel/score.js';
import type { Happening } from '../../kernel/step.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { assigned, companions, companionsHere } from './fairy.js';
import { FAIRY_BONUS_ACCOUNTING, FAIRY_BONUS_SCOPE, FAIRY_FINAL_SCORING, FAIRY_POINT_SCOPE, HOUSE_FAIRY_FIVE_POINTS, HOUSE_FAIRY_POINT_CLAIM } from './settings/index.js';

const POINTER = '/neutral/fairy/figure';

function fairyLine(id: string, points: number, ...ids: PrincessAndDragonClauseId[]): ScoreLine {
  return { label: 'fairy', quantity: 1, each: points, points, ...because(id, ...ids) };
}

const unknownCompanion = (id: string, ...ids: PrincessAndDragonClauseId[]): Missing => ({
  ...because(id, ...ids),
  message: 'whom the fairy is with is not known',
  pointer: POINTER,
});

/** One point for the active player when she is with one of his followers. */
export function startOfTurnPoint(view: Position): Happening {
  const automatic = view.get(HOUSE_FAIRY_POINT_CLAIM) === 'automatic' && view.get(HOUSE_FAIRY_FIVE_POINTS) === 'off';
  const here = companionsHere(view, view.active);
  if (!automatic || here.length === 0) return {};
  const line = fairyLine('fairy.point-at-start-of-turn', 1, 'pd.fairy.point.start-of-turn');
  const point = { scores: [score(view.active, null, [line])] };
  if (view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile')
    return { scores: [score(view.active, null, [{ ...line, cites: [...line.cites, ...cites('pd.fairy.point.rgg-zmg-tile-scope')] }])] };
  const companion = assigned(view);
  if (companion === undefined) return { missing: [unknownCompanion('fairy.point-at-start-of-turn', 'pd.fairy.point.start-of-turn')] };
  return companion?.owner === view.active ? point : {};
}

/** Who gets the fairy's points when this feature is scored; undefined where it hangs on whom she is with. */
function beneficiaries(view: Position, feature: Feature): string[] | undefined {
  const fairy = view.neutral('fairy');
  if (!fairy) return [];
  const here = view.on(feature).filter(({ figure }) => sameCell(figure.at.tile, fairy.tile)).map(({ figure }) => figure);
  const able = here.filter((figure) => companions(view, figure.owner ?? '').includes(figure));
  if (able.length === 0) return [];
  if (view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature') return [...new Set(able.map(({ owner }) => owner!))];
  const companion = assigned(view);
  if (companion === undefined) return standsAlone(view, able[0]!) ? [able[0]!.owner!] : undefined;
  return companion && able.includes(companion) ? [companion.owner!] : [];
}

/** Where the printing only asks that both stand together, being alone with her on the tile is enough. */
const standsAlone = (view: Position, figure: Figure) =>
  view.get(FAIRY_BONUS_SCOPE) === 'stand-together' && view.onTile(figure.at.tile).length === 1;

/** Whether points may hang on whom she is with, which the position does not say. */
export const fairyInDoubt = (view: Position): boolean =>
  view.neutral('fairy') !== undefined &&
  assigned(view) === undefined &&
  !(view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' && view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature');

const BONUS = [
  'pd.fairy.bonus.three-points', 'pd.fairy.bonus.regardless-of-feature-points', 'pd.fairy.bonus.move-then-score-same-turn', 'pd.fairy.bonus.example',
] as const;

function bonusLine(view: Position, stage: ScoringStage): ScoreLine | undefined {
  if (stage === 'final' && view.get(FAIRY_FINAL_SCORING) === 'does-not-apply') return undefined;
  const scope = view.ruleset.citesOf(FAIRY_BONUS_SCOPE, view.get(FAIRY_BONUS_SCOPE)) as PrincessAndDragonClauseId[];
  if (view.get(HOUSE_FAIRY_FIVE_POINTS) === 'off') {
    const final = stage === 'final' ? cites('pd.fairy.bonus.during-and-after-game') : [];
    return fairyLine('fairy.bonus', 3, ...BONUS, ...scope, ...final);
  }
  return stage === 'completed' ? fairyLine('fairy.bonus', 5, 'pd.house.five-points-instead-of-one') : undefined;
}

export const fairyBonus: Bonus = {
  id: 'princess-and-dragon.fairy.bonus',
  cites: cites(...BONUS),
  of: (view, feature, stage, scores) => {
    const line = bonusLine(view, stage);
    if (!line) return {};
    const players = beneficiaries(view, feature);
    if (!players) return { missing: [unknownCompanion('fairy.bonus', 'pd.fairy.bonus.three-points')] };
    return { scores: players.reduce((list, player) => withBonus(view, list, feature, player, line), scores) };
  },
};

function withBonus(view: Position, scores: readonly Score[], feature: Feature, player: string, line: ScoreLine): Score[] {
  const own = view.get(FAIRY_BONUS_ACCOUNTING) === 'additional-points' ? scores.findIndex((entry) => entry.player === player) : -1;
  if (own < 0) return [...scores, score(player, feature.place, [line])];
  return scores.map((entry, i) => (i === own ? score(player, entry.feature, [...entry.lines, line]) : entry));
}
