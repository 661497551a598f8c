/** What a test game of JCloisterZone says about itself, answered from what we made of it. */
import type { Action } from '../contract/action.js';
import type { Place } from '../contract/snapshot.js';
import type { ReplayAssertion } from '../contract/replay.js';
import type { Score } from '../contract/verdict.js';
import { legalIn } from '../kernel/adjudicate.js';
import type { Position } from '../kernel/position.js';
import { pointerTo } from './location.js';
import { kindOfClass, kindOfMeeple } from './names.js';
import { tileOf } from './setup.js';
import { withTile } from './table.js';

/** The game at its end. */
export interface Outcome {
  readonly view: Position;
  readonly players: readonly string[];
  readonly points: readonly number[];
  /** Everything that was scored. */
  readonly scores: readonly Score[];
}

type Answer = Pick<ReplayAssertion, 'ok' | 'actual'>;
interface Sentence {
  readonly is: RegExp;
  answer(outcome: Outcome, ...words: string[]): Answer;
}

/** What the program shows and offers, which is not ours to say. */
const ABOUT_THE_PROGRAM = /\b(phase|undo)\b/i;

const SENTENCES: readonly Sentence[] = [
  { is: /^(.+) has (-?\d+) points?$/, answer: hasPoints },
  { is: /^(.+) scored ([\w-]+) for (-?\d+) points?$/, answer: scored },
  { is: /^Player (can|can't) pass$/, answer: canPass },
  { is: /^Meeple (\S+) options: (.*)$/, answer: meepleOptions },
  { is: /^TilePlacement (\S+) options: (.*)$/, answer: tileOptions },
];

export function answer(text: string, outcome: Outcome): ReplayAssertion {
  for (const sentence of SENTENCES) {
    const match = sentence.is.exec(text.trim());
    if (match) return { text, ...sentence.answer(outcome, ...match.slice(1)) };
  }
  return { text, ok: null, actual: ABOUT_THE_PROGRAM.test(text) ? 'not applicable' : 'not understood' };
}

function hasPoints({ players, points }: Outcome, name: string, wanted: string): Answer {
  const actual = points[players.indexOf(name)];
  return actual === undefined ? { ok: false, actual: `nobody is called \`${name}\`` } : { ok: actual === Number(wanted), actual };
}

/** The fairy's points count as scores of their own, whichever way they are booked. */
function scored({ scores }: Outcome, name: string, feature: string, wanted: string): Answer {
  const actual = scores
    .filter(({ player }) => player === name)
    .flatMap((score) => parts(score).flatMap(([kind, points]) => (kind === feature ? [points] : [])));
  return { ok: actual.includes(Number(wanted)), actual };
}

function parts({ feature, lines }: Score): [kind: string, points: number][] {
  const sum = (fairy: boolean) => {
    const own = lines.filter(({ rule }) => rule.includes('fairy') === fairy);
    return own.length > 0 ? own.reduce((total, { points }) => total + points, 0) : undefined;
  };
  const [fairy, other] = [sum(true), sum(false)];
  return [
    ...(other !== undefined ? [[feature?.feature ?? '', other] as [string, number]] : []),
    ...(fairy !== undefined ? [['fairy', fairy] as [string, number]] : []),
  ];
}

function canPass({ view }: Outcome, can: string): Answer {
  const actual = legalIn(view).actions.some(({ type }) => type === 'pass');
  return { ok: actual === (can === 'can'), actual };
}

/** `Meeple SmallFollower options: {City,N,[0, 1]}, {Road,WE,[0, 1]}` */
function meepleOptions({ view }: Outcome, name: string, list: string): Answer {
  const wanted = [...list.matchAll(/\{([^,{}]+),([^,{}]+),\s*\[([^\]]*)\]\s*\}/g)].map(([, feature, location, cell]) =>
    option(feature!, location!, cell!),
  );
  const kinds = [kindOfClass(name), kindOfMeeple(name.toLowerCase())];
  const actual = legalIn(view).actions.flatMap((action) =>
    action.type === 'place-figure' && kinds.includes(action.kind) ? [described(view, action.at)] : [],
  );
  return same(wanted, actual);
}

const option = (feature: string, location: string, cell: string) => `{${feature.trim()},${location.trim()},[${numbers(cell).join(', ')}]}`;
const numbers = (text: string) => text.split(',').map((part) => Number(part.trim()));

function described(view: Position, at: Place): string {
  const node = view.node(at);
  if (node < 0) return `{${at.feature},${at.edge ?? 'I'},[${at.tile.join(', ')}]}`;
  const laid = view.board.ownerOf(node);
  const { feature, location } = pointerTo(laid, node - laid.node);
  return `{${feature},${location},[${at.tile.join(', ')}]}`;
}

/** `TilePlacement BA/C options: [0, 1] - [0, 90], [1, 0] - [270]` */
function tileOptions({ view }: Outcome, id: string, list: string): Answer {
  const design = tileOf(id);
  if (!design || view.turn.step !== 'place-tile') return { ok: false, actual: [] };
  const wanted = [...list.matchAll(/\[([^\]]*)\]\s*-\s*\[([^\]]*)\]/g)].flatMap(([, cell, turns]) =>
    numbers(turns!).map((turn) => `[${numbers(cell!).join(', ')}] - [${turn}]`),
  );
  const actual = legalIn(withTile(view, design.id)).actions.flatMap((action: Action) =>
    action.type === 'place-tile' ? [`[${action.at.join(', ')}] - [${action.rotation}]`] : [],
  );
  return same(wanted, actual);
}

function same(wanted: readonly string[], found: readonly string[]): Answer {
  const actual = [...new Set(found)].sort();
  return { ok: JSON.stringify([...new Set(wanted)].sort()) === JSON.stringify(actual), actual };
}
