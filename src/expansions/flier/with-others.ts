/** With the phantom, and with figures that land on some features only. */
import type { PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type abbeyClauses from '../abbey-and-mayor/clauses.json';
import { rule, type FlierClauseId } from './author.js';
import { isTakeOff, MACHINE } from './flight.js';
import { lands } from './landing.js';

const phantomFlies = rule<PlaceFigure>({
  id: 'with-phantom.flies',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.figure.phantom-may-fly', 'flier.choice.one-figure'],
  applies: ({ action }) => action.kind === 'phantom' && spotName(action.at) === MACHINE,
  judge: ({ pass }) => pass('the phantom may fly like any other follower'),
});

const phantomFollows = rule<PlaceFigure>({
  id: 'with-phantom.after-a-flight',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.choice.phantom-second', 'flier.landing.fail-phantom'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.turn.step === 'place-figure' && view.done.some(isTakeOff),
  judge: ({ pass }) => pass('the phantom may follow a flight, whether it failed or not'),
});
export const rulesWithPhantom = [phantomFlies, phantomFollows];

const abbeyRule = rulesOf<FlierClauseId | keyof (typeof abbeyClauses)['clauses']>('flier.with-abbey-and-mayor');

const mayorLands = abbeyRule<PlaceFigure>({
  id: 'mayor',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.mayor', 'abbey-and-mayor.mayor.flier'],
  applies: (inquiry) => lands(inquiry) && inquiry.action.kind === 'mayor',
  judge: ({ pass }) => pass('a mayor lands in cities only'),
});

const wagonLands = abbeyRule<PlaceFigure>({
  id: 'wagon',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.wagon'],
  applies: (inquiry) => lands(inquiry) && inquiry.action.kind === 'wagon',
  judge: ({ pass }) => pass('a wagon lands on roads, in cities and in monasteries'),
});
export const rulesWithAbbeyAndMayor = [mayorLands, wagonLands];

const abbotLands = rule<PlaceFigure>({
  id: 'with-abbot.where',
  on: 'place-figure',
  isRemark: true,
  cites: ['flier.landing.abbot', 'flier.landing.garden'],
  applies: (inquiry) => lands(inquiry) && (inquiry.action.kind === 'abbot' || spotName(inquiry.action.at) === 'garden'),
  judge: ({ pass }) => pass('an abbot lands in monasteries and gardens only, and nobody else in gardens'),
});
export const rulesWithAbbot = [abbotLands];
