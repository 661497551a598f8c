/** All that could be proposed in a position, each with where it would happen, and why not where it is not legal. */
import type { Action } from '../../contract/action.js';
import { cellOf, type Cell, type Spot } from '../../contract/spot.js';
import type { Finding } from '../../contract/verdict.js';
import { legalIn } from '../../kernel/judge/adjudicate.js';
import type { Position } from '../../kernel/position/position.js';
import { sceneOf, spotOf, type Scene } from '../../render/index.js';
import type { Ask, Point } from './api.js';

export function asksIn(view: Position): readonly (Omit<Ask, 'why' | 'rule'> & { readonly findings: readonly Finding[] })[] {
  const scene = sceneOf(view);
  const { actions, undetermined = [], rejected = [] } = legalIn(view, { explain: true });
  const at = (action: Action) => ({ action: action as Ask['action'], point: pointOf(scene, action), cell: cellIn(view, action) });
  return [
    ...actions.map((action) => ({ ...at(action), verdict: 'legal' as const, findings: [] })),
    ...undetermined.map(({ action, findings }) => ({ ...at(action), verdict: 'undetermined' as const, findings })),
    ...rejected.map(({ action, findings }) => ({ ...at(action), verdict: 'illegal' as const, findings })),
  ];
}

/** The finding that keeps an action from being legal. */
export const decidingFinding = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ outcome }) => outcome === 'forbid') ?? findings.find(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled');

/** The members of an action that may say where it happens, the more telling first. */
const PLACES = ['at', 'to', 'feature', 'figure'] as const;

function spots(action: Action): readonly unknown[] {
  const members: Readonly<Record<string, unknown>> = { ...action };
  return PLACES.map((name) => members[name]).filter((value) => value !== undefined && value !== null);
}

const isCell = (value: unknown): value is Cell => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

function pointOf({ view, standing }: Scene, action: Action): Point | null {
  for (const value of spots(action)) {
    if (isCell(value)) return [value[0] * 100 + 50, value[1] * 100 + 50];
    if (typeof value === 'string') {
      const standingAt = standing.get(value) ?? middleOf(view.neutral(value)?.tile);
      if (standingAt) return beside(standingAt);
    } else if (typeof value === 'object' && value !== null) {
      const spot = value as Spot;
      if ('figure' in spot && standing.get(spot.figure)) return beside(standing.get(spot.figure)!);
      if ('tile' in spot) return spotOf(view, spot);
    }
  }
  return null;
}

/** So that the mark leaves to be seen who stands there. */
const beside = ([x, y]: Point): Point => [x + 11, y - 11];

const middleOf = (cell: Cell | undefined): Point | undefined => cell && [cell[0] * 100 + 50, cell[1] * 100 + 50];

function cellIn(view: Position, action: Action): Cell | null {
  for (const value of spots(action)) {
    if (isCell(value)) return value;
    const cell = typeof value === 'string' ? (cellOf(view.figure(value)?.figure.at) ?? view.neutral(value)?.tile) : cellOf(value as Spot);
    if (cell) return cell;
  }
  return null;
}
