/** With The Messages each player has two counting figures: the one that moves from the space of a robber is robbed. */
import type { Choose, PlaceFigure } from '../../contract/action.js';
import type { Effect, PieceMoved } from '../../contract/effect.js';
import type { Player } from '../../contract/snapshot.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type { Counter, Track } from '../messages/wire.js';
import { citesWithMessages, ruleWithMessages } from './author.js';
import { isRogue, movesAlong, ROBS } from './robbing.js';
import { ROBBING, setRobbing, WAITING } from './state.js';
import { printed, robbersOnTrack, spaceOf } from './track.js';
import type { Loot } from './wire.js';

/** What is paid in a bazaar is no score (`bridges-castles-and-bazaars.bazaar.points.no-scoring`). */
const BAZAAR_PAYMENT = 'bridges-castles-and-bazaars.bazaar.payment';

/** Robbers beside a counting figure that moves for robbed points go along. */
export const counterMoves: Trigger = {
  id: 'robbers.with-messages.counter-moves',
  on: 'piece-moved',
  cites: citesWithMessages('robbers.rob.owner-chooses-counter', 'robbers.rob.rogue-points'),
  then: (view, effect) => {
    const { piece, from, to, cause } = effect as PieceMoved;
    if (cause !== ROBS || piece.token !== 'counter' || !('area' in to) || !to.with || !('area' in from)) return undefined;
    const points = (to.space ?? 0) - (from.space ?? 0);
    return { effects: movesAlong(view, to.with.player, printed(from.space ?? 0), points, to.with.counter) };
  },
};

/** Keeps in mind which figure moves for a score, and from where it did in this round: when all have moved, robbers choose among them. */
function remembered(view: Position, counter: Counter, index: number | undefined): Effect[] {
  const scores = view.state(WAITING)?.scores ?? [];
  const entry = scores[index ?? scores.findIndex(({ player }) => player === view.decider)];
  const track = entry && (view.player(entry.player) as (Player & { readonly track?: Track }) | undefined)?.track;
  if (!track || entry.points <= 0 || isRogue(entry) || entry.lines?.[0]?.rule === BAZAAR_PAYMENT) return [];
  if (robbersOnTrack(view).every(({ owner }) => owner === entry.player)) return [];
  const state = view.state(ROBBING) ?? { scores: [] };
  const now = printed(track[counter]);
  const before = state.scores.find((one: Loot) => one.player === entry.player && one.counter === counter);
  const loot: Loot = { ...entry, counter, spaces: [...new Set([before?.spaces?.[0] ?? now, now])] };
  return [setRobbing({ ...state, scores: [...state.scores, loot] }, 'rob.scores-wait', 'robbers.rob.choice', 'robbers.rob.every-score')];
}

export const robbedScores: readonly Proposal<Choose>[] = (['meeple', 'messenger'] as const).map((counter) => ({
  kind: `choose/${counter}`,
  perform: (view, { score }, usual) => {
    const { effects = [], ...happening } = usual();
    return { ...happening, effects: [...remembered(view, counter, score), ...effects] };
  },
}));

const eitherFigure = ruleWithMessages<PlaceFigure>({
  id: 'either-figure',
  on: 'place-figure/robber',
  isRemark: true,
  cites: ['robbers.place.messenger', 'messages.x.robbers'],
  applies: ({ action }) => spaceOf(action.at) !== undefined,
  judge: ({ pass }) => pass('a robber may stand beside either counting figure, and robs the one that moves from there'),
});

const ownersFigure = ruleWithMessages<Choose>({
  id: 'owner-chooses',
  about: 'turn',
  on: ['choose/meeple', 'choose/messenger'],
  isRemark: true,
  cites: ['robbers.rob.owner-chooses-counter', 'messages.x.robbers'],
  applies: ({ view }) => robbersOnTrack(view).length > 0,
  judge: ({ pass }) => pass('robbers rob the figure beside which they stand, and their owner chooses with which of his he takes the points'),
});

export const rulesWithMessages = [eitherFigure, ownersFigure];
