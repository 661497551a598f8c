/** The tiles are laid and occupied as usual; which roads of the churches are connected. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { cellOf, spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';

const ST_LOUIS = 'darmstadt/church-st-louis';
const ST_MARY = 'darmstadt/church-st-mary';

const tileOf = ({ view, action: { at } }: Inquiry<PlaceFigure>) => view.board.tile(cellOf(at))?.shape.design;

const asUsual = rule<PlaceTile | PlaceFigure>({
  id: 'tile.normal',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['darmstadt.tile.normal'],
  applies: ({ view, action }) => {
    const design = action.type === 'place-tile' ? view.ruleset.design(action.tile) : view.laid?.shape.design;
    return design?.expansion === 'darmstadt';
  },
  judge: ({ pass }) => pass('the tiles of Darmstadt are laid and occupied like all tiles, and the churches are monasteries'),
});

const fourRoads = rule<PlaceFigure>({
  id: 'tile.st-louis-roads',
  on: 'place-figure',
  isRemark: true,
  cites: ['darmstadt.tile.st-louis-roads'],
  applies: (inquiry) => tileOf(inquiry)?.id === ST_LOUIS && spotName(inquiry.action.at) === 'road',
  judge: ({ pass }) => pass('four separate roads lead to the church'),
});

const oneRoad = rule<PlaceFigure>({
  id: 'tile.st-mary-roads',
  on: 'place-figure',
  isRemark: true,
  cites: ['darmstadt.tile.st-mary-roads'],
  applies: (inquiry) => tileOf(inquiry)?.id === ST_MARY && spotName(inquiry.action.at) === 'road',
  judge: ({ pass }) => pass('both arms at the church are one road'),
});

export const darmstadtRules = [asUsual, fourRoads, oneRoad];
