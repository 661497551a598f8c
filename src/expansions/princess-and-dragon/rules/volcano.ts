/** The turn in which a volcano tile is laid, and the tile on which the dragon stands. */
import type { Action, MoveFairy, MoveFigure, OtherAction, PlaceFigure } from '../../../contract/action.js';
import type { Cell, Place } from '../../../contract/snapshot.js';
import type { Inquiry } from '../../../kernel/inquiry.js';
import { sameCell, type Position } from '../../../kernel/position.js';
import { actionKindId } from '../../../kernel/rule.js';
import { rule } from '../author.js';
import { dragonAt, isOn } from '../dragon.js';
import { DRAGON_SHARED_TILE, VOLCANO_ACTION_LIMIT, VOLCANO_FAIRY_MOVE, VOLCANO_OTHER_FIGURES } from '../settings/index.js';

const onVolcanoJustLaid = (view: Position, action: PlaceFigure) => view.laidSymbol('volcano') && sameCell(view.laid!.at, action.at.tile);

/** In older printings builder and pig went to the volcano tile, where the dragon stands. */
const mayGoOnVolcano = (inquiry: Pick<Inquiry, 'get'>, kind: string) =>
  ['builder', 'pig'].includes(kind) && inquiry.get(VOLCANO_OTHER_FIGURES) === 'builder-and-pig-allowed';

const noFigure = rule<PlaceFigure>({
  id: 'volcano.no-figure',
  on: 'place-figure',
  cites: ['pd.volcano.no-follower-on-it'],
  applies: ({ view, action }) => onVolcanoJustLaid(view, action),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    if (mayGoOnVolcano(inquiry, kind)) return inquiry.pass('only followers were barred from the volcano tile in this printing', { kind });
    const allowed = inquiry.trait(kind, 'deployableToJustPlacedVolcano');
    if (allowed === 'silent') return inquiry.unregulated('no source says whether it may go on the volcano tile just laid', { kind });
    return allowed === 'yes'
      ? inquiry.pass('it does not stand on the volcano tile itself', { kind })
      : inquiry.forbid('no figure may be placed on the volcano tile just laid', { kind });
  },
});

