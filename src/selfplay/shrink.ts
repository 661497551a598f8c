/**
 * A broken promise made small: the least position, with the fewest expansions and players, in which the same move still breaks it.
 *
 * As everything that legality depends on stands in the position, the shortest game is one move; what can be large is the position that it begins
 * with. Parts of it are left out, half of them at first and fewer each time, for as long as it stays sound and the promise broken.
 */
import { ruleset, type RulesetChoice } from '../catalog.js';
import type { SeneschalGame } from '../contract/replay.js';
import { cellOf, type Spot } from '../contract/spot.js';
import type { Snapshot } from '../contract/snapshot.js';
import { read } from '../kernel/judge/adjudicate.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { AnyAction } from '../wire.js';
import type { Position } from '../kernel/position/position.js';
import { brokenAt, type Broken } from './promises.js';

/** Where a promise is broken: by an action, or because there is none. */
export interface Question {
  readonly ruleset: Pick<RulesetChoice, 'preset' | 'expansions' | 'settings'>;
  readonly snapshot: Snapshot;
  readonly action?: AnyAction;
}

/** The smallest game that breaks the promise; undefined where the position alone does not show it. */
export function shrunk(question: Question, { promise, detail }: Broken): SeneschalGame | undefined {
  const fails = (smaller: Question): boolean => {
    const view = soundly(smaller);
    const found = view && brokenAt(view, smaller.action, promise);
    // a game can stand still for many reasons
    return found !== undefined && (promise !== 'ends' || found === detail);
  };
  if (!fails(question)) return undefined;
  const { ruleset: choice, snapshot, action } = least(question, promise === 'ends' ? THINGS : [...THINGS, ...KNOWLEDGE], fails);
  const { preset, expansions: inPlay = [], settings: chosen } = choice;
  return {
    ruleset: { ...(preset !== undefined && { preset }), expansions: [...inPlay], ...(chosen && { settings: chosen }) },
    snapshot,
    actions: action ? [action] : [],
  };
}

/** The position; undefined where it is not sound, as what is left out may be what something else needs. */
function soundly({ ruleset: choice, snapshot }: Question): Position | undefined {
  // every snapshot has one of each: without, it has not the shape of one
  if (snapshot.tiles.length === 0 || snapshot.players.length === 0) return undefined;
  try {
    return read(ruleset(choice), snapshot);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** Goes through all parts until nothing more can be left out. */
function least(question: Question, parts: readonly Part[], fails: (smaller: Question) => boolean): Question {
  let smallest = question;
  for (const part of parts) {
    const whole = part.of(smallest);
    const left = fewest(whole, (some) => fails(part.left(smallest, some)));
    if (left.length < whole.length) smallest = part.left(smallest, left);
  }
  return smallest === question ? question : least(smallest, parts, fails);
}

/** The fewest of a list that do, by leaving out ever smaller pieces of it. */
function fewest(list: readonly string[], isEnough: (some: readonly string[]) => boolean): readonly string[] {
  let left = list;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < left.length;) {
      const fewer = [...left.slice(0, at), ...left.slice(at + size)];
      if (isEnough(fewer)) left = fewer;
      else at += size;
    }
  }
  return left;
}

/** Something of which a question has several, each by a name. */
interface Part {
  of(question: Question): readonly string[];
  /** The question with these alone. */
  left(question: Question, names: readonly string[]): Question;
}

const on = (question: Question, change: Partial<Snapshot>): Question => ({ ...question, snapshot: { ...question.snapshot, ...change } });
const kept = <T>(list: readonly T[], names: readonly string[], name: (one: T, index: number) => string): T[] =>
  list.filter((one, index) => names.includes(name(one, index)));

const expansions: Part = {
  of: ({ ruleset: { expansions = [] } }) => expansions.filter((id) => id !== 'base'),
  left: (question, names) => ({ ...question, ruleset: { ...question.ruleset, expansions: ['base', ...names] } }),
};

