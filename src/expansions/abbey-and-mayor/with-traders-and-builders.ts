/** With Traders & Builders: builder, pig and the double turn beside abbey, mayor, wagon and barn. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { ExtraPart } from '../../kernel/declare/step.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Position } from '../../kernel/position/position.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { ABBEY, isAbbey } from './abbey.js';
import { cites, type AbbeyAndMayorClauseId } from './author.js';
import { BARN, barnsOn } from './barn.js';
import { CONNECTED, PLACED } from './barn-scoring.js';
import { isEmpty, mayLay } from './last-abbeys.js';
import { BUILDER_AND_ABBEY } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const rule = rulesOf<TradersAndBuildersClauseId | AbbeyAndMayorClauseId>('abbey-and-mayor.with-traders-and-builders');

const pigAt = (id: string, on: string, why: 'barn.pig-at-placing' | 'barn.connect-pig'): ScoreRule => ({
  id: `abbey-and-mayor.with-traders-and-builders.${id}`,
  stage: 'rate',
  on,
  of: ['field'],
  cites: cites(why),
  raises: ['base.score.field-cities'],
  applies: ({ view, feature, player }) => view.on(feature).some(({ figure }) => figure.kind === 'pig' && figure.owner === player),
  by: () => 1,
});
export const pigsOfBarns = [pigAt('pig', PLACED, 'barn.pig-at-placing'), pigAt('connected-pig', CONNECTED, 'barn.connect-pig')];

/** Whether the abbey just laid has closed a feature on which the active player's builder stands. */
function closesOwnBuilders(view: Position): boolean {
  const closed = isAbbey(view.laid) ? completedNow(view).filter(({ completedBy }) => completedBy === 'sides') : [];
  return closed.some((feature) => view.on(feature).some(({ figure }) => figure.kind === 'builder' && figure.owner === view.active));
}

export const closedByAbbey: ExtraPart = {
  id: 'abbey-and-mayor.with-traders-and-builders.builder-and-abbey',
  cites: cites('abbey.builder-double-turn', 'abbey.builder-no-double-turn'),
  won: (view) => closesOwnBuilders(view) && view.get(BUILDER_AND_ABBEY) === 'yes',
};

const partWon: readonly TradersAndBuildersClauseId[] = [
  'traders-and-builders.builder.extra-part',
  'traders-and-builders.builder.lays-the-ground',
  'traders-and-builders.builder.stays-won',
  'traders-and-builders.builder.own-tile-only',
  'traders-and-builders.builder.one-extra',
  'traders-and-builders.double-turn.scored-in-between',
  'traders-and-builders.double-turn.abbey-after-last-tile',
];

/** The last tile wins a second part in which nothing can be drawn, but the abbey laid. */
export const abbeyAfterTheLastTile: ExtraPart = {
  id: 'abbey-and-mayor.with-traders-and-builders.abbey-after-last-tile',
  cites: [...partWon, ...cites('abbey.in-second-part')],
  insteadOf: 'traders-and-builders.double-turn.last-tile',
  won: (view) => isEmpty(view) && mayLay(view, view.active),
};

const isOurs = ({ view, action }: { readonly view: Position; readonly action: PlaceTile }) => view.ruleset.design(action.tile)!.id === ABBEY;

const builderAndAbbey = rule<PlaceTile>({
  id: 'builder-and-abbey',
  isRemark: true,
  on: 'place-tile',
  cites: ['traders-and-builders.builder.extends.not-by-abbey', 'traders-and-builders.builder.complete-or-extend-original'],
  applies: (inquiry) =>
    isOurs(inquiry) && inquiry.view.figures.some(({ figure }) => figure.kind === 'builder' && figure.owner === inquiry.view.active),
  judge: (inquiry) =>
    inquiry.get(BUILDER_AND_ABBEY) === 'yes'
      ? inquiry.pass("closing the feature of one's builder with the abbey wins a double turn")
      : inquiry.pass('an abbey does not extend the feature of a builder'),
});

const secondPart = rule<PlaceTile>({
  id: 'abbey-in-second-part',
  isRemark: true,
  on: 'place-tile',
  cites: ['traders-and-builders.double-turn.abbey-after-last-tile', 'abbey-and-mayor.abbey.in-second-part'],
  applies: (inquiry) => isOurs(inquiry) && (inquiry.view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('the second part of a double turn may have an abbey as its tile'),
});

const SUPPORT: readonly string[] = ['mayor', 'wagon'];

/** Those of this expansion that may have a builder beside them. */
const supporters = (view: Position, { at }: PlaceFigure) =>
  flatMap(view.onNode(view.node(at)), ({ figure }) => (SUPPORT.includes(figure.kind) ? [figure] : []));

const builderBeside = rule<PlaceFigure>({
  id: 'builder-beside-mayor-or-wagon',
  isRemark: true,
  on: 'place-figure',
  cites: ['traders-and-builders.builder.any-follower', 'abbey-and-mayor.mayor.builder', 'abbey-and-mayor.wagon.builder'],
  applies: ({ view, action }) => action.kind === 'builder' && view.node(action.at) >= 0 && supporters(view, action).length > 0,
  judge: ({ view, action, pass }) => pass('mayor and wagon are followers like others', { there: supporters(view, action).map(({ id }) => id) }),
});

const pigBesideBarn = rule<PlaceFigure>({
  id: 'pig-in-the-field-of-a-barn',
  isRemark: true,
  on: 'place-figure',
  cites: ['traders-and-builders.pig.barn-field'],
  applies: ({ view, action }) => action.kind === 'pig' && barnsOn(view, view.node(action.at)).length > 0,
  judge: ({ pass }) => pass('a barn in the field does not keep the pig out', { kind: BARN }),
});

export const abbeyWithBuilder = [builderAndAbbey, secondPart];
export const followersWithBuilder = [builderBeside];
export const barnWithPig = [pigBesideBarn];
