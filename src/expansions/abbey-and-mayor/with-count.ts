/** With the Count: which quarters of the City suit mayor and wagon, and what a barn's field is to those who wait there. */
import type { MoveFigure, PlaceFigure } from '../../contract/action.js';
import type { FeatureScored } from '../../contract/effect.js';
import type { Spot } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { StateMember } from '../../kernel/declare/state.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { dueNow, ownScores } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import type { CountClauseId } from '../count/author.js';
import type { CityProcedure } from '../count/wire.js';
import { MOVE_WAGON } from './wagon.js';
import { FOLDER, type AbbeyAndMayorClauseId } from './author.js';
import { BARN, barnsOn } from './barn.js';
import { fieldsOfBarns, OF_FARMERS, PLACED } from './barn-scoring.js';
import { flatMap } from '../../kernel/lists.js';

const rule = rulesOf<CountClauseId | AbbeyAndMayorClauseId>(`${FOLDER}.with-count`);

const CITY = 'city-of-carcassonne';
const CITY_STATE: StateMember<CityProcedure> = { name: 'city', of: 'turn' };

/** The quarter that a spot names. */
const quarterOf = (spot: Spot): string | undefined => ('area' in spot && spot.area === CITY ? spot.place : undefined);

/** The quarters that lead to what each may stand on. */
const SUITED: Readonly<Record<string, readonly string[]>> = { mayor: ['castle'], wagon: ['castle', 'blacksmith', 'cathedral'], [BARN]: [] };

const suitedQuarter = rule<PlaceFigure>({
  id: 'quarter-that-suits',
  on: 'place-figure',
  cites: ['abbey-and-mayor.wagon.quarters'],
  applies: ({ action }) => action.kind in SUITED && quarterOf(action.at) !== undefined,
  judge: ({ action: { kind, at }, pass, forbid }) => {
    const quarters = SUITED[kind]!;
    const facts = { kind, place: quarterOf(at) };
    if (quarters.includes(quarterOf(at)!)) return pass('the quarter suits such a figure', facts);
    return quarters.length === 0
      ? forbid('a barn waits in no quarter of the City', facts)
      : forbid('the quarter does not suit such a figure', { ...facts, quarters });
  },
});

/** The fields that barns have scored now, or would if anybody stood there. */
const fieldsScored = (view: Position): readonly Feature[] => [
  ...flatMap(dueNow(view), ({ feature, stage }) => (OF_FARMERS.includes(stage) ? [feature] : [])),
  ...(fieldsOfBarns.vacant?.(view) ?? []),
];

const marketToBarn = rule<MoveFigure>({
  id: 'market-to-the-field-of-a-barn',
  on: 'move-figure/leave-city',
  cites: ['count.redeploy.market-barn', 'abbey-and-mayor.barn.count-market'],
  applies: ({ view, action }) =>
    quarterOf(view.figure(action.figure)?.figure.at ?? action.to) === 'market' && view.feature(action.to)?.kind === 'field',
  judge: ({ view, action, pass, forbid }) =>
    fieldsScored(view).some((feature) => feature === view.feature(action.to))
      ? pass('a barn has the field scored now, and followers from the market may come there first')
      : forbid('no barn has the field scored now', { field: action.to }),
});

const fromTheCity = rule<MoveFigure>({
  id: 'mayor-or-wagon-from-the-city',
  isRemark: true,
  on: 'move-figure/leave-city',
  cites: ['count.redeploy.mayor-wagon'],
  applies: ({ view, action }) => ['mayor', 'wagon'].includes(view.figure(action.figure)?.figure.kind ?? ''),
  judge: ({ pass }) => pass('a mayor counts the coats of arms of his new city, a wagon one, and it may move on after the scoring'),
});

const noWagonMovesIn = rule<MoveFigure>({
  id: 'no-wagon-moves-in',
  on: MOVE_WAGON,
  cites: ['count.deploy.only-this-way'],
  judge: ({ action, pass, forbid }) =>
    quarterOf(action.to) === undefined
      ? pass('it is no quarter of the City')
      : forbid('a wagon does not move into the City after it was scored', { place: quarterOf(action.to) }),
});

const barnScoringOpensTheWay = rule<PlaceFigure>({
  id: 'barn-scoring-opens-the-city',
  isRemark: true,
  on: 'place-figure',
  cites: ['count.deploy.trigger', 'count.deploy.barn-scoring'],
  applies: ({ view, action }) => view.turn.step === 'enter-city' && quarterOf(action.at) !== undefined,
  judge: ({ pass }) => pass('points that others get because a barn has its field scored open the way into the City as well'),
});

/** Where a field is scored as soon as the barn stands, the points are known to the City like those of the scoring step. */
const notedAtOnce: Trigger = {
  id: 'abbey-and-mayor.with-count.barn-points',
  on: 'feature-scored',
  cites: ['count.deploy.barn-scoring'],
  then: (view, effect) => {
    const feature = view.feature((effect as FeatureScored).feature);
    if (view.turn.step === 'score' || feature?.kind !== 'field' || barnsOn(view, feature.root).length === 0) return undefined;
    const state = view.state(CITY_STATE) ?? {};
    const points = { ...state.points };
    for (const { player, points: got } of ownScores(view, { feature, stage: PLACED })) points[player] = (points[player] ?? 0) + got;
    const noted = { type: 'procedure' as const, procedure: CITY_STATE.name, state: { ...state, points } };
    return { effects: [{ ...noted, rule: 'abbey-and-mayor.with-count.barn-points', cites: ['count.deploy.trigger', 'count.deploy.barn-scoring'] }] };
  },
};

/** Whoever is in the field of a barn when the game ends has come there from the market. */
const farmersBesideBarns: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.with-count.farmers-at-the-end',
    stage: 'rate',
    on: 'final',
    of: ['field'],
    raises: '*',
    cites: ['count.final.barn-field'],
    applies: ({ view, feature }) => barnsOn(view, feature.root).length > 0,
    by: () => -2,
  },
];

export const withCount = { rules: [suitedQuarter, fromTheCity] };
export const wagonWithCount = { rules: [noWagonMovesIn] };
export const barnWithCount = { rules: [marketToBarn, barnScoringOpensTheWay], triggers: [notedAtOnce], scoring: farmersBesideBarns };