/** Those that have another value than the preset gives them. */
const settings: Part = {
  of: ({ ruleset: { settings: chosen } }) => Object.keys(chosen ?? {}),
  left: (question, names) => ({ ...question, ruleset: { ...question.ruleset, settings: picked(question.ruleset.settings ?? {}, names) } }),
};

/** With everything that is theirs on the board. */
const players: Part = {
  of: ({ snapshot }) => snapshot.players.map(({ id }) => id),
  left: (question, names) => {
    const { snapshot } = question;
    const isLeft = ({ owner }: { readonly owner?: string }) => owner === undefined || names.includes(owner);
    const { figures, tokens } = snapshot;
    return on(question, {
      players: kept(snapshot.players, names, ({ id }) => id),
      ...(figures && { figures: figures.filter(isLeft) }),
      ...(tokens && { tokens: tokens.filter(isLeft) }),
    });
  },
};

/** With everything that is on them; two half tiles on one space go together. */
const tiles: Part = {
  of: ({ snapshot }) => [...new Set(snapshot.tiles.map(({ at }) => at.join()))],
  left: (question, names) => {
    const { snapshot } = question;
    const { figures, tokens, scored, neutral } = snapshot;
    const isLeft = (spot: Spot) => cellOf(spot) === undefined || names.includes(cellOf(spot)!.join());
    return on(question, {
      tiles: kept(snapshot.tiles, names, ({ at }) => at.join()),
      ...(figures && { figures: figures.filter(({ at }) => isLeft(at)) }),
      ...(tokens && { tokens: tokens.filter((token) => isLeft(token as Spot)) }),
      ...(scored && { scored: scored.filter(isLeft) }),
      ...(neutral && { neutral: Object.fromEntries(Object.entries(neutral).filter(([, standing]) => isLeft(standing as Spot))) }),
    });
  },
};

const LISTS = ['figures', 'tokens', 'scored'] as const;
const lists = LISTS.map((list): Part => ({
  of: ({ snapshot }) => (snapshot[list] ?? []).map((_, index) => String(index)),
  left: (question, names) => on(question, { [list]: kept<unknown>(question.snapshot[list] ?? [], names, (_, index) => String(index)) }),
}));

const neutral: Part = {
  of: ({ snapshot }) => Object.keys(snapshot.neutral ?? {}),
  left: (question, names) => on(question, { neutral: picked(question.snapshot.neutral ?? {}, names) }),
};

const picked = <T extends object>(object: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name))) as T;

/** The names of members that may be missing. */
const optional = (object: object, needed: readonly string[]): string[] => Object.keys(object).filter((name) => !needed.includes(name));

const NEEDED = { snapshot: ['players', 'tiles', 'turn'], turn: ['player', 'step'], player: ['id'] };
const members: Part = {
  of: ({ snapshot }) => optional(snapshot, NEEDED.snapshot),
  left: (question, names) => ({ ...question, snapshot: picked(question.snapshot, [...names, ...NEEDED.snapshot]) }),
};
const turn: Part = {
  of: ({ snapshot }) => optional(snapshot.turn ?? {}, NEEDED.turn),
  left: (question, names) => on(question, { turn: picked(question.snapshot.turn!, [...names, ...NEEDED.turn]) }),
};
const belongings: Part = {
  of: ({ snapshot }) => [...new Set(snapshot.players.flatMap((player) => optional(player, NEEDED.player)))],
  left: (question, names) => on(question, { players: question.snapshot.players.map((player) => picked(player, [...names, ...NEEDED.player])) }),
};

/** Kinds of figures off the board. */
const supplies: Part = {
  of: ({ snapshot }) => [...new Set(snapshot.players.flatMap(({ supply = {} }) => Object.keys(supply)))],
  left: (question, names) =>
    on(question, {
      players: question.snapshot.players.map((player) => (player.supply ? { ...player, supply: picked(player.supply, names) } : player)),
    }),
};

const THINGS: readonly Part[] = [tiles, players, supplies, settings, expansions, ...lists, neutral];
/** Without these less is known, so that nothing may be legal for a reason of its own. */
const KNOWLEDGE: readonly Part[] = [members, turn, belongings];
