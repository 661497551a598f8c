/** What JCloisterZone offers, as the messages that take it and as actions of ours: one table for what is read and for what is sent. */
import type { Rotation } from '../contract/compass.js';
import type { Action } from '../contract/action.js';
import { optionsOf, type JczItem, type JczPointer } from '../contract/foreign.js';
import type { JczMessage } from '../contract/replay.js';
import { jczFolders } from './jcz-folders.js';
import { actionOf } from './messages.js';
import { CONFIRMATIONS, OFFERS } from './names.js';

/** Whoever an item is offered to. */
export interface Seat {
  /** His index. */
  readonly player: number;
  readonly phase?: string | undefined;
  /** The id of the figure of a class that he would place; left out: any id will do. */
  figure?(name: string): string;
}

/** The messages that answer an item; throws a `TypeError` where it is not known. */
export function answersTo(item: JczItem, seat: Seat): readonly JczMessage[] {
  switch (item['type']) {
    case undefined: {
      const type = CONFIRMATIONS[seat.phase ?? ''];
      return type === undefined ? [] : [{ type, payload: {} }];
    }
    case 'Confirm':
      return [{ type: 'COMMIT', payload: {} }];
    case 'TilePlacement':
      return optionsOf<{ position: [number, number]; rotations: Rotation[] }>(item).flatMap(({ position, rotations }) =>
        rotations.map((rotation) => ({ type: 'PLACE_TILE', payload: { tileId: item['tileId'], rotation: `R${rotation}`, position } })),
      );
    case 'Meeple': {
      const name = String(item['meeple']);
      const meepleId = seat.figure?.(name) ?? `${seat.player}.${name}.0`;
      return optionsOf<JczPointer>(item).map(({ position, location, feature }) => ({
        type: 'DEPLOY_MEEPLE',
        payload: { pointer: { position, location, feature }, meepleId },
      }));
    }
    case 'ReturnMeeple':
      return optionsOf(item).map((pointer) => ({ type: 'RETURN_MEEPLE', payload: { pointer, source: item['source'] } }));
    case 'NeutralFigure':
      return optionsOf(item).map((to) => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: item['figureId'], to } }));
    default: {
      const answers = OFFERS[String(item['type'])];
      if (!answers) throw new TypeError(`no item \`${String(item['type'])}\` is known`);
      return answers(item);
    }
  }
}

/** What an item offers, as actions of ours; throws a `TypeError` where it is not known. */
export function offered(item: JczItem, seat: Seat): readonly Action[] {
  const read = answersTo(item, seat).flatMap((message) => actionOf(message) ?? []);
  for (const folder of jczFolders) {
    const instead = folder.offered?.(item, read, seat.player);
    if (instead) return instead;
  }
  return read;
}
