/** The choice at an exchange. */
import type { Pass, PlaceFigure } from '../../../contract/action.js';
import { rule } from '../author.js';
import { namelessOf, someNameless } from '../exchange.js';
import { prisoners, prisonersOf } from '../ransom.js';
import { EXCHANGE_CHOICE } from '../settings.js';
import { EXCHANGE } from '../state.js';
import type { Capture, ExchangePrisoner } from '../wire.js';

const choice = rule<ExchangePrisoner>({
  id: 'exchange.one-of-the-captor',
  on: 'exchange-prisoner',
  cites: ['tower.exchange.at-once', 'tower.exchange.one-for-one', 'tower.exchange.two-players-only'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const exchange = view.state(EXCHANGE);
    if (!exchange)
      return view.turn.step === 'exchange-prisoner'
        ? unknown('what is exchanged is not known', ['/turn/exchange'])
        : forbid('no prisoners are exchanged now');
    return exchange.choices.includes(action.figure)
      ? pass('it is a follower of the captor whom the other player holds')
      : forbid('it is none of those that can come home', { choices: exchange.choices });
  },
});

const chooser = rule<ExchangePrisoner>({
  id: 'exchange.chooser',
  about: 'turn',
  on: 'exchange-prisoner',
  cites: ['tower.exchange.owner-chooses'],
  applies: ({ view }) => view.state(EXCHANGE) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { holder } = view.state(EXCHANGE)!;
    const chooses = inquiry.get(EXCHANGE_CHOICE) === 'captor' ? view.active : holder;
    return action.player === undefined || action.player === chooses
      ? inquiry.pass('the choice is his', { chooses })
      : inquiry.forbid("the choice is the other player's", { chooses });
  },
});

const mandatory = rule<Pass>({
  id: 'exchange.mandatory',
  about: 'turn',
  on: 'pass',
  cites: ['tower.exchange.mandatory'],
  applies: ({ view }) => view.turn.step === 'exchange-prisoner',
  judge: ({ forbid }) => forbid('prisoners have to be exchanged'),
});

/** Whoever is captured is exchanged at once, so that it must be known for whom. */
const hostagesKnown = rule<Capture>({
  id: 'exchange.hostages-known',
  on: 'capture',
  cites: ['tower.exchange.at-once', 'tower.exchange.one-for-one'],
  applies: ({ view, action }) => {
    const owner = view.figure(action.figure)?.figure.owner;
    return owner !== undefined && owner !== view.active && prisonersOf(view, view.active).some(({ holder }) => holder === owner);
  },
  judge: ({ view, action, pass, unknown }) => {
    const owner = view.figure(action.figure)!.figure.owner!;
    const hostages = prisonersOf(view, view.active).filter(({ holder }) => holder === owner);
    if (!someNameless(hostages)) return pass('he is exchanged for a follower of the player', { holder: owner });
    const { message, pointer } = namelessOf(view, owner);
    return unknown(message, [pointer]);
  },
});

/** An id that names a prisoner names a follower who is in nobody's supply. */
const captive = rule<PlaceFigure>({
  id: 'prisoner.cannot-be-placed',
  on: 'place-figure',
  cites: ['tower.prisoner.captor-cannot-use', 'tower.prisoner.in-front-of-captor'],
  applies: ({ view, action }) => action.figure !== undefined && prisoners(view).some(({ id }) => id === action.figure),
  judge: ({ action, forbid }) => forbid('a prisoner is placed by nobody', { figure: action.figure }),
});

export const exchangeRules = [hostagesKnown, choice, chooser, mandatory, captive];
