/** With the phantom, with figures that land on some features only, with the plague, and with the board of the Wheel of Fortune. */
import type { Chance, PlaceFigure } from '../../contract/action.js';
import { spotName, type Cell } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import type abbeyClauses from '../abbey-and-mayor/clauses.json';
import type { PlagueClauseId } from '../plague/author.js';
import { rule, type FlierClauseId } from './author.js';
import { FLIGHT, hasFlown, MACHINE, reached, WHEEL_BOARD } from './flight.js';
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
  applies: ({ view, action }) => action.kind === 'phantom' && view.turn.step === 'place-figure' && hasFlown(view),
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

const BARRING: readonly (readonly [token: string, PlagueClauseId])[] = [
  ['flea', 'plague.infected.no-placing'],
  ['outbreak', 'plague.source.no-figure-while-active'],
];

/** What of the plague bars everybody from a tile: an active flea, an active source. */
export const plagueOn = (view: Position, cell: Cell): PlagueClauseId[] =>
  BARRING.filter(([token]) => view.tokensOn(token, cell).some(({ active = true }) => active)).map(([, clause]) => clause);

/** Columns and rows of the board that the Wheel fills. */
const INNER = [1, 2];

/** The entry of the board of the Wheel where the flight would end outside the Wheel itself; undefined where it does not end there. */
function outsideTheWheel({ view, action: { outcome } }: Inquiry<Chance>): number | undefined {
  const flight = view.state(FLIGHT);
  const cell = flight && typeof outcome === 'number' ? reached(view.board, flight.from, outcome) : undefined;
  const laid = view.board.tile(cell);
  if (!cell || !laid?.shape.design.symbols.includes(WHEEL_BOARD)) return undefined;
  const [x, y] = view.snapshot.tiles[laid.entry]!.at;
  return INNER.includes(cell[0] - x) && INNER.includes(cell[1] - y) ? undefined : laid.entry;
}

const ontoTheWheelBoard = rule<Chance>({
  id: 'with-wheel-of-fortune.outside',
  on: 'chance/flight',
  cites: ['flier.landing.wheel-of-fortune'],
  applies: (inquiry) => outsideTheWheel(inquiry) !== undefined,
  judge: (inquiry) =>
    inquiry.unknown('what the board of the Wheel shows at its outer edges is in no source', [`/tiles/${outsideTheWheel(inquiry)!}`]),
});
export const rulesWithWheel = [ontoTheWheelBoard];
