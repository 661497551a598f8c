/** The turn in which a volcano tile is laid, and the tile on which the dragon stands. */
import type { Trait } from '../../../kernel/ruleset/trait-table.js';
import { cellOf, type Spot } from '../../../contract/spot.js';
import { DRAGON_SHARED_TILE } from '../settings/dragon.js';
import { VOLCANO_ACTION_LIMIT, VOLCANO_FAIRY_MOVE, VOLCANO_OTHER_FIGURES } from '../settings/volcano.js';
import type { MoveFigure, PlaceFigure } from '../../../contract/action.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { dragonAt, isOn } from '../dragon.js';
import { kindThere, OTHERS } from '../figure-step.js';
import type { MoveFairy } from '../wire.js';

const ELSEWHERE = 'placeableElsewhereInVolcanoTurn';

const onVolcanoJustLaid = (view: Position, action: PlaceFigure) => view.laidSymbol('volcano') && sameCell(view.laid!.at, cellOf(action.at));

/** In older printings builder and pig went to the volcano tile, where the dragon stands. */
const mayGoOnVolcano = (inquiry: Pick<Inquiry, 'get'>, kind: string) =>
  ['builder', 'pig'].includes(kind) && inquiry.get(VOLCANO_OTHER_FIGURES) !== 'forbidden';

/** No follower either, but of him those printings could not speak yet. */
const cameLater = (inquiry: Pick<Inquiry, 'get'>, kind: string) => kind === 'shepherd' && inquiry.get(VOLCANO_OTHER_FIGURES) !== 'forbidden';

const onVolcano = (inquiry: Inquiry, kind: string) => {
  const isLater = cameLater(inquiry, kind);
  if (inquiry.get(VOLCANO_OTHER_FIGURES) !== 'not-stated' && !isLater)
    return inquiry.pass('only followers are barred from the volcano tile', { kind });
  const message = isLater
    ? 'whether that printing bars the shepherd from the volcano tile is not known'
    : 'whether that printing bars builder and pig from the volcano tile is not known';
  return inquiry.disputed(message, [
    {
      setting: VOLCANO_OTHER_FIGURES.key,
      value: 'forbidden',
      outcome: 'forbid',
      message: 'no figure may be placed on the volcano tile just laid',
      cites: ['pd.volcano.no-other-figure-either'],
    },
    {
      setting: VOLCANO_OTHER_FIGURES.key,
      value: 'builder-and-pig-allowed',
      outcome: 'permit',
      message: 'only followers are barred from the volcano tile',
      cites: ['pd.volcano.builder-pig-allowed-in-older-printings'],
    },
  ]);
};

const noFigure = rule<PlaceFigure>({
  id: 'volcano.no-figure',
  on: 'place-figure',
  cites: ['pd.volcano.no-follower-on-it'],
  applies: ({ view, action }) => onVolcanoJustLaid(view, action),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    inquiry.cite(['pd.tile.symbol-influences-deployment']);
    if (mayGoOnVolcano(inquiry, kind) || cameLater(inquiry, kind)) return onVolcano(inquiry, kind);
    const allowed = inquiry.trait(kind, 'deployableToJustPlacedVolcano');
    if (allowed === 'silent') return inquiry.unregulated('no source says whether the {kind} may go on the volcano tile just laid', { kind });
    return allowed === 'yes'
      ? inquiry.pass('it does not stand on the volcano tile itself', { kind })
      : inquiry.forbid('no figure may be placed on the volcano tile just laid', { kind });
  },
});

