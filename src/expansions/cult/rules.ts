/** Where shrines and monasteries may be laid, and what it means to occupy one. */
import type { Action, PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Standing } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';
import { around, asBuilding, challenged, kindOf } from './buildings.js';
import { SECOND_NEIGHBOUR } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const names = (isShrine: boolean) => (isShrine ? 'shrine' : 'monastery');

const neighbours = rule<PlaceTile>({
  id: 'placement.one-neighbour',
  on: 'place-tile',
  cites: [
    'cult.placement.shrine-beside-monasteries',
    'cult.placement.monastery-beside-shrines',
    'cult.placement.neighbour',
    'cult.placement.same-kind-free',
    'cult.placement.occupied-or-not',
    'cult.placement.abbey',
    'cult.placement.kinds-of-monastery',
  ],
  applies: ({ view, action }) => kindOf(view.ruleset.design(action.tile)!) !== undefined,
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const isShrine = kindOf(view.ruleset.design(action.tile)!)!;
    const kind = names(!isShrine);
    const others = around(view, action.at, !isShrine);
    if (others.length > 1) return forbid('more than one {kind} lies around the place', { kind, at: others.map(({ cell }) => cell) });
    const [other] = others;
    if (!other) return pass('no building of the other kind lies around the place');
    const rivals = around(view, other.cell, isShrine);
    if (rivals.length === 0) return pass('one {kind} lies beside it', { kind, at: other.cell });
    return inquiry.get(SECOND_NEIGHBOUR) === 'allowed'
      ? pass('one {kind} lies beside it', { kind, at: other.cell })
      : forbid('the {kind} beside it has a neighbour of the other kind already', { kind, at: other.cell, neighbour: rivals[0]!.cell });
  },
});

const laidLikeOthers = rule<PlaceTile>({
  id: 'tile.like-others',
  on: 'place-tile',
  isRemark: true,
  cites: ['cult.setup.mixed-in', 'cult.shrine.like-monastery'],
  applies: ({ view, action }) => {
    const design = view.ruleset.design(action.tile);
    return design !== undefined && kindOf(design) === true;
  },
  judge: ({ pass }) => pass('a tile with a shrine is laid like one with a monastery'),
});

const challenge = rule<PlaceFigure>({
  id: 'challenge.begins',
  on: 'place-figure',
  isRemark: true,
  cites: cites(
    'cult.shrine.like-monastery',
    'cult.shrine.heretic',
    'cult.challenge.heretic-beside-monk',
    'cult.challenge.monk-beside-heretic',
    'cult.challenge.own-figure',
    'cult.challenge.both-occupied',
    'cult.challenge.abbey',
    'cult.challenge.loser-building-free',
    'cult.challenge.special-monastery',
  ) as ['cult.shrine.heretic'],
  applies: ({ view, action }) => asBuilding(view.feature(action.at)) !== undefined,
  judge: (inquiry) => {
    const { view, action, pass } = inquiry;
    if (action.via === 'flying-machine') inquiry.cite(['cult.challenge.by-portal']);
    const others = challenged(view, asBuilding(view.feature(action.at))!);
    return others.length > 0
      ? pass('whoever stands there and on {beside} challenge each other', { beside: others.map(({ cell }) => cell) })
      : pass('no occupied building of the other kind lies beside it: there is no challenge');
  },
});

const otherFeatures = rule<PlaceFigure>({
  id: 'tile.other-features',
  on: 'place-figure',
  isRemark: true,
  cites: ['cult.shrine.other-features'],
  applies: ({ view }) => view.laid !== undefined && kindOf(view.laid.shape.design) === true,
  judge: ({ pass }) => pass('any feature of a tile with a shrine may be occupied'),
});

/** Who the action takes off the board, as far as it says so. */
function taken({ view, action }: Inquiry): readonly Standing[] {
  const { figure, to } = action as Action & { readonly figure?: string; readonly to?: Cell };
  if (action.type === 'move-dragon') return to ? view.onTile(to) : [];
  const named = figure === undefined ? undefined : view.figure(figure);
  return named ? [named] : [];
}

/** The buildings in a challenge that they stand on. */
const left = (inquiry: Inquiry) =>
  flatMap(taken(inquiry), ({ node }) => {
    const building = node < 0 ? undefined : asBuilding(inquiry.view.board.feature(node));
    return building !== undefined && challenged(inquiry.view, building).length > 0 ? [building] : [];
  });

const challengeEnds = rule({
  id: 'challenge.ends',
  on: ['move-dragon', 'capture', 'remove-figure'],
  isRemark: true,
  cites: ['cult.challenge.ends-when-one-leaves'],
  applies: (inquiry) => left(inquiry).length > 0,
  judge: (inquiry) => {
    if (left(inquiry).some(({ node }) => inquiry.view.board.feature(node).isComplete)) inquiry.cite(['cult.challenge.winner-must-score']);
    return inquiry.pass('when nobody is left on one side the challenge is over, and nobody has won it');
  },
});

export const cultRules: readonly Rule[] = [neighbours, laidLikeOthers, challenge, otherFeatures, challengeEnds];
