/** The messages of a JCloisterZone game as actions. */
import type { Rotation } from '../contract/compass.js';
import Type, { type Static, type TSchema } from 'typebox';
import type { Action, MoveFigure, Pass, PlaceFigure, PlaceTile, PlaceToken, RemoveFigure } from '../contract/action.js';
import { instead } from '../contract/cure.js';
import type { Defect } from '../contract/problem.js';
import type { JczMessage } from '../contract/replay.js';
import { edgeOf, featureOf, knownFeatures, placeOfPointer, spotOfPointer } from './location.js';
import { isUnmodelled, kindOf, MESSAGES, NEUTRALS, noTile, removalOf, tileOf, TOKENS, tools } from './names.js';
import { figureKinds } from './setup.js';
import { shapeDefects } from './shape.js';

const text = Type.String({ minLength: 1, maxLength: 100 });
const position = Type.Unsafe<[number, number]>({ type: 'array', items: { type: 'integer', minimum: -500, maximum: 500 }, minItems: 2, maxItems: 2 });
const pointer = Type.Object({ position, location: text, feature: text });
const meepleId = Type.String({ maxLength: 100, pattern: '^\\d+\\.[a-z-]+\\.\\d+$' });
const meeple = Type.Object({ featurePointer: Type.Optional(Type.Partial(pointer)), meepleId });

/** What the messages of every game carry that are actions; those of expansions stand in their folders. */
const PAYLOADS = {
  PLACE_TILE: Type.Object({ tileId: text, rotation: Type.Enum(['R0', 'R90', 'R180', 'R270']), position }),
  DEPLOY_MEEPLE: Type.Object({ pointer, meepleId }),
  RETURN_MEEPLE: Type.Object({ pointer: meeple, source: text }),
  MOVE_NEUTRAL_FIGURE: Type.Object({ figureId: text, to: Type.Union([position, meeple, pointer]) }),
  PLACE_TOKEN: Type.Object({ token: text, pointer: Type.Union([position, pointer]) }),
  PASS: Type.Object({}),
} satisfies Record<string, TSchema>;
type MessageType = keyof typeof PAYLOADS;
type Payload<T extends MessageType> = Static<(typeof PAYLOADS)[T]>;

/** What a message asks for: an action, or one of the two that are about the course of the game, or nothing of ours. */
export type Request = Action | 'commit' | 'undo' | null;

/** `SIEGE_ESCAPE` -> `siege-escape` */
const lower = (name: string) => name.toLowerCase().replaceAll('_', '-');

const READ: { readonly [T in MessageType]: (payload: Payload<T>) => Action | undefined } = {
  PLACE_TILE: ({ tileId, rotation, position: at }): PlaceTile | undefined => {
    const design = tileOf(tileId);
    return design && { type: 'place-tile', tile: design.id, at, rotation: Number(rotation.slice(1)) as Rotation };
  },
  DEPLOY_MEEPLE: ({ pointer: to, meepleId: figure }): PlaceFigure | undefined => {
    const at = spotOfPointer(to);
    return at && { type: 'place-figure', kind: kindOf(figure.split('.')[1]!), at, figure };
  },
  RETURN_MEEPLE: ({ pointer: { meepleId: figure }, source }): RemoveFigure => ({
    type: 'remove-figure',
    figure,
    by: removalOf(source),
  }),
  MOVE_NEUTRAL_FIGURE: ({ figureId, to }) => {
    const folder = Object.keys(NEUTRALS).find((beginning) => figureId.startsWith(beginning));
    if (folder !== undefined) return NEUTRALS[folder]!(to, tools);
    const place = 'location' in to ? placeOfPointer(to) : undefined;
    const moved: MoveFigure | undefined = place && { type: 'move-figure', figure: figureId, to: place };
    return moved;
  },
  PLACE_TOKEN: ({ token, pointer: to }) => {
    if (Object.hasOwn(TOKENS, token)) return TOKENS[token]!(to, tools);
    const at = Array.isArray(to) ? { tile: to } : (placeOfPointer(to) ?? { tile: to.position });
    const placed: PlaceToken = { type: 'place-token', kind: lower(token), at };
    return placed;
  },
  PASS: (): Pass => ({ type: 'pass' }),
};

/** What a message whose payload has been looked at asks for; undefined where it is nothing of ours. */
export function actionOf({ type, payload = {} }: JczMessage): Action | undefined {
  if (Object.hasOwn(PAYLOADS, type)) return READ[type as MessageType](payload as never);
  return Object.hasOwn(MESSAGES, type) ? MESSAGES[type]!.read?.(payload as never, tools) : undefined;
}

/** Reads a message of a game with so many players; `defects` gets what is wrong with it. */
export function readMessage({ type, payload = {} }: JczMessage, players: number, at: string, defects: Defect[]): Request {
  if (type === 'COMMIT') return 'commit';
  if (type === 'UNDO') return 'undo';
  if (isUnmodelled(type)) return null;
  const isCommon = Object.hasOwn(PAYLOADS, type);
  const foreign = isCommon || !Object.hasOwn(MESSAGES, type) ? undefined : MESSAGES[type]!;
  if (!isCommon && !foreign) {
    defects.push({
      pointer: `${at}/type`,
      code: 'unknown-message',
      message: `no message \`${type}\` is known${instead(type, [...Object.keys(PAYLOADS), ...Object.keys(MESSAGES)], 30)}`,
    });
    return null;
  }
  const wrong = shapeDefects(foreign?.schema ?? PAYLOADS[type as MessageType], payload, `${at}/payload`);
  if (wrong.length === 0) wrong.push(...nameDefects(type as MessageType, payload, players, `${at}/payload`));
  const action = wrong.length === 0 ? actionOf({ type, payload }) : undefined;
  if (!action && wrong.length === 0) wrong.push({ pointer: `${at}/payload`, code: 'malformed', message: `such a \`${type}\` is not known` });
  defects.push(...wrong);
  return action ?? null;
}

/** Names in a payload that stand for nothing. */
function nameDefects(type: MessageType, payload: Record<string, unknown>, players: number, at: string): Defect[] {
  if (type === 'PLACE_TILE') {
    const { tileId } = payload as Payload<'PLACE_TILE'>;
    return tileOf(tileId) ? [] : [{ pointer: `${at}/tileId`, code: 'unknown-tile', message: noTile(tileId) }];
  }
  if (type !== 'DEPLOY_MEEPLE') return [];
  const { pointer: to, meepleId: id } = payload as Payload<'DEPLOY_MEEPLE'>;
  const [owner, word] = id.split('.') as [string, string];
  const list: Defect[] = [];
  const isSpot = spotOfPointer(to) !== undefined;
  if (!isSpot && !featureOf(to.feature))
    list.push({
      pointer: `${at}/pointer/feature`,
      code: 'unknown-feature',
      message: `no feature \`${to.feature}\` is known${instead(to.feature, knownFeatures)}`,
    });
  if (!isSpot && edgeOf(to.location) === undefined)
    list.push({ pointer: `${at}/pointer/location`, code: 'unknown-location', message: `\`${to.location}\` is no place on a tile` });
  if (!figureKinds.has(kindOf(word)))
    list.push({ pointer: `${at}/meepleId`, code: 'unknown-figure-kind', message: `no expansion has a \`${word}\`${instead(word, figureKinds)}` });
  if (Number(owner) >= players) list.push({ pointer: `${at}/meepleId`, code: 'unknown-player', message: `there are only ${players} players` });
  return list;
}
