/** Every named schema of the contract but those of snapshots and actions, to which the folders of the expansions add. */
import type { TSchema } from 'typebox';
import { answerSchemas } from './answers.js';
import { catalogueSchemas } from './catalogue.js';
import { SourceReferenceSchema } from './clause.js';
import { corpusSchemas } from './corpus.js';
import { effectSchemas } from './effect.js';
import { keySchemas } from './key.js';
import { positionDescriptionSchemas } from './position.js';
import { problemSchemas } from './problem.js';
import { questionSchemas } from './question.js';
import { replaySchemas } from './replay.js';
import { requestSchemas } from './requests.js';
import { rulesetSchemas } from './ruleset.js';
import { rulingRequestSchemas } from './ruling-requests.js';
import { rulingSchemas } from './ruling.js';
import { setupSchemas } from './setup.js';
import { verdictSchemas } from './verdict.js';

/** Others refer to them by their `$id`. */
export const contractSchemas: readonly TSchema[] = [
  ...effectSchemas,
  SourceReferenceSchema,
  ...verdictSchemas,
  ...problemSchemas,
  ...rulesetSchemas,
  ...replaySchemas,
  ...questionSchemas,
  ...requestSchemas,
  ...answerSchemas,
  ...positionDescriptionSchemas,
  ...setupSchemas,
  ...corpusSchemas,
  ...catalogueSchemas,
  ...rulingSchemas,
  ...rulingRequestSchemas,
  ...keySchemas,
];
