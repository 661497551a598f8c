/** What goes over the wire: the icon of a tile that is drawn, the round of the plague, and the crowns of the board. */
import Type, { type Static } from 'typebox';
import type { Chance } from '../../contract/action.js';
import { SEGMENTS, type Segment } from './segments.js';

export type { Segment } from './segments.js';

const player = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const IconSchema = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: 'of a tile drawn: the number on its icon of the Wheel; 0: it has none',
});

export const WheelRoundSchema = Type.Object(
  {
    event: Type.Enum([...SEGMENTS], { description: 'the segment on which the pig has come to stand' }),
    mover: player('whose decision is due'),
    asked: Type.Array(player('a player'), { maxItems: 20, description: 'who has given up a follower in this round' }),
  },
  { $id: 'WheelRound', additionalProperties: false, description: 'players give up a follower one after the other' },
);
export type WheelRound = Static<typeof WheelRoundSchema>;

const crowns = Type.Integer({ minimum: 1, maximum: 2 });
export const WheelBoardSchema = Type.Object(
  {
    crowns: Type.Optional(
      Type.Object(Object.fromEntries(SEGMENTS.map((segment) => [segment, Type.Optional(crowns)])), {
        additionalProperties: false,
        description: 'how many crowns each segment has; one that is left out is not known',
      }),
    ),
  },
  { $id: 'WheelBoard', additionalProperties: false, description: 'what the board of the Wheel of Fortune shows' },
);
export interface WheelBoard {
  readonly crowns?: Readonly<Partial<Record<Segment, number>>>;
}

/** The drawing of a tile, with what it shows of the Wheel. */
export type ChanceOfTile = Chance & { readonly icon?: number };

export const wheelOfFortuneWire = {
  actionMembers: { chance: { icon: IconSchema } },
  snapshot: { wheel: WheelBoardSchema },
  turn: { wheel: WheelRoundSchema },
};
