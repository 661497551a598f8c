/** The fairy's points: one at the start of a turn, three when her follower's feature is scored. */
import {
  FAIRY_BONUS_ACCOUNTING,
  FAIRY_BONUS_SCOPE,
  FAIRY_FINAL_SCORING,
  FAIRY_POINT_IN_DOUBLE_TURN,
  FAIRY_POINT_SCOPE,
  FAIRY_SEVERAL_FOLLOWERS,
} from './settings/fairy-points.js';
import { HOUSE_FAIRY_FIVE_POINTS, HOUSE_FAIRY_POINT_CLAIM } from './settings/house.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf } from '../../contract/spot.js';
import type { Reading, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing, Happening } from '../../kernel/declare/happening.js';
import type { Position } from '../../kernel/position/position.js';
import { added, score } from '../../kernel/play/scoring.js';
import type { Payout, ScoringStage } from '../../kernel/declare/score.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { assigned, companions, companionsHere, hasMovedFairy, isWith } from './fairy.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { flatMap } from '../../kernel/lists.js';

const POINTER = '/neutral/fairy/figure';

function fairyLine(id: string, points: number, ...ids: PrincessAndDragonClauseId[]): ScoreLine {
  return { label: 'fairy', quantity: 1, each: points, points, ...because(id, ...ids) };
}

const unknownCompanion = (id: string, ...ids: PrincessAndDragonClauseId[]): Missing => ({
  ...because(id, ...ids),
  message: 'whom the fairy is with is not known',
  pointer: POINTER,
});

const POINT = cites('pd.fairy.point.start-of-turn');
const ACROBATS = cites('pd.fairy.x.big-top.acrobat-one-point-each', 'pd.fairy.x.big-top.points-at-once');

const isAcrobat = (view: Position, figure: Figure) => view.ruleset.subject(figure) === 'acrobat';

/** What she brings the active player now: one point with one of his followers, one for each of his acrobats with a pyramid; undefined where that is not known. */
export function pointsNow(view: Position): { readonly quantity: number; readonly cites: PrincessAndDragonClauseId[] } | undefined {
  if (perFigure(view)) return { quantity: figuresHere(view), cites: [...POINT, ...cites('pd.fairy.point.rgg-zmg-tile-scope')] };
  const here = companionsHere(view, view.active);
  const acrobats = here.filter((figure) => isAcrobat(view, figure)).length;
  const wholeTile = view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile';
  const companion = assigned(view);
  if (here.length === 0) return { quantity: 0, cites: [] };
  if (acrobats > 0 && (wholeTile || (companion && isAcrobat(view, companion)))) return { quantity: acrobats, cites: [...POINT, ...ACROBATS] };
  if (wholeTile) return { quantity: perFollower(view) ? here.length : 1, cites: [...POINT, ...cites('pd.fairy.point.rgg-zmg-tile-scope')] };
  if (companion === undefined) return undefined;
  return { quantity: companion?.owner === view.active ? 1 : 0, cites: POINT };
}

/** The way of a computer version: it counts every figure of the player on her tile, whatever it is. */
const perFigure = (view: Position): boolean =>
  view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' && view.get(FAIRY_SEVERAL_FOLLOWERS) === 'point-per-figure';

function figuresHere(view: Position): number {
  const tile = view.neutral('fairy')?.tile;
  return tile ? view.onTile(tile).filter(({ figure }) => figure.owner === view.active).length : 0;
}

const perFollower = (view: Position): boolean => view.get(FAIRY_SEVERAL_FOLLOWERS) === 'once-per-follower';

/** Where she belongs to the tile, no source says what several followers of one player on it bring. */
export const severalInDoubt = (view: Position, figures: readonly Pick<Figure, 'owner'>[]): boolean =>
  view.get(FAIRY_SEVERAL_FOLLOWERS) === 'not-stated' && new Set(figures.map(({ owner }) => owner)).size < figures.length;

