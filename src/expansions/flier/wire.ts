/** What of the expansion goes over the wire: a flight that is under way. */
import Type, { type Static } from 'typebox';
import { figureId } from '../../contract/action.js';

export const FlightSchema = Type.Object(
  {
    kind: Type.String({ minLength: 1, maxLength: 60, description: 'the kind of the figure that flies' }),
    figure: Type.Optional(figureId),
    from: Type.Unsafe<readonly [number, number]>({ $ref: 'Cell#', description: 'the tile of the machine' }),
    rolled: Type.Optional(Type.Enum([1, 2, 3], { description: 'how far it flies; left out until the die is cast' })),
  },
  { $id: 'Flight', additionalProperties: false },
);
export type Flight = Static<typeof FlightSchema>;

export const flierWire = {
  turn: { flight: FlightSchema },
  defects: {
    'no-machine-there': 'a flight is said to have begun on a tile without flying machine, or not on the tile just laid',
    'nobody-stays-on-machine': 'a figure is said to stand on a flying machine, where nobody stays',
  },
};
