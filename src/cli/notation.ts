/** `notation FILE`: a position in one line, or out of one. */
import type { NotationRequest, Notation } from '../contract/question.js';
import { notationOf } from '../service/decisions/notation.js';
import { printAnswer } from './ask.js';
import { jsonIn, readText } from './files.js';
import { lineIn } from './question.js';

const JSON_QUESTION = ['ruleset', 'snapshot', 'action'] as const;

/** JSON is written as a line; a line, or with `json` anything, as JSON. A position alone is a question as well, and of a case what it asks is taken. */
export async function convertNotation(argument: string, { json = false }: { json?: boolean }): Promise<true> {
  const text = lineIn(argument) ?? (await readText(argument));
  const line = lineIn(text);
  const request = line === undefined ? questionOf(jsonIn(argument, text)) : { notation: line };
  const asText = ({ notation, question }: Notation) => (line === undefined && !json ? [notation] : [JSON.stringify(question, null, 2)]);
  const ask = (_services: unknown, asked: NotationRequest) => Promise.resolve(notationOf(asked));
  await printAnswer({ schema: 'NotationRequest', request, ask }, { json: false, text: asText });
  return true;
}

function questionOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!('snapshot' in value)) return { snapshot: value };
  const members = Object.entries(value).filter(([name]) => JSON_QUESTION.some((known) => known === name));
  return Object.fromEntries(members);
}
