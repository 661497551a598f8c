/** Plays a list of our own actions from a position. */
import { builtIn, builtInRuleset, type RulesetChoice } from '../catalog.js';
import type { Action } from '../contract/action.js';
import { instead } from '../contract/cure.js';
import { anyAction } from '../any-action.js';
import type { Replay, ReplayStep, SeneschalGame } from '../contract/replay.js';
import { SeneschalGameSchema } from '../contract/replay.js';
import type { Question } from '../contract/question.js';
import type { RulesetReference } from '../contract/ruleset.js';
import { actionDefects } from '../kernel/position/action-defects.js';
import { read } from '../kernel/judge/adjudicate.js';
import { ordered } from '../kernel/position/canonical.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Position } from '../kernel/position/position.js';
import { endGame } from '../kernel/play/run.js';
import { GAME_OVER } from '../kernel/play/game-over.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { below, rulesetBelow, type ReplayOptions } from './options.js';
import { questionAt, requireReached } from './position-at.js';
import { shapeDefects } from './shape.js';
import { begun, decider, listed, pointsOf, take, withTile } from './table.js';
import { firstUnread, playEach } from './unread.js';

export function replaySeneschal(value: unknown, options: ReplayOptions): Replay {
  const wrong = shapeDefects(SeneschalGameSchema, value, '/game');
  const unread = options.stopped && firstUnread(wrong, '/game/actions');
  if (wrong.length > 0 && !unread) throw new InvalidInput(wrong);
  const game = value as SeneschalGame;
  requireReached(options, game.actions.length);
  const choice = options.ruleset ?? choiceOf(game.ruleset);
  const ruleset = rulesetBelow(options.ruleset ? '/ruleset' : '/game/ruleset', choice);
  let view = firstPosition(ruleset, game, options);
  let position: Question | undefined;
  const steps = playEach(game.actions, unread, options, (action, index) => {
    const played = playAction(view, action, index, options);
    if (index === options.at) position = questionAt(played.judged, choice, action);
    view = played.view;
    options.watch?.(view.snapshot, index, game.actions.length);
    return played.step;
  });
  if (options.at === game.actions.length) position = questionAt(view, choice, null);
  const over = options.endGame === true && view.turn.step !== GAME_OVER ? endGame(view) : undefined;
  view = over?.position ?? view;
  return {
    steps,
    final: {
      points: pointsOf(view),
      snapshot: ordered(view.snapshot),
      ...(over && { scores: [...over.scores] }),
    },
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    ...(position && { position }),
  };
}

function choiceOf(reference: RulesetReference | undefined): RulesetChoice {
  if (reference === undefined) return {};
  const id = typeof reference === 'string' ? reference : 'id' in reference ? reference.id : undefined;
  if (id === undefined) return reference as RulesetChoice;
  const known = builtInRuleset(id);
  const names = builtIn.flatMap((choice) => choice.id ?? []);
  if (!known)
    throw new InvalidInput([
      { pointer: '/game/ruleset', code: 'unknown-ruleset', message: `no built-in ruleset \`${id}\` is known${instead(id, names)}` },
    ]);
  const hash = typeof reference === 'object' && 'hash' in reference ? reference.hash : undefined;
  const { hash: own } = rulesetBelow('/game/ruleset', known);
  if (hash !== undefined && hash !== own)
    throw new InvalidInput([{ pointer: '/game/ruleset/hash', code: 'unknown-ruleset', message: `\`${id}\` has the hash \`${own}\`` }]);
  return known;
}

/** A count that runs out would end the game; when the caller wants it to go on, there is always one tile more. */
function firstPosition(ruleset: Ruleset, { snapshot: posted, actions }: SeneschalGame, options: ReplayOptions): Position {
  const remaining = posted.bag?.remaining;
  const laid = actions.filter(({ type }) => type === 'place-tile').length;
  const snapshot =
    options.endGame === false && remaining !== undefined ? { ...posted, bag: { ...posted.bag, remaining: Math.max(remaining, laid + 1) } } : posted;
  return below('/game/snapshot', () => {
    const view = read(ruleset, snapshot);
    if (!snapshot.turn)
      throw new InvalidInput([{ pointer: '/turn', code: 'turn-missing', message: 'whose turn it is, and at which step, must be known' }]);
    return begun(view.ruleset, view.snapshot);
  });
}

interface Played {
  /** Where it was judged. */
  readonly judged: Position;
  readonly view: Position;
  readonly step: ReplayStep;
}

function playAction(before: Position, action: Action, index: number, options: ReplayOptions): Played {
  // which tile was drawn, a recorded game says only by laying it
  const posted = anyAction(action);
  const view = posted.type === 'place-tile' && before.laid === undefined ? withTile(before, posted.tile) : before;
  const defects = actionDefects(view, action);
  if (defects.length > 0) throw new InvalidInput(defects.map((defect) => ({ ...defect, pointer: `/game/actions/${index}${defect.pointer}` })));
  const legal = options.legalActions ? listed(view) : undefined;
  const taken = take(view, action);
  const { verdict, findings } = taken.verdict;
  const step: ReplayStep = {
    index,
    player: decider(view),
    action: taken.verdict.action,
    verdict,
    findings,
    scores: [...taken.own, ...taken.followed],
    points: pointsOf(taken.view),
    ...(legal && { legalActions: legal }),
    ...(taken.defects.length > 0 && { defects: taken.defects.map((defect) => ({ ...defect, pointer: `/game/actions/${index}` })) }),
  };
  return { judged: view, view: taken.view, step };
}
