/**
 * Designs as pieces change them, made once: the same bridge over the same tile comes again with every board of a game, and what is shown by
 * a design that is known need not be worked out anew. They are held as long as the design they are made of.
 */
import type { Rotation } from '../../contract/compass.js';
import type { Vocabulary } from '../declare/vocabulary.js';
import { shape as shapeOf, type Shape } from './shape.js';
import type { TileDesign } from './tile-notation.js';

const made = new WeakMap<TileDesign, Map<string, TileDesign>>();

/** What is made of a design; `how` says all that it hangs on besides, in words of the code and not of clients, as they are kept without end. */
export function madeOnce(design: TileDesign, how: string, make: () => TileDesign): TileDesign {
  let own = made.get(design);
  if (!own) made.set(design, (own = new Map<string, TileDesign>()));
  let known = own.get(how);
  if (!known) own.set(how, (known = make()));
  return known;
}

interface Known {
  readonly vocabulary: Vocabulary;
  readonly shape: Shape;
}

/** For each design its shapes by quarter turns. */
const shapes = new WeakMap<TileDesign, (Known | undefined)[]>();

/** The shape of a design that pieces have changed. */
export function reshaped(design: TileDesign, number: number, rotation: Rotation, vocabulary: Vocabulary): Shape {
  let own = shapes.get(design);
  if (!own) shapes.set(design, (own = []));
  const known = own[rotation / 90];
  if (known?.vocabulary === vocabulary && known.shape.number === number) return known.shape;
  const shape = shapeOf(design, number, rotation, vocabulary);
  own[rotation / 90] = { vocabulary, shape };
  return shape;
}
