/** What of the expansion goes over the wire: for whom a token is being drawn. */
import Type, { type Static } from 'typebox';

export const FlockStateSchema = Type.Object(
  { figure: Type.String({ minLength: 1, maxLength: 100, description: 'the shepherd for whom a token is drawn' }) },
  { $id: 'Flock', additionalProperties: false },
);
export type FlockState = Static<typeof FlockStateSchema>;

export const hillsAndSheepWire = {
  turn: { flock: FlockStateSchema },
  defects: { 'no-shepherd': 'a token is drawn for a shepherd, and the figure named is none' },
};
