/** What of the expansion goes over the wire: its actions, and the state of the dragon's walk. */
import Type, { type Static } from 'typebox';
import { actionSchema, actor } from '../../contract/action.js';
import { CellRef } from '../../contract/spot-schemas.js';

/** With a figure (which fixes the tile), or on a tile where the ruleset knows no more. */
export type FairyDestination = { readonly figure: string } | { readonly tile: readonly [number, number] };

const FairyDestinationSchema = Type.Unsafe<FairyDestination>({
  type: 'object',
  properties: { figure: { type: 'string', minLength: 1, maxLength: 100 }, tile: { $ref: 'Cell#' } },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
});

export const MoveFairySchema = Type.Object({ type: Type.Literal('move-fairy'), to: FairyDestinationSchema, ...actor }, actionSchema('MoveFairy'));
export const MoveDragonSchema = Type.Object({ type: Type.Literal('move-dragon'), to: CellRef, ...actor }, actionSchema('MoveDragon'));
export const ClaimFairyPointSchema = Type.Object({ type: Type.Literal('claim-fairy-point'), ...actor }, actionSchema('ClaimFairyPoint'));

export type MoveFairy = Static<typeof MoveFairySchema>;
export type MoveDragon = Static<typeof MoveDragonSchema>;
export type ClaimFairyPoint = Static<typeof ClaimFairyPointSchema>;

export const DragonWalkSchema = Type.Object(
  {
    visited: Type.Array(CellRef, { minItems: 1, maxItems: 50, description: 'from the tile the walk began on to where the dragon stands' }),
    stepsLeft: Type.Integer({ minimum: 0, maximum: 50, description: 'counts the step now due' }),
    mover: Type.String({ minLength: 1, maxLength: 100, description: 'the player whose step is due' }),
  },
  { $id: 'DragonWalk', additionalProperties: false },
);
export type DragonWalk = Static<typeof DragonWalkSchema>;

const figure = Type.String({ minLength: 1, maxLength: 100 });
/** The destinations one by one. */
const destinations = [Type.Object({ figure }, { additionalProperties: false }), Type.Object({ tile: CellRef }, { additionalProperties: false })];

export const princessAndDragonWire = {
  actions: [MoveFairySchema, MoveDragonSchema, ClaimFairyPointSchema],
  turn: { dragon: DragonWalkSchema },
  unions: { 'MoveFairy.to': destinations },
  defects: {
    'dragon-off-board': 'the dragon walks, but stands beside the board',
    'beside-the-dragon': 'unlikely, but possible: a figure stands on the tile of the dragon that could not have stayed or come there',
    'set-aside-too-long': 'unlikely, but possible: a dragon tile is set aside though the dragon is on the board',
    'volcano-without-dragon': 'unlikely, but possible: a volcano tile lies on the board, and the dragon stands beside it',
    'walk-ends-elsewhere': 'the dragon does not stand where its walk has led',
    'walk-jumps': 'unlikely, but possible: two tiles that the dragon is said to have visited one after the other do not lie beside each other',
    'walk-of-another-length': 'unlikely, but possible: the steps that the dragon has taken and those left are not six',
    'walk-out-of-turn': 'unlikely, but possible: the players before have not moved the dragon in turn',
  },
};
