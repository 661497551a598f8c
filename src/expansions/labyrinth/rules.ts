/** Who may be placed on the labyrinth and its roads. */
import type { MoveFigure, PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Spot } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { unoccupied } from '../../kernel/judge/occupied.js';
import { cites, rule, type LabyrinthClauseId } from './author.js';
import { LABYRINTH, networkAt, onArm } from './arms.js';
import { VARIANT } from './settings.js';

type Coming = Inquiry<PlaceFigure | MoveFigure>;

/** The labyrinth or the arm that a figure would come to; without the variant all of them are one road. */
function judgeArm(inquiry: Coming, at: Spot) {
  const { view } = inquiry;
  if (inquiry.get(VARIANT) === 'basic') return unoccupied(inquiry, at);
  return unoccupied(inquiry, at, onArm(view, networkAt(view, at)!, at).there);
}

/** Whatever stands on the rest of the road: this speaks also where nobody says whether the arm itself is occupied. */
function passArm(inquiry: Coming) {
  inquiry.get(VARIANT);
  return inquiry.pass('the labyrinth and each of its roads are occupied apart');
}

/** Whether a figure would come to a labyrinth by the rules for that. */
const comes = ({ view }: Coming, at: Spot): boolean => networkAt(view, at) !== undefined;
const isApart = (inquiry: Coming, at: Spot): boolean => comes(inquiry, at) && inquiry.view.get(VARIANT) === 'advanced';

/** Whoever joins others, or comes to them by a machine or a circle, does so by the rules of that. */
const claims = ({ view, action: { kind, via } }: Inquiry<PlaceFigure>): boolean =>
  view.ruleset.isFollower(kind) && (via === undefined || via === 'magic-portal');

const isBetweenTwo = (inquiry: Coming, at: Spot): boolean =>
  isApart(inquiry, at) && onArm(inquiry.view, networkAt(inquiry.view, at)!, at).labyrinths > 1;

const claimed = (id: string, isBetween: boolean, ...more: LabyrinthClauseId[]): Rule =>
  rule<PlaceFigure>({
    id,
    on: 'place-figure',
    cites: ['labyrinth.tile.one-road', ...more],
    applies: (inquiry) => claims(inquiry) && comes(inquiry, inquiry.action.at) && isBetweenTwo(inquiry, inquiry.action.at) === isBetween,
    judge(inquiry) {
      const { at, via } = inquiry.action;
      if (via) inquiry.cite(cites('labyrinth.other-ways'));
      return judgeArm(inquiry, at);
    },
  });

const apart = rule<PlaceFigure>({
  id: 'apart',
  on: 'place-figure',
  cites: ['labyrinth.advanced.on-labyrinth'],
  overrides: ['base.figure.unoccupied', 'princess-and-dragon.portal.destination-unoccupied'],
  applies: (inquiry) => claims(inquiry) && isApart(inquiry, inquiry.action.at),
  judge: passArm,
});

const movedTo = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon',
  on: 'move-figure/wagon',
  cites: ['labyrinth.other-ways'],
  applies: (inquiry) => comes(inquiry, inquiry.action.to),
  judge: (inquiry) => judgeArm(inquiry, inquiry.action.to),
});

const movedApart = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.apart',
  on: 'move-figure/wagon',
  cites: ['labyrinth.other-ways'],
  overrides: ['abbey-and-mayor.wagon.to-unoccupied'],
  applies: (inquiry) => isApart(inquiry, inquiry.action.to),
  judge: passArm,
});
export const rulesWithAbbeyAndMayor: readonly Rule[] = [movedTo, movedApart];

const laidNormally = rule<PlaceTile>({
  id: 'tile.laid-normally',
  on: 'place-tile',
  isRemark: true,
  cites: ['labyrinth.tile.laid-normally', 'labyrinth.tile.one-road'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.features.some(({ marks }) => marks.includes(LABYRINTH)),
  judge: ({ pass }) => pass('the labyrinth is laid like every tile, and connects four roads'),
});

const fields = rule<PlaceFigure>({
  id: 'tile.fields',
  on: 'place-figure',
  isRemark: true,
  cites: ['labyrinth.tile.fields'],
  applies: ({ view, action }) =>
    view.feature(action.at)?.kind === 'field' && (view.laid?.shape.design.features.some(({ marks }) => marks.includes(LABYRINTH)) ?? false),
  judge: ({ pass }) => pass('the four strips of field beside the labyrinth are apart'),
});

export const tileRules: readonly Rule[] = [laidNormally, fields];
export const placingRules: readonly Rule[] = [claimed('occupied', false), claimed('between-two', true, 'labyrinth.advanced.two-labyrinths'), apart];
