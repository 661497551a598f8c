/** Positions: what is wrong with them, and what they look like. */
import { validate, warnings } from '../../kernel/judge/adjudicate.js';
import { describeIn } from '../../kernel/judge/describe.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { Defect } from '../../contract/problem.js';
import type { PositionDescription } from '../../contract/position.js';
import type { PositionRequest, RenderRequest, ValidationRequest } from '../../contract/requests.js';
import { positionIn } from '../../languages/index.js';
import { renderBoard } from '../../render/index.js';
import { checkNesting } from '../input/nesting.js';
import { misshapen } from '../input/validation.js';
import { plainEnglish, type Speak } from '../language.js';
import type { Services } from '../services.js';
import { beforeLaw, underLaw } from '../rulesets/lookup.js';
import { furtherDefects } from './further-defects.js';
import { readAction, readSnapshot, within } from './position.js';
import { tellingOf } from './snapshot-defects.js';

export interface Validation {
  readonly valid: boolean;
  /** Pointers are relative to the request. */
  readonly defects: readonly Defect[];
  /** Unlikely of a sound position, but possible. */
  readonly warnings: readonly Defect[];
}

/** Throws `Invalid` for what is wrong besides the snapshot. */
export async function validateSnapshot({ rulesets, law }: Pick<Services, 'rulesets' | 'law'>, request: ValidationRequest): Promise<Validation> {
  checkNesting(request);
  return tellingOf(request, async () => validationOf(await beforeLaw(rulesets, law, request.ruleset), request));
}

export function validationOf(ruleset: Ruleset, { snapshot }: ValidationRequest): Validation {
  const defects = validate(ruleset, snapshot).map((defect) => ({ ...defect, pointer: `/snapshot${defect.pointer}` }));
  const unlikely = warnings(ruleset, snapshot).map((warning) => ({ ...warning, pointer: `/snapshot${warning.pointer}` }));
  return { valid: defects.length === 0, defects, warnings: unlikely };
}

/** For a request that has not the shape of one. Throws `Invalid` unless it is the snapshot alone that has not. */
export function misshapenSnapshot(body: unknown, misshaped: readonly Defect[]): Validation {
  const defects = [...misshaped, ...furtherDefects(body, misshaped)];
  if (!defects.every(({ pointer }) => pointer.startsWith('/snapshot/'))) throw misshapen(defects);
  return { valid: false, defects, warnings: [] };
}

/** What stands there. Throws `Invalid` with every defect. */
export async function describePosition(
  { rulesets, law }: Pick<Services, 'rulesets' | 'law'>,
  request: PositionRequest,
  speak: Speak = plainEnglish,
): Promise<PositionDescription> {
  checkNesting(request);
  return tellingOf(request, async () => {
    const { ruleset } = await underLaw(rulesets, law, request.ruleset);
    return positionIn(descriptionOf(ruleset, request), speak(ruleset.edition));
  });
}

/** Throws `Invalid` with every defect. */
export const descriptionOf = (ruleset: Ruleset, { snapshot }: PositionRequest): PositionDescription =>
  within('ruleset', '/ruleset', () => describeIn(readSnapshot(ruleset, snapshot)));

/** The board as SVG. Throws `Invalid` with every defect. */
export async function renderSnapshot({ rulesets, law }: Pick<Services, 'rulesets' | 'law'>, request: RenderRequest): Promise<string> {
  checkNesting(request);
  return tellingOf(request, async () => pictureOf(await beforeLaw(rulesets, law, request.ruleset), request));
}

/** Throws `Invalid` with every defect. */
export const pictureOf = (ruleset: Ruleset, { size, ...request }: RenderRequest): string =>
  renderBoard(readAction(ruleset, request), { ...(request.action && { action: request.action }), ...(size !== undefined && { size }) });
