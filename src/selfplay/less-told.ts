/** Whether a position of which less is told is judged as before, or left open: what is not known bans nothing and allows nothing. */
import type { Player, Snapshot, Turn } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { judge, read } from '../kernel/judge/adjudicate.js';
import type { Position } from '../kernel/position/position.js';
import type { AnyAction } from '../wire.js';

/** A snapshot without something that may be left out, by its name; undefined where it is not there. */
type Way = readonly [name: string, less: (snapshot: Snapshot) => Snapshot | undefined];

function without<T extends object>(whole: T, member: string): T {
  const { [member]: _out, ...rest } = whole as Record<string, unknown>;
  return rest as T;
}

const ofPlayers = (member: keyof Player): Way => [
  `players' ${member}`,
  (snapshot) =>
    snapshot.players.some((player) => player[member] !== undefined)
      ? { ...snapshot, players: snapshot.players.map((player) => without(player, member)) }
      : undefined,
];

const companion: Way = [
  'the companion of the fairy',
  (snapshot) => {
    const { fairy } = snapshot.neutral ?? {};
    return fairy?.tile && fairy.figure !== undefined ? { ...snapshot, neutral: { ...snapshot.neutral, fairy: without(fairy, 'figure') } } : undefined;
  },
];

const remaining: Way = [
  'the tiles that remain',
  (snapshot) => (snapshot.bag?.remaining === undefined ? undefined : { ...snapshot, bag: without(snapshot.bag, 'remaining') }),
];

const scored: Way = ['what has been scored', (snapshot) => (snapshot.scored ? without(snapshot, 'scored') : undefined)];

/** The robber beside whom a counting figure stood tells where it is, as far as nothing else does. */
const score: Way = [
  "players' score",
  (snapshot) => (snapshot.figures?.some(({ kind }) => kind === 'robber') ? undefined : ofPlayers('score')[1](snapshot)),
];

/** What says of a turn something that is presumed where it is left out: nothing done, the first part, no message yet. */
const PRESUMED: readonly string[] = [
  'player',
  'step',
  'tile',
  'source',
  'placed',
  'done',
  'earlier',
  'part',
  'extraPart',
  'message',
  'counters',
  'further',
];

/** The state of running procedures, each by its name. */
const procedures = ({ turn = {} as Turn }: Snapshot): readonly Way[] =>
  Object.keys(turn)
    .filter((name) => !PRESUMED.includes(name))
    .map((name) => [`turn/${name}`, (snapshot) => ({ ...snapshot, turn: without(snapshot.turn!, name) })]);

const WAYS: readonly Way[] = [score, ofPlayers('supply'), ofPlayers('tokens'), ofPlayers('reserve'), companion, remaining, scored];

/** What is legal cannot be banned, nor what is banned be legal; what may come of it may be as little regulated as known. */
const isOtherwise = (before: Verdict['verdict'], after: Verdict['verdict']): boolean =>
  (before === 'legal' && after === 'illegal') || (before === 'illegal' && after === 'legal');

/** How an action is judged otherwise where less is told; undefined where none is. Which thing is left out hangs on what lies on the board. */
export function otherwiseWithLess(
  view: Position,
  judged: readonly (readonly [action: AnyAction, verdict: Verdict['verdict']])[],
): string | undefined {
  const { ruleset, snapshot } = view;
  const ways = [...WAYS, ...procedures(snapshot)].flatMap(([name, less]) => {
    const left = less(snapshot);
    return left ? [[name, left] as const] : [];
  });
  const [name, left] = ways[(snapshot.tiles.length + (snapshot.turn?.done?.length ?? 0)) % ways.length] ?? [];
  if (!left) return undefined;
  const position = read(ruleset, left);
  for (const [action, before] of judged) {
    const { verdict } = judge(position, action);
    if (isOtherwise(before, verdict)) return `${before}, without ${name!} ${verdict}: ${JSON.stringify(action)}`;
  }
  return undefined;
}
