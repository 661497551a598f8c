/** Buying a follower back. */
import type { PlaceFigure } from '../../../contract/action.js';
import { GAME_OVER } from '../../../kernel/play/game-over.js';
import { ofDecider } from '../../../kernel/judge/decider.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { rule } from '../author.js';
import { prisoners, RANSOM, type Held } from '../ransom.js';
import { RANSOM_POINTS, RANSOM_TIME } from '../settings.js';
import type { PayRansom } from '../wire.js';

const prisonerOf = ({ view, action }: Inquiry<PayRansom>): Held | undefined => prisoners(view).find(({ id }) => id === action.figure);

/** Who buys back: the active player, unless the action says another, which is forbidden by `ownTurn` alone. */
const payerOf = ({ view, action }: Inquiry<PayRansom>): string => action.player ?? view.active;

const ownTurn = rule<PayRansom>({
  id: 'ransom.own-turn',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['tower.ransom.own-turn', 'tower.ransom.cannot-be-refused'],
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    if (payerOf(inquiry) !== view.active) return forbid('ransom is paid in the own turn only', { active: view.active });
    return ofDecider(inquiry, (decides) => {
      if (decides === view.active) return pass("it is the player's own turn");
      // that it takes a decision of his is a reading of when he may pay
      inquiry.get(RANSOM_TIME);
      return forbid("the decision is another player's", { decides });
    });
  },
});

const ended = rule<PayRansom>({
  id: 'ransom.before-the-end',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['tower.end.prisoners'],
  judge: ({ view, pass, forbid }) => (view.turn.step === GAME_OVER ? forbid('the game is over') : pass('the game goes on')),
});

const own = rule<PayRansom>({
  id: 'ransom.own-follower',
  on: 'pay-ransom',
  cites: ['tower.ransom.own-followers-only', 'tower.ransom.three-points', 'tower.ransom.payer-chooses', 'tower.ransom.cannot-be-refused'],
  judge: (inquiry) => {
    const prisoner = prisonerOf(inquiry);
    if (!prisoner) return inquiry.forbid('nobody holds it', { figure: inquiry.action.figure });
    const { holder, owner } = prisoner;
    return owner === payerOf(inquiry)
      ? inquiry.pass('another player holds a follower of his', { holder })
      : inquiry.forbid("it is another player's follower", { owner });
  },
});

const once = rule<PayRansom>({
  id: 'ransom.once-per-turn',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['tower.ransom.once-per-turn', 'tower.ransom.double-turn-is-one'],
  judge: ({ view, pass, forbid }) => {
    const paid = view.doneInTurn.find(({ type }) => type === 'pay-ransom');
    return paid ? forbid('ransom has been paid in this turn', { paid }) : pass('no ransom has been paid in this turn');
  },
});

const when = rule<PayRansom>({
  id: 'ransom.time',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['tower.ransom.no-action', 'tower.ransom.same-turn-use'],
  judge: (inquiry) => {
    if (inquiry.get(RANSOM_TIME) === 'any-time') return inquiry.pass('ransom may be paid whenever the player decides something');
    return inquiry.view.laid
      ? inquiry.forbid('at this table ransom is paid before the tile is laid')
      : inquiry.pass('the tile has not been laid yet');
  },
});

const points = rule<PayRansom>({
  id: 'ransom.points',
  about: 'turn',
  on: 'pay-ransom',
  cites: ['tower.ransom.three-points'],
  judge: (inquiry) => {
    const { view } = inquiry;
    if (inquiry.get(RANSOM_POINTS) === 'below-zero') return inquiry.pass('at this table ransom may leave less than no points');
    const payer = payerOf(inquiry);
    const score = view.player(payer)?.score;
    if (score === undefined)
      return inquiry.unknown('the points of the player are not known', [`/players/${view.players.findIndex(({ id }) => id === payer)}/score`]);
    return score >= RANSOM
      ? inquiry.pass('the player has the points', { score })
      : inquiry.forbid('the player has less than three points', { score });
  },
});

const usedAtOnce = rule<PlaceFigure>({
  id: 'ransom.used-at-once',
  on: 'place-figure',
  isRemark: true,
  cites: ['tower.ransom.same-turn-use'],
  applies: ({ view }) => view.doneInTurn.some(({ type }) => type === 'pay-ransom'),
  judge: ({ pass }) => pass('who has been bought back may be placed in the same turn'),
});

export const ransomRules = [ownTurn, ended, own, once, when, points, usedAtOnce];
