/** What else is asked where a case stands, under one printing: what nobody expects anything of, but whoever changes it is to know. */
import { sha256 } from '#sha256';
import { ruleset as rulesetOf, type RulesetChoice } from '../catalog.js';
import type { Action } from '../contract/action.js';
import type { Case } from '../contract/case.js';
import type { Defect } from '../contract/problem.js';
import type { Snapshot } from '../contract/snapshot.js';
import { adjudicate, decisionId, legalActions, read, warnings } from '../kernel/judge/adjudicate.js';
import { describe } from '../kernel/judge/describe.js';
import { inputDefects } from '../kernel/position/input-defects.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { catalogueDefects, declarationDefects } from '../kernel/ruleset/check.js';
import { allParts } from '../kernel/ruleset/in-play.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { picked, random } from '../selfplay/random.js';
import { setup } from '../setup/setup.js';
import { askew } from './askew.js';
import { beside, otherActions } from './beside.js';
import { ourEngine } from './engine.js';
import { rewritten } from './rewritten.js';
import { answerOf, unworded } from './unworded.js';

/** Positions beside that of a case, and actions beside its own. */
const BESIDE = 4;
const OTHER_ACTIONS = 4;
/** Positions and actions with which more and more is wrong. */
const ASKEW = 4;
/** Of what is legal, so many are carried out. */
const AFTER = 4;
/** Decisions that are made one after the other. */
const PLAYED = 6;
/** Steps that it is said to be in. */
const OTHER_STEPS = 3;
/** Values that are chosen otherwise. */
const OTHER_VALUES = 3;

/** How many may sit down. */
const SEATS = [1, 2, 3, 4, 5, 6, 7, 12];

/** A case, and the ruleset that it is asked under. */
interface Asked {
  readonly test: Case;
  readonly choice: RulesetChoice;
  readonly ruleset: Ruleset;
}

export const QUESTIONS = {
  /** What is legal there, and why the rest is not. */
  legal: ({ ruleset, test }) => allIn(ruleset, test.snapshot),
  /** What follows from some of what is legal there. */
  after: ({ ruleset, test: { snapshot } }) =>
    some(legalActions(ruleset, snapshot).actions)
      .map((action) => answerOf(adjudicate(ruleset, snapshot, action)))
      .join(' '),
  /** What stands there, and what is unlikely about it. */
  described: ({ ruleset, test: { snapshot } }) => sha256(JSON.stringify([describe(ruleset, snapshot), warnings(ruleset, snapshot).map(placed)])),
  /** What is answered to the same action in positions beside it, and to actions beside it in the same position. */
  beside: ({ ruleset, test: { id, snapshot, action } }) =>
    [
      ...beside({ id, snapshot }, BESIDE).map((other) => said(() => answerOf(adjudicate(ruleset, other, action)))),
      ...otherActions({ id, snapshot, action }, OTHER_ACTIONS).map((other) => said(() => answerOf(adjudicate(ruleset, snapshot, other)))),
    ].join(' '),
  /** What is answered where the same is written otherwise, and whether it has the id of the same decision, which nothing beside it has. */
  rewritten: ({ ruleset, test }) => {
    const other = rewritten(ruleset, test);
    const idOf = ({ snapshot, action }: Pick<Case, 'snapshot' | 'action'>) => said(() => decisionId(read(ruleset, snapshot), action));
    const ids = [test, other, ...beside(test, BESIDE).map((snapshot) => ({ ...test, snapshot }))].map(idOf);
    return JSON.stringify([answerOf(adjudicate(ruleset, other.snapshot, other.action)), ids.map((id) => ids.indexOf(id))]);
  },
  /** What is wrong where more and more is, or else unlikely. */
  askew: ({ ruleset, test }) =>
    sha256(
      JSON.stringify(
        askew(test, ASKEW).map(({ snapshot, action }) => {
          const wrong = inputDefects(ruleset, snapshot, action);
          const all = [...wrong.snapshot, ...wrong.action];
          return (all.length > 0 ? all : warnings(ruleset, snapshot)).map(named);
        }),
      ),
    ),
  /** What becomes of it where it is played on. */
  played: ({ ruleset, test }) => playedOn(ruleset, test).join(' '),
  /** What is legal there in other steps. */
  otherwhen: ({ ruleset, test: { id, snapshot } }) => {
    const { turn } = snapshot;
    const steps = ruleset.steps.filter(({ decides, id: step }) => decides && step !== turn?.step);
    return turn && steps.length > 0
      ? drawn(steps, OTHER_STEPS, `otherwhen ${id}`)
          .map(({ id: step }) => said(() => allIn(ruleset, { ...snapshot, turn: { ...turn, step } })))
          .join(' ')
      : '';
  },
  /** What is answered where a setting that was read has another value, or none. */
  otherwise: ({ ruleset, choice, test: { id, snapshot, action } }) => {
    const { read: wasRead } = ourEngine.answer(choice, snapshot, action);
    const others = [...wasRead].flatMap(([key, value]) =>
      [...(ruleset.settings.all.get(key)?.setting.values ?? []), null].flatMap((other) => (other === value ? [] : [{ [key]: other }])),
    );
    return others.length === 0
      ? ''
      : drawn(others, OTHER_VALUES, `otherwise ${id}`)
          .map((other) => said(() => answerOf(adjudicate(rulesetOf({ ...choice, settings: { ...choice.settings, ...other } }), snapshot, action))))
          .join(' ');
  },
  /** What does not go together where one of the folders in play is missing, or there twice. */
  declared: ({ ruleset: { expansions }, test: { id } }) => {
    const [one] = drawn(expansions, 1, `declared ${id}`);
    const lists = [expansions.filter((other) => other !== one), [...expansions, one!]];
    return sha256(JSON.stringify(lists.map((list) => [...catalogueDefects(list), ...declarationDefects(list.flatMap(allParts))].map(namedIn))));
  },
  /** How a game begins by the same rules: with each start, for as many players as sit there and for others, and without some of the tiles. */
  begun: ({ ruleset, test: { id, snapshot } }) => {
    const [others] = drawn(SEATS, 1, `seats ${id}`);
    const { starts, sets } = setup(ruleset, { players: snapshot.players.length });
    const without = drawn(sets, 1, `begun ${id}`);
    const seatings = [
      ...starts.map((start) => ({ players: snapshot.players.length, start })),
      { players: others! },
      { players: snapshot.players.length, without },
    ];
    return seatings
      .map((seating) =>
        said(() => {
          const { ruleset: _ruleset, engine: _engine, ...answer } = setup(ruleset, seating);
          return sha256(JSON.stringify(answer));
        }),
      )
      .join(' ');
  },
} satisfies Readonly<Record<string, (asked: Asked) => string>>;

