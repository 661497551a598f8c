/** The dragon, the princess, the fairy and the portal meet a castle and its lord. */
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { spotName, type Cell } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { flatMap } from '../../kernel/lists.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { cites, rule } from './author.js';
import { CASTLE, isCastleAt, isCastleTile } from './castle.js';
import { countSpaces } from './with-others.js';

const dragonCounts = rule<MoveDragon>({
  id: 'x-spaces.dragon',
  on: 'move-dragon',
  cites: cites('x-spaces.ranges'),
  applies: ({ view, action }) => isCastleAt(view.board, action.to),
  judge: countSpaces,
});

const eatsTheLord = rule<MoveDragon>({
  id: 'x-princess-and-dragon.eats-the-lord',
  on: 'move-dragon',
  isRemark: true,
  cites: cites('x-princess-and-dragon.eats-the-lord'),
  applies: ({ view, action }) => isCastleAt(view.board, action.to) && !isFairyWithLord(view, action.to),
  judge: ({ pass }) => pass('the castle fills both spaces: its lord is eaten on either'),
});

/** Whether the fairy is with the lord of the castle that fills a cell. */
function isFairyWithLord(view: Position, cell: Cell): boolean {
  const { figure } = view.neutral('fairy') ?? {};
  const lord = typeof figure === 'string' ? view.figure(figure) : undefined;
  return lord !== undefined && spotName(lord.figure.at) === CASTLE && view.isOn(lord, cell);
}

const barredWithTheLord = rule<MoveDragon>({
  id: 'x-princess-and-dragon.fairy-bars-both-halves',
  on: 'move-dragon',
  isRemark: true,
  seconds: ['princess-and-dragon.dragon.not-onto-the-fairy-tile'],
  cites: cites('x-princess-and-dragon.fairy-with-lord', 'x-princess-and-dragon.eats-the-lord'),
  applies: ({ view, action }) => isFairyWithLord(view, action.to),
  judge: ({ pass }) => pass('the fairy is with the lord, and his castle fills both spaces'),
});

/** The half of a castle tile that the dragon does not enter. */
function otherHalfOf({ view, action }: Inquiry<MoveDragon>): readonly Cell[] {
  const castle = view.board.tilesOn(action.to).find(isCastleTile);
  return castle ? flatMap(view.board.cellsOf(castle.entry), ({ at }) => (sameCell(at, action.to) ? [] : [at])) : [];
}

/** Everybody but the lord who stands there. */
const onTheOtherHalf = (inquiry: Inquiry<MoveDragon>): readonly Figure[] =>
  flatMap(otherHalfOf(inquiry), (at) => inquiry.view.onTile(at).map(({ figure }) => figure)).filter(({ at }) => spotName(at) !== CASTLE);

/** What belongs to nobody and stands there, but for the fairy; a ghost goes with its follower. */
const neutralsThere = (inquiry: Inquiry<MoveDragon>): readonly string[] =>
  flatMap(Object.entries(inquiry.view.snapshot.neutral ?? {}), ([kind, { tile }]) =>
    !['dragon', 'fairy', 'ghost'].includes(kind) && otherHalfOf(inquiry).some((at) => sameCell(tile, at)) ? [kind] : [],
  );

/** Whether the dragon of this printing eats it, where he enters its tile. */
function eatsNeutral(inquiry: Inquiry<MoveDragon>, kind: string): boolean {
  const [key, spares] = kind === 'gingerbread-man' ? ['dragon.gingerbreadMan', 'not-eaten'] : ['dragon.diet', 'no-neutral-figures'];
  const entry = inquiry.view.ruleset.settings.entry(key);
  return inquiry.trait(kind, 'eatenByDragon') === 'yes' && !(entry && inquiry.get(entry.setting) === spares);
}

const otherHalf = rule<MoveDragon>({
  id: 'x-princess-and-dragon.other-half',
  on: 'move-dragon',
  cites: cites('x-princess-and-dragon.eats-the-lord', 'x-spaces.ranges'),
  applies: (inquiry) => onTheOtherHalf(inquiry).length + neutralsThere(inquiry).length > 0,
  judge: (inquiry) => {
    const figures = onTheOtherHalf(inquiry).filter((figure) => inquiry.trait(figure, 'eatenByDragon') === 'yes');
    const eaten = [...figures.map(({ id }) => id), ...neutralsThere(inquiry).filter((kind) => eatsNeutral(inquiry, kind))];
    return eaten.length > 0
      ? inquiry.unregulated('no source says whether the dragon eats those on the half that he does not enter', { figures: eaten })
      : inquiry.pass('he eats nobody of those on the other half');
  },
});

const noKnight = rule<RemoveFigure>({
  id: 'x-princess-and-dragon.lord-no-knight',
  on: 'remove-figure/princess',
  cites: cites('x-princess-and-dragon.lord-no-knight'),
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    spotName(view.figure(action.figure)!.figure.at) === CASTLE ? forbid('a lord is no knight of a city') : pass('it is no lord of a castle'),
});

const fairyWithLord = rule<MoveFairy>({
  id: 'x-princess-and-dragon.fairy-with-lord',
  on: 'move-fairy',
  isRemark: true,
  cites: cites('x-princess-and-dragon.fairy-with-lord'),
  applies: ({ view, action: { to } }) => {
    const standing = 'figure' in to ? view.figure(to.figure) : undefined;
    return standing !== undefined && spotName(standing.figure.at) === CASTLE;
  },
  judge: ({ pass }) => pass('the fairy may be put beside a lord like beside any follower'),
});

const later = rule<PlaceFigure>({
  id: 'figure.later-by-portal',
  on: 'place-figure',
  isRemark: true,
  cites: cites('figure.later-by-portal'),
  applies: ({ action }) => action.via === 'magic-portal' && spotName(action.at) === CASTLE,
  judge: ({ pass }) => pass('the portal leads into an open castle without a lord'),
});

export const rulesWithPrincessAndDragon = [dragonCounts, eatsTheLord, barredWithTheLord, otherHalf, noKnight, fairyWithLord, later];
