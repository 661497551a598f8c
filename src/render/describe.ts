/** A position in words, for those who cannot see the picture. */
import type { Snapshot } from '../contract/snapshot.js';

export function describe({ players, tiles, figures = [], neutral = {}, turn }: Snapshot): { title: string; description: string } {
  const title = `Carcassonne: ${count(tiles.length, 'tile')}, ${count(figures.length, 'figure')}, ${count(players.length, 'player')}`;
  const lines = [
    ...(turn ? [`${turn.player} is to decide ${turn.step}${turn.placed ? `, having laid a tile at ${cell(turn.placed.at)}` : ''}.`] : []),
    ...figures
      .slice(0, MOST)
      .map(
        ({ kind, owner, at }) =>
          `${kind}${owner === undefined ? '' : ` of ${owner}`}: ${at.feature}${at.edge === undefined ? '' : ` ${at.edge}`} of ${cell(at.tile)}.`,
      ),
    ...(figures.length > MOST ? [`And ${count(figures.length - MOST, 'more figure')}.`] : []),
    ...Object.entries(neutral).flatMap(([kind, where]) => (where ? [`${kind}: ${cell(where.tile)}.`] : [])),
    ...(turn?.dragon ? [`The dragon has walked ${turn.dragon.visited.map(cell).join(', ')}; ${count(turn.dragon.stepsLeft, 'step')} left.`] : []),
  ];
  return { title, description: lines.join(' ') || 'No figures stand on the board.' };
}

/** A description must end while somebody still listens. */
const MOST = 60;

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
const cell = (at: readonly number[]): string => `[${at.join(', ')}]`;