const fairyMove = rule<MoveFairy>({
  id: 'volcano.fairy-may-move',
  about: 'turn',
  on: 'move-fairy',
  cites: ['pd.volcano.fairy-may-move', 'pd.volcano.allow.fairy', 'pd.volcano.fairy-move-optional'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: (inquiry) => {
    inquiry.trait('fairy', ELSEWHERE);
    return inquiry.get(VOLCANO_FAIRY_MOVE) === 'allowed'
      ? inquiry.pass('the fairy may be moved after a volcano tile')
      : inquiry.forbid('in a volcano turn no deployment is given up, so the fairy stays');
  },
});

/** Actions that a volcano turn leaves open besides placing a figure elsewhere. */
const ALTERNATIVES = ['move-fairy', ...OTHERS];

const oneAlternative = rule({
  id: 'volcano.one-alternative-action',
  on: ALTERNATIVES,
  cites: ['pd.volcano.one-alternative-action'],
  applies: ({ view }) =>
    view.laidSymbol('volcano') &&
    view.turn.step === 'place-figure' &&
    view.doneSinceTile.some((done) => ALTERNATIVES.includes(kindThere(view, done))),
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
  readonly at: Spot;
}

/** Who would come to stand where; undefined where the figure is not on the board. */
function arrivalOf({ view, action }: Inquiry<PlaceFigure | MoveFigure>): Arrival | undefined {
  if ('kind' in action) return action;
  const moved = view.figure(action.figure)?.figure;
  return moved && { kind: moved.kind, at: action.to };
}

/** Where a clause says it of the kind itself, what it is need not be cited. */
function isBarred(inquiry: Inquiry<PlaceFigure | MoveFigure>, kind: string, as: 'isFollower' | 'eatenByDragon'): boolean {
  const { traits } = inquiry.view.ruleset;
  const isSaid = ({ value, read }: Trait) => value === 'no' && read?.basis === 'stated';
  if (as === 'isFollower' && traits.cell(kind, as).value === 'yes' && isSaid(traits.cell(kind, 'mayShareTileWithDragon')))
    return inquiry.trait(kind, 'mayShareTileWithDragon') === 'no';
  return inquiry.trait(kind, as) === 'yes';
}

const notOnDragonTile = rule<PlaceFigure | MoveFigure>({
  id: 'dragon.shares-no-tile',
  on: ['place-figure', 'move-figure'],
  cites: ['pd.dragon.exclusive.scope-conflict'],
  applies: (inquiry) => {
    const arrival = arrivalOf(inquiry);
    return arrival !== undefined && inquiry.view.isSpotOn(arrival.at, dragonAt(inquiry.view));
  },
  judge: (inquiry) => {
    const scope = inquiry.get(DRAGON_SHARED_TILE);
    const { kind, at } = arrivalOf(inquiry)!;
    if (scope === 'unrestricted') return inquiry.pass('figures may share the tile of the dragon', { kind });
    const subject = inquiry.view.ruleset.subject({ kind, at });
    const protectedThere = subject !== kind && inquiry.trait(subject, 'mayShareTileWithDragon') === 'yes';
    if (protectedThere) return inquiry.pass('it does not stand on the tile itself', { at });
    if (isBarred(inquiry, kind, scope === 'forbid-followers' ? 'isFollower' : 'eatenByDragon'))
      return inquiry.forbid('the dragon stands on {dragon}: the {kind} may not be placed there', { dragon: dragonAt(inquiry.view), kind });
    const silent = scope === 'forbid-followers' && !mayGoOnVolcano(inquiry, kind) && inquiry.trait(kind, 'mayShareTileWithDragon') === 'silent';
    return silent
      ? inquiry.unregulated('no source says whether the {kind} may share the tile of the dragon', { kind })
      : inquiry.pass('such a figure may share the tile of the dragon', { kind });
  },
});

/** Mage, witch ...: they belong to nobody, and are on the menu like a figure. */
const neutralNotOnDragonTile = rule<MoveFigure>({
  id: 'dragon.shares-no-tile-with-neutral-figures',
  on: 'move-figure',
  cites: ['pd.dragon.exclusive.scope-conflict'],
  applies: ({ view, action }) => isOn(dragonAt(view), cellOf(action.to)) && view.ruleset.figures.get(action.figure)?.neutral === true,
  judge: (inquiry) => {
    const scope = inquiry.get(DRAGON_SHARED_TILE);
    const { figure: kind } = inquiry.action;
    if (scope === 'unrestricted') return inquiry.pass('figures may share the tile of the dragon', { kind });
    if (scope === 'forbid-menu-figures' && inquiry.trait(kind, 'eatenByDragon') === 'yes')
      return inquiry.forbid('the dragon stands on {dragon}: the {kind} may not be placed there', { dragon: dragonAt(inquiry.view), kind });
    return inquiry.trait(kind, 'mayShareTileWithDragon') === 'silent'
      ? inquiry.unregulated('no source says whether the {kind} may share the tile of the dragon', { kind })
      : inquiry.pass('such a figure may share the tile of the dragon', { kind });
  },
});

export const volcanoRules = [noFigure, fairyMove, oneAlternative, notOnDragonTile, neutralNotOnDragonTile];
