/** The features that brought points in this part of the turn, until the teacher repeats one of them. */
import Type, { type Static } from 'typebox';
import { waitingScore } from '../../contract/verdict.js';

const { player, points, feature } = waitingScore;

export const LessonSchema = Type.Object(
  { scores: Type.Array(Type.Object({ player, points, feature }, { additionalProperties: false }), { maxItems: 200 }) },
  {
    $id: 'Lesson',
    additionalProperties: false,
    description: 'features that have brought points in this part of the turn, while somebody holds the teacher',
  },
);
export type Lesson = Static<typeof LessonSchema>;

export const schoolWire = {
  turn: { lesson: LessonSchema },
  defects: { 'school-not-in-order': 'the two halves of the school do not lie as they belong' },
};
