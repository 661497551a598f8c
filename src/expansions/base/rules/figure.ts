/** Placing a figure. */
import { spotName } from '../../../contract/spot.js';
import type { Pass, PlaceFigure } from '../../../contract/action.js';
import type { Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { ofDecider } from '../../../kernel/judge/decider.js';
import { unoccupied } from '../../../kernel/judge/occupied.js';

const fromSupply = rule<PlaceFigure>({
  id: 'figure.from-supply',
  about: 'kind',
  on: 'place-figure',
  cites: ['base.figure.from-supply'],
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown } = inquiry;
    return ofDecider(inquiry, (player) => {
      const left = view.supply(player, action.kind);
      if (left === 0) inquiry.cite(view.ruleset.figures.get(action.kind)?.owned ?? []);
      if (left === undefined)
        return unknown('the supply of the player is not known', [`/players/${view.players.findIndex(({ id }) => id === player)}/supply`]);
      return left > 0 ? pass('the supply holds one', { left }) : forbid('the supply of `{player}` holds no {kind}', { player, kind: action.kind });
    });
  },
});

const tileJustLaid = rule<PlaceFigure>({
  id: 'figure.tile-just-laid',
  on: 'place-figure',
  cites: ['base.figure.tile-just-laid'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const at = view.turn.placed?.at;
    if (!at) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return view.isOnLaid(action.at)
      ? pass('it is the tile just laid')
      : forbid('the tile just laid is {laid}: the {kind} goes nowhere else', { laid: at, kind: action.kind });
  },
});

/** Tables may play without farmers, and without the gardens of the second edition. */
const isLeftOut = ({ ruleset }: Position, feature: string | undefined): boolean =>
  (feature === 'field' && !ruleset.plays('farmers')) || (feature === 'garden' && !ruleset.plays('garden'));

const feature = rule<PlaceFigure>({
  id: 'figure.feature-for-kind',
  on: 'place-figure',
  cites: ['base.figure.feature'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const figure = view.ruleset.figures.get(action.kind)!;
    const feature = spotName(action.at);
    inquiry.cite(figure.cites);
    if (view.node(action.at) < 0 || !figure.occupies)
      return inquiry.unsupported('the rules of the base game have no such place for the {kind}', { kind: action.kind, feature });
    if (feature === 'garden') inquiry.cite(['base.garden.no-follower']);
    if (isLeftOut(view, feature)) return inquiry.forbid('at this table no figure goes on a {feature}', { feature });
    return feature !== undefined && figure.occupies.includes(feature)
      ? inquiry.pass('such a figure goes on such a feature')
      : inquiry.forbid('the usual rules place no {kind} on a {feature}', { kind: action.kind, feature });
  },
});

const isUnoccupied = rule<PlaceFigure>({
  id: 'figure.unoccupied',
  on: 'place-figure',
  cites: ['base.figure.unoccupied'],
  applies: ({ view, action }) => view.node(action.at) >= 0,
  judge: (inquiry) => unoccupied(inquiry, inquiry.action.at),
});

const optional = rule<Pass>({
  id: 'figure.optional',
  about: 'turn',
  on: 'pass',
  cites: ['base.figure.optional'],
  applies: ({ view }) => view.turn.step === 'place-figure',
  judge: ({ pass }) => pass('placing a figure is optional'),
});

/** What a kind of figure says of the one action of a turn. */
const insteadOfAnother = rule<PlaceFigure>({
  id: 'figure.instead-of-another',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.turn.one-figure-action'],
  cites: ['base.figure.one-per-turn'],
  applies: ({ view, action }) => view.ruleset.figures.get(action.kind)?.instead !== undefined,
  judge: (inquiry) => {
    const { view, action, pass } = inquiry;
    inquiry.cite(view.ruleset.figures.get(action.kind)?.instead ?? []);
    return pass('the {kind} is placed instead of another figure', { kind: action.kind });
  },
});

export const figureRules = [optional, isUnoccupied, feature, tileJustLaid, fromSupply, insteadOfAnother];
