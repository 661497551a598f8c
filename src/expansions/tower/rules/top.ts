/** A follower on top of a tower. */
import { cellOf } from '../../../contract/spot.js';
import type { MoveFigure, PlaceFigure } from '../../../contract/action.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { rule } from '../author.js';
import { NEVER_ON_TOP, ON_TOP } from '../followers.js';
import { REOPENS } from '../settings.js';
import { CLOSED, height, isTop, onTop } from '../towers.js';

const toTop = ({ action }: Inquiry<PlaceFigure>) => isTop(action.at);

const anyTower = rule<PlaceFigure>({
  id: 'top.any-tower',
  on: 'place-figure',
  cites: ['tower.top.any-tower', 'tower.action.one-of-four'],
  overrides: ['base.figure.tile-just-laid'],
  applies: toTop,
  judge: ({ action, pass }) => pass('the tower may stand anywhere on the board', { tile: cellOf(action.at) ?? null }),
});

const kind = rule<PlaceFigure>({
  id: 'top.kind',
  on: 'place-figure',
  cites: ['tower.top.which-followers', 'tower.top.not-mayor-wagon-barn', 'tower.top.not-abbot-builder-pig'],
  overrides: ['base.figure.feature-for-kind'],
  applies: toTop,
  judge: ({ action, pass, forbid, unregulated }) => {
    const facts = { kind: action.kind };
    if (ON_TOP.includes(action.kind)) return pass('such a follower stands on towers', facts);
    return NEVER_ON_TOP.includes(action.kind)
      ? forbid('such a figure does not stand on towers', facts)
      : unregulated('no source says whether such a figure stands on towers', facts);
  },
});

const needsAPiece = rule<PlaceFigure>({
  id: 'top.needs-a-piece',
  on: 'place-figure',
  cites: ['tower.top.needs-a-piece'],
  applies: toTop,
  judge: ({ view, action, pass, forbid }) => {
    const pieces = height(view, cellOf(action.at)!);
    return pieces > 0 ? pass('a tower stands there', { height: pieces }) : forbid('a mere foundation is no tower');
  },
});

const open = rule<PlaceFigure>({
  id: 'top.open-tower',
  on: 'place-figure',
  cites: ['tower.top.closes', 'tower.top.one-follower'],
  applies: toTop,
  judge: (inquiry) => {
    const cell = cellOf(inquiry.action.at)!;
    const top = onTop(inquiry.view, cell);
    const reopens = inquiry.get(REOPENS) === 'reopens';
    if (top) return inquiry.forbid('another follower stands on the tower', { figure: top.id });
    return !reopens && inquiry.view.tokensOn(CLOSED, cell).length > 0
      ? inquiry.forbid('a tower on which a follower has stood stays closed')
      : inquiry.pass('nobody stands on the tower');
  },
});

const ofItsOwn = rule<PlaceFigure>({
  id: 'top.place-of-its-own',
  on: 'place-figure',
  isRemark: true,
  cites: ['tower.top.area-of-its-own', 'tower.top.stays', 'tower.top.no-points'],
  applies: toTop,
  judge: ({ pass }) => pass('on a tower a follower stands in no other feature, brings no points, and stays until he is captured or eaten'),
});

const fromTheSupply = rule<PlaceFigure>({
  id: 'top.from-the-supply',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.from-supply'],
  cites: ['tower.top.not-from-another-place'],
  applies: toTop,
  judge: ({ pass }) => pass('a follower comes onto a tower from the supply'),
});

const notClimbed = rule<MoveFigure>({
  id: 'top.from-the-supply-only',
  on: 'move-figure',
  cites: ['tower.top.not-from-another-place'],
  applies: ({ action }) => isTop(action.to),
  judge: ({ forbid }) => forbid('nobody climbs a tower from another place on the board'),
});

const atTheEnd = rule({
  id: 'top.at-the-end',
  about: 'turn',
  // with which the last turn may end
  on: ['pass', 'place-figure', 'capture', 'move-dragon', 'place-token/castle'],
  isRemark: true,
  cites: ['tower.top.no-points'],
  applies: ({ view }) => view.snapshot.bag?.remaining === 0 && view.figures.some(({ figure }) => isTop(figure.at)),
  judge: ({ pass }) => pass('who stands on a tower brings no points in the final scoring'),
});

export const topRules = [kind, needsAPiece, open, anyTower, ofItsOwn, fromTheSupply, notClimbed, atTheEnd];
