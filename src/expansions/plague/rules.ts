/** What sources and fleas mean to tiles, figures and scores. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { fleaOn, fleas, hasActiveOutbreak, isSource, outbreaks } from './regions.js';
import { SOURCE } from './tiles.js';

/** A lord stands on both halves of his castle tile: what a flea means to him hangs on what that tile is. */
const isLordByFlea = (view: Position, { at }: PlaceFigure): boolean => {
  const cell = cellOf(at);
  return spotName(at) === 'german-castle' && cell !== undefined && fleaOn(view, cell) !== undefined;
};

/** Whichever of its four tiles names the point where it stands. */
const BARN = 'barn';

const laid = rule<PlaceTile>({
  id: 'source.laid-normally',
  on: 'place-tile',
  isRemark: true,
  cites: ['plague.source.laid-normally', 'plague.tile.onto-neighbour', 'plague.setup.tokens-neutral'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes(SOURCE) || fleas(view).length > 0,
  judge: ({ pass }) => pass('plague sources, and tiles beside fleas, are laid like all others'),
});

const noFigure = rule<PlaceFigure>({
  id: 'source.no-figure',
  on: 'place-figure',
  cites: ['plague.source.no-figure', 'plague.source.no-figure-while-active'],
  applies: ({ view, action }) => action.kind !== BARN && isSource(view, cellOf(action.at) ?? [NaN, NaN]),
  judge: ({ view, action, pass, forbid, unregulated }) => {
    const cell = cellOf(action.at)!;
    if (sameCell(view.turn.placed?.at, cell))
      return view.isFollower({ kind: action.kind })
        ? forbid('no follower is put on the plague source just laid', { tile: cell })
        : unregulated('whether the {kind} goes on a plague source just laid no source says', { kind: action.kind });
    return hasActiveOutbreak(view, cell) ? forbid('nobody comes to an active plague source', { tile: cell }) : pass('its outbreak has ended');
  },
});

const noPlacing = rule<PlaceFigure>({
  id: 'infected.no-placing',
  on: 'place-figure',
  cites: ['plague.infected.no-placing', 'plague.infected.latent-placing', 'plague.tile.onto-neighbour', 'plague.infected.stays'],
  applies: ({ view, action }) => fleas(view).length > 0 && !isLordByFlea(view, action),
  judge: (inquiry) => {
    const { view, action, pass, forbid, unregulated } = inquiry;
    if (action.kind === BARN) {
      inquiry.cite(['plague.hit.barn-safe']);
      return pass('a barn does not stand on one tile');
    }
    const cell = cellOf(action.at);
    const flea = cell && fleaOn(view, cell);
    if (!flea) return pass('no flea lies on the tile');
    return flea.active === false
      ? unregulated('whether a figure may come to a tile with a latent flea no source says', { tile: cell })
      : forbid('an active flea lies on {tile}', { tile: cell });
  },
});

const counts = rule({
  id: 'tile.counts',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['plague.tile.counts', 'plague.final.no-effect'],
  applies: ({ view }) => outbreaks(view).length > 0,
  judge: ({ pass }) => pass('tiles with fleas and sources count like all others, at the end too'),
});

export const plagueRules = [laid, noFigure, noPlacing, counts];
