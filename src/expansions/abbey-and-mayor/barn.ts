/** Placing the barn. */
import type { PlaceFigure } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Position } from '../../kernel/position/position.js';
import { isAbbey } from './abbey.js';
import { cites, rule } from './author.js';
import { placeAt, pointOf, pointsAround, quarters } from './corner.js';
import { SECOND_BARN } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

export const BARN = 'barn';
const isBarn = ({ action }: Inquiry<PlaceFigure>) => action.kind === BARN;

/** The corners of the tile just laid, each named once. */
export const corners: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (!view.laid || view.supply(view.active, BARN) === 0) return [];
    const points = new Map(flatMap(view.board.cellsOf(view.laid.entry), ({ at }) => pointsAround(at).map((point) => [point.join(), point] as const)));
    return [...points.values()]
      .map(placeAt)
      .filter((at) => view.node(at) >= 0)
      .map((at): PlaceFigure => ({ type: 'place-figure', kind: BARN, at }));
  },
  // whichever of the four tiles names the corner
  infer: (view, action) => {
    const point = action.kind === BARN ? pointOf(action.at) : undefined;
    const at = point && placeAt(point);
    return at && view.node(at) >= 0 && view.board.rootOf(view.node(at)) === view.board.rootOf(view.node(action.at)) ? { ...action, at } : action;
  },
};

/** The barns in the field of a node. */
export const barnsOn = (view: Position, node: number) => view.onNode(node).filter(({ figure }) => figure.kind === BARN);

const corner = rule<PlaceFigure>({
  id: 'barn.corner',
  on: 'place-figure',
  cites: cites('barn.corner', 'barn.four-field-corners', 'barn.abbey-corner', 'barn.one-field', 'farmers-off.barn'),
  // tables without farmers have barns all the same
  overrides: ['base.figure.feature-for-kind'],
  applies: isBarn,
  judge: ({ view, action, pass, forbid }) => {
    const point = pointOf(action.at);
    if (!point) return forbid('a barn stands at a corner of its tile, in a field', { at: action.at });
    const around = quarters(view.board, point);
    const empty = around.find(({ laid }) => !laid);
    if (empty) return forbid('a barn stands where four tiles meet', { empty: empty.cell });
    const abbey = around.find(({ laid }) => isAbbey(laid));
    if (abbey) return forbid('an abbey has no field in its corners', { abbey: abbey.cell });
    const other = around.find(({ node }) => node < 0);
    if (other) return forbid('one of the four corners is no field', { tile: other.cell });
    const roots = new Set(around.map(({ node }) => view.board.rootOf(node)));
    return roots.size > 1 || around.some(({ isParted }) => isParted)
      ? forbid('the four corners are not one field')
      : pass('four corners of one field meet there');
  },
});

const tileJustLaid = rule<PlaceFigure>({
  id: 'barn.tile-just-laid',
  on: 'place-figure',
  cites: cites('barn.tile-just-laid'),
  overrides: ['base.figure.tile-just-laid'],
  applies: (inquiry) => isBarn(inquiry) && pointOf(inquiry.action.at) !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    const { entry } = view.laid;
    return quarters(view.board, pointOf(action.at)!).some(({ laid }) => laid?.entry === entry)
      ? pass('one of the four tiles is the one just laid')
      : forbid('none of the four tiles is the one just laid', { laid: view.laid.at });
  },
});

const secondBarn = rule<PlaceFigure>({
  id: 'barn.second-barn',
  on: 'place-figure',
  cites: cites('barn.farmers-do-not-hinder', 'barn.barns-may-meet'),
  overrides: ['base.figure.unoccupied'],
  supplants: true,
  applies: (inquiry) => isBarn(inquiry) && inquiry.view.node(inquiry.action.at) >= 0,
  judge: (inquiry) => {
    const barns = barnsOn(inquiry.view, inquiry.view.node(inquiry.action.at)).map(({ figure }) => figure.id);
    if (inquiry.get(SECOND_BARN) === 'allowed') return inquiry.pass('neither a barn nor anybody else in the field is in its way');
    return barns.length > 0
      ? inquiry.forbid('a barn stands in the field', { barns })
      : inquiry.pass('whoever else is in the field is not in its way');
  },
});

const noFarmer = rule<PlaceFigure>({
  id: 'barn.no-farmer',
  on: 'place-figure',
  cites: cites('barn.no-farmer-afterwards', 'barn.no-farmer-by-other-means', 'barn.connect-farmer-of-this-turn'),
  applies: ({ view, action }) =>
    view.ruleset.isFollower(action.kind) && 'feature' in action.at && action.at.feature === 'field' && view.node(action.at) >= 0,
  judge: ({ view, action, pass, forbid }) => {
    const barns = barnsOn(view, view.node(action.at)).map(({ figure }) => figure.id);
    return barns.length > 0 ? forbid('a barn stands in the field', { barns }) : pass('no barn stands in the field');
  },
});

export const barnRules = [corner, tileJustLaid, secondBarn, noFarmer];
