/** The board by keyboard alone. */
import type { Cell, Snapshot } from '../engine/api.js';
import { quarterOn } from '../state/build.js';
import { cursor, fits, held, look, rotation, say, situation } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { cellText, featureText, figureText, tileText } from '../words/say.js';
import { bindingOf, put, putBack } from './put.js';
import { fit, reveal, zoom, type ViewSignal } from './viewport.js';

const ARROWS: Readonly<Record<string, Cell>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function boardKeys(event: KeyboardEvent, view: ViewSignal, svg: SVGSVGElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { width, height } = svg.getBoundingClientRect();
  const arrow = ARROWS[event.key];
  if (arrow) {
    const [x, y] = cursor.value ?? lastCell();
    cursor.value = cursor.value ? [x + arrow[0], y + arrow[1]] : [x, y];
    reveal(view, cursor.value, width, height);
    say(cellInWords(cursor.value));
  } else if (event.key === 'Enter' || event.key === ' ') enter(cursor.value ?? lastCell());
  else if (event.key === 'r' || event.key === 'R') rotation.value = quarterOn(rotation.value, event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape') {
    // what is in hand goes first, and the cell that was chosen for it stays
    if (held.value) putBack();
    else cursor.value = null;
  } else if (event.key === '+' || event.key === '=') zoom(view, 1.25, width / 2, height / 2);
  else if (event.key === '-') zoom(view, 0.8, width / 2, height / 2);
  else if (event.key === '0' && look.value) fit(view, look.value, width, height);
  else return;
  event.preventDefault();
}

const lastCell = (): Cell => situation.value.snapshot.tiles.at(-1)?.at ?? [0, 0];

/** A tile is put down at once, and what is on its tile as a whole; for everything else the panel of the cell says where on it. */
function enter(cell: Cell): void {
  cursor.value = cell;
  const piece = held.value;
  const isOnWhole = piece?.what === 'tile' || piece?.what === 'token' || (piece?.what === 'neutral' && bindingOf(piece.kind) === undefined);
  if (isOnWhole) put({ cell });
  else document.getElementById('here')?.focus();
}

/** What a screen reader is told of a cell. */
export function cellInWords(cell: Cell): string {
  const { tiles, figures = [], neutral = {}, tokens = [] } = situation.value.snapshot;
  const laid = tiles.filter(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
  if (laid.length === 0) {
    const fitting = fits.value.find(({ at }) => at[0] === cell[0] && at[1] === cell[1]);
    const turns = fitting
      ? `, ${t('the tile in hand fits, turned {degrees}', { degrees: fitting.rotations.map((degrees) => `${degrees}°`).join(', ') })}`
      : '';
    return `${cellText(cell)}: ${t('empty')}${turns}`;
  }
  const on = (spot: object) => 'tile' in spot && (spot.tile as Cell)[0] === cell[0] && (spot.tile as Cell)[1] === cell[1];
  const standing = figures.filter(({ at }) => on(at)).map(({ id }) => figureText(id, situation.value.snapshot));
  const others = Object.entries(neutral)
    .filter(([, where]) => on(where))
    .map(([kind]) => nameOf('figure', kind));
  const lying = tokens.filter((token) => on(token)).map(({ kind }) => nameOf('token', kind));
  const features = (look.value?.features ?? []).filter(({ parts }) => parts.some(({ place }) => on(place))).map(featureText);
  return [`${cellText(cell)}: ${laid.map(laidText).join('; ')}`, ...standing, ...others, ...lying, ...features].join('; ');
}

const laidText = ({ tile, rotation: degrees }: Snapshot['tiles'][number]): string =>
  degrees === 0 ? tileText(tile) : `${tileText(tile)}, ${t('turned {degrees}°', { degrees })}`;
