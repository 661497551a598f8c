/** Who stands on a castle or cemetery, where guards go, and that nobody stands on mist. */
import type { PlaceFigure } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { GUARD, isGuard } from './ghosts.js';
import { hasMist } from './mist.js';
import { isCastleOrCemetery, isNoPlace } from './places.js';
import { CASTLE, MIST } from './vocabulary.js';

const isThere = ({ action }: Inquiry<PlaceFigure>) => isCastleOrCemetery(action.at);
const isCastle = ({ action }: Inquiry<PlaceFigure>) => spotName(action.at) === CASTLE;
const occupy = (inquiry: Inquiry<PlaceFigure>) => (isCastle(inquiry) ? cites('castle.occupy') : cites('cemetery.occupy', 'cemetery.empty'));

const aPlace = rule<PlaceFigure>({
  id: 'place.castle-or-cemetery',
  on: 'place-figure',
  cites: cites('castle.occupy', 'cemetery.occupy'),
  overrides: ['base.figure.feature-for-kind'],
  applies: isThere,
  judge: ({ pass }) => pass('castles and cemeteries are features that can be occupied'),
});

/** Those that may stand wherever an ordinary meeple may; of others no source speaks. */
const LIKE_MEEPLES = [GUARD, 'meeple', 'large-meeple', 'phantom'];
const isStranger = (inquiry: Inquiry<PlaceFigure>) =>
  isThere(inquiry) && inquiry.view.isFollower(inquiry.action) && !LIKE_MEEPLES.includes(inquiry.action.kind);

const who = rule<PlaceFigure>({
  id: 'place.who',
  on: 'place-figure',
  cites: cites('castle.occupy', 'cemetery.occupy'),
  applies: (inquiry) => isThere(inquiry) && !isStranger(inquiry),
  judge: (inquiry) => {
    const { action } = inquiry;
    const { kind } = action;
    inquiry.cite(occupy(inquiry));
    if (isGuard(action)) inquiry.cite(cites('guard.like-meeple'));
    if (LIKE_MEEPLES.includes(kind)) {
      if (kind === 'large-meeple') inquiry.cite(['inns-and-cathedrals.large-follower.like-a-follower']);
      if (kind === 'phantom') inquiry.cite(['phantom.like-a-follower']);
      return inquiry.pass('a meeple, normal or guard, may stand there', { kind });
    }
    inquiry.cite(cites('x.special-figures'));
    return inquiry.forbid('only meeples stand on castles and cemeteries: the {kind} is none', { kind });
  },
});

const strangers = rule<PlaceFigure>({
  id: 'place.other-meeples',
  on: 'place-figure',
  cites: cites('x.abbot', 'meta.combination', 'castle.occupy', 'cemetery.occupy'),
  applies: isStranger,
  judge: ({ action: { kind }, unregulated }) => unregulated('no source says whether the {kind} may stand on a castle or cemetery', { kind }),
});

const nobody = rule<PlaceFigure>({
  id: 'place.not-on-mist',
  on: 'place-figure',
  cites: cites('mist.nobody-on-it', 'setup.start-ruins'),
  overrides: ['base.figure.feature-for-kind'],
  applies: ({ action }) => isNoPlace(action.at),
  judge: ({ action, forbid }) =>
    spotName(action.at) === MIST ? forbid('nobody is placed on mist') : forbid('the ruin on the start tile is no castle: nobody is placed there'),
});

const besideMist = rule<PlaceFigure>({
  id: 'place.field-ends-at-mist',
  on: 'place-figure',
  isRemark: true,
  cites: cites('mist.field-border', 'mist.nobody-on-it'),
  applies: ({ view, action }) => {
    const cell = cellOf(action.at);
    return spotName(action.at) === 'field' && cell !== undefined && view.board.tilesOn(cell).some(({ shape }) => hasMist(shape.design));
  },
  judge: ({ pass }) => pass('the field ends at the mist, as it does at a city'),
});

const guards = rule<PlaceFigure>({
  id: 'guard.like-a-meeple',
  on: 'place-figure',
  isRemark: true,
  cites: cites('guard.like-meeple', 'setup.figures', 'cemetery.next-turn'),
  applies: ({ action }) => isGuard(action),
  judge: ({ pass }) => pass('a guard meeple is placed like a normal one; each player begins with two of his five'),
});

export const placeRules = [aPlace, who, strangers, nobody, besideMist, guards];
