/** With The Princess & the Dragon: the round comes when the turn is over, and dragon and fairy stay where they are. */
import type { Chance, PlaceFigure } from '../../contract/action.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { cites, rule } from './author.js';

const afterTheTurn = rule<PlaceFigure>({
  id: 'with-princess-and-dragon.after-the-turn',
  about: 'kind',
  on: 'place-figure',
  cites: ['catapult.dragon.exchange-tile', 'catapult.fairy.companion'],
  overrides: ['princess-and-dragon.fairy.no-figure-after-move', 'princess-and-dragon.princess.no-figure-after-removal'],
  applies: ({ view, action }) => action.via === 'seduction' && view.turn.step === 'exchange-figure',
  judge: ({ pass }) => pass('the exchange is no placing of a figure of the turn; the fairy stays on her tile, and nobody comes to the dragon'),
});

const tokenStays = rule<MoveDragon>({
  id: 'with-princess-and-dragon.token-stays',
  on: 'move-dragon',
  isRemark: true,
  cites: ['catapult.dragon.token-stays'],
  applies: ({ view, action }) => view.tokensOn('catapult-token', action.to).length > 0,
  judge: ({ pass }) => pass('the dragon eats no token of the catapult'),
});

const companion = rule<Chance>({
  id: 'with-princess-and-dragon.companion',
  on: 'chance/throw',
  isRemark: true,
  cites: ['catapult.fairy.companion'],
  applies: ({ view }) => view.neutral('fairy') !== undefined,
  judge: ({ pass }) => pass('where her follower is hit the fairy stays on her tile'),
});

const GOES_HOME: readonly string[] = ['catapult.knock.goes-home', 'catapult.seduction.goes-home'];
export const fairyStays: Trigger = {
  id: 'catapult.with-princess-and-dragon.fairy-stays',
  on: 'figure-returned',
  cites: cites('catapult.fairy.companion'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (GOES_HOME.includes(why) ? {} : undefined),
};

export const rulesWithPrincessAndDragon = [afterTheTurn, tokenStays, companion];
