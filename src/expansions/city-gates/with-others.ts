/** With an abbey, a bridge, the King and the princess, for all of which a city with gates is like others. */
import type { PlaceTile, PlaceToken, RemoveFigure } from '../../contract/action.js';
import { neighbours } from '../../kernel/board/board.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Addition } from '../../kernel/declare/score.js';
import { cites, FOLDER, rule } from './author.js';
import { GATE, hasGate, isFourGates, meetings } from './gates.js';

const abbeyBesideGate = rule<PlaceTile>({
  id: 'with-abbey-and-mayor.abbey-beside-gate',
  on: 'place-tile',
  isRemark: true,
  cites: ['city-gates.abbey.closes'],
  applies: ({ view, action }) => meetings(view, action).some(({ other }) => other === 'anything'),
  judge: ({ pass }) => pass('an abbey fits a gate as it fits everything'),
});
export const rulesWithAbbeyAndMayor: readonly Rule[] = [abbeyBesideGate];

const bridgeToGate = rule<PlaceToken>({
  id: 'with-bridges.to-gate',
  on: 'place-token/bridge',
  isRemark: true,
  cites: ['city-gates.bridge.to-gate'],
  applies: ({ view, action }) => {
    const { tile } = action.at;
    return (
      tile !== undefined && neighbours(tile).some((other) => view.board.tile(other)?.shape.design.features.some(({ kind }) => kind === GATE) ?? false)
    );
  },
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

const princess = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.princess',
  on: 'remove-figure/princess',
  isRemark: true,
  cites: ['city-gates.princess.portal'],
  applies: ({ view, action }) => {
    const at = view.figure(action.figure)?.figure.at;
    const city = at && view.feature(at);
    return city?.kind === 'city' && hasGate(city);
  },
  judge: ({ pass }) => pass('for the princess a city with gates is one like others'),
});
export const rulesWithPrincessAndDragon: readonly Rule[] = [princess];
