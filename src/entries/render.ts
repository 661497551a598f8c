/** Pictures: `import { render } from 'seneschal/render'`, as `POST /v1/snapshots/render` and `GET /v1/tiles/{id}` draw them. */
import { shapeOf } from '../catalog.js';
import { read } from '../kernel/judge/adjudicate.js';
import { actionDefects } from '../kernel/position/action-defects.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { checked } from '../library.js';
import { checkOptions } from '../library-options.js';
import type { Action, Readable, Snapshot } from '../library-types.js';
import { renderBoard, renderTile as drawn } from '../render/index.js';
import type { AnyAction } from '../wire.js';

export interface RenderOptions {
  /** Its place is marked. */
  readonly action?: Readable<Action>;
  /** Width of a tile in pixels; 100 when left out. */
  readonly size?: number;
}

/** The position as an SVG document. Throws `InvalidInput`. */
export function render(ruleset: Ruleset, snapshot: Readable<Snapshot>, options: RenderOptions = {}): string {
  checkOptions(options, ({ size }) => (size === undefined || isWidth(size) ? [] : [NO_WIDTH]));
  const { action, size } = options;
  const view = read(ruleset, checked(ruleset, snapshot, action));
  const marked = action as AnyAction | undefined;
  const defects = marked ? actionDefects(view, marked) : [];
  if (defects.length > 0) throw new InvalidInput(defects);
  return renderBoard(view, { ...(marked && { action: marked }), ...(size !== undefined && { size }) });
}

const isWidth = (size: unknown): boolean => typeof size === 'number' && Number.isFinite(size) && size > 0;
const NO_WIDTH = { pointer: '/size', code: 'out-of-range', message: 'must be a number of pixels, above 0' };

/** A tile, not rotated, as an SVG document; undefined where there is none of that id. */
export function renderTile(id: string): string | undefined {
  const shape = shapeOf(id);
  return shape && drawn(shape);
}