const seededBy = (text: string): (() => number) => random(Number.parseInt(sha256(text).slice(0, 8), 16));

/** Some of them, always the same ones. */
function drawn<T>(list: readonly T[], count: number, seed: string): T[] {
  const next = seededBy(seed);
  return [...new Set(Array.from({ length: count }, () => picked(list, () => 1, next)))];
}

/** Everything that can be tried there, and what is said of it. */
function allIn(ruleset: Ruleset, snapshot: Snapshot): string {
  const { rejected = [], ...legal } = legalActions(ruleset, snapshot, { explain: true });
  return sha256(JSON.stringify([legal, rejected.map(({ action, findings }) => [action, findings.map(unworded)])]));
}

/** Where a tile is to be drawn, it is one like one that lies there. */
function playedOn(ruleset: Ruleset, { id, snapshot: from, action: first }: Case): string[] {
  const next = seededBy(`played ${id}`);
  const answers: string[] = [];
  let snapshot = from;
  let action: Action | undefined = first;
  for (let i = 0; i < PLAYED && action; i++) {
    const verdict = adjudicate(ruleset, snapshot, action);
    answers.push(answerOf(verdict));
    const { after } = verdict;
    if (!after?.turn) break;
    const { turn } = after;
    snapshot =
      turn.step === 'place-tile' && turn.tile === undefined ? { ...after, turn: { ...turn, tile: picked(after.tiles, () => 1, next).tile } } : after;
    const { actions } = legalActions(ruleset, snapshot);
    action = actions.length > 0 ? picked(actions, () => 1, next) : undefined;
  }
  return answers;
}

/** A few of them, far from each other. */
function some<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(list.length / AFTER));
  return list.filter((_, i) => i % step === 0);
}

const placed = ({ pointer, code }: Defect): unknown => [pointer, code];

/** With what its message names. */
const named = (defect: Defect): unknown => [placed(defect), namedIn(defect.message)];
const namedIn = (message: string): readonly string[] | null => message.match(/`[^`]*`|-?\d+/g);

/** What is wrong with a position is an answer too. */
export function said(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof InvalidInput) return sha256(JSON.stringify(error.defects.map(placed)));
    throw error;
  }
}
