/** The Tower in games of JCloisterZone. */
import Type from 'typebox';
import type { PlaceToken } from '../../contract/action.js';
import { cellOfDestination, reader, type Jcz } from '../../contract/foreign.js';
import type { Capture, ExchangePrisoner, PayRansom } from './wire.js';

const meepleId = Type.String({ maxLength: 100 });

/** What each player begins with, by number of players. */
const PIECES: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 9, 4: 7, 5: 6, 6: 5, 7: 4 };
const MANY_PLAYERS = 3;

const piece = ([x, y]: readonly number[]): PlaceToken => ({ type: 'place-token', kind: 'tower-piece', at: { tile: [x!, y!] } });
const capture = (figure: string): Capture => ({ type: 'capture', figure });

interface Options<T> {
  readonly options?: readonly T[];
}
const options = <T>(item: Options<T>): readonly T[] => item.options ?? [];

export const towerJcz: Jcz = {
  elements: { tower: 'tower' },
  features: { Tower: 'tower' },
  habits: { 'tower.topOnDragonTile': 'allowed', 'tower.captureOwn': 'allowed', 'tower.pieceAndFairy': 'excluded' },
  begin: (snapshot, { elements }) =>
    elements?.['tower'] === undefined
      ? snapshot
      : {
          ...snapshot,
          players: snapshot.players.map((player) => ({
            ...player,
            tokens: { ...player.tokens, 'tower-piece': PIECES[snapshot.players.length] ?? MANY_PLAYERS },
          })),
        },
  messages: {
    CAPTURE_FOLLOWER: reader(Type.Object({ pointer: Type.Object({ meepleId }) }), ({ pointer }): Capture => capture(pointer.meepleId)),
    EXCHANGE_FOLLOWER: reader(Type.Object({ meepleId }), ({ meepleId: figure }): ExchangePrisoner => ({ type: 'exchange-prisoner', figure })),
    PAY_RANSOM: reader(Type.Object({ meepleId }), ({ meepleId: figure }): PayRansom => ({ type: 'pay-ransom', figure })),
  },
  tokens: {
    TOWER_PIECE: (to): PlaceToken | undefined => {
      const cell = cellOfDestination(to) ?? ('position' in to ? to.position : undefined);
      return cell && piece(cell);
    },
  },
  offers: {
    TowerPiece: (item: Options<readonly number[]>) => options(item).map(piece),
    CaptureFollower: (item: Options<{ meepleId: string }>) => options(item).map(({ meepleId: figure }) => capture(figure)),
    SelectPrisonerToExchange: (item: Options<{ id: string }>) =>
      options(item).map(({ id: figure }): ExchangePrisoner => ({ type: 'exchange-prisoner', figure })),
  },
  unlisted: ['pay-ransom'],
};