const SEVERAL = cites('pd.fairy.point.rgg-zmg-tile-scope', 'pd.fairy.bonus.rgg-tile-scope');

const severalFollowers = (id: string): Missing => ({
  ...because(id, ...SEVERAL),
  message: 'what several followers of one player bring is not said',
  readings: [
    reading(FAIRY_SEVERAL_FOLLOWERS, 'once-per-player', 'her points come once', ...POINT, 'pd.fairy.bonus.three-points'),
    reading(FAIRY_SEVERAL_FOLLOWERS, 'once-per-follower', 'her points come once for each', ...SEVERAL),
  ],
});

const reading = (setting: Setting, value: string, message: string, ...ids: PrincessAndDragonClauseId[]): Reading => ({
  setting: setting.key,
  value,
  outcome: 'permit',
  message,
  cites: ids,
});

/** The points at the beginning of a turn, unless the table plays them otherwise. */
export function startOfTurnPoint(view: Position): Happening {
  const automatic = view.get(HOUSE_FAIRY_POINT_CLAIM) === 'automatic' && view.get(HOUSE_FAIRY_FIVE_POINTS) === 'off';
  return automatic ? fairyPoint(view, 'fairy.point-at-start-of-turn') : {};
}

/** The points she brings the active player, as a score of the rule `id`, with what else it rests on. */
export function fairyPoint(view: Position, id: string, ...grounds: PrincessAndDragonClauseId[]): Happening {
  const points = pointsNow(view);
  if (!points) return { missing: [unknownCompanion(id, ...POINT)] };
  if (points.quantity === 0) return {};
  const here = companionsHere(view, view.active);
  const doubtful =
    view.get(FAIRY_POINT_SCOPE) === 'all-followers-on-tile' && !here.some((figure) => isAcrobat(view, figure)) && severalInDoubt(view, here);
  const { rule } = because(id);
  const double = (view.turn.part ?? 1) > 1 ? view.ruleset.citesOf(FAIRY_POINT_IN_DOUBLE_TURN, view.get(FAIRY_POINT_IN_DOUBLE_TURN)) : [];
  const cited = [...new Set([...grounds, ...points.cites, ...double])];
  const line: ScoreLine = { rule, label: 'fairy', quantity: points.quantity, each: 1, points: points.quantity, cites: cited };
  return { scores: [score(view.active, null, [line])], ...(doubtful && { missing: [severalFollowers(id)] }) };
}

const NOBODY = { players: [] } as const;

/** Whose followers earn the fairy's points when this feature is scored, or what is missing to say so. */
function beneficiaries(view: Position, feature: Feature): { readonly players: readonly string[]; readonly missing?: Missing } {
  const fairy = view.neutral('fairy');
  if (!fairy) return NOBODY;
  const here = view
    .on(feature)
    .filter(({ figure }) => isWith(view, fairy, figure))
    .map(({ figure }) => figure);
  const able = here.filter((figure) => companions(view, figure.owner ?? '').includes(figure));
  if (able.length === 0) return NOBODY;
  if (view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature') {
    const owners = able.map(({ owner }) => owner!);
    return {
      players: perFollower(view) ? owners : [...new Set(owners)],
      ...(severalInDoubt(view, able) && { missing: severalFollowers('fairy.bonus') }),
    };
  }
  const companion = assigned(view);
  if (companion === undefined)
    return standsAlone(view, able[0]!)
      ? { players: [able[0]!.owner!] }
      : { players: [], missing: unknownCompanion('fairy.bonus', 'pd.fairy.bonus.three-points', ...inScope(view)) };
  return companion && able.includes(companion) ? { players: [companion.owner!] } : NOBODY;
}

/** Whose the 3 points are, by the printing. */
const inScope = (view: Position) => view.ruleset.citesOf(FAIRY_BONUS_SCOPE, view.get(FAIRY_BONUS_SCOPE)) as PrincessAndDragonClauseId[];

