/** The points of each player over the game. */
import { playerColours } from '../../render/colours.js';
import { t } from '../words/index.js';
import { goTo, index, played } from './game.js';

const WIDTH = 1000;
const HEIGHT = 200;

export function Chart() {
  const { steps, players } = played.value!;
  const last = Math.max(1, steps.length - 1);
  const most = Math.max(1, ...steps.flatMap(({ points }) => points));
  const colours = playerColours(players.map((id) => ({ id })));
  const x = (i: number) => (i / last) * WIDTH;
  const y = (points: number) => HEIGHT - 6 - (points / most) * (HEIGHT - 16);
  const bad = steps.filter(({ action, verdict }) => action !== null && verdict !== 'legal');
  const label = players.map((player, i) => t('{player}: {count} points', { player, count: steps.at(-1)?.points[i] ?? 0 })).join(', ');
  return (
    <>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Points over the game. At the end {label}', { label })}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          void goTo(Math.round(((clientX - left) / width) * last));
        }}
      >
        {bad.map(({ index: i }) => (
          <line key={i} class="bad" x1={x(i)} x2={x(i)} y1={0} y2={HEIGHT} />
        ))}
        {players.map((player, i) => (
          <polyline
            key={player}
            stroke={colours.get(player)}
            points={steps.map(({ points }, k) => `${x(k).toFixed(1)},${y(points[i] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        <line class="now" x1={x(index.value)} x2={x(index.value)} y1={0} y2={HEIGHT} />
      </svg>
      <ul class="legend">
        {players.map((player, i) => (
          <li key={player}>
            <span class="swatch" style={{ background: colours.get(player) ?? '' }} />
            {player}: {steps[index.value]?.points[i] ?? 0}
          </li>
        ))}
      </ul>
    </>
  );
}
