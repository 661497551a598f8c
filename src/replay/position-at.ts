/** The position before one message of a game, as a question that can be asked at once. */
import { counted } from '../contract/counted.js';
import type { RulesetChoice } from '../catalog.js';
import type { Action } from '../contract/action.js';
import type { Question } from '../contract/question.js';
import { rulesetMembers, type InlineRuleset } from '../contract/ruleset.js';
import { ordered } from '../kernel/position/canonical.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import type { Position } from '../kernel/position/position.js';
import type { ReplayOptions } from './options.js';

/** Throws `InvalidInput` where the game has no position of this index. */
export function requireReached({ at }: ReplayOptions, messages: number): void {
  if (at === undefined || (Number.isSafeInteger(at) && at >= 0 && at <= messages)) return;
  const message = `the game has ${counted(messages, 'message')}: the index of a position is a whole number from 0 to ${messages}`;
  throw new InvalidInput([{ pointer: '/at', code: 'out-of-range', message }]);
}

/** What was chosen, without what a stored ruleset has beside it. */
const inline = (choice: RulesetChoice): InlineRuleset =>
  Object.fromEntries(Object.entries(choice).filter(([name, value]) => Object.hasOwn(rulesetMembers, name) && value !== undefined));

/** The action is the one that the game goes on with, where the message is one. */
export const questionAt = ({ snapshot }: Position, choice: RulesetChoice, action: Action | null): Question => ({
  ruleset: inline(choice),
  snapshot: ordered(snapshot),
  ...(action && { action }),
});
