/** Whom a ghost is added to, and that it comes before anybody is placed. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { dueGhosts, ghostsLeft, ghostsOf, isGuard, MOST, nextGhost, PLACE, STEP } from './ghosts.js';

const figureOf = ({ view, action }: Inquiry<PlaceFigure>) => ('figure' in action.at ? view.figure(action.at.figure)?.figure : undefined);
const isNow = ({ view }: Pick<Inquiry, 'view'>) => view.turn.step === STEP;

const beside = rule<PlaceFigure>({
  id: 'ghost.beside-a-meeple',
  on: PLACE,
  cites: cites('ghost.every-meeple', 'ghost.no-weight'),
  judge: (inquiry) =>
    figureOf(inquiry)
      ? inquiry.pass('a ghost is added to a meeple on the board')
      : inquiry.forbid('a ghost is added to a meeple and stands nowhere else'),
});

const kinds = rule<PlaceFigure>({
  id: 'ghost.meeples-only',
  on: PLACE,
  cites: cites('ghost.every-meeple'),
  applies: (inquiry) => figureOf(inquiry) !== undefined,
  judge: (inquiry) => {
    const figure = figureOf(inquiry)!;
    const { kind } = figure;
    if (isGuard(figure)) {
      inquiry.cite(cites('ghost.not-guards', 'guard.farmer-safe'));
      return inquiry.forbid('a guard meeple is never haunted');
    }
    if (figure.owner === undefined || !inquiry.view.isFollower(figure)) {
      inquiry.cite(cites('x.special-figures'));
      return inquiry.forbid('only meeples are haunted: the {kind} is none', { kind });
    }
    if (kind !== 'meeple') inquiry.cite(cites('x.other-meeples'));
    if (!('tile' in figure.at)) {
      inquiry.cite(cites('meta.combination'));
      return inquiry.unregulated('no source says whether a meeple off the tiles can be haunted', { kind });
    }
    return inquiry.pass('every meeple but the guards can be haunted', { kind });
  },
});

const whose = rule<PlaceFigure>({
  id: 'ghost.whose',
  on: PLACE,
  cites: cites('ghost.extend-opponent', 'ghost.limit-own'),
  applies: (inquiry) => isNow(inquiry) && figureOf(inquiry)?.owner !== undefined,
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    const due = dueGhosts(view);
    const now = nextGhost(view);
    const isOwn = figureOf(inquiry)!.owner === view.active;
    if (due.length > 1) inquiry.cite(cites('ghost.both'));
    if (now === undefined) return forbid('no ghost is due that anybody could get');
    if (now === 'opponent')
      return isOwn
        ? forbid('the mist was extended: the ghost is for a meeple of an opponent')
        : pass('who extends the mist chooses a meeple of an opponent');
    return isOwn ? pass('who limits the mist chooses a meeple of his own') : forbid('the mist was limited: the ghost is for a meeple of his own');
  },
});

const supply = rule<PlaceFigure>({
  id: 'ghost.supply',
  about: 'turn',
  on: PLACE,
  cites: cites('ghost.supply-empty', 'setup.ghost-supply'),
  judge: ({ view, pass, forbid }) => {
    const left = ghostsLeft(view);
    return left > 0 ? pass('the supply holds a ghost', { left }) : forbid('the supply of ghosts is empty: none is added');
  },
});

const third = rule<PlaceFigure>({
  id: 'ghost.third',
  on: PLACE,
  isRemark: true,
  cites: cites('ghost.third'),
  applies: (inquiry) => figureOf(inquiry) !== undefined,
  judge: (inquiry) => {
    const count = ghostsOf(inquiry.view.snapshot, figureOf(inquiry)!);
    return count >= MOST
      ? inquiry.pass('it is the third ghost, which drives the meeple off')
      : inquiry.pass('up to two ghosts stay beside a meeple', { count });
  },
});

const first = rule<PlaceFigure>({
  id: 'ghost.before-figures',
  about: 'turn',
  on: 'place-figure',
  cites: cites('ghost.before-figures'),
  applies: isNow,
  judge: ({ forbid }) => forbid('first the ghosts of this tile are added, then a figure is placed'),
});

const must = rule<Pass>({
  id: 'ghost.must',
  about: 'turn',
  on: 'pass',
  cites: cites('ghost.extend-opponent', 'ghost.limit-own'),
  applies: isNow,
  judge: ({ view, forbid, pass }) =>
    nextGhost(view) !== undefined && ghostsLeft(view) > 0
      ? forbid('a ghost has to be added while there is one and a meeple that can be haunted')
      : pass('nobody can be haunted'),
});

export const ghostRules = [beside, kinds, whose, supply, third, first, must];
