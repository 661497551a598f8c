/** The turn in which a volcano tile is laid, and the tile on which the dragon stands. */
import type { Action, MoveFairy, PlaceFigure } from '../../../contract/action.js';
import { sameCell, type Position } from '../../../kernel/position.js';
import { actionKindId } from '../../../kernel/rule.js';
import { rule } from '../author.js';
import { dragonAt, isOn } from '../dragon.js';
import { DRAGON_SHARED_TILE, VOLCANO_ACTION_LIMIT, VOLCANO_FAIRY_MOVE, VOLCANO_OTHER_FIGURES } from '../settings/index.js';

const onVolcanoJustLaid = (view: Position, action: PlaceFigure) => view.laidSymbol('volcano') && sameCell(view.laid!.at, action.at.tile);

const noFigure = rule<PlaceFigure>({
  id: 'volcano.no-figure',
  on: 'place-figure',
  cites: ['pd.volcano.no-follower-on-it'],
  applies: ({ view, action }) => onVolcanoJustLaid(view, action),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    const older = (kind === 'builder' || kind === 'pig') && inquiry.get(VOLCANO_OTHER_FIGURES) === 'builder-and-pig-allowed';
    if (older) return inquiry.pass('only followers were barred from the volcano tile in this printing', { kind });
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

const oneAlternative = rule({
  id: 'volcano.one-alternative-action',
  on: ALTERNATIVES,
  cites: ['pd.volcano.one-alternative-action'],
  applies: ({ view }) => view.laidSymbol('volcano') && view.done.some((done) => ALTERNATIVES.includes(actionKindId(done as unknown as Action))),
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

const notOnDragonTile = rule<PlaceFigure>({
  id: 'dragon.shares-no-tile',
  on: 'place-figure',
  cites: ['pd.dragon.exclusive.scope-conflict'],
  applies: ({ view, action }) => isOn(dragonAt(view), action.at.tile),
  judge: (inquiry) => {
    const scope = inquiry.get(DRAGON_SHARED_TILE);
    const { kind, at } = inquiry.action;
    if (scope === 'unrestricted') return inquiry.pass('in this printing figures may share the tile of the dragon', { kind });
    const subject = inquiry.view.ruleset.subject({ id: '', kind, at });
    const protectedThere = subject !== kind && inquiry.trait(subject, 'mayShareTileWithDragon') === 'yes';
    if (protectedThere) return inquiry.pass('it does not stand on the tile itself', { at });
    const barred = inquiry.trait(kind, scope === 'forbid-followers' ? 'isFollower' : 'eatenByDragon') === 'yes';
    return barred
      ? inquiry.forbid('the dragon stands on the tile', { dragon: at.tile, kind })
      : inquiry.pass('such a figure may share the tile of the dragon', { kind });
  },
});

export const volcanoRules = [noFigure, fairyMove, oneAlternative, notOnDragonTile];
