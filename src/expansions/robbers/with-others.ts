/** With The Princess & the Dragon, whose figures never meet a robber, and with The Messages, who give each player a second counting figure. */
import type { Choose, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { PieceMoved } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { citesWithMessages, rule, ruleWithMessages } from './author.js';
import { movesAlong, ROBS, robbed, robbersAgainst } from './robbing.js';
import { printed, ROBBER, robbersOnTrack, spaceOf } from './track.js';

const untouched = rule<MoveDragon>({
  id: 'with-princess-and-dragon.untouched',
  about: 'turn',
  on: 'move-dragon',
  isRemark: true,
  cites: ['robbers.x.pd'],
  applies: ({ view }) => robbersOnTrack(view).length > 0,
  judge: ({ pass }) => pass('robbers stand on no tile, and the dragon does not come to them'),
});

const noFairy = rule<MoveFairy>({
  id: 'with-princess-and-dragon.no-fairy',
  on: 'move-fairy',
  cites: ['robbers.x.pd'],
  applies: ({ view, action }) => 'figure' in action.to && view.figure(action.to.figure)?.figure.kind === ROBBER,
  judge: ({ forbid }) => forbid('a robber stands on no tile, and the fairy does not come to him'),
});

const noPrincess = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.no-princess',
  on: 'remove-figure',
  cites: ['robbers.x.pd'],
  applies: ({ view, action }) => view.figure(action.figure)?.figure.kind === ROBBER,
  judge: ({ forbid }) => forbid('a robber stands on no tile, and nothing removes him from there'),
});

export const rulesWithPrincessAndDragon = [untouched, noFairy, noPrincess];

/** The figure that moves is robbed; robbers beside one that moves for robbed points go along. */
export const counterMoves: Trigger = {
  id: 'robbers.with-messages.counter-moves',
  on: 'piece-moved',
  cites: citesWithMessages('robbers.place.messenger', 'robbers.rob.owner-chooses-counter', 'messages.x.robbers'),
  then: (view, effect) => {
    const { piece, from, to, cause } = effect as PieceMoved;
    if (piece.token !== 'counter' || !('area' in to) || !to.with || !('area' in from)) return undefined;
    const points = (to.space ?? 0) - (from.space ?? 0);
    const space = printed(from.space ?? 0);
    const { player, counter } = to.with;
    if (points <= 0) return undefined;
    if (cause === ROBS) return { effects: movesAlong(view, player, space, points, counter) };
    const robbers = robbersAgainst(view, player, space);
    if (robbers.length === 0) return undefined;
    const robs = robbed(robbers, points);
    const why = citesWithMessages('robbers.place.messenger', 'robbers.rob.owner-chooses-counter', 'messages.x.robbers');
    const scores = (robs.scores ?? []).map((one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, cites: [...line.cites, ...why] })) }));
    return { ...robs, scores };
  },
};

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
