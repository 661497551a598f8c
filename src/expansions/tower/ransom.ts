/** Buying a follower back. */
import type { Prisoner } from '../../contract/snapshot.js';
import type { Effect } from '../../contract/effect.js';
import type { Score } from '../../contract/verdict.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Position } from '../../kernel/position/position.js';
import { because } from './author.js';
import { EXCHANGE } from './state.js';
import { flatMap } from '../../kernel/lists.js';

export const RANSOM = 3;

/** A captured follower, and who holds it. */
export interface Held extends Prisoner {
  readonly holder: string;
}

/** Every captured follower. */
export const prisoners = ({ players }: Position): Held[] =>
  flatMap(players, ({ id: holder, prisoners: held = [] }) => held.map((prisoner) => ({ ...prisoner, holder })));

/** The followers of a player that others hold. */
export const prisonersOf = (view: Position, owner: string): Held[] =>
  prisoners(view).filter((prisoner) => prisoner.owner === owner && prisoner.holder !== owner);

/** What buying a follower back does: the points change hands, and it goes home. */
export function paid(view: Position, figure: string): Happening {
  const { holder } = prisonersOf(view, view.active).find(({ id }) => id === figure)!;
  const reason = because('ransom.is-paid', 'tower.ransom.three-points', 'tower.ransom.large-follower-same');
  const score = (player: string, points: number): Score => ({
    player,
    feature: null,
    points,
    lines: [{ label: 'ransom', quantity: 1, each: points, points, ...reason }],
  });
  return {
    scores: [score(view.active, -RANSOM), score(holder, RANSOM)],
    effects: [
      {
        type: 'piece-moved',
        piece: { figure },
        from: { area: 'captivity', player: holder },
        to: { area: 'supply', player: view.active },
        ...reason,
      },
      ...fewerChoices(view, figure),
    ],
  };
}

/** Whoever is bought back while prisoners are exchanged cannot come home by the exchange any more. */
function fewerChoices(view: Position, figure: string): Effect[] {
  const exchange = view.state(EXCHANGE);
  if (!exchange?.choices.includes(figure)) return [];
  const state = { ...exchange, choices: exchange.choices.filter((choice) => choice !== figure) };
  return [{ type: 'procedure', procedure: 'exchange', state, ...because('exchange.choice', 'tower.exchange.at-once', 'tower.ransom.any-time') }];
}
