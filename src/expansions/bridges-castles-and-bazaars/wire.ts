/** What of the expansion goes over the wire: bids, the bridge that a tile needs, and the state of castles and bazaars. */
import Type, { type Static } from 'typebox';
import { actionSchema, actor, type PlaceTile as PlaceTileAlone } from '../../contract/action.js';
import { SidesSchema, type Sides } from '../../contract/snapshot.js';
import type { Cell, Spot } from '../../contract/spot.js';
import { waitingScore, type ScoreLine } from '../../contract/verdict.js';
import { CellRef } from '../../contract/spot-schemas.js';

const player = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });
const players = (description: string) => Type.Array(player('a player'), { maxItems: 12, description });
const tileOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 100, description: 'null: not known' });
const mover = player('whose decision is due');
const closed = (title: string) => ({ $id: title, additionalProperties: false });

export const BidSchema = Type.Object(
  {
    type: Type.Literal('bid'),
    tile: Type.Integer({ minimum: 0, maximum: 50, description: 'index in `turn.auction.tiles`: selects a tile, then outbids' }),
    points: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000, description: '0 when left out' })),
    ...actor,
  },
  actionSchema('Bid'),
);
export type Bid = Static<typeof BidSchema>;

/** A bridge: the tile that it lies on, and the opposite sides that it joins. */
export interface Bridge {
  readonly tile: Cell;
  readonly edges: Sides;
}
const BridgeSchema = Type.Unsafe<Bridge>({
  type: 'object',
  required: ['tile', 'edges'],
  properties: { tile: CellRef, edges: SidesSchema },
  additionalProperties: false,
  description: 'the bridge that the tile needs to fit; inferred when left out',
});
export type PlaceTile = PlaceTileAlone & { readonly bridge?: Bridge };

/** Who may turn a small city into a castle. */
export const CastleBuildingSchema = Type.Object({ mover, asked: players('who has decided') }, closed('CastleBuilding'));
export type CastleBuilding = Static<typeof CastleBuildingSchema>;

const AuctionedTileSchema = Type.Object({ tile: tileOrNull, owner: Type.Optional(player('who has got it')) }, { additionalProperties: false });
const OfferSchema = Type.Object(
  { tile: Type.Integer({ minimum: 0, maximum: 50 }), points: Type.Integer({ minimum: 0, maximum: 10000 }), bidder: player('who bid the most') },
  { additionalProperties: false },
);
export const AuctionSchema = Type.Object(
  {
    host: player('who laid the bazaar'),
    tiles: Type.Array(AuctionedTileSchema, { minItems: 1, maxItems: 12 }),
    selector: player('who selects a tile'),
    offer: Type.Optional(OfferSchema),
    mover,
    asked: players('who has spoken for the tile selected'),
  },
  closed('Auction'),
);
export type Auction = Static<typeof AuctionSchema>;

export const BazaarSchema = Type.Object(
  {
    host: player('who laid the bazaar'),
    tiles: Type.Array(Type.Object({ tile: tileOrNull, owner: player('who lays it') }, { additionalProperties: false }), {
      maxItems: 12,
      description: 'acquired tiles still to be laid, in order',
    }),
    held: Type.Optional(players('whose bazaars are held after this one')),
    then: Type.Optional(Type.Enum(['second-part'], { description: 'the host has a second part of his turn after the round' })),
  },
  closed('Bazaar'),
);
export type Bazaar = Static<typeof BazaarSchema>;

/** Scores of this step of the turn, between the decisions that hang on them. */
export interface ScoringState {
  readonly scores: readonly {
    readonly player: string;
    readonly points: number;
    readonly feature: Spot | null;
    readonly lines?: readonly ScoreLine[];
  }[];
  readonly mover: string;
}
export const ScoringStateSchema = Type.Unsafe<ScoringState>(
  Type.Object(
    {
      scores: Type.Array(Type.Object(waitingScore, { additionalProperties: false }), {
        maxItems: 200,
      }),
      mover,
    },
    closed('ScoringState'),
  ),
);

export const bridgesCastlesAndBazaarsWire = {
  actions: [BidSchema],
  actionMembers: { 'place-tile': { bridge: BridgeSchema } },
  turn: { castle: CastleBuildingSchema, auction: AuctionSchema, scoring: ScoringStateSchema },
  snapshot: { bazaar: BazaarSchema },
  defects: {
    'asked-already': 'the player has had his decision in this round',
    'owns-a-tile': 'the tile of the bazaar, or the player, has got what there is one of for each',
    'not-one-for-each': 'there are more or fewer tiles than players to share them',
  },
};