const fairyMove = rule<MoveFairy>({
  id: 'volcano.fairy-may-move',
  on: 'move-fairy',
  cites: ['pd.volcano.fairy-may-move', 'pd.volcano.allow.fairy', 'pd.volcano.fairy-move-optional'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: (inquiry) =>
    inquiry.get(VOLCANO_FAIRY_MOVE) === 'allowed'
      ? inquiry.pass('the fairy may be moved after a volcano tile')
      : inquiry.forbid('in a volcano turn no deployment is given up, so the fairy stays'),
});

/** Actions that a volcano turn leaves open besides placing a figure on the tile. */
const ALTERNATIVES = ['move-fairy', 'remove-figure/abbot', 'place-token', 'capture', 'move-figure'];

/** Bridges and ferries have a time of their own and come on top. */
const isAlternative = (action: Action): boolean =>
  ALTERNATIVES.includes(actionKindId(action)) && !['bridge', 'ferry'].includes((action as { kind?: string }).kind ?? '');

const oneAlternative = rule({
  id: 'volcano.one-alternative-action',
  on: ALTERNATIVES,
  cites: ['pd.volcano.one-alternative-action'],
  applies: ({ view, action }) =>
    view.laidSymbol('volcano') && isAlternative(action) && view.done.some((done) => isAlternative(done as unknown as Action)),
  judge: (inquiry) => {
    if (inquiry.get(VOLCANO_ACTION_LIMIT) === 'one-of-the-list')
      return inquiry.forbid('one of the actions that a volcano turn allows has been taken');
    return inquiry.disputed('whether a volcano turn allows more than one of its actions is not stated', [
      {
        setting: VOLCANO_ACTION_LIMIT.key,
        value: 'one-of-the-list',
        outcome: 'forbid',
        message: 'only one of them',
        cites: ['pd.volcano.one-alternative-action', 'pd.volcano.alternatives-named-with-or-c1'],
      },
      {
        setting: VOLCANO_ACTION_LIMIT.key,
        value: 'not-stated',
        outcome: 'permit',
        message: 'several of them',
        cites: ['pd.volcano.one-action-vs-list-c1'],
      },
    ]);
  },
});

interface Arrival {
  readonly kind: string;
  readonly at: Place;
}

/** Who would come to stand where; undefined where the figure is not on the board. */
function arrivalOf({ view, action }: Inquiry<PlaceFigure | MoveFigure>): Arrival | undefined {
  if (action.type === 'place-figure') return action;
  const moved = view.figure(action.figure)?.figure;
  return moved && { kind: moved.kind, at: action.to };
}

const notOnDragonTile = rule<PlaceFigure | MoveFigure>({
  id: 'dragon.shares-no-tile',
  on: ['place-figure', 'move-figure'],
  cites: ['pd.dragon.exclusive.scope-conflict'],
  applies: (inquiry) => {
    const arrival = arrivalOf(inquiry);
    return arrival !== undefined && isOn(dragonAt(inquiry.view), arrival.at.tile);
  },
  judge: (inquiry) => {
    const scope = inquiry.get(DRAGON_SHARED_TILE);
    const { kind, at } = arrivalOf(inquiry)!;
    if (scope === 'unrestricted') return inquiry.pass('in this printing figures may share the tile of the dragon', { kind });
    const subject = inquiry.view.ruleset.subject({ id: '', kind, at });
    const protectedThere = subject !== kind && inquiry.trait(subject, 'mayShareTileWithDragon') === 'yes';
    if (protectedThere) return inquiry.pass('it does not stand on the tile itself', { at });
    const barred = inquiry.trait(kind, scope === 'forbid-followers' ? 'isFollower' : 'eatenByDragon') === 'yes';
    if (barred) return inquiry.forbid('the dragon stands on the tile', { dragon: at.tile, kind });
    const silent = scope === 'forbid-followers' && !mayGoOnVolcano(inquiry, kind) && inquiry.trait(kind, 'mayShareTileWithDragon') === 'silent';
    return silent
      ? inquiry.unregulated('no source says whether such a figure may share the tile of the dragon', { kind })
      : inquiry.pass('such a figure may share the tile of the dragon', { kind });
  },
});

type PlaceToken = Extract<OtherAction, { type: 'place-token' }>;

const tileOf = ({ at }: PlaceToken): Cell | undefined => (at as { tile?: Cell } | null)?.tile;

/** Mage, witch ...: put on the board like a token, and on the menu like a figure. */
const neutralNotOnDragonTile = rule<PlaceToken>({
  id: 'dragon.shares-no-tile-with-neutral-figures',
  on: 'place-token',
  cites: ['pd.dragon.exclusive.scope-conflict'],
  applies: ({ view, action }) => {
    const tile = tileOf(action);
    return tile !== undefined && isOn(dragonAt(view), tile) && view.ruleset.figures.get(action.kind)?.neutral === true;
  },
  judge: (inquiry) => {
    const scope = inquiry.get(DRAGON_SHARED_TILE);
    const { kind } = inquiry.action;
    if (scope === 'unrestricted') return inquiry.pass('in this printing figures may share the tile of the dragon', { kind });
    if (scope === 'forbid-menu-figures' && inquiry.trait(kind, 'eatenByDragon') === 'yes')
      return inquiry.forbid('the dragon stands on the tile', { dragon: tileOf(inquiry.action), kind });
    return inquiry.trait(kind, 'mayShareTileWithDragon') === 'silent'
      ? inquiry.unregulated('no source says whether such a figure may share the tile of the dragon', { kind })
      : inquiry.pass('such a figure may share the tile of the dragon', { kind });
  },
});

export const volcanoRules = [noFigure, fairyMove, oneAlternative, notOnDragonTile, neutralNotOnDragonTile];
