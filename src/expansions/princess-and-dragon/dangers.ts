/** Which figures the dragon can reach in this walk, or in the next one, and what keeps them from it. */
import { cellOf, type Cell } from '../../contract/spot.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { neighbours } from '../../kernel/board/board.js';
import type { Danger } from '../../kernel/declare/danger.js';
import { legality } from '../../kernel/judge/evaluate.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { dragonAt, eaten, fairyAt, walk, WALK_LENGTH } from './dragon.js';
import type { MoveDragon } from './wire.js';

const name = (cell: Cell) => cell.join(' ');

interface Reach {
  readonly walk: 'now' | 'next';
  /** Steps to each cell. */
  readonly steps: ReadonlyMap<string, number>;
}

/** The shortest way never enters a tile twice, so that a plain search finds it. */
function reachOf(view: Position): Reach | undefined {
  const from = dragonAt(view);
  if (!from) return undefined;
  const walking = view.snapshot.turn?.step === 'move-dragon' ? walk(view) : undefined;
  const length = walking?.stepsLeft ?? WALK_LENGTH;
  const steps = new Map<string, number>();
  const visited = new Set((walking?.visited ?? [from]).map(name));
  let front: readonly Cell[] = [from];
  for (let step = 1; step <= length && front.length > 0; step++) {
    const next: Cell[] = [];
    for (const cell of front)
      for (const beside of neighbours(cell)) {
        if (steps.has(name(beside)) || visited.has(name(beside)) || !mayEnter(view, cell, beside)) continue;
        steps.set(name(beside), step);
        next.push(beside);
      }
    front = next;
  }
  return { walk: walking ? 'now' : 'next', steps };
}

/** Whether a walk that came to a tile may go on to another, as the rules for a step have it. */
function mayEnter(view: Position, from: Cell, to: Cell): boolean {
  const mover = view.snapshot.turn?.player ?? view.players[0]!.id;
  const { turn } = view.snapshot;
  const stepping: Snapshot & { readonly turn: NonNullable<Snapshot['turn']> & { readonly dragon: unknown } } = {
    ...view.snapshot,
    neutral: { ...view.snapshot.neutral, dragon: { tile: from } },
    turn: { ...turn, player: mover, step: 'move-dragon', done: [], dragon: { visited: [from], stepsLeft: 1, mover } },
  };
  const step: MoveDragon = { type: 'move-dragon', to };
  return legality(view.next(stepping))(step) === 'legal';
}

const reach = (view: Position): Reach | undefined => view.remember('dragon reach', () => reachOf(view));

const reached: Danger = {
  id: `${FOLDER}.danger.dragon`,
  cites: cites('pd.dragon.eat.on-entering', 'pd.dragon.move.six-steps'),
  of(figure, view) {
    const cell = cellOf(figure.at);
    if (!cell) return undefined;
    const found = reach(view);
    const steps = found?.steps.get(name(cell));
    if (!found || steps === undefined) return undefined;
    const meal = eaten(view, cell).find((effect) => effect.type === 'figure-returned' && effect.figure === figure.id);
    if (meal)
      return {
        side: 'threatens',
        message: steps === 1 ? 'the dragon can reach {tile} in one step' : 'the dragon can reach {tile} in {steps} steps',
        facts: { tile: cell, steps, walk: found.walk },
        cites: meal.cites,
      };
    const spared = view.ruleset.traits.cell(view.ruleset.subject(figure), 'eatenByDragon');
    return {
      side: 'protects',
      message: 'the dragon that comes to {tile} does not eat it',
      facts: { tile: cell, kind: figure.kind },
      cites: spared.cites,
    };
  },
};

const byTheFairy: Danger = {
  id: `${FOLDER}.danger.fairy`,
  cites: cites('pd.protection.fairy-tile'),
  of(figure, view) {
    const fairy = fairyAt(view);
    return fairy && sameCell(fairy, cellOf(figure.at))
      ? { side: 'protects', message: 'the fairy keeps the dragon from {tile}', facts: { tile: fairy } }
      : undefined;
  },
};

export const dragonDangers: readonly Danger[] = [reached, byTheFairy];
