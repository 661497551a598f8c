/** What a test game of JCloisterZone says about itself, answered from what we made of it. */
import { spotName, type Spot } from '../contract/spot.js';
import type { Action } from '../contract/action.js';
import { anyAction } from '../any-action.js';
import type { ReplayAssertion } from '../contract/replay.js';
import type { Score, ScoreLine } from '../contract/verdict.js';
import { legalIn } from '../kernel/judge/adjudicate.js';
import { GAME_OVER } from '../kernel/play/game-over.js';
import type { Position } from '../kernel/position/position.js';
import { pointerTo } from './location.js';
import { kindOf, SCORED, tileOf } from './names.js';
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
  /** Undefined: the words are not known. */
  answer(outcome: Outcome, ...words: string[]): Answer | undefined;
}

/** What the program shows and offers, which is not ours to say. */
const ABOUT_THE_PROGRAM = /\b(phase|undo)\b/i;

const SENTENCES: readonly Sentence[] = [
  { is: /^(.+) has (-?\d+) points?$/, answer: hasPoints },
  { is: /^(.+) scored ([\w-]+) for (-?\d+) points?$/, answer: scored },
  { is: /^Player (can|can't) pass$/, answer: canPass },
  { is: /^Meeple (\S+) options: (.*)$/, answer: meepleOptions },
  { is: /^TilePlacement (\S+) options: (.*)$/, answer: tileOptions },
  { is: /^Available action (\S+) for (.+)$/, answer: available },
];

export function answer(text: string, outcome: Outcome): ReplayAssertion {
  for (const sentence of SENTENCES) {
    const match = sentence.is.exec(text.trim().replace(/[\s.]+$/, ''));
    const said = match && sentence.answer(outcome, ...match.slice(1));
    if (said) return { text, ...said };
  }
  return { text, ok: null, actual: ABOUT_THE_PROGRAM.test(text) ? 'not applicable' : 'not understood' };
}

function hasPoints({ players, points }: Outcome, name: string, wanted: string): Answer {
  const actual = points[players.indexOf(name)];
  return actual === undefined ? { ok: false, actual: `nobody is called \`${name}\`` } : { ok: actual === Number(wanted), actual };
}

/** Points that it tells apart count as scores of their own, whichever way they are booked. */
function scored({ scores }: Outcome, name: string, called: string, wanted: string): Answer {
  const kinds = [called, SCORED[called]];
  const actual = scores
    .filter(({ player }) => player === name)
    .flatMap((score) => parts(score).flatMap(([kind, points]) => (kinds.includes(kind) ? [points] : [])));
  return { ok: actual.includes(Number(wanted)), actual };
}

const isOfRules = (beginning: string) => beginning.includes('.');
const APART = Object.entries({ ...SCORED }).filter(([, beginning]) => isOfRules(beginning));

/** What the points of a line are called, where they are not the feature's. */
const apart = ({ rule }: ScoreLine): string | undefined =>
  rule.includes('fairy') ? 'fairy' : APART.find(([, beginning]) => rule.startsWith(beginning))?.[0];

function parts({ feature, lines, points }: Score): [kind: string, points: number][] {
  // what belongs to no feature goes by what it is scored for
  const own = (feature ? spotName(feature) : lines[0]?.label) ?? '';
  if (lines.length === 0) return [[own, points]];
  const sums = new Map<string, number>();
  for (const line of lines) {
    const kind = apart(line) ?? own;
    sums.set(kind, (sums.get(kind) ?? 0) + line.points);
  }
  return [...sums];
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
  const kinds = [kindOf(name), kindOf(name.toLowerCase())];
  const actual = legalIn(view)
    .actions.map(anyAction)
    .flatMap((action) => (action.type === 'place-figure' && kinds.includes(action.kind) ? [described(view, action.at)] : []));
  return same(wanted, actual);
}

const option = (feature: string, location: string, cell: string) => `{${feature.trim()},${location.trim()},[${numbers(cell).join(', ')}]}`;
const numbers = (text: string) => text.split(',').map((part) => Number(part.trim()));

function described(view: Position, at: Spot): string {
  const node = view.node(at);
  if (!('feature' in at)) return JSON.stringify(at);
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
  const actual = legalIn(withTile(view, design.id))
    .actions.map(anyAction)
    .flatMap((action) => (action.type === 'place-tile' ? [`[${action.at.join(', ')}] - [${action.rotation}]`] : []));
  return same(wanted, actual);
}

/** Its names of what can be done, where they are no words of ours. */
const CALLED: Readonly<Record<string, string>> = { Meeple: 'place-figure', TilePlacement: 'place-tile', ReturnMeeple: 'remove-figure' };
const hyphened = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** `Available action MoveFairyNextTo for Ada`, or for a kind of figure (`Meeple for BigFollower`): it is that player's decision, and something of the kind is legal. */
function available({ view, players }: Outcome, name: string, whom: string): Answer | undefined {
  const wanted = Object.hasOwn(CALLED, name) ? CALLED[name]! : hyphened(name);
  const { types, actions, figures } = view.ruleset;
  const isOf = (kind: string) => kind.split('/').some((word) => wanted === word || wanted.startsWith(`${word}-`));
  const kind = kindOf(whom);
  if (![...types.keys(), ...actions.keys()].some(isOf) || !(players.includes(whom) || figures.has(kind))) return undefined;
  const legal = view.snapshot.turn?.step === GAME_OVER ? [] : legalIn(view).actions;
  const isFor = (action: Action) => (players.includes(whom) ? view.decider === whom : figureOf(view, action) === kind);
  // which tile is drawn next the game does not say
  const toBeDrawn = view.decider === whom && view.turn.tile === undefined && view.ruleset.step(view.turn.step)?.draws ? ['place-tile'] : [];
  const actual = [...toBeDrawn, ...legal.filter(isFor).map((action) => view.ruleset.kinds.idOf(action, view.turn.step))];
  return { ok: actual.some(isOf), actual: [...new Set(actual)].sort() };
}

/** The kind of the figure that an action is about. */
function figureOf(view: Position, posted: Action): string | undefined {
  const action = anyAction(posted);
  if (action.type === 'place-figure') return action.kind;
  return 'figure' in action ? view.figure(action.figure)?.figure.kind : undefined;
}

function same(wanted: readonly string[], found: readonly string[]): Answer {
  const actual = [...new Set(found)].sort();
  return { ok: JSON.stringify([...new Set(wanted)].sort()) === JSON.stringify(actual), actual };
}
