/** A picture of the position of a case, its action marked. */
import { ruleset as rulesetOf } from '../../catalog.js';
import type { Case } from '../../contract/case.js';
import { read } from '../../kernel/judge/adjudicate.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { renderBoard } from '../../render/index.js';
import { expectations } from '../run.js';

/** SVG; undefined where the position cannot be read. */
export function pictureOf(test: Case, size?: number): string | undefined {
  const [preset] = expectations(test)[0]!;
  try {
    return renderBoard(read(rulesetOf({ preset, ...test.ruleset }), test.snapshot), { action: test.action, ...(size !== undefined && { size }) });
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}
