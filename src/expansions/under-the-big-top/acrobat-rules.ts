/** Who becomes an acrobat where, and when a pyramid is scored. */
import type { Choose, Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { SCORE_PYRAMID } from './acrobats.js';
import { acrobatsOn, FULL, grownEarlier, grownNow, hasPyramid, isBesideLaid, isPyramid, isScoring, pyramids } from './pyramids.js';
import { ACROBAT_FIGURES, ACROBATS, PHANTOM_AFTER_PYRAMID, PYRAMID_OF_THE_FIRST_PART } from './settings.js';
import { ACROBAT_SPACE } from './spaces.js';

const toPyramid = ({ action }: Inquiry<PlaceFigure>) => isPyramid(action.at);

const where = rule<PlaceFigure>({
  id: 'acrobat.where',
  on: 'place-figure',
  cites: cites('acrobat.place.on-its-tile', 'acrobat.place.next-to-it', 'acrobat.place.empty-too'),
  overrides: ['base.figure.tile-just-laid'],
  applies: toPyramid,
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    const cell = cellOf(action.at)!;
    if (inquiry.get(ACROBATS) === 'off') return forbid('the table plays without acrobats');
    if (!hasPyramid(view, cell)) return forbid('the tile has no acrobat space', { tile: cell });
    if (action.via === 'flying-machine' && view.ruleset.has('flier'))
      return pass('it is the pyramid of a tile to which somebody flies', { tile: cell });
    if (!view.turn.placed) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (action.via === 'magic-portal') return pass('the portal leads to any pyramid', { tile: cell });
    return isBesideLaid(view, cell)
      ? pass('the pyramid is on the tile just laid or beside it', { tile: cell })
      : forbid('the pyramid is neither on the tile just laid nor beside it', { tile: cell });
  },
});

const NORMAL = ['meeple'];

const who = rule<PlaceFigure>({
  id: 'acrobat.who',
  on: 'place-figure',
  cites: cites('acrobat.place.normal-followers', 'acrobat.place.any-player'),
  overrides: ['base.figure.feature-for-kind'],
  applies: toPyramid,
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    if (NORMAL.includes(kind)) return inquiry.pass('an ordinary follower may become an acrobat');
    if (kind !== 'phantom') return inquiry.forbid('the {kind} never becomes an acrobat', { kind });
    return inquiry.get(ACROBAT_FIGURES) === 'normal-and-phantom'
      ? inquiry.pass('the phantom may become an acrobat')
      : inquiry.forbid('at this table the phantom never becomes an acrobat');
  },
});

const room = rule<PlaceFigure>({
  id: 'acrobat.three-places',
  on: 'place-figure',
  cites: cites('acrobat.place.three-places', 'acrobat.pyramid.complete-with-three', 'acrobat.removed-opens'),
  applies: toPyramid,
  judge: ({ view, action, pass, forbid }) => {
    const there = acrobatsOn(view, cellOf(action.at)!).length;
    return there < FULL ? pass('the pyramid has a place left', { acrobats: there }) : forbid('the pyramid is complete');
  },
});

const apart = rule<PlaceFigure>({
  id: 'acrobat.no-occupation',
  on: 'place-figure',
  isRemark: true,
  cites: cites('acrobat.place.no-occupation'),
  applies: ({ view, action }) => {
    const cell = cellOf(action.at);
    return cell !== undefined && hasPyramid(view, cell);
  },
  judge: ({ pass }) => pass('acrobats do not occupy the roads and fields of their tile, nor the other way round'),
});

const figureAction = rule<PlaceFigure>({
  id: 'acrobat.figure-action',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.turn.one-figure-action'],
  cites: cites('acrobat.place.is-the-figure-action'),
  applies: toPyramid,
  judge: ({ pass }) => pass('becoming an acrobat is the action with a figure'),
});

const anyPlayer = rule<PlaceFigure>({
  id: 'acrobat.any-player',
  on: 'place-figure',
  isRemark: true,
  cites: cites('acrobat.place.any-player'),
  applies: toPyramid,
  judge: ({ pass }) => pass('a pyramid is open to all players'),
});

