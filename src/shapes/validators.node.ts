/** What checks the shapes of what a library is handed, compiled when it is first asked for. `validators.js` is its twin for browsers, compiled by the build. */
import { Ajv, type ErrorObject } from 'ajv';
import { effectSchemas } from '../contract/effect.js';
import { groundsSchemas } from '../contract/grounds.js';
import { rulesetSchemas } from '../contract/ruleset.js';
import { SeatingSchema } from '../contract/setup.js';
import { positionSchemas } from '../wire.js';
import { inlined } from './inlined.js';
import { AJV_OPTIONS } from './options.js';

/** The schemas that the library's functions ask of what they are given. */
export const CHECKED = ['Snapshot', 'Action', 'Effect', 'InlineRuleset', 'Seating'] as const;
export type Checked = (typeof CHECKED)[number];

export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

/** Every schema that those refer to. */
export const checkedSchemas = [...positionSchemas, ...groundsSchemas, ...effectSchemas, ...rulesetSchemas, SeatingSchema];

const compilerOf = (schemas: readonly object[], options: { readonly allErrors: boolean; readonly verbose?: boolean }) => {
  const ajv = new Ajv({ ...AJV_OPTIONS, ...options });
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
};

let testing: Ajv | undefined;
let telling: Ajv | undefined;
/** Only says whether there are errors, which takes half the time of saying which. */
const testOf = (name: Checked) => (testing ??= compilerOf(inlined(checkedSchemas), { allErrors: false })).getSchema(`${name}#`)! as Validate;
const tellOf = (name: Checked) => (telling ??= compilerOf(checkedSchemas, { allErrors: true, verbose: true })).getSchema(`${name}#`)! as Validate;

const lazily = (name: Checked): Validate => {
  let test: Validate | undefined;
  let tell: Validate | undefined;
  const check: Validate = (value) => {
    test ??= testOf(name);
    check.errors = null;
    if (test(value)) return true;
    tell ??= tellOf(name);
    const isSound = tell(value);
    check.errors = tell.errors ?? null;
    return isSound;
  };
  return check;
};

export const Snapshot = lazily('Snapshot');
export const Action = lazily('Action');
export const Effect = lazily('Effect');
export const InlineRuleset = lazily('InlineRuleset');
export const Seating = lazily('Seating');
