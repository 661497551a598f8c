/** Reads what an engine answered: only what the protocol's schemas describe is looked at further. */
import { Ajv, type ValidateFunction } from 'ajv';
import { conformanceSchemas, type KitAnswers, type Refusal } from '../../contract/conformance.js';
import { problemSchemas } from '../../contract/problem.js';
import { NextSchema } from '../../contract/verdict.js';
import { positionSchemas } from '../../wire.js';
import { Broken, type Told } from './engine.js';

const NAMES: Readonly<Record<keyof KitAnswers, string>> = {
  hello: 'Hello',
  adjudicate: 'AdjudicateAnswer',
  'legal-actions': 'LegalActionsAnswer',
  play: 'GameAnswer',
  replay: 'GameAnswer',
};

let compiled: Ajv | undefined;

function validator(name: string): ValidateFunction {
  if (!compiled) {
    compiled = new Ajv({ allErrors: true, strict: false });
    for (const schema of [...positionSchemas, ...problemSchemas, NextSchema, ...conformanceSchemas]) compiled.addSchema(schema);
  }
  return compiled.getSchema(name) as ValidateFunction;
}

/** Throws `Broken` where it is neither an answer to such a request nor a refusal. */
export function readAnswer<K extends keyof KitAnswers>(kind: K, said: unknown): Told<K> {
  if (isRefusal(said)) {
    if (said.unsupported !== undefined) return { kind: 'unsupported', reason: said.unsupported };
    return { kind: 'error', message: said.error!.message, ...(said.error!.defects && { defects: said.error!.defects }) };
  }
  const validate = validator(NAMES[kind]);
  if (validate(said)) return { kind: 'answer', answer: said as KitAnswers[K] };
  const defects = (validate.errors ?? []).slice(0, SHOWN).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
  throw new Broken('malformed', `the answer to \`${kind}\` has not the shape of the protocol: ${defects.join('; ')}`);
}

const SHOWN = 5;

function isRefusal(said: unknown): said is Refusal {
  if (typeof said !== 'object' || said === null || !('unsupported' in said || 'error' in said)) return false;
  return validator('Refusal')(said);
}
