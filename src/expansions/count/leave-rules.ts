/** What a follower who leaves the City may do. */
import type { MoveFigure, Pass } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { cellOf } from '../../contract/spot.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';
import { LEAVE, LEAVE_AT_END, mayLeaveAtTheEnd, quarterBesides, targets } from './leaving.js';
import { countAt, isInCity, LEADS_TO, quarterOf } from './quarters.js';
import { stateOf } from './procedure.js';
import { FINAL_REDEPLOYMENT, OPEN_QUARTERS, UNOCCUPIED_FEATURE } from './settings.js';

const ON_LEAVING = [`move-figure/${LEAVE}`, `move-figure/${LEAVE_AT_END}`];

const figureOf = ({ view, action }: Inquiry<MoveFigure>): Figure | undefined => view.figure(action.figure)?.figure;
const indexOf = ({ view, action }: Inquiry<MoveFigure>): number => (view.snapshot.figures ?? []).findIndex(({ id }) => id === action.figure);
const leaves = (inquiry: Inquiry<MoveFigure>): boolean => {
  const figure = figureOf(inquiry);
  return figure !== undefined && isInCity(figure.at);
};
const isAtEnd = ({ view }: Inquiry<MoveFigure>) => view.turn.step === LEAVE_AT_END;

const fromTheCity = rule<MoveFigure>({
  id: 'redeploy.from-the-city',
  on: ON_LEAVING,
  cites: ['count.redeploy.only-way-out', 'count.count.neutral'],
  judge: (inquiry) => {
    if (!leaves(inquiry)) return inquiry.forbid('only who stands in a quarter of the City moves now');
    return cellOf(inquiry.action.to)
      ? inquiry.pass('it stands in a quarter of the City')
      : inquiry.forbid('who leaves the City goes to what is scored, and nowhere else');
  },
});

const inTurn = rule<MoveFigure>({
  id: 'redeploy.in-turn',
  on: ON_LEAVING,
  cites: ['count.redeploy.order', 'count.redeploy.one-round', 'count.redeploy.none-to-all', 'count.final.trigger-player'],
  applies: leaves,
  judge: (inquiry) => {
    const { owner } = figureOf(inquiry)!;
    return ofDecider(inquiry, (decides) =>
      owner === decides ? inquiry.pass('it is his turn to move his followers') : inquiry.forbid("the decision is another player's", { decides }),
    );
  },
});

const roundByRound = rule<MoveFigure>({
  id: 'final.one-at-a-time',
  on: ON_LEAVING,
  cites: ['count.final.one-at-a-time', 'count.final.pass-is-final', 'count.final.trigger-player'],
  applies: (inquiry) => leaves(inquiry) && isAtEnd(inquiry),
  judge: (inquiry) => {
    const owner = figureOf(inquiry)?.owner ?? '';
    return stateOf(inquiry.view).asked?.includes(owner)
      ? inquiry.forbid('who has passed is out of the round')
      : inquiry.pass('one follower after the other, round after round');
  },
});

const countBlocks = rule<MoveFigure>({
  id: 'count.blocks',
  on: ON_LEAVING,
  cites: ['count.count.blocks', 'count.count.blocks-nothing-else', 'count.setup.count-in-castle'],
  applies: leaves,
  judge: (inquiry) => {
    const { view, pass, forbid, unknown } = inquiry;
    if (isAtEnd(inquiry)) inquiry.cite(['count.final.count-still-blocks']);
    const from = quarterOf(figureOf(inquiry)!.at);
    if (!from) return unknown('in which quarter it stands is not known', [`/figures/${indexOf(inquiry)}/at/place`]);
    const count = countAt(view);
    if (!count) return unknown('where the Count is is not known', ['/neutral/count/place']);
    return from === count ? forbid('the Count is in that quarter', { place: from }) : pass('the Count is elsewhere', { count });
  },
});

const QUARTER_CITES = {
  castle: ['count.redeploy.castle-to-city'],
  blacksmith: ['count.redeploy.blacksmith-to-road'],
  cathedral: ['count.redeploy.cathedral-to-cloister', 'count.redeploy.as-monk-only'],
  market: ['count.redeploy.market-only-at-end'],
} as const;

