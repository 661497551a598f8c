/** A question as it is kept and handed on: as JSON, and in one line (`docs/notation.md`). */
import Type, { type Static } from 'typebox';
import type { Action } from './action.js';
import { ref } from './ref.js';
import type { RulesetReference } from './ruleset.js';
import type { Snapshot } from './snapshot.js';

const members = {
  ruleset: Type.Optional(ref<RulesetReference>('RulesetReference')),
  snapshot: ref<Snapshot>('Snapshot'),
  action: Type.Optional(ref<Action>('Action')),
};
const notation = (description: string) => Type.String({ minLength: 1, maxLength: 500_000, description });

export const QuestionSchema = Type.Object(members, {
  $id: 'Question',
  additionalProperties: false,
  description: 'a position, the rules in force, and what a player proposes to do',
});
export type Question = Static<typeof QuestionSchema>;

export const NotationRequestSchema = Type.Object(
  { ...members, snapshot: Type.Optional(members.snapshot), notation: Type.Optional(notation('the line; nothing else is given beside it')) },
  { $id: 'NotationRequest', additionalProperties: false, description: 'a question, either in one line or as JSON' },
);
export type NotationRequest = Static<typeof NotationRequestSchema>;

export const NotationSchema = Type.Object(
  { notation: notation('the line, as it is always written'), question: ref<Question>('Question') },
  { $id: 'Notation', description: 'a question in one line, and as JSON' },
);
export type Notation = Static<typeof NotationSchema>;

export const questionSchemas = [QuestionSchema, NotationRequestSchema, NotationSchema];
