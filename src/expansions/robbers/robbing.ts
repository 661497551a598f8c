/** What robbers take when a counting figure moves for points from the space on which they stand. */
import type { Effect, PieceMoved } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Happening, Missing } from '../../kernel/declare/happening.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, citesWithMessages } from './author.js';
import { countingOf, finalSpace, hasGoneRound, lacking, onTrack, printed, robbersOnTrack, spaceOf } from './track.js';
import type { Loot } from './wire.js';

/** Why points are those of a robber. */
export const ROBS = 'robbers.rob.half';
const FAIRY = 'pd.fairy.point.start-of-turn';

type Lines = readonly ScoreLine[];
type Robbed = Pick<Score, 'player' | 'points'> & { readonly lines?: Lines | undefined };

/** Robbers of others on a space. */
export const robbersAgainst = (view: Position, player: string, space: number | undefined): readonly Figure[] =>
  robbersOnTrack(view).filter(({ owner, at }) => owner !== player && spaceOf(at) === space);

/** What is missing where it is not known whether a robber of somebody else stands where the player's counting figure does. */
export function unknownSpace(view: Position, player: string): Missing[] {
  if (countingOf(view, player) || robbersOnTrack(view).every(({ owner }) => owner === player)) return [];
  const message = 'where the counting figures of the player stand is not known';
  return [{ ...because('rob.half', 'robbers.rob.half'), message, pointer: lacking(view, player) }];
}

/** The same in the final scoring, which counts from the total. */
export function unknownTotal(view: Position, player: string): Missing[] {
  if (!view.ruleset.has('messages')) return unknownSpace(view, player);
  if (finalSpace(view, player) !== undefined || robbersOnTrack(view).every(({ owner }) => owner === player)) return [];
  const pointer = `/players/${view.players.findIndex(({ id }) => id === player)}/score`;
  return [{ ...because('final.robbers', 'robbers.final.robbers'), message: 'where the counting figures of the player stand is not known', pointer }];
}

/** Whether a score was gained by robbing. */
export const isRogue = ({ lines = [] }: { readonly lines?: Lines | undefined }): boolean => lines[0]?.rule === ROBS;

/** Half of the points for the owner of each of these robbers, who go home; whether the figure that is robbed has gone round the track. */
export function robbed(robbers: readonly Figure[], points: number, lines: Lines = [], isRound = false): Happening {
  const half = Math.ceil(points / 2);
  const fairy = lines.some((line) => line.cites.includes(FAIRY)) ? cites('robbers.x.fairy-start-point') : [];
  const why = [
    'robbers.rob.half',
    'robbers.rob.victim-keeps',
    'robbers.rob.one-feature',
    'robbers.rob.must-first',
    'robbers.rob.not-own',
    'robbers.rob.space-not-player',
    'robbers.rob.every-score',
    ...(robbers.length > 1 ? (['robbers.rob.several-robbers'] as const) : []),
    ...(isRound ? (['robbers.rob.no-tracks-without-spaces'] as const) : []),
    ...fairy,
  ];
  const scores = robbers.map(({ owner }) =>
    score(owner!, null, [{ label: 'robbed', quantity: 1, each: half, points: half, rule: ROBS, cites: [...why] }]),
  );
  const home = robbers.map(({ id, kind, owner, at }): Effect => ({
    type: 'figure-returned',
    figure: id,
    kind,
    to: owner!,
    at,
    cause: 'robbed',
    ...because('rob.goes-home', 'robbers.rob.goes-home', 'robbers.setup.one-each'),
  }));
  return { scores, effects: home };
}

/** The same, and why it is this counting figure that is robbed, where each player has two. */
export function robbedWithMessages(robbers: readonly Figure[], { points, lines }: Loot): Happening {
  const { scores = [], effects = [] } = robbed(robbers, points, lines);
  const why = citesWithMessages('robbers.place.messenger', 'robbers.rob.owner-chooses-counter', 'messages.x.robbers');
  return { scores: scores.map((one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, cites: [...line.cites, ...why] })) })), effects };
}

/** Whether a robber stands there because of somebody else, who is still there. */
function isWithAnother(view: Position, { at }: Figure, player: string, space: number): boolean {
  const beside = onTrack(at) ? at.with?.player : undefined;
  return beside !== undefined && beside !== player && (countingOf(view, beside) ?? []).some((one) => one.space === space);
}

/** Robbers that go along with a counting figure that moves for points gained by robbing. */
export function movesAlong(
  view: Position,
  player: string,
  from: number,
  points: number,
  counter = 'meeple',
  staying: readonly Figure[] = [],
): Effect[] {
  return robbersAgainst(view, player, from)
    .filter((robber) => !staying.includes(robber) && !isWithAnother(view, robber, player, from))
    .map(({ id, at }): Effect => ({
      type: 'piece-moved',
      piece: { figure: id },
      from: at,
      to: { area: 'track', space: printed(from + points), with: { player, counter } },
      ...because('rob.moves-along', 'robbers.rob.rogue-points'),
    }));
}

/** The same, and what it does to the robbers beside those who rob, where each has one counting figure, or has one in the end. */
export function robbery(view: Position, robbers: readonly Figure[], { player: victim, points, lines }: Robbed, spaceFor = firstSpace): Happening {
  const { scores = [], effects = [] } = robbed(robbers, points, lines, hasGoneRound(view, victim));
  const along: Effect[] = [];
  let now = view;
  for (const { player, points: half } of scores) {
    const from = spaceFor(now, player);
    const moves = from === undefined ? [] : movesAlong(now, player, from, half, 'meeple', robbers);
    along.push(...moves);
    now = now.next({ ...now.snapshot, figures: (now.snapshot.figures ?? []).map((figure) => movedBy(moves, figure)) });
  }
  return { scores, effects: [...effects, ...along] };
}

const firstSpace = (view: Position, player: string): number | undefined => countingOf(view, player)?.[0]?.space;

function movedBy(moves: readonly Effect[], figure: Figure): Figure {
  const move = moves.find((effect): effect is PieceMoved => effect.type === 'piece-moved' && effect.piece.figure === figure.id);
  return move ? { ...figure, at: move.to } : figure;
}
