/** The board of a step: moved and scaled like the one of the desk, but only looked at. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listen } from '../board/gestures.js';
import { Names } from '../board/Names.js';
import { Table } from '../board/Table.js';
import { fit, newView } from '../board/viewport.js';
import { t } from '../words/index.js';
import { played, seen } from './game.js';

const view = newView();
const nothing = () => undefined;

export function Stage() {
  const svg = useRef<SVGSVGElement>(null);
  const look = seen.value?.look;
  useEffect(
    () =>
      svg.current
        ? listen(svg.current, view, () => ({ grabs: () => false, click: nothing, hover: nothing, drop: nothing, wheel: () => false }))
        : undefined,
    [],
  );
  // all of the table that the whole game needs would be too small: it is shown whole whenever it grows
  const extent = JSON.stringify([look?.extent, look?.areas]);
  useLayoutEffect(() => {
    if (!look || !svg.current) return;
    const { width, height } = svg.current.getBoundingClientRect();
    fit(view, look, width, height, 0.4);
  }, [extent, played.value]);
  const { x, y, scale } = view.value;
  return (
    <div class="stage board">
      <svg
        ref={svg}
        role="img"
        aria-label={t('the board after this move: {features}, {figures}', {
          features: t('{count} features', { count: look?.features.length ?? 0 }),
          figures: t('{count} figures', { count: look?.figures.length ?? 0 }),
        })}
      >
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Table markup={look?.markup ?? ''} lit={undefined} />
          {look && <Names extent={look.extent} areas={look.areas} />}
        </g>
      </svg>
    </div>
  );
}
