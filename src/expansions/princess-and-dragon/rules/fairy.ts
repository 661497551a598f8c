/** Moving the fairy, and what may be done besides. */
import type { Action, MoveFairy, PlaceFigure } from '../../../contract/action.js';
import type { Cell, DoneAction, Figure } from '../../../contract/snapshot.js';
import type { Inquiry } from '../../../kernel/inquiry.js';
import { sameCell } from '../../../kernel/position.js';
import { rule } from '../author.js';
import { hasMovedFairy, mayBeWith } from '../fairy.js';
import {
  FAIRY_ASSOCIATION,
  FAIRY_CASTLE,
  FAIRY_FESTIVAL_SCOPE,
  FAIRY_MOVE_CONDITION,
  FAIRY_PHANTOM_AFTER,
  FAIRY_SAME_TILE,
} from '../settings/index.js';

const figureOf = ({ view, action }: Inquiry<MoveFairy>): Figure | undefined =>
  'figure' in action.to ? view.figure(action.to.figure)!.figure : undefined;

const destination = rule<MoveFairy>({
  id: 'fairy.destination',
  on: 'move-fairy',
  cites: ['pd.fairy.own-follower-only', 'pd.fairy.needs-own-follower-on-board'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const toTile = inquiry.get(FAIRY_ASSOCIATION) === 'tile';
    // also where she only stands on a tile, a figure may be named: some printings ask whom she stands with
    if ('figure' in action.to) return ownFollower(inquiry);
    const cell = action.to.tile;
    const own = view.figures.map(({ figure }) => figure).filter(({ owner, at }) => owner === view.active && sameCell(at.tile, cell));
    const here = own.filter((figure) => mayBeWith(view, figure) === 'yes');
    if (here.length > 0)
      return toTile
        ? inquiry.pass('a follower of the player stands there', { tile: cell })
        : inquiry.unknown('which follower she is put next to is not said', ['/action/to/figure']);
    return own.some((figure) => mayBeWith(view, figure) === 'silent')
      ? inquiry.unregulated('no source says whether the fairy may stand with such a figure', { tile: cell })
      : inquiry.forbid('no follower of the player stands there', { tile: cell });
  },
});

const ownFollower = (inquiry: Inquiry<MoveFairy>) => {
  const { owner } = figureOf(inquiry)!;
  return owner === inquiry.view.active ? inquiry.pass("the figure is the player's own") : inquiry.forbid("the figure is another player's", { owner });
};

const companion = rule<MoveFairy>({
  id: 'fairy.next-to-a-follower',
  on: 'move-fairy',
  cites: ['pd.fairy.own-follower-only'],
  applies: (inquiry) => figureOf(inquiry) !== undefined,
  judge: (inquiry) => {
    const figure = figureOf(inquiry)!;
    if (figure.at.feature === 'castle') return castle(inquiry);
    const may = inquiry.trait(figure, 'mayBeAssignedFairy');
    if (may === 'silent')
      return inquiry.unregulated('no source says whether the fairy may stand with such a figure', { kind: figure.kind, at: figure.at });
    return may === 'yes'
      ? inquiry.pass('the fairy may stand with such a figure', { kind: figure.kind })
      : inquiry.forbid('the fairy never stands with such a figure', { kind: figure.kind });
  },
});

function castle(inquiry: Inquiry<MoveFairy>) {
  const value = inquiry.get(FAIRY_CASTLE);
  if (value === 'unregulated') return inquiry.unregulated('that printing does not speak of the fairy in a castle');
  return value === 'allowed' ? inquiry.pass('the fairy may stand in a castle') : inquiry.forbid('the fairy may not be put in a castle');
}

const elsewhere = rule<MoveFairy>({
  id: 'fairy.moves-elsewhere',
  on: 'move-fairy',
  cites: ['pd.fairy.from-table-or-other-tile'],
  judge: (inquiry) => {
    const fairy = inquiry.view.neutral('fairy');
    if (!fairy) return inquiry.pass('she comes from beside the board');
    const figure = figureOf(inquiry);
    const sameTile = sameCell(fairy.tile, figure?.at.tile ?? (inquiry.action.to as { tile: Cell }).tile);
    if (!sameTile) return inquiry.pass('she moves to another tile');
    if (!figure || inquiry.get(FAIRY_ASSOCIATION) === 'tile') return inquiry.forbid('she is there already');
    if (fairy.figure === undefined) return inquiry.unknown('whom she is with is not known', ['/neutral/fairy/figure']);
    return fairy.figure === figure.id ? inquiry.forbid('she is with that figure already') : toTileMate(inquiry);
  },
});

/** Whether "another" means another tile, or another follower too, the first edition does not say. */
function toTileMate(inquiry: Inquiry<MoveFairy>) {
  const value = inquiry.get(FAIRY_SAME_TILE);
  if (value === 'allowed') return inquiry.pass('she moves to another figure on her tile');
  if (value === 'forbidden') return inquiry.forbid('she has to move to another tile');
  return inquiry.disputed('whether she may move to another figure on her tile is not stated', [
    {
      setting: FAIRY_SAME_TILE.key,
      value: 'allowed',
      outcome: 'permit',
      message: 'she may be put next to any follower of the player',
      cites: ['pd.fairy.move-when-no-follower-deployed', 'pd.fairy.next-to-one-follower'],
    },
    {
      setting: FAIRY_SAME_TILE.key,
      value: 'forbidden',
      outcome: 'forbid',
      message: 'she has to move to another tile',
      cites: ['pd.fairy.from-table-or-other-tile'],
    },
  ]);
}

