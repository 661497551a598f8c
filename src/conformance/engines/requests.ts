/** What is wrong with a request to our engine: the runner sends none such, somebody who tries the protocol by hand may. Pointers are relative to the request. */
import { ruleset as assembled } from '../../catalog.js';
import type { KitRequest } from '../../contract/conformance.js';
import type { Defect } from '../../contract/problem.js';
import { REPLAY_FORMATS } from '../../contract/replay.js';
import { inputDefects } from '../../kernel/position/input-defects.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { shapeDefects } from '../../shapes/shapes.js';

type Kind = KitRequest['request'];
type Given = Readonly<Record<string, unknown>>;

/** What each kind needs of what is asked about; `values` and `want` are for engines that cannot do without them. */
const NEEDS: Readonly<Record<Kind, readonly string[]>> = {
  hello: [],
  adjudicate: ['ruleset', 'snapshot', 'action'],
  'legal-actions': ['ruleset', 'snapshot'],
  play: ['ruleset', 'snapshot', 'actions'],
  replay: ['ruleset', 'format', 'game'],
};

/** Throws `InvalidInput` with everything that keeps a line from being a request of its kind. */
export function checkRequest(request: KitRequest): void {
  const given: Given = { ...request };
  const defects = NEEDS[request.request].flatMap((name) =>
    given[name] === undefined
      ? [{ pointer: `/${name}`, code: 'missing', message: `\`${name}\` is missing: \`${request.request}\` asks about it` }]
      : below(`/${name}`, shapeOf(name, given[name])),
  );
  if (defects.length > 0) throw new InvalidInput(defects);
}

function shapeOf(name: string, value: unknown): Defect[] {
  switch (name) {
    case 'ruleset':
      return shapeDefects('InlineRuleset', value);
    case 'snapshot':
      return shapeDefects('Snapshot', value);
    case 'action':
      return shapeDefects('Action', value);
    case 'actions':
      return Array.isArray(value)
        ? value.flatMap((action: unknown, i) => below(`/${i}`, shapeDefects('Action', action)))
        : [{ pointer: '', code: 'wrong-type', message: 'must be array' }];
    case 'format':
      return REPLAY_FORMATS.some((format) => format === value)
        ? []
        : [{ pointer: '', code: 'not-allowed-value', message: `must be one of ${REPLAY_FORMATS.map((format) => `\`${format}\``).join(', ')}` }];
    default:
      // who plays games says himself what is wrong with them
      return [];
  }
}

const below = (pointer: string, defects: readonly Defect[]): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));

/** Throws `InvalidInput`. */
export const rulesetOf = (request: Exclude<KitRequest, { request: 'hello' }>): Ruleset => within('/ruleset', () => assembled(request.ruleset));

/** What it throws points below `pointer`. */
export function within<T>(pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(below(pointer, error.defects)) : error;
  }
}

/** What reads a position and an action in it: what it throws tells the one from the other. */
export function inQuestion<T>(
  ruleset: Ruleset,
  { snapshot, action }: Pick<Extract<KitRequest, { request: 'adjudicate' }>, 'snapshot' | 'action'>,
  run: () => T,
): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const found = inputDefects(ruleset, snapshot, action);
    const defects = [...below('/snapshot', found.snapshot), ...below('/action', found.action)];
    throw defects.length > 0 ? new InvalidInput(defects) : error;
  }
}

/** The game that `play` is made into is none that the request speaks of. */
export function inPlay<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.defects.map((defect) => ({ ...defect, pointer: defect.pointer.replace(/^\/game(?=\/)/, '') })));
  }
}
