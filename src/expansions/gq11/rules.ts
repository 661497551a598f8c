/** Tiles without rules of their own, and the two of a river. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER, rule } from './author.js';

const SOURCE = 'gq11/river-source-road';
const RIVER = 'gq11/river-two-cities';

const asUsual = rule<PlaceTile | PlaceFigure>({
  id: 'rules.none',
  on: ['place-tile', 'place-figure'],
  isRemark: true,
  cites: ['gq11.rules.none'],
  applies: ({ view, action }) => {
    const design = action.type === 'place-tile' ? view.ruleset.design(action.tile) : view.laid?.shape.design;
    return design?.expansion === FOLDER;
  },
  judge: ({ pass }) => pass('the tiles came without rules: they are laid, occupied and scored as usual'),
});

const sources = ({ board }: Position) => board.laid.filter(({ shape }) => shape.design.group === 'river-spring');
const isRiver = (view: Position, tile: string) => view.ruleset.design(tile)?.features.some(({ kind }) => kind === 'river') ?? false;

const oneSource = rule<PlaceTile>({
  id: 'river.one-spring',
  about: 'kind',
  on: 'place-tile',
  cites: ['gq11.river.one-spring'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.group === 'river-spring',
  judge: ({ view, pass, forbid }) =>
    sources(view).length > 0 ? forbid('one river has one source, and it lies there') : pass('no other source lies on the board'),
});

const fromThisSource = rule<PlaceTile>({
  id: 'river.spring-may-replace',
  on: 'place-tile',
  isRemark: true,
  cites: ['gq11.river.spring-may-replace', 'gq11.river.one-spring'],
  applies: ({ view, action }) => isRiver(view, action.tile) && sources(view).some(({ shape }) => shape.design.id === SOURCE),
  judge: ({ pass }) => pass('the river comes from this source in place of another'),
});

const ofTheRiver = rule<PlaceTile>({
  id: 'river.other-tile',
  on: 'place-tile',
  isRemark: true,
  cites: ['gq11.river.other-tile'],
  applies: ({ action, view }) => view.ruleset.design(action.tile)!.id === RIVER,
  judge: ({ pass }) => pass('the tile between two cities is a tile of the river'),
});

const fieldsApart = rule<PlaceFigure>({
  id: 'river.spring-parts-field',
  on: 'place-figure',
  isRemark: true,
  cites: ['gq11.river.spring-parts-field'],
  applies: ({ view, action }) =>
    spotName(action.at) === 'field' && (view.feature(action.at)?.parts.some(({ laid }) => laid.shape.design.id === SOURCE) ?? false),
  judge: ({ pass }) => pass('the road of this source parts the fields on both sides of it'),
});

export const gq11Rules = [asUsual, oneSource, fromThisSource, ofTheRiver, fieldsApart];

/** Its house is no inn: nothing is doubled. */
export const noInn: ScoreRule = {
  id: 'gq11.river.spring-no-inn',
  stage: 'rate',
  of: ['road'],
  cites: cites('gq11.river.spring-no-inn'),
  raises: ['base.score.road-tiles'],
  applies: ({ feature }) => feature.parts.some(({ laid }) => laid.shape.design.id === SOURCE),
  by: () => 0,
};
