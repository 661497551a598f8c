/** Placing a figure. */
import type { Pass, PlaceFigure } from '../../../contract/action.js';
import { sameCell } from '../../../kernel/position.js';
import { rule } from '../author.js';

const fromSupply = rule<PlaceFigure>({
  id: 'figure.from-supply',
  about: 'kind',
  on: 'place-figure',
  cites: ['base.figure.from-supply'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const left = view.supply(view.active, action.kind);
    if (left === undefined)
      return unknown('the supply of the player is not known', [`/players/${view.players.findIndex(({ id }) => id === view.active)}/supply`]);
    return left > 0 ? pass('the supply holds one', { left }) : forbid('the supply holds none', { kind: action.kind });
  },
});

const tileJustLaid = rule<PlaceFigure>({
  id: 'figure.tile-just-laid',
  on: 'place-figure',
  cites: ['base.figure.tile-just-laid'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const at = view.turn.placed?.at;
    if (!at) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return sameCell(at, action.at.tile) ? pass('it is the tile just laid') : forbid('it is not the tile just laid', { laid: at });
  },
});

const feature = rule<PlaceFigure>({
  id: 'figure.feature-for-kind',
  on: 'place-figure',
  cites: ['base.figure.feature'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const figure = view.ruleset.figures.get(action.kind)!;
    inquiry.cite(figure.cites);
    if (view.node(action.at) < 0 || !figure.occupies)
      return inquiry.unregulated('whether such a figure goes there is not modelled', { kind: action.kind, feature: action.at.feature });
    if (action.at.feature === 'garden') inquiry.cite(['base.garden.no-follower']);
    return (figure.occupies as readonly string[]).includes(action.at.feature)
      ? inquiry.pass('such a figure goes on such a feature')
      : inquiry.forbid('such a figure does not go on such a feature', { kind: action.kind, feature: action.at.feature });
  },
});

const unoccupied = rule<PlaceFigure>({
  id: 'figure.unoccupied',
  on: 'place-figure',
  cites: ['base.figure.unoccupied'],
  applies: ({ view, action }) => view.node(action.at) >= 0,
  judge: ({ view, action, pass, forbid }) => {
    const there = view.onNode(view.node(action.at));
    return there.length > 0
      ? forbid('the feature is occupied', () => ({ by: there.map(({ figure }) => figure.id) }))
      : pass('nobody stands on the feature');
  },
});

const optional = rule<Pass>({
  id: 'figure.optional',
  about: 'turn',
  on: 'pass',
  cites: ['base.figure.optional'],
  judge: ({ pass }) => pass('placing a figure is optional'),
});

export const figureRules = [optional, unoccupied, feature, tileJustLaid, fromSupply];
