/** What an action names but is not there: such an action is not illegal, it cannot be read. */
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Player } from '../contract/snapshot.js';
import { placeDefect } from './defects.js';
import type { Position } from './position.js';
import type { Ruleset } from './ruleset.js';

const defect = (pointer: string, code: string, message: string): Defect => ({ pointer, code, message });

/** Pointers are relative to the action. */
export function actionDefects(view: Position, action: Action): Defect[] {
  const list = nameDefects(view.ruleset, view.players, action);
  switch (action.type) {
    case 'place-figure': {
      const place = placeDefect(view.ruleset, view.board, action.at, '/at');
      if (place) list.push(place);
      if (action.figure !== undefined && view.figure(action.figure))
        list.push(defect('/figure', 'duplicate-id', `\`${action.figure}\` stands on the board already`));
      break;
    }
    case 'move-fairy':
      if ('figure' in action.to) list.push(...figureDefects(view, action.to.figure, '/to/figure'));
      else if (!view.board.tile(action.to.tile)) list.push(defect('/to/tile', 'no-tile-there', `no tile lies on [${action.to.tile.join(', ')}]`));
      break;
    case 'remove-figure':
    case 'capture':
      list.push(...figureDefects(view, action.figure, '/figure'));
      break;
    case 'move-figure': {
      list.push(...figureDefects(view, action.figure, '/figure'));
      const place = placeDefect(view.ruleset, view.board, action.to, '/to');
      if (place) list.push(place);
      break;
    }
    default:
      break;
  }
  return list;
}

/** Those that can be told without the board. */
export function nameDefects(ruleset: Ruleset, players: readonly Player[], action: Action): Defect[] {
  const list: Defect[] = [];
  if (action.player !== undefined && !players.some(({ id }) => id === action.player))
    list.push(defect('/player', 'unknown-player', `nobody is called \`${action.player}\``));
  if (action.type === 'place-tile' && !ruleset.design(action.tile)) list.push(defect('/tile', 'unknown-tile', `no tile \`${action.tile}\` is known`));
  if (action.type === 'place-figure') {
    const figure = ruleset.figures.get(action.kind);
    if (!figure) list.push(defect('/kind', 'unknown-figure-kind', `no expansion of the ruleset has a \`${action.kind}\``));
    else if (figure.neutral) list.push(defect('/kind', 'neutral-figure', `a \`${action.kind}\` belongs to nobody`));
  }
  return list;
}

const figureDefects = (view: Position, id: string, pointer: string): Defect[] =>
  view.figure(id) ? [] : [defect(pointer, 'unknown-figure', `no figure is called \`${id}\``)];
