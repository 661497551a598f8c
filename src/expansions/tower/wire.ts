/** What of the expansion goes over the wire: its actions, and the state of a capture and of an exchange. */
import Type, { type Static } from 'typebox';
import { actionSchema, actor, figureId } from '../../contract/action.js';

export const CaptureSchema = Type.Object({ type: Type.Literal('capture'), figure: figureId, ...actor }, actionSchema('Capture'));
export const PayRansomSchema = Type.Object({ type: Type.Literal('pay-ransom'), figure: figureId, ...actor }, actionSchema('PayRansom'));
export const ExchangePrisonerSchema = Type.Object(
  { type: Type.Literal('exchange-prisoner'), figure: figureId, ...actor },
  actionSchema('ExchangePrisoner'),
);

export type Capture = Static<typeof CaptureSchema>;
export type PayRansom = Static<typeof PayRansomSchema>;
export type ExchangePrisoner = Static<typeof ExchangePrisonerSchema>;

export const TowerCaptureSchema = Type.Object(
  { tile: Type.Unsafe<readonly [number, number]>({ $ref: 'Cell#', description: 'the tower just raised' }) },
  { $id: 'TowerCapture', additionalProperties: false },
);
export type TowerCapture = Static<typeof TowerCaptureSchema>;

const name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const PrisonerExchangeSchema = Type.Object(
  {
    figure: name('the follower just captured'),
    holder: name('the player whose follower it is, who holds followers of the captor'),
    choices: Type.Array(name('a follower of the captor'), { minItems: 1, maxItems: 50, description: 'those that can come home for it' }),
    mover: name('the player who chooses'),
  },
  { $id: 'PrisonerExchange', additionalProperties: false },
);
export type PrisonerExchange = Static<typeof PrisonerExchangeSchema>;

export const towerWire = {
  actions: [CaptureSchema, PayRansomSchema, ExchangePrisonerSchema],
  turn: { capture: TowerCaptureSchema, exchange: PrisonerExchangeSchema },
  defects: {
    'no-tower-there': 'no tower stands where a figure or a capture is said to be',
    'not-the-tower-raised': 'the capture is said to be at another tower than the one just raised',
    'tower-taken': 'on the tower another figure stands already',
    'own-prisoner': 'nobody holds a figure of his own',
    'prisoners-of-each-other': 'two players hold followers of each other, who would have been exchanged at once',
    'not-a-follower': 'only followers are captured',
    'not-concerned': 'whoever is said to choose the prisoner is neither the captor nor the holder',
    'no-such-prisoner': 'the prisoner that is named is held by nobody who could exchange him',
  },
};
