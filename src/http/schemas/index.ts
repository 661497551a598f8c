/** Every named schema of the API: the contract's, and those of this interface. */
import type { AnySchemaObject } from 'ajv';
import { actionSchemas } from '../../contract/action.js';
import { SourceReferenceSchema } from '../../contract/clause.js';
import { effectSchemas } from '../../contract/effect.js';
import { problemSchemas } from '../../contract/problem.js';
import { replaySchemas } from '../../contract/replay.js';
import { rulesetSchemas } from '../../contract/ruleset.js';
import { rulingSchemas } from '../../contract/ruling.js';
import { snapshotSchemas } from '../../contract/snapshot.js';
import { verdictSchemas } from '../../contract/verdict.js';
import { answerSchemas } from './answers.js';
import { catalogueSchemas } from './catalogue.js';
import { corpusSchemas } from './corpus.js';
import { requestSchemas } from './requests.js';
import { rulingRequestSchemas } from './rulings.js';

export const schemas = [
  ...snapshotSchemas,
  ...actionSchemas,
  ...effectSchemas,
  SourceReferenceSchema,
  ...verdictSchemas,
  ...problemSchemas,
  ...rulesetSchemas,
  ...replaySchemas,
  ...requestSchemas,
  ...answerSchemas,
  ...corpusSchemas,
  ...catalogueSchemas,
  ...rulingSchemas,
  ...rulingRequestSchemas,
] as unknown as readonly (AnySchemaObject & { readonly $id: string })[];
