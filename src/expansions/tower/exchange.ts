/** Two players who hold followers of each other exchange them at once. */
import type { Effect, PieceMoved } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type TowerClauseId } from './author.js';
import { prisonersOf, type Held } from './ransom.js';
import { EXCHANGE_CHOICE } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const AT_ONCE = cites('tower.exchange.at-once', 'tower.exchange.mandatory', 'tower.exchange.one-for-one', 'tower.exchange.two-players-only');

interface Swap {
  readonly captor: string;
  /** The follower just captured. */
  readonly captured: string;
  readonly holder: string;
  /** The follower of the captor who goes home for it. */
  readonly returned: string;
}

/** Both followers go to the supplies of their owners. */
export function exchanged({ captor, captured, holder, returned }: Swap): Effect[] {
  const freed = (figure: string, from: string, to: string): Effect => ({
    type: 'piece-moved',
    piece: { figure },
    from: { area: 'captivity', player: from },
    to: { area: 'supply', player: to },
    ...because('exchange.at-once', ...AT_ONCE),
  });
  return [freed(captured, captor, holder), freed(returned, holder, captor)];
}

const exchangeAtOnce: Trigger = {
  id: 'tower.exchange.at-once',
  on: 'piece-moved',
  cites: AT_ONCE,
  then: (view, effect) => {
    const { piece, to } = effect as PieceMoved;
    if (piece.figure === undefined || !('area' in to) || to.area !== 'captivity' || to.player === undefined) return undefined;
    const captured = view.player(to.player)?.prisoners?.find(({ id }) => id === piece.figure);
    if (!captured) return undefined;
    const hostages = prisonersOf(view, to.player).filter(({ holder }) => holder === captured.owner);
    return hostages.length === 0 ? undefined : exchangeFor(view, { captor: to.player, captured: piece.figure, holder: captured.owner }, hostages);
  },
};

/** Whether of some kind of these followers none has an id, so that nobody could say who comes home. */
export const someNameless = (hostages: readonly Held[]): boolean =>
  hostages.some(({ kind }) => hostages.every((hostage) => hostage.kind !== kind || hostage.id === undefined));

/** Followers of one kind are alike, so only several kinds leave a choice. */
function exchangeFor(view: Position, swap: Omit<Swap, 'returned'>, hostages: readonly Held[]): Happening {
  const kinds = [...new Set(hostages.map(({ kind }) => kind))];
  const named = flatMap(hostages, ({ id, kind }) => (id === undefined ? [] : [{ id, kind }]));
  if (someNameless(hostages)) return { missing: [namelessOf(view, swap.holder)] };
  if (kinds.length === 1) return { effects: exchanged({ ...swap, returned: named[0]!.id }) };
  const chooser = view.get(EXCHANGE_CHOICE);
  const choosing = view.ruleset.citesOf(EXCHANGE_CHOICE, chooser) as TowerClauseId[];
  const { captured: figure, captor, holder } = swap;
  const state = { figure, holder, choices: named.map(({ id }) => id), mover: chooser === 'captor' ? captor : holder };
  return {
    effects: [{ type: 'procedure', procedure: 'exchange', state, ...because('exchange.choice', 'tower.exchange.at-once', ...choosing) }],
  };
}

export const namelessOf = (view: Position, holder: string) => {
  const player = view.players.findIndex(({ id }) => id === holder);
  const nameless = view.players[player]?.prisoners?.findIndex(({ id }) => id === undefined) ?? 0;
  return {
    ...because('exchange.at-once', 'tower.exchange.at-once'),
    message: 'which follower comes home is not known',
    pointer: `/players/${player}/prisoners/${nameless}/id`,
  };
};

export const exchangeTriggers: readonly Trigger[] = [exchangeAtOnce];
