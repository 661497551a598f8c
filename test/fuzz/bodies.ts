/** Good bodies: the examples of the document, and positions of the case suite where one is asked about. */
import { caseFiles } from '../../src/conformance/files.js';
import type { Case } from '../../src/contract/case.js';
import { PRESET_IDS } from '../../src/contract/presets.js';
import type { Dice } from './dice.js';

type Asked = (one: Case, dice: Dice) => object;

const ruleset = ({ ruleset: { expansions, settings } }: Case, dice: Dice) => ({
  preset: dice.one(PRESET_IDS),
  expansions: ['base', ...expansions],
  ...(settings && { settings }),
});
const position: Asked = (one, dice) => ({ ruleset: ruleset(one, dice), snapshot: one.snapshot });
const decision: Asked = (one, dice) => ({ ...position(one, dice), action: one.action });

/** By operation. */
const ASKED: Readonly<Record<string, Asked>> = {
  adjudicate: decision,
  adjudicateBatch: decision,
  listLegalActions: (one, dice) => ({ ...position(one, dice), explain: dice.percent(20) }),
  describePosition: position,
  validateSnapshot: position,
  renderSnapshot: decision,
  compareRulesets: (one, dice) => ({ rulesets: [ruleset(one, dice), ruleset(one, dice)], snapshot: one.snapshot, action: one.action }),
  replayGame: (one, dice) => ({
    format: 'seneschal',
    ruleset: ruleset(one, dice),
    game: { snapshot: one.snapshot, actions: [one.action] },
    legalActions: dice.percent(10),
  }),
};

/** Gives a good body for an operation whose example is handed in. */
export type Bodies = (operationId: string, example: unknown, dice: Dice) => unknown;

export function goodBodies(): Bodies {
  const cases = caseFiles().flatMap((file) => file.cases);
  return (operationId, example, dice) => {
    const asked = ASKED[operationId];
    return asked && dice.percent(75) ? asked(dice.one(cases), dice) : (example ?? {});
  };
}