const onItsTile = (view: Position, { at }: Figure) => {
  const cell = cellOf(at);
  return cell ? view.onTile(cell) : [];
};

/** Where the printing only asks that both stand together, being alone with her on the tile is enough. */
const standsAlone = (view: Position, figure: Figure) => view.get(FAIRY_BONUS_SCOPE) === 'stand-together' && onItsTile(view, figure).length === 1;

/** Whether the table has left open what the house rule does to the 3 points. */
export const fiveInDoubt = (view: Position): boolean => view.get(HOUSE_FAIRY_FIVE_POINTS) === 'five-instead-of-one';

const BONUS = ['pd.fairy.bonus.three-points', 'pd.fairy.bonus.regardless-of-feature-points', 'pd.fairy.bonus.example'] as const;
const MOVED_BEFORE = 'pd.fairy.bonus.move-then-score-same-turn';

/** What she pays for one follower: 3 points, by the house rule 5 for a completed feature. */
function bonusLines(view: Position, stage: ScoringStage): ScoreLine[] {
  if (stage === 'final' && view.get(FAIRY_FINAL_SCORING) === 'does-not-apply') return [];
  const chosen = stage === 'final' ? [FAIRY_BONUS_SCOPE, FAIRY_BONUS_ACCOUNTING, FAIRY_FINAL_SCORING] : [FAIRY_BONUS_SCOPE, FAIRY_BONUS_ACCOUNTING];
  const scope = flatMap(chosen, (setting: Setting) => [...view.ruleset.citesOf(setting, view.get(setting))]) as PrincessAndDragonClauseId[];
  const house = view.get(HOUSE_FAIRY_FIVE_POINTS);
  const moved = stage === 'completed' && hasMovedFairy(view) ? ([MOVED_BEFORE] as const) : [];
  const three = house === 'off' || house === 'five-besides-three' ? [fairyLine('fairy.bonus', 3, ...BONUS, ...moved, ...scope)] : [];
  const five = house !== 'off' && stage === 'completed' ? [fairyLine('fairy.bonus', 5, 'pd.house.five-points-instead-of-one')] : [];
  return [...five, ...three];
}

/** The house rule does not say what becomes of the 3 points. */
const fiveOrEight: Missing = {
  ...because('fairy.bonus', 'pd.house.five-points-instead-of-one', 'pd.fairy.bonus.three-points'),
  message: 'whether the 3 points are paid besides the 5 is not said',
  readings: [
    reading(HOUSE_FAIRY_FIVE_POINTS, 'five-replaces-one-and-three', 'the 5 points replace them', 'pd.house.five-points-instead-of-one'),
    reading(
      HOUSE_FAIRY_FIVE_POINTS,
      'five-besides-three',
      'they are paid besides',
      'pd.house.five-points-instead-of-one',
      'pd.fairy.bonus.three-points',
    ),
  ],
};

const BONUS_ID = 'princess-and-dragon.fairy.bonus';

export const fairyBonus: Payout = {
  id: BONUS_ID,
  cites: cites(...BONUS, MOVED_BEFORE),
  pay: (due) => {
    const { view, feature, stage } = due;
    const lines = bonusLines(view, stage);
    if (lines.length === 0 && !fiveInDoubt(view)) return {};
    const { players: those, missing } = beneficiaries(view, feature);
    // one bonus each, unless others take it away there
    const players = those.filter((player) => 1 + added(view, BONUS_ID, { ...due, player }).by > 0);
    const doubts = [...(missing ? [missing] : []), ...(players.length > 0 && fiveInDoubt(view) ? [fiveOrEight] : [])];
    const to = view.get(FAIRY_BONUS_ACCOUNTING) === 'additional-points' ? ('score' as const) : ('apart' as const);
    // what every reading pays is paid
    return { payments: lines.length === 0 ? [] : players.map((player) => ({ player, lines, to })), missing: doubts };
  },
};
