/** The Tower in games of JCloisterZone. */
import Type from 'typebox';
import type { PlaceToken } from '../../contract/action.js';
import { cellOfDestination, optionsOf, reader, type Jcz } from '../../contract/foreign.js';
import type { Capture, ExchangePrisoner, PayRansom } from './wire.js';

const meepleId = Type.String({ maxLength: 100 });

/** What each player begins with, by number of players. */
const PIECES: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 9, 4: 7, 5: 6, 6: 5, 7: 4 };
const MANY_PLAYERS = 3;

const PIECE = 'TOWER_PIECE';

const piece = ([x, y]: readonly number[]): PlaceToken => ({ type: 'place-token', kind: 'tower-piece', at: { tile: [x!, y!] } });
const capture = (figure: string): Capture => ({ type: 'capture', figure });

export const towerJcz: Jcz = {
  elements: { tower: 'tower' },
  scored: { ransompaid: 'tower.ransom.' },
  features: { Tower: 'tower' },
  habits: {
    'tower.quartersOfTheCity': 'in-reach',
    'tower.reachesHutAndTraps': 'in-reach',
    'tower.topOnDragonTile': 'allowed',
    'tower.captureOwn': 'allowed',
    'tower.pieceAndFairy': 'excluded',
  },
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
    [PIECE]: (to): PlaceToken | undefined => {
      const cell = cellOfDestination(to) ?? ('position' in to ? to.position : undefined);
      return cell && piece(cell);
    },
  },
  offers: {
    // the cells are offered, and the tower on one is taken
    TowerPiece: (item) =>
      optionsOf(item).map((position) => ({ type: 'PLACE_TOKEN', payload: { token: PIECE, pointer: { position, feature: 'Tower', location: 'I' } } })),
    CaptureFollower: (item) => optionsOf(item).map((pointer) => ({ type: 'CAPTURE_FOLLOWER', payload: { pointer } })),
    SelectPrisonerToExchange: (item) => optionsOf<{ id: string }>(item).map(({ id }) => ({ type: 'EXCHANGE_FOLLOWER', payload: { meepleId: id } })),
  },
  unlisted: ['pay-ransom'],
};