const complete = rule<Choose>({
  id: 'acrobat.pyramid-complete',
  on: SCORE_PYRAMID,
  cites: cites('acrobat.pyramid.complete-with-three', 'acrobat.score.anywhere', 'acrobat.score.anybody', 'acrobat.removed-opens'),
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    if (inquiry.get(ACROBATS) === 'off') return forbid('the table plays without acrobats');
    if (!action.feature) return unknown('which pyramid is meant is not said', ['/action/feature']);
    const there = acrobatsOn(view, action.feature.tile).length;
    return there === FULL ? pass('the pyramid is complete') : forbid('the pyramid is not complete', { acrobats: there });
  },
});

const earlierTurn = rule<Choose>({
  id: 'acrobat.not-in-the-same-turn',
  on: SCORE_PYRAMID,
  cites: cites('acrobat.score.not-in-the-same-turn'),
  applies: ({ action }) => action.feature !== undefined,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const cell = action.feature!.tile;
    if (grownNow(view, cell)) return forbid('the pyramid has only been completed in this turn');
    if (!grownEarlier(view, cell)) return pass('the pyramid was completed in an earlier turn');
    const value = inquiry.get(PYRAMID_OF_THE_FIRST_PART);
    if (value === 'unregulated') return inquiry.unregulated('no source says whether the first part of a double turn is an earlier turn here');
    return value === 'second-part'
      ? pass('the first part of the double turn counts as an earlier turn at this table')
      : forbid('the pyramid has only been completed in this turn');
  },
});

const instead = rule<Choose>({
  id: 'acrobat.instead-of-a-figure',
  about: 'turn',
  on: SCORE_PYRAMID,
  cites: cites('acrobat.score.instead-of-a-figure', 'acrobat.score.one-at-a-time'),
  judge: ({ view, pass, forbid }) => {
    const taken = view.done.find((action) => view.ruleset.kinds.of(action, 'place-figure')?.figureAction);
    return taken ? forbid('a pyramid is scored instead of another action with a figure', { taken }) : pass('nothing else has been done instead');
  },
});

const afterwards = rule<PlaceFigure>({
  id: 'acrobat.no-figure-after-scoring',
  about: 'kind',
  on: 'place-figure',
  cites: cites('acrobat.score.instead-of-a-figure'),
  // who comes to the City or by a crop circle afterwards is not placed instead
  applies: ({ view, action }) => view.turn.step === 'place-figure' && view.done.some(isScoring) && action.kind !== 'phantom',
  judge: ({ forbid }) => forbid('a pyramid has been scored instead of placing a figure'),
});

const optional = rule<Pass>({
  id: 'acrobat.score.optional',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: cites('acrobat.score.optional'),
  applies: ({ view }) => view.turn.step === 'place-figure' && pyramids(view).some((cell) => acrobatsOn(view, cell).length === FULL),
  judge: ({ pass }) => pass('nobody has to score a complete pyramid'),
});

const laid = rule<PlaceTile>({
  id: 'acrobat.tile.as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: cites('acrobat.tile.as-usual'),
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(ACROBAT_SPACE),
  judge: ({ pass }) => pass('a tile with acrobat spaces is laid like every tile, and its roads end there'),
});

const roadsEnd = rule<PlaceFigure>({
  id: 'acrobat.tile.roads-end',
  on: 'place-figure',
  isRemark: true,
  cites: cites('acrobat.tile.as-usual'),
  applies: ({ view, action }) =>
    'feature' in action.at && action.at.feature === 'road' && (view.laid?.shape.design.symbols.includes(ACROBAT_SPACE) ?? false),
  judge: ({ pass }) => pass('roads end at the acrobat space'),
});

export const acrobatRules = [where, who, room, apart, figureAction, anyPlayer, complete, earlierTurn, instead, afterwards, optional, roadsEnd];
export const acrobatTileRules = [laid];

/** Two answers of the community. */
export const phantomAfterScoring = rule<PlaceFigure>({
  id: 'with-phantom.after-scoring',
  about: 'kind',
  on: 'place-figure',
  cites: cites('x.phantom.after-scoring-acrobats'),
  applies: ({ view, action }) => view.turn.step === 'place-figure' && action.kind === 'phantom' && view.done.some(isScoring),
  judge: (inquiry) =>
    inquiry.get(PHANTOM_AFTER_PYRAMID) === 'yes'
      ? inquiry.pass('the phantom may be placed after a pyramid has been scored')
      : inquiry.forbid('who has scored a pyramid has placed no figure that the phantom could follow'),
});
