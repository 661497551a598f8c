/** A position in words, for those who cannot see the picture. */
import { counted } from '../contract/counted.js';
import type { Spot } from '../contract/spot.js';
import type { Snapshot } from '../contract/snapshot.js';
import { walkIn } from './turn.js';

export function describe(snapshot: Snapshot): { title: string; description: string } {
  const { players, tiles, figures = [], neutral = {}, turn } = snapshot;
  const walk = walkIn(snapshot);
  const title = `Carcassonne: ${counted(tiles.length, 'tile')}, ${counted(figures.length, 'figure')}, ${counted(players.length, 'player')}`;
  const lines = [
    ...(turn ? [`${turn.player} is to decide ${turn.step}${turn.placed ? `, having laid a tile at ${cell(turn.placed.at)}` : ''}.`] : []),
    ...figures.slice(0, MOST).map(({ kind, owner, at }) => `${kind}${owner === undefined ? '' : ` of ${owner}`}: ${place(at)}.`),
    ...(figures.length > MOST ? [`And ${counted(figures.length - MOST, 'more figure')}.`] : []),
    ...Object.entries(neutral).map(
      ([kind, where]) => `${kind}: ${where.tile ? cell(where.tile) : (where.place ?? where.area ?? where.figure ?? '')}.`,
    ),
    ...(walk ? [`The dragon has walked ${walk.visited.map(cell).join(', ')}; ${counted(walk.stepsLeft, 'step')} left.`] : []),
  ];
  return { title, description: lines.join(' ') || 'No figures stand on the board.' };
}

/** A description must end while somebody still listens. */
const MOST = 60;

const cell = (at: readonly number[]): string => `[${at.join(', ')}]`;

/** Where a figure stands. */
function place(spot: Spot): string {
  if ('feature' in spot) return `${spot.feature}${spot.edge === undefined ? '' : ` ${spot.edge}`} of ${cell(spot.tile)}`;
  if ('tile' in spot) return cell(spot.tile);
  return 'figure' in spot ? `beside ${spot.figure}` : [spot.area, spot.place, spot.space].filter((part) => part !== undefined).join(' ');
}
