/** Whoever lays a monastery with a road sells salt, then silk: each player in turn offers more than the one before or passes, and the best offer takes it. */
import type { Action } from '../../../../src/contract/action.js';
import { procedure } from '../../../../src/kernel/declare/state.js';
import type { Position } from '../../../../src/kernel/position/position.js';
import { type Try, decision, fiction, gets, moved, named, state } from '../game.js';

interface Sale {
  readonly goods: readonly string[];
  readonly offer?: { readonly points: number; readonly bidder: string };
  readonly mover: string;
  readonly asked: readonly string[];
}
const SALE = procedure<Sale>('sale', ({ mover, asked }, check) => {
  check.player('/turn/sale/mover', mover);
  if (asked.includes(mover)) check.add('/turn/sale/mover', 'asked-already', `\`${mover}\` has been asked already`);
});
const now = (view: Position) => view.state(SALE)!;
const highest = (view: Position) => view.state(SALE)?.offer?.points ?? 0;
const isBidding = (view: Position) => view.state(SALE) !== undefined && now(view).asked.length < view.players.length;
const untilAllAreAsked = { open: isBidding, stays: isBidding, resumes: isBidding };
const begins = (goods: readonly string[], mover: string) => ({ effects: [state('sale', goods.length > 0 ? { goods, mover, asked: [] } : null)] });
const answered = (view: Position, offer = now(view).offer) => {
  const { mover, asked, goods } = now(view);
  return { effects: [state('sale', { goods, ...(offer && { offer }), asked: [...asked, mover], mover: view.playerAfter(mover) })] };
};
const settled = (view: Position) => {
  const { offer, goods, mover } = now(view);
  const { effects } = begins(goods.slice(1), view.playerAfter(mover));
  if (!offer) return { effects };
  const taken = moved({ token: goods[0]! }, { area: 'supply' }, { area: 'supply', player: offer.bidder });
  return { scores: [gets(offer.bidder, -offer.points)], effects: [taken, ...effects] };
};
const pointsOf = (action: Action) => Number((action as Try)['points']);

export const sale = fiction('sale', {
  tokens: [{ kind: 'salt' }, { kind: 'silk' }],
  state: [SALE],
  actionTypes: [{ type: 'bid' }],
  actions: [
    {
      ...named('bid'),
      in: ['bid'],
      propose: () => [1, 2, 3].map((points): Try => ({ type: 'bid', points })),
      perform: (view, action) => answered(view, { points: pointsOf(action), bidder: now(view).mover }),
    },
  ],
  rules: [
    {
      ...named('sale.higher'),
      on: 'bid',
      judge: ({ view, action, pass, forbid }) => (pointsOf(action) > highest(view) ? pass('it is more') : forbid('it is not more')),
    },
  ],
  steps: [
    {
      ...decision('bid', 'after-part'),
      timeCites: ['fiction.sale.with-a-monastery'],
      deciderCites: ['fiction.sale.round-the-table'],
      due: ({ laid }) => laid?.shape.design.id === 'base/A',
      begin: (view) => begins(['salt', 'silk'], view.active),
      decider: (view) => now(view).mover,
      passed: answered,
      ...untilAllAreAsked,
    },
    {
      ...named('settle'),
      phase: 'after-part',
      due: (view) => view.state(SALE) !== undefined && !isBidding(view),
      interrupts: () => 'bid',
      begin: settled,
    },
  ],
});
