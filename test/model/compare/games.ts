/** Whole games, decision by decision: played by the engine with itself, or recorded. */
import { assembledUnder, ruleset, rulesetDocument, type RulesetChoice } from '../../../src/catalog.js';
import type { Action } from '../../../src/contract/action.js';
import type { RulesetDocument } from '../../../src/contract/ruleset.js';
import type { Snapshot } from '../../../src/contract/snapshot.js';
import { adjudicate, describe, legalActions } from '../../../src/engine.js';
import type { LegalActions } from '../../../src/kernel/judge/adjudicate.js';
import type { Ruleset } from '../../../src/kernel/ruleset/ruleset.js';
import { replay } from '../../../src/replay/replay.js';
import { game } from '../../../src/selfplay/game.js';
import { together, type Points, type Position, type Table } from '../given.js';
import { finalScoring } from '../turn.js';
import { followedOtherwise } from './moment.js';
import { describedOtherwise, differ, legalOtherwise, orderly } from './position.js';
import { tableOf, unknownIn } from './table.js';

export interface Compared {
  /** How many positions, or decisions. */
  readonly compared: number;
  readonly differences: readonly string[];
  /** What is in play that the model does not know; then nothing was compared. */
  readonly unknown: readonly string[];
}

interface SelfplayedGame {
  readonly choice: RulesetChoice;
  readonly players: number;
  readonly seed: number;
  /** Of so many positions one is described as a whole, which costs more than all else. */
  readonly describeEach?: number;
}

/** A game of the engine with itself. */
export function compareSelfplayed({ choice, players, seed, describeEach = 1 }: SelfplayedGame): Compared {
  const document = rulesetDocument(choice);
  const unknown = unknownIn(document);
  const differences: string[] = [];
  let compared = 0;
  if (unknown.length > 0) return { compared, differences, unknown };
  const [rules, table] = [ruleset(choice), tableOf(document)];
  for (const { view, answer, verdict } of game(rules, players, seed)) {
    const { snapshot } = view;
    const found = [
      ...(compared % describeEach === 0 ? describedOtherwise(asTold(snapshot), describe(rules, snapshot), table) : []),
      ...legalOtherwise(asTold(snapshot), ways(answer), table),
      ...(verdict.after ? followedOtherwise(asTold(snapshot), verdict, asTold(verdict.after), table) : []),
    ];
    differences.push(...found.map((text) => `decision ${compared}, ${JSON.stringify(verdict.action)}: ${text}`));
    compared++;
  }
  return { compared, differences, unknown };
}

/** What is legal and, where no printing says what follows from it, what may be. */
const ways = ({ actions, undetermined = [] }: LegalActions): Action[] => [...actions, ...undetermined.map(({ action }) => action)];

/** The model knows of a position what goes over the wire, by a type of its own. */
const asTold = (snapshot: Snapshot): Position => snapshot as unknown as Position;

/** A recorded game: each position that comes up, each action as it is adjudicated there, and the final scoring. */
export function compareRecorded(file: unknown, format: 'jcz' | 'seneschal'): Compared {
  const positions: Snapshot[] = [];
  const played = replay(file, { format, endGame: true, watch: (after) => positions.push(after) });
  const document = assembledUnder(played.ruleset.hash);
  if (!document) throw new Error('the ruleset of the game is not known any more');
  const unknown = unknownIn(document);
  if (unknown.length > 0) return { compared: 0, differences: [], unknown };
  const [rules, table] = [ruleset(chosenIn(document)), tableOf(document)];
  const differences = positions.flatMap((snapshot, index) => {
    const action = played.steps[index + 1]?.action;
    const found = [
      ...describedOtherwise(asTold(snapshot), describe(rules, snapshot), table),
      ...(snapshot.turn?.step === 'move-dragon' ? legalOtherwise(asTold(snapshot), ways(legalActions(rules, snapshot)), table) : []),
      ...(action ? takenOtherwise(rules, snapshot, action, table) : []),
    ];
    return found.map((text) => `after message ${index}: ${text}`);
  });
  const end = endedOtherwise(positions.at(-1), played.final.points, table);
  return { compared: positions.length, differences: [...differences, ...end], unknown };
}

/** Where the position says enough to decide on the action; a tile that was drawn the game tells by laying it. */
function takenOtherwise(rules: Ruleset, snapshot: Snapshot, action: Action, table: Table): string[] {
  const { turn } = snapshot;
  const { tile } = action as { readonly tile?: string };
  const before = turn && action.type === 'place-tile' && tile !== undefined ? { ...snapshot, turn: { ...turn, tile } } : snapshot;
  const verdict = adjudicate(rules, before, action as never);
  return verdict.after ? followedOtherwise(asTold(before), verdict, asTold(verdict.after), table) : [];
}

function endedOtherwise(last: Snapshot | undefined, points: readonly number[], table: Table): string[] {
  if (!last || last.turn?.step === 'game-over') return [];
  const before: Points = Object.fromEntries(last.players.map(({ id, score = 0 }) => [id, score]));
  const after: Points = Object.fromEntries(last.players.map(({ id }, i) => [id, points[i]!]));
  return differ('points at the end', orderly(together(before, finalScoring(asTold(last), table))), orderly(after));
}

function chosenIn({ preset, expansions, without = [], settings }: RulesetDocument): RulesetChoice {
  return { preset, expansions, without, settings: Object.fromEntries(Object.entries(settings).map(([key, { value }]) => [key, value])) };
}
