/** What cells are called, along the edges of the board, and where figures stand off the tiles. */
import type { AreaSeen, Picture } from '../engine/api.js';
import { placeWord, wordOf } from '../words/index.js';

const upTo = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

export function Names({ extent: { left, top, right, bottom }, areas }: Pick<Picture, 'extent' | 'areas'>) {
  return (
    <g class="names" aria-hidden="true">
      {upTo(left, right).map((x) => (
        <Both
          key={`x${x}`}
          name={x}
          points={[
            [x * 100 + 50, top * 100 - 9],
            [x * 100 + 50, bottom * 100 + 119],
          ]}
        />
      ))}
      {upTo(top, bottom).map((y) => (
        <Both
          key={`y${y}`}
          name={y}
          points={[
            [left * 100 - 14, y * 100 + 55],
            [right * 100 + 114, y * 100 + 55],
          ]}
        />
      ))}
      {areas.map(({ spot, point: [x, y] }) => (
        <text key={y} class="area" x={x - 8} y={y + 4.5}>
          {areaText(spot)}
        </text>
      ))}
    </g>
  );
}

function Both({ name, points }: { readonly name: number; readonly points: readonly (readonly [number, number])[] }) {
  return (
    <>
      {points.map(([x, y]) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {name}
        </text>
      ))}
    </>
  );
}

const areaText = ({ area, place, space, player }: AreaSeen['spot']): string =>
  [place === undefined ? wordOf(area) : placeWord(area, place), place === undefined ? space : undefined, player]
    .filter((part) => part !== undefined)
    .join(' ');