const quarterLeadsThere = rule<MoveFigure>({
  id: 'redeploy.quarter-leads-there',
  on: ON_LEAVING,
  cites: ['count.redeploy.several-features', 'count.redeploy.anywhere-on-it'],
  applies: (inquiry) => leaves(inquiry) && quarterOf(figureOf(inquiry)!.at) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { at, kind } = figureOf(inquiry)!;
    const quarter = quarterOf(at)!;
    const feature = LEADS_TO[quarter];
    const there = view.feature(action.to);
    const besides = there && quarterBesides(view, figureOf(inquiry)!, there.kind);
    const isTogether = besides !== undefined && inquiry.get(OPEN_QUARTERS) === 'together';
    if (!isTogether) inquiry.cite(QUARTER_CITES[quarter]);
    if (there?.kind !== feature && !isTogether) return inquiry.forbid('from that quarter one goes only to a {feature}', { place: quarter, feature });
    if ('as' in action.to) return inquiry.forbid('who comes from the City is a monk there');
    if (isTogether) return inquiry.pass('another such figure could go there, and any of them may', { place: besides });
    const { occupies } = view.ruleset.figures.get(kind) ?? {};
    return occupies && !occupies.includes(feature)
      ? inquiry.forbid('such a figure does not go on such a feature', { kind, feature })
      : inquiry.pass('the quarter leads to such features', { place: quarter, feature });
  },
});

const aboutToBeScored = rule<MoveFigure>({
  id: 'redeploy.feature-is-scored',
  on: ON_LEAVING,
  cites: ['count.redeploy.when', 'count.redeploy.then-score'],
  applies: (inquiry) => leaves(inquiry) && !isAtEnd(inquiry) && inquiry.view.feature(inquiry.action.to) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const feature = view.feature(action.to)!;
    if (feature.isComplete && view.on(feature).length === 0) inquiry.get(UNOCCUPIED_FEATURE);
    if (view.on(feature).length === 0) inquiry.cite(view.ruleset.has('princess-and-dragon') ? ['count.x-princess-and-dragon.emptied-feature'] : []);
    if (targets(view).includes(feature)) return inquiry.pass('the feature is about to be scored');
    if (quarterOf(figureOf(inquiry)!.at) === 'market') inquiry.cite(QUARTER_CITES.market);
    return inquiry.forbid('the feature is not scored now', { feature: action.to });
  },
});

const openAtTheEnd = rule<MoveFigure>({
  id: 'final.feature-is-open',
  on: ON_LEAVING,
  cites: ['count.final.occupied-or-not'],
  applies: (inquiry) => leaves(inquiry) && isAtEnd(inquiry) && inquiry.view.feature(inquiry.action.to) !== undefined,
  judge: (inquiry) =>
    inquiry.view.feature(inquiry.action.to)!.isComplete
      ? inquiry.forbid('the feature has been completed, and is scored no more', { feature: inquiry.action.to })
      : inquiry.pass('the feature will be scored, whoever stands on it'),
});

const quartersAtTheEnd = rule<MoveFigure>({
  id: 'final.quarters',
  on: ON_LEAVING,
  cites: ['count.final.trigger-player'],
  applies: (inquiry) => leaves(inquiry) && isAtEnd(inquiry),
  judge: (inquiry) =>
    mayLeaveAtTheEnd(inquiry.get(FINAL_REDEPLOYMENT), figureOf(inquiry)!.at)
      ? inquiry.pass('before the final scoring one may leave that quarter')
      : inquiry.forbid('before the final scoring one leaves only the market'),
});

const mayStay = rule<Pass>({
  id: 'redeploy.may-stay',
  about: 'turn',
  on: 'pass',
  cites: ['count.redeploy.none-to-all', 'count.redeploy.unused-stay'],
  applies: ({ view }) => view.turn.step === LEAVE,
  judge: ({ pass }) => pass('who is not moved stays in the City'),
});

const mayStayAtTheEnd = rule<Pass>({
  id: 'final.may-stay',
  about: 'turn',
  on: 'pass',
  cites: ['count.final.pass-is-final', 'count.final.left-in-city'],
  applies: ({ view }) => view.turn.step === LEAVE_AT_END,
  judge: ({ pass }) => pass('who stays in the City at the end scores nothing'),
});

/** Also where nobody can leave it any more. */
const leftAtTheEnd = rule({
  id: 'final.left-in-city',
  about: 'turn',
  // with which the last turn may end
  on: ['pass', 'place-figure', 'capture', 'move-dragon', 'place-token/castle'],
  isRemark: true,
  cites: ['count.final.left-in-city'],
  applies: ({ view }) =>
    view.snapshot.bag?.remaining === 0 &&
    view.turn.step !== LEAVE_AT_END &&
    view.figures.some(({ figure: { at, owner } }) => owner !== undefined && isInCity(at)),
  judge: (inquiry) => {
    const { view, pass } = inquiry;
    const count = countAt(view);
    if (count && view.figures.some(({ figure: { at, owner } }) => owner !== undefined && isInCity(at) && quarterOf(at) === count))
      inquiry.cite(['count.final.count-still-blocks']);
    return pass('who stays in the City at the end scores nothing');
  },
});

export const leaveRules = [
  fromTheCity,
  inTurn,
  roundByRound,
  countBlocks,
  quarterLeadsThere,
  aboutToBeScored,
  openAtTheEnd,
  quartersAtTheEnd,
  mayStay,
  mayStayAtTheEnd,
  leftAtTheEnd,
];
