/** The part of the board where something changes, before and after. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Cell, Extent, Picture, Snapshot } from '../engine/api.js';
import { look, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { t } from '../words/index.js';

/** Cells around what changes, so that one sees where it is. */
const ROOM = 2;

export function Preview({ after }: { readonly after: Snapshot }) {
  const drawn = useSignal<Picture | null>(null);
  useEffect(() => {
    let isWanted = true;
    // the verdict is read first: whatever else is asked of the engine goes before
    const waiting = setTimeout(() => {
      void engine.draw(situation.value.choice, after).then((answer) => {
        if (isWanted && answer.ok) drawn.value = answer.value;
      });
    }, 30);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [after]);
  const then = drawn.value;
  // how it is now has been drawn for the board
  const before = look.value;
  if (!before || !then) return null;
  const all = joined(before.extent, then.extent);
  const extent = around(changed(situation.value.snapshot, after), all);
  return (
    <div class="preview">
      <Small picture={before} extent={extent} label={t('before')} />
      <Small picture={then} extent={extent} label={t('after')} />
    </div>
  );
}

const joined = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const isCell = (value: unknown): value is Cell => Array.isArray(value) && value.length === 2;

/** The cells on which something lies that did not lie there before, or the other way round. */
function changed(before: Snapshot, after: Snapshot): Cell[] {
  const lying = ({ tiles, figures = [], neutral = {}, tokens = [] }: Snapshot) => {
    const pieces = [
      ...tiles.map((tile) => [tile.at, tile] as const),
      ...figures.map((figure) => ['tile' in figure.at ? figure.at.tile : undefined, figure] as const),
      ...Object.entries(neutral).map(([kind, where]) => [where.tile, { kind, ...where }] as const),
      ...tokens.map((token) => ['tile' in token ? token.tile : undefined, token] as const),
    ];
    return new Map(pieces.flatMap(([cell, what]) => (isCell(cell) ? [[JSON.stringify(what), cell] as const] : [])));
  };
  const [old, now] = [lying(before), lying(after)];
  return [...[...old].filter(([what]) => !now.has(what)), ...[...now].filter(([what]) => !old.has(what))].map(([, cell]) => cell);
}

/** With room around, but no more of the table than there is; all of it where nothing on it changes. */
function around(cells: readonly Cell[], all: Extent): Extent {
  if (cells.length === 0) return all;
  const xs = cells.map(([x]) => x),
    ys = cells.map(([, y]) => y);
  return {
    left: Math.max(all.left, Math.min(...xs) - ROOM),
    top: Math.max(all.top, Math.min(...ys) - ROOM),
    right: Math.min(all.right, Math.max(...xs) + ROOM),
    bottom: Math.min(all.bottom, Math.max(...ys) + ROOM),
  };
}

export function Small({ picture, extent, label }: { readonly picture: Pick<Picture, 'markup'>; readonly extent: Extent; readonly label: string }) {
  const { left, top, right, bottom } = extent;
  const box = [left * 100 - 8, top * 100 - 8, (right - left + 1) * 100 + 16, (bottom - top + 1) * 100 + 16].join(' ');
  return (
    <figure>
      <svg viewBox={box} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: picture.markup }} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
