/** What runs while meeples are sent to Leipzig; codes of its own defects. */
import Type, { type Static } from 'typebox';
import { PlaceRef } from '../../contract/spot-schemas.js';
import { QUARTERS } from './names.js';

export type { Quarter } from './names.js';

const player = (description?: string) => Type.String({ minLength: 1, maxLength: 100, ...(description !== undefined && { description }) });

export const SentSchema = Type.Object(
  {
    figure: Type.String({ minLength: 1, maxLength: 100 }),
    owner: player(),
    from: Type.Unsafe<Static<typeof PlaceRef>>({ ...PlaceRef, description: 'the road from which it is sent' }),
    to: Type.Enum([...QUARTERS]),
    majority: Type.Array(player(), { maxItems: 20, description: 'who had the majority on that road before anybody left' }),
  },
  // stands where it is used, and nowhere else: no name of its own
  { additionalProperties: false },
);
export type Sent = Static<typeof SentSchema>;

export const LeipzigSendingSchema = Type.Object(
  {
    left: Type.Array(PlaceRef, { maxItems: 100, description: 'roads from which the mover may still send somebody' }),
    mover: Type.Optional(player('whose decision is due')),
    sent: Type.Optional(Type.Array(SentSchema, { maxItems: 100, description: 'who goes to which quarter once the roads have been scored' })),
    order: Type.Optional(
      Type.Array(PlaceRef, { maxItems: 100, description: 'the order in which the active player scores, where that makes a difference' }),
    ),
  },
  { $id: 'LeipzigSending', additionalProperties: false },
);
export type LeipzigSending = Static<typeof LeipzigSendingSchema>;

export const marketsOfLeipzigWire = {
  turn: { leipzig: LeipzigSendingSchema },
  defects: {
    'leipzig-not-joined': 'the quarters of Leipzig do not form the town',
    'start-tile-besides-leipzig': 'Leipzig takes the place of the starting tile, which seems to lie on the board as well',
  },
};
