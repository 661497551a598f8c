/** What a form begins with: as much as has to be said, and mostly is so. */
import type { FieldShape, Snapshot } from '../engine/api.js';

/** What a word names, by the member in which it stands. */
export const NAMES: Readonly<Record<string, 'player' | 'figure' | 'tile' | 'step' | 'figure kind'>> = {
  after: 'player',
  asked: 'player',
  bidder: 'player',
  by: 'figure',
  choices: 'figure',
  figure: 'figure',
  from: 'step',
  held: 'player',
  holder: 'player',
  host: 'player',
  kind: 'figure kind',
  majority: 'player',
  mover: 'player',
  owner: 'player',
  player: 'player',
  selector: 'player',
  tile: 'tile',
};
/** The dragon goes six steps. */
const USUAL: Readonly<Record<string, number>> = { stepsLeft: 6 };

export function blankOf(name: string, shape: FieldShape, snapshot: Snapshot): unknown {
  const { turn, tiles, figures = [], neutral = {}, players } = snapshot;
  const cell = (name === 'visited' && neutral['dragon']?.tile) || turn?.placed?.at || tiles.at(-1)?.at;
  switch (shape.kind) {
    case 'object':
      return Object.fromEntries(
        shape.members.filter(({ isNeeded }) => isNeeded).map((member) => [member.name, blankOf(member.name, member.shape, snapshot)]),
      );
    case 'list':
      return shape.least === undefined ? [] : Array.from({ length: shape.least }, () => blankOf(name, shape.of, snapshot));
    case 'record':
      return {};
    case 'choice':
      return shape.values[0];
    case 'number':
      return USUAL[name] ?? Math.max(shape.least ?? 0, 0);
    case 'boolean':
      return true;
    case 'cell':
      return cell;
    case 'place':
      return shape.isNullable ? null : figures.map(({ at }) => at).find((at) => 'feature' in at);
    case 'text':
      return {
        player: turn?.player ?? players[0]?.id,
        figure: figures[0]?.id,
        tile: turn?.tile ?? tiles[0]?.tile,
        step: turn?.step,
        'figure kind': 'meeple',
      }[NAMES[name] ?? 'player'];
    default:
      return '';
  }
}
