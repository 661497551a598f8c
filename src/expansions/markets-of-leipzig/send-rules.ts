/** Who may be sent to Leipzig, from which road, to which quarter. */
import type { Action, MoveFigure, Pass } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { canBeSent, hasSentFrom, isFree, majorityOn, roadOf, SEND } from './sending.js';
import { inTown, isInLeipzig, leadsToLeipzig, quarterOf, unsaidQuarter } from './town.js';

const ON = `move-figure/${SEND}`;
const figureOf = ({ view, action }: Inquiry<MoveFigure>): Figure | undefined => view.figure(action.figure)?.figure;
const road = (inquiry: Inquiry<MoveFigure>) => {
  const figure = figureOf(inquiry);
  return figure && roadOf(inquiry.view, figure);
};
const isOnRoad = (inquiry: Inquiry<MoveFigure>): boolean => road(inquiry) !== undefined && figureOf(inquiry)!.owner !== undefined;

const fromRoad = rule<MoveFigure>({
  id: 'send.from-a-completed-road',
  on: ON,
  cites: cites('send.when', 'send.stays'),
  judge: (inquiry) => {
    const figure = figureOf(inquiry);
    if (figure && isInLeipzig(figure.at)) return inquiry.forbid('who is in Leipzig stays there');
    return road(inquiry) ? inquiry.pass('it stands on a road that is about to be scored') : inquiry.forbid('it stands on no road that is scored now');
  },
});

const connected = rule<MoveFigure>({
  id: 'send.connected',
  on: ON,
  cites: cites('send.when', 'connect.through-crossings', 'connect.crossings-only', 'connect.open-links', 'tiles.one-road-each'),
  applies: isOnRoad,
  judge: (inquiry) => {
    switch (leadsToLeipzig(inquiry.view, road(inquiry)!.feature)) {
      case true:
        return inquiry.pass('along roads and across crossings one comes from there to a gate of Leipzig');
      case false:
        return inquiry.forbid('no roads and crossings lead from there to a gate of Leipzig');
      default:
        return inquiry.unregulated('no source says whether a lake or a labyrinth links roads for Leipzig');
    }
  },
});

const majority = rule<MoveFigure>({
  id: 'send.majority',
  on: ON,
  cites: cites('send.majority-needed', 'send.when'),
  applies: isOnRoad,
  judge: (inquiry) => {
    const { owner = '' } = figureOf(inquiry)!;
    return majorityOn(inquiry.view, road(inquiry)!).includes(owner)
      ? inquiry.pass('its owner has the majority on the road, or as many there as others')
      : inquiry.forbid('its owner `{owner}` does not have the majority on the road', { owner });
  },
});

const inTurn = rule<MoveFigure>({
  id: 'send.in-turn',
  on: ON,
  cites: cites('send.order'),
  applies: isOnRoad,
  judge: (inquiry) => {
    const { owner } = figureOf(inquiry)!;
    return ofDecider(inquiry, (decides) =>
      owner === decides ? inquiry.pass('it is his turn to send somebody') : inquiry.forbid("the decision is another player's", { decides }),
    );
  },
});

const once = rule<MoveFigure>({
  id: 'send.one-per-road',
  on: ON,
  cites: cites('send.one-per-road'),
  applies: isOnRoad,
  judge: (inquiry) =>
    hasSentFrom(inquiry.view, figureOf(inquiry)!.owner!, road(inquiry)!)
      ? inquiry.forbid('from that road he has sent somebody already')
      : inquiry.pass('from that road he has sent nobody yet'),
});

const kind = rule<MoveFigure>({
  id: 'send.kind',
  on: ON,
  cites: cites('send.kinds'),
  applies: isOnRoad,
  judge: (inquiry) => {
    const figure = figureOf(inquiry)!;
    return canBeSent(inquiry.view, figure)
      ? inquiry.pass('such a figure can be sent to Leipzig', { kind: figure.kind })
      : inquiry.forbid('a {kind} is not sent to Leipzig', { kind: figure.kind });
  },
});

const quarter = rule<MoveFigure>({
  id: 'send.quarter',
  on: ON,
  cites: cites('send.own-quarter-free', 'send.any-quarter'),
  applies: isOnRoad,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const place = quarterOf(action.to);
    if (!place)
      return isInLeipzig(action.to)
        ? inquiry.unknown('to which quarter of Leipzig is not said', ['/action/to/place'])
        : inquiry.forbid('it is sent to a quarter of Leipzig, and nowhere else');
    const { owner = '' } = figureOf(inquiry)!;
    switch (isFree(view, owner, place)) {
      case true:
        return inquiry.pass('in that quarter stands no meeple of his, whoever else does', { place });
      case false:
        return inquiry.forbid('in that quarter stands a meeple of his already', { place });
      default:
        return inquiry.unknown('in which quarter of Leipzig his meeples stand is not known', [unsaidQuarter(view, owner)!]);
    }
  },
});

const optional = rule<Pass>({
  id: 'send.optional',
  about: 'turn',
  on: 'pass',
  cites: cites('send.optional'),
  applies: ({ view }) => view.turn.step === SEND,
  judge: ({ pass }) => pass('nobody needs to be sent: the road is scored as usual'),
});

/** Nothing takes anybody out of Leipzig. */
export const outOfReach = <A extends Action & { readonly figure: string }>(inquiry: Inquiry<A>) => {
  const figure = inquiry.view.figure(inquiry.action.figure)?.figure;
  return figure && isInLeipzig(figure.at) ? inquiry.forbid('who is in Leipzig is out of reach') : inquiry.pass('it does not stand in Leipzig');
};
export const somebodyInTown = ({ view }: Inquiry): boolean => inTown(view).length > 0;

export const sendRules = [fromRoad, connected, majority, inTurn, once, kind, quarter, optional];
