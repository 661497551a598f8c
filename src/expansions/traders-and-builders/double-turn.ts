/** The builder's double turn. */
import type { ExtraPart } from '../../kernel/step.js';
import type { Position } from '../../kernel/position.js';
import { cites } from './author.js';

export const doubleTurn: ExtraPart = {
  id: 'traders-and-builders.builder.double-turn',
  cites: cites(
    'traders-and-builders.builder.extra-part',
    'traders-and-builders.builder.lays-the-ground',
    'traders-and-builders.builder.no-chain',
    'traders-and-builders.builder.stays-won',
  ),
  won: (view) => view.figures.some(({ figure: { kind, owner }, node }) => kind === 'builder' && owner === view.active && isExtended(view, node)),
};

/** Whether the tile just laid continues the feature of a node of an earlier tile (traders-and-builders.builder.lays-the-ground). */
function isExtended({ laid, board }: Position, node: number): boolean {
  if (!laid || node < 0 || board.ownerOf(node) === laid) return false;
  const root = board.rootOf(node);
  return laid.shape.design.features.some((_, index) => board.rootOf(laid.node + index) === root);
}
