/** With an abbey, a bridge, the King and The Princess & the Dragon, for all of which a city with gates is like others. */
import { SIDES } from '../../contract/compass.js';
import type { MoveFigure, PlaceFigure, PlaceTile, PlaceToken, RemoveFigure } from '../../contract/action.js';
import type { Spot } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { cites, FOLDER, rule } from './author.js';
import { endsAtGateOf, hasGate, isFourGates, meetings, meetsGate } from './gates.js';

const abbeyBesideGate = rule<PlaceTile>({
  id: 'with-abbey-and-mayor.abbey-beside-gate',
  on: 'place-tile',
  isRemark: true,
  cites: ['city-gates.abbey.closes'],
  applies: ({ view, action }) => meetings(view, action).some(({ other }) => other === 'anything'),
  judge: ({ pass }) => pass('an abbey fits a gate as it fits everything'),
});

/** Whether the wagon would drive through a gate, where it goes along connections; where only the distance counts, gates do not matter. */
function drivesThrough({ view, action }: Inquiry<MoveFigure>): boolean {
  if (view.ruleset.settings.entry('abbey-and-mayor.wagonMove')?.value !== 'connected') return false;
  const wagon = view.figure(action.figure);
  const to = view.feature(action.to);
  const from = wagon && view.feature(wagon.figure.at);
  if (!from || !to) return false;
  if (from.kind === 'road' && to.kind === 'city') return endsAtGateOf(view, from, to);
  return from.kind === 'city' && to.kind === 'road' && endsAtGateOf(view, to, from);
}

const wagonAtGate = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon-at-gate',
  on: 'move-figure/wagon',
  overrides: ['abbey-and-mayor.wagon.in-reach'],
  cites: ['city-gates.gate.ends-road'],
  applies: drivesThrough,
  judge: ({ pass }) => pass('the road ends at a gate of the city'),
});
const wagonThroughGate = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon-through-gate',
  on: 'move-figure/wagon',
  cites: ['city-gates.gate.ends-road'],
  applies: drivesThrough,
  judge: ({ unregulated }) => unregulated('whether a wagon drives through a gate no source says'),
});

export const rulesWithAbbeyAndMayor: readonly Rule[] = [abbeyBesideGate, wagonAtGate, wagonThroughGate];

const bridgeToGate = rule<PlaceToken>({
  id: 'with-bridges.to-gate',
  on: 'place-token/bridge',
  isRemark: true,
  cites: ['city-gates.bridge.to-gate'],
  applies: ({ view, action: { at } }) => at.tile !== undefined && (at.edges ?? []).some((edge) => meetsGate(view, at.tile!, SIDES.indexOf(edge))),
  judge: ({ pass }) => pass('a bridge may end at a gate'),
});
export const rulesWithBridges: readonly Rule[] = [bridgeToGate];

/** It adds nothing: the king counts it as he counts every completed city. */
export const countedByTheKing: Addition = {
  id: `${FOLDER}.with-king-and-robber.four-gates`,
  cites: cites('city-gates.four-gates.farmers'),
  to: ['king-and-robber.king.final-points'],
  by: ({ board }) => (board.allFeatures().some(isFourGates) ? 0 : undefined),
};

type OfTheirs = RemoveFigure | PlaceFigure | MoveDragon;

/** Who is to be removed, eaten, or sent through a portal. */
function spotsOf({ view, action }: Inquiry<OfTheirs>): readonly (Spot | undefined)[] {
  if (action.type === 'move-dragon') return view.onTile(action.to).map(({ figure }) => figure.at);
  if (action.type === 'remove-figure') return [view.figure(action.figure)?.figure.at];
  return action.via === 'magic-portal' ? [action.at] : [];
}

const likeOthers = rule<OfTheirs>({
  id: 'with-princess-and-dragon.princess',
  on: ['remove-figure/princess', 'place-figure', 'move-dragon'],
  isRemark: true,
  cites: ['city-gates.princess.portal'],
  applies: (inquiry) =>
    spotsOf(inquiry).some((at) => {
      const city = at && inquiry.view.feature(at);
      return city?.kind === 'city' && hasGate(city);
    }),
  judge: ({ pass }) => pass('for princess, portal and dragon a city with gates is one like others'),
});
export const rulesWithPrincessAndDragon: readonly Rule[] = [likeOthers];