/** What must not have happened before is a matter of the printing; the phantom that may follow her is placed after her. */
const condition = rule<MoveFairy>({
  id: 'fairy.move-condition',
  about: 'kind',
  on: 'move-fairy',
  cites: ['pd.fairy.move-optional', 'pd.fairy.choice-not-required', 'pd.fairy.no-followers-left-faq'],
  judge: (inquiry) => {
    const condition = inquiry.get(FAIRY_MOVE_CONDITION);
    const taken = inquiry.view.done.find((done) => counts(inquiry, condition, done));
    if (taken?.['kind'] === 'phantom') inquiry.cite(['pd.fairy.moved.phantom-conflict']);
    return taken ? inquiry.forbid('an action of this turn excludes the move', { taken }) : inquiry.pass('nothing in this turn excludes the move');
  },
});

/** Tower piece, bridge, ferry, little building: whether the fairy may move besides is open, except where a printing asks for no more than that no follower was placed. */
const afterToken = rule<MoveFairy>({
  id: 'fairy.after-a-token',
  on: 'move-fairy',
  cites: ['pd.fairy.moved.tower-piece-gap'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'place-token'),
  judge: (inquiry) => {
    const towerPiece = inquiry.view.done.some(({ type, kind }) => type === 'place-token' && kind === 'tower-piece');
    return inquiry.get(FAIRY_MOVE_CONDITION) === 'no-figure-action' || towerPiece
      ? inquiry.unregulated('whether the fairy may be moved after a token was placed is not settled')
      : inquiry.pass('no follower was placed');
  },
});

function counts(inquiry: Inquiry<MoveFairy>, condition: string, done: DoneAction): boolean {
  if (done.type === 'move-fairy') return true;
  // whether the abbot's early removal counts is an open question, which his own folder answers
  if (done.type === 'remove-figure' && done.by === 'abbot') return false;
  if (condition === 'no-figure-action') return ['place-figure', 'move-figure', 'remove-figure'].includes(done.type);
  const { kind } = done as { kind?: string };
  const moved = condition === 'no-meeple-placed-or-moved' && done.type === 'move-figure';
  if (moved || done.type !== 'place-figure' || kind === undefined) return moved;
  const special = condition === 'no-follower-builder-pig' && (kind === 'builder' || kind === 'pig');
  return special || inquiry.view.ruleset.trait(kind, 'isFollower').value === 'yes';
}

const byFestival = ({ type, by }: DoneAction) => type === 'remove-figure' && by === 'festival';

const festival = rule<MoveFairy>({
  id: 'fairy.not-after-festival',
  on: 'move-fairy',
  cites: ['pd.fairy.x.festival.no-move'],
  applies: ({ view }) => view.done.some(byFestival),
  judge: (inquiry) => {
    const { view } = inquiry;
    if (inquiry.get(FAIRY_FESTIVAL_SCOPE) === 'figure-removed')
      return inquiry.forbid('the festival was used, which was the figure action of the turn');
    const at = view.done.findIndex(byFestival);
    const kind = view.done[at]!['kind'];
    if (typeof kind !== 'string') return inquiry.unknown('which kind of figure the festival removed is not known', [`/turn/done/${at}/kind`]);
    return view.ruleset.trait(kind, 'isFollower').value === 'yes'
      ? inquiry.forbid('the festival removed a follower', { kind })
      : inquiry.pass('the festival removed no follower', { kind });
  },
});

const noFigure = rule<PlaceFigure>({
  id: 'fairy.no-figure-after-move',
  about: 'kind',
  on: 'place-figure',
  cites: ['pd.fairy.moved.no-other-figure'],
  applies: ({ view }) => hasMovedFairy(view),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    if (kind === 'phantom')
      return inquiry.get(FAIRY_PHANTOM_AFTER) === 'allowed'
        ? inquiry.pass('the phantom may follow the fairy')
        : inquiry.forbid('the fairy was moved in this turn', { kind });
    const may = inquiry.trait(kind, 'placeableInTurnFairyWasMoved');
    if (may === 'silent') return inquiry.unregulated('no source says whether such a figure may follow the fairy', { kind });
    return may === 'yes'
      ? inquiry.pass('such a figure may follow the fairy', { kind })
      : inquiry.forbid('the fairy was moved in this turn', { kind });
  },
});

const noTowerPiece = rule<Action>({
  id: 'fairy.no-tower-piece-after-move',
  on: 'place-token',
  cites: ['pd.fairy.moved.tower-piece-gap', 'pd.dragon.x.tower.piece-replaces-deployment'],
  applies: ({ view, action }) => hasMovedFairy(view) && (action as { kind?: string }).kind === 'tower-piece',
  judge: ({ unregulated }) => unregulated('whether a tower piece may follow the fairy is not settled'),
});

export const fairyRules = [destination, companion, elsewhere, condition, afterToken, festival, noFigure, noTowerPiece];
