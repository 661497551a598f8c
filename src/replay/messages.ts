/** The messages of a JCloisterZone game as actions. */
import Type, { type Static, type TSchema } from 'typebox';
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { JczMessage } from '../contract/replay.js';
import type { Cell, Rotation } from '../contract/snapshot.js';
import { edgeOf, featureOf, placeOfPointer } from './location.js';
import { kindOfMeeple } from './names.js';
import { figureKinds, tileOf } from './setup.js';
import { shapeDefects } from './shape.js';

const text = Type.String({ minLength: 1, maxLength: 100 });
const position = Type.Unsafe<[number, number]>({ type: 'array', items: { type: 'integer', minimum: -500, maximum: 500 }, minItems: 2, maxItems: 2 });
const pointer = Type.Object({ position, location: text, feature: text });
const meepleId = Type.String({ maxLength: 100, pattern: '^\\d+\\.[a-z-]+\\.\\d+$' });
const meeple = Type.Object({ featurePointer: Type.Optional(Type.Partial(pointer)), meepleId });

/** What the messages carry that are actions; all others have no counterpart. */
const PAYLOADS = {
  PLACE_TILE: Type.Object({ tileId: text, rotation: Type.Enum(['R0', 'R90', 'R180', 'R270']), position }),
  DEPLOY_MEEPLE: Type.Object({ pointer, meepleId }),
  RETURN_MEEPLE: Type.Object({ pointer: meeple, source: text }),
  MOVE_NEUTRAL_FIGURE: Type.Object({ figureId: text, to: Type.Union([position, meeple, pointer]) }),
  PLACE_TOKEN: Type.Object({ token: text, pointer: Type.Union([position, pointer]) }),
  CAPTURE_FOLLOWER: Type.Object({ pointer: meeple }),
  PAY_RANSOM: Type.Object({ meepleId }),
  PASS: Type.Object({}),
} satisfies Record<string, TSchema>;
type MessageType = keyof typeof PAYLOADS;
type Payload<T extends MessageType> = Static<(typeof PAYLOADS)[T]>;

/** What a message asks for: an action, or one of the two that are about the course of the game, or nothing of ours. */
export type Request = Action | 'commit' | 'undo' | null;

const REMOVED_BY: Readonly<Record<string, string>> = { ABBOT_RETURN: 'abbot' };
/** `TOWER_PIECE` -> `tower-piece` */
const lower = (name: string) => name.toLowerCase().replaceAll('_', '-');

const READ: { readonly [T in MessageType]: (payload: Payload<T>) => Action | undefined } = {
  PLACE_TILE: ({ tileId, rotation, position: at }) => {
    const design = tileOf(tileId);
    return design && { type: 'place-tile', tile: design.id, at, rotation: Number(rotation.slice(1)) as Rotation };
  },
  DEPLOY_MEEPLE: ({ pointer: to, meepleId: figure }) => {
    const at = placeOfPointer(to);
    return at && { type: 'place-figure', kind: kindOfMeeple(figure.split('.')[1]!), at, figure };
  },
  RETURN_MEEPLE: ({ pointer: { meepleId: figure }, source }) => ({ type: 'remove-figure', figure, by: REMOVED_BY[source] ?? lower(source) }),
  MOVE_NEUTRAL_FIGURE: ({ figureId, to }) => neutral(figureId, to),
  PLACE_TOKEN: ({ token, pointer: at }) => ({ type: 'place-token', kind: lower(token), at: Array.isArray(at) ? at : (placeOfPointer(at) ?? at) }),
  CAPTURE_FOLLOWER: ({ pointer: { meepleId: figure } }) => ({ type: 'capture', figure }),
  PAY_RANSOM: ({ meepleId: figure }) => ({ type: 'pay-ransom', figure }),
  PASS: () => ({ type: 'pass' }),
};

function neutral(figureId: string, to: Payload<'MOVE_NEUTRAL_FIGURE'>['to']): Action | undefined {
  const cell = Array.isArray(to) ? (to as Cell) : undefined;
  if (figureId.startsWith('fairy.')) {
    if (cell) return { type: 'move-fairy', to: { tile: cell } };
    return 'meepleId' in to ? { type: 'move-fairy', to: { figure: to.meepleId } } : undefined;
  }
  if (figureId.startsWith('dragon.') && cell) return { type: 'move-dragon', to: cell };
  const place = 'location' in to ? placeOfPointer(to) : undefined;
  return place && { type: 'move-figure', figure: figureId, to: place };
}

/** Reads a message of a game with so many players; `defects` gets what is wrong with it. */
export function readMessage({ type, payload = {} }: JczMessage, players: number, at: string, defects: Defect[]): Request {
  if (type === 'COMMIT') return 'commit';
  if (type === 'UNDO') return 'undo';
  if (!Object.hasOwn(PAYLOADS, type)) return null;
  const wrong = shapeDefects(PAYLOADS[type as MessageType], payload, `${at}/payload`);
  if (wrong.length === 0) wrong.push(...nameDefects(type as MessageType, payload, players, `${at}/payload`));
  const action = wrong.length === 0 ? READ[type as MessageType](payload as never) : undefined;
  if (!action && wrong.length === 0) wrong.push({ pointer: `${at}/payload`, code: 'malformed', message: `such a \`${type}\` is not known` });
  defects.push(...wrong);
  return action ?? null;
}

/** Names in a payload that stand for nothing. */
function nameDefects(type: MessageType, payload: Record<string, unknown>, players: number, at: string): Defect[] {
  if (type === 'PLACE_TILE') {
    const { tileId } = payload as Payload<'PLACE_TILE'>;
    return tileOf(tileId) ? [] : [{ pointer: `${at}/tileId`, code: 'unknown-tile', message: `no tile \`${tileId}\` is known` }];
  }
  if (type !== 'DEPLOY_MEEPLE') return [];
  const { pointer: to, meepleId: id } = payload as Payload<'DEPLOY_MEEPLE'>;
  const [owner, word] = id.split('.') as [string, string];
  const list: Defect[] = [];
  if (!featureOf(to.feature))
    list.push({ pointer: `${at}/pointer/feature`, code: 'unknown-feature', message: `no feature \`${to.feature}\` is known` });
  if (edgeOf(to.location) === undefined)
    list.push({ pointer: `${at}/pointer/location`, code: 'unknown-location', message: `\`${to.location}\` is no place on a tile` });
  if (!figureKinds.has(kindOfMeeple(word)))
    list.push({ pointer: `${at}/meepleId`, code: 'unknown-figure-kind', message: `no expansion has a \`${word}\`` });
  if (Number(owner) >= players) list.push({ pointer: `${at}/meepleId`, code: 'unknown-player', message: `there are only ${players} players` });
  return list;
}
