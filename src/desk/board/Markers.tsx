/** Marks over the board: where the tile in hand fits, and where something could be done. */
import type { Ask, Cell } from '../engine/api.js';
import { memo } from './memo.js';

export interface Spot {
  readonly key: string;
  readonly point: readonly [number, number];
  readonly asks: readonly Ask[];
  readonly isTile: boolean;
}

export const keyOf = ({ point }: Ask): string | null => point && point.map(Math.round).join(' ');

/** Actions that happen at the same place are one mark. */
export function spotsOf(asks: readonly Ask[]): Spot[] {
  const spots = new Map<string, { key: string; point: readonly [number, number]; asks: Ask[]; isTile: boolean }>();
  for (const ask of asks) {
    const key = keyOf(ask);
    if (!ask.point || key === null) continue;
    const spot = spots.get(key) ?? { key, point: ask.point, asks: [], isTile: ask.action.type === 'place-tile' };
    spot.asks.push(ask);
    spots.set(key, spot);
  }
  return [...spots.values()];
}

/** The best that can be said of any of them. */
export const bestOf = ({ asks }: Spot): Ask['verdict'] =>
  asks.some(({ verdict }) => verdict === 'legal') ? 'legal' : asks.some(({ verdict }) => verdict === 'undetermined') ? 'undetermined' : 'illegal';

const SIGNS = {
  legal: 'M-4 0L-1 3.4L4.6 -3.6',
  illegal: 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4',
  undetermined: 'M-2.6 -2.4C-2.4 -5.6 3 -5.4 2.6 -2C2.2 0 0 0 0 2M0 4.6L0 5',
} as const;

interface MarkersProps {
  readonly spots: readonly Spot[];
  /** The keys of those that stand out. */
  readonly shown: ReadonlySet<string | null>;
}

export const Markers = memo(({ spots, shown }: MarkersProps) => {
  // the illegal ones lie below, so that they hide nothing, and those that stand out above
  const depth = (spot: Spot) => Number(shown.has(spot.key)) * 2 - Number(bestOf(spot) === 'illegal');
  const sorted = [...spots].sort((a, b) => depth(a) - depth(b));
  return (
    <g class="markers" aria-hidden="true">
      {sorted.map((spot) => {
        const best = bestOf(spot);
        const [x, y] = spot.point;
        return (
          <g key={spot.key} class={`marker ${best}${shown.has(spot.key) ? ' shown' : ''}`} data-spot={spot.key} data-verdict={best}>
            {spot.isTile && <rect x={x - 44} y={y - 44} width={88} height={88} rx={6} />}
            <g transform={`translate(${x} ${y})`}>
              <circle r={best === 'illegal' ? 6.5 : 9} />
              <path d={SIGNS[best]} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

interface CellsProps {
  readonly frontier: readonly Cell[];
  readonly fits: readonly { at: Cell; rotations: readonly number[] }[];
  readonly rotation: number;
}

/** The cells where the tile in hand fits as it is turned, and those where it would fit otherwise. */
export const Cells = memo(({ frontier, fits, rotation }: CellsProps) => {
  const key = (cell: Cell) => cell.join(' ');
  const known = new Map(fits.map((fit) => [key(fit.at), fit]));
  return (
    <g class="cells" aria-hidden="true">
      {frontier.map((cell) => {
        const fit = known.get(key(cell));
        const kind = !fit ? 'no' : fit.rotations.includes(rotation) ? 'fits' : 'turn';
        return (
          <rect
            key={key(cell)}
            class={`cell ${kind}`}
            data-cell={key(cell)}
            x={cell[0] * 100 + 4}
            y={cell[1] * 100 + 4}
            width={92}
            height={92}
            rx={7}
          />
        );
      })}
    </g>
  );
});
