/** One decision of a game: what it brought, and what the model says that it brings. */
import type { Verdict } from '../../../src/contract/verdict.js';
import { boardOf } from '../board.js';
import { eaten, steps } from '../dragon.js';
import { together, type Cell, type Figure, type Points, type Position, type Table } from '../given.js';
import { GOODS, takenBack } from '../points.js';
import { begun, finalScoring, goodsOf, scoring } from '../turn.js';
import { differ, inOrder, orderly } from './position.js';

/** Everything that followed otherwise than the model has it. */
export function followedOtherwise(before: Position, verdict: Pick<Verdict, 'action' | 'effects'>, after: Position, table: Table): string[] {
  const moved = played(before, verdict);
  const board = boardOf(moved, table);
  const cell = moved.turn?.placed?.at;
  const isDone = cell !== undefined && (after.turn?.step === 'game-over' || after.turn?.placed === undefined);
  const isScored = cell !== undefined && scoredNow(before, after, isDone, table);
  const { regions, after: home } = isScored ? scoring(moved, board, cell, table) : { regions: [], after: moved };
  const isOver = after.turn?.step === 'game-over' && before.turn?.step !== 'game-over';
  const points = together(
    ...abbotsTakenBack(before, verdict, table),
    ...regions.map((one) => one.points),
    isDone && !isOver ? begun(home, after.turn!.player, after.turn!.part ?? 1, table) : {},
    isOver ? finalScoring(after, table) : {},
  );
  return [
    ...differ('points', orderly(points), orderly(gained(before, after))),
    ...scoredOtherwise(
      verdict,
      regions.map(({ region, points: own }) => ({ name: board.regions.indexOf(region), points: own })),
      (place) => board.regions.indexOf(board.at(place)!),
      isOver,
    ),
    ...(isOver ? [] : differ('figures on the board', standing(home), standing(after))),
    ...differ('goods', inOrder(isScored ? goodsOf(board, cell, table).filter((mark) => GOODS.includes(mark)) : []), received(verdict)),
    ...dragonOtherwise(before, moved, verdict, after, table),
  ];
}

/** The position when the action itself has been carried out, before anything is scored: tiles laid and figures put, moved or sent away. */
function played(before: Position, { effects }: Pick<Verdict, 'action' | 'effects'>): Position {
  let figures = before.figures ?? [];
  let { tiles, turn, neutral = {} } = before;
  for (const effect of effects) {
    if (effect.type === 'feature-scored' || (effect.type === 'figure-returned' && effect.cause === 'scored')) break;
    if (effect.type === 'tile-placed') {
      tiles = [...tiles, { tile: effect.tile, at: effect.at, rotation: effect.rotation }];
      turn = { ...turn!, placed: { at: effect.at } };
    } else if (effect.type === 'figure-placed')
      figures = [...figures, { id: effect.figure, kind: effect.kind, owner: effect.owner, at: effect.at } as Figure];
    else if (effect.type === 'figure-returned') figures = figures.filter(({ id }) => id !== effect.figure);
    else if (effect.type === 'neutral-moved')
      neutral = {
        ...neutral,
        [effect.neutral]: effect.to ? { tile: effect.to, ...(effect.figure !== undefined && { figure: effect.figure }) } : undefined,
      };
  }
  return { ...before, tiles, figures, neutral, ...(turn && { turn }) };
}

/** Scored is before the next tile or, in some printings, before the dragon walks (pd.dragon.timing.rgg-score-first). */
function scoredNow(before: Position, after: Position, isDone: boolean, { settings }: Table): boolean {
  if (settings['dragon.timing'] !== 'after-scoring') return isDone;
  return before.turn?.step !== 'move-dragon' && (isDone || after.turn?.step === 'move-dragon');
}

/** abbot.early-removal. */
const abbotsTakenBack = (before: Position, { effects }: Pick<Verdict, 'effects'>, table: Table): Points[] =>
  effects.flatMap((effect) => {
    const abbot =
      effect.type === 'figure-returned' && effect.cause === 'taken-back' ? before.figures?.find(({ id }) => id === effect.figure) : undefined;
    return abbot ? [takenBack(boardOf(before, table), abbot)] : [];
  });

const gained = (before: Position, after: Position): Points =>
  Object.fromEntries(after.players.map(({ id, score = 0 }, i) => [id, score - (before.players[i]!.score ?? 0)]));

const standing = ({ figures = [] }: Position): string[] =>
  inOrder(figures.map(({ id, at }) => `${id} ${at.tile!.join()} ${at.feature} ${at.edge ?? ''}`));

const received = ({ effects }: Pick<Verdict, 'effects'>): string[] =>
  inOrder(
    effects.flatMap((effect) =>
      effect.type === 'tokens-received' && GOODS.includes(effect.token) ? Array<string>(effect.count).fill(effect.token) : [],
    ),
  );

type Scored = readonly { readonly name: number; readonly points: Points }[];

/** Which regions are scored, and what each brings to whom; at the end of the game all others are as well. */
function scoredOtherwise(
  { effects }: Pick<Verdict, 'effects'>,
  ours: Scored,
  nameOf: (place: { tile: Cell; feature: string }) => number,
  isOver: boolean,
): string[] {
  const theirs = effects.flatMap((effect) =>
    effect.type === 'feature-scored'
      ? [{ name: nameOf(effect.feature as never), points: together(...effect.scores.map(({ player, points }): Points => ({ [player]: points }))) }]
      : [],
  );
  const told = (list: Scored): string[] => list.map(({ name, points }) => `${name} ${JSON.stringify(orderly(points))}`).sort();
  return differ('features scored', told(ours), told(theirs).slice(0, isOver ? ours.length : undefined));
}

function dragonOtherwise(
  before: Position,
  moved: Position,
  { action, effects }: Pick<Verdict, 'action' | 'effects'>,
  after: Position,
  table: Table,
): string[] {
  if (!table.expansions.includes('princess-and-dragon')) return [];
  const laid = effects.find((effect) => effect.type === 'tile-placed');
  const board = boardOf(moved, table);
  // pd.volcano.dragon-moves-here
  if (laid && board.bears(laid.at, 'volcano')) return differ('the dragon', laid.at, after.neutral?.['dragon']?.tile);
  if (action.type !== 'move-dragon') return [];
  const to = (action as unknown as { readonly to: Cell }).to;
  const gone = effects.flatMap((effect) => (effect.type === 'figure-returned' && effect.cause === 'eaten' ? [effect.figure] : []));
  const { visited, stepsLeft } = before.turn?.dragon ?? { visited: [before.neutral!['dragon']!.tile!], stepsLeft: 6 };
  const then: Position = { ...moved, turn: { ...moved.turn!, dragon: { visited: [...visited, to], stepsLeft: stepsLeft - 1 } } };
  return [
    ...differ('eaten', inOrder(eaten(before, to).map(({ id }) => id)), inOrder(gone)),
    // pd.dragon.move.dead-end
    ...differ('the walk goes on', steps(board, then).length > 0, after.turn?.step === 'move-dragon'),
  ];
}
