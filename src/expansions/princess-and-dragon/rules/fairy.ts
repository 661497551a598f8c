/** Moving the fairy, and what may be done besides. */
import type { Action, MoveFairy, PlaceFigure } from '../../../contract/action.js';
import type { Cell, DoneAction, Figure } from '../../../contract/snapshot.js';
import type { Inquiry } from '../../../kernel/inquiry.js';
import { sameCell } from '../../../kernel/position.js';
import { rule } from '../author.js';
import { fairyAt } from '../dragon.js';
import { companions, hasMovedFairy } from '../fairy.js';
import { FAIRY_ASSOCIATION, FAIRY_CASTLE, FAIRY_FESTIVAL_SCOPE, FAIRY_MOVE_CONDITION, FAIRY_PHANTOM_AFTER } from '../settings/index.js';

const figureOf = ({ view, action }: Inquiry<MoveFairy>): Figure | undefined => ('figure' in action.to ? view.figure(action.to.figure)!.figure : undefined);

const destination = rule<MoveFairy>({
  id: 'fairy.destination',
  on: 'move-fairy',
  cites: ['pd.fairy.own-follower-only', 'pd.fairy.needs-own-follower-on-board'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const toTile = inquiry.get(FAIRY_ASSOCIATION) === 'tile';
    const cell = 'tile' in action.to ? action.to.tile : undefined;
    if (!cell) return toTile ? inquiry.forbid('she is put on a tile') : ownFollower(inquiry);
    const here = companions(view, view.active).filter(({ at }) => sameCell(at.tile, cell));
    if (here.length === 0) return inquiry.forbid('no follower of the player stands there', { tile: cell });
    return toTile ? inquiry.pass('a follower of the player stands there', { tile: cell }) : inquiry.unknown('which follower she is put next to is not said', ['/action/to/figure']);
  },
});

const ownFollower = (inquiry: Inquiry<MoveFairy>) => {
  const { owner } = figureOf(inquiry)!;
  return owner === inquiry.view.active ? inquiry.pass('the figure is the player’s own') : inquiry.forbid('the figure is another player’s', { owner });
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
    if (may === 'silent') return inquiry.unregulated('no source says whether the fairy may stand with such a figure', { kind: figure.kind, at: figure.at });
    return may === 'yes' ? inquiry.pass('the fairy may stand with such a figure', { kind: figure.kind }) : inquiry.forbid('the fairy never stands with such a figure', { kind: figure.kind });
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
    const figure = figureOf(inquiry);
    const same = figure ? fairy?.figure === figure.id : isFairyTile(inquiry, (inquiry.action.to as { tile: Cell }).tile);
    return same ? inquiry.forbid('she is there already') : inquiry.pass(fairy ? 'she moves from where she is' : 'she comes from beside the board');
  },
});

const isFairyTile = ({ view }: Inquiry<MoveFairy>, cell: Cell) => {
  const at = fairyAt(view);
  return at !== undefined && sameCell(at, cell);
};

/** What must not have happened before is a matter of the printing; the phantom that may follow her is placed after her. */
const condition = rule<MoveFairy>({
  id: 'fairy.move-condition',
  about: 'kind',
  on: 'move-fairy',
  cites: ['pd.fairy.move-optional', 'pd.fairy.choice-not-required', 'pd.fairy.no-followers-left-faq'],
  judge: (inquiry) => {
    const condition = inquiry.get(FAIRY_MOVE_CONDITION);
    const taken = inquiry.view.done.find((done) => counts(inquiry, condition, done));
    return taken ? inquiry.forbid('an action of this turn excludes the move', { taken }) : inquiry.pass('nothing in this turn excludes the move');
  },
});

function counts(inquiry: Inquiry<MoveFairy>, condition: string, done: DoneAction): boolean {
  if (done.type === 'move-fairy') return true;
  // whether the abbot's early removal counts is an open question, which his own folder answers
  if (done.type === 'remove-figure' && done.by === 'abbot') return false;
  if (condition === 'no-figure-action') return inquiry.view.ruleset.kindOf(done as unknown as Action)?.figureAction ?? ['move-figure', 'remove-figure', 'place-token'].includes(done.type);
  const { kind } = done as { kind?: string };
  const moved = condition === 'no-meeple-placed-or-moved' && done.type === 'move-figure';
  if (moved || done.type !== 'place-figure' || kind === undefined) return moved;
  const special = condition === 'no-follower-builder-pig' && (kind === 'builder' || kind === 'pig');
  return special || inquiry.view.ruleset.trait(kind, 'isFollower').value === 'yes';
}

const festival = rule<MoveFairy>({
  id: 'fairy.not-after-festival',
  on: 'move-fairy',
  cites: ['pd.fairy.x.festival.no-move'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'festival'),
  judge: (inquiry) => {
    inquiry.get(FAIRY_FESTIVAL_SCOPE);
    return inquiry.forbid('the festival was used, which was the figure action of the turn');
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
      return inquiry.get(FAIRY_PHANTOM_AFTER) === 'allowed' ? inquiry.pass('the phantom may follow the fairy') : inquiry.forbid('the fairy was moved in this turn', { kind });
    const may = inquiry.trait(kind, 'placeableInTurnFairyWasMoved');
    if (may === 'silent') return inquiry.unregulated('no source says whether such a figure may follow the fairy', { kind });
    return may === 'yes' ? inquiry.pass('such a figure may follow the fairy', { kind }) : inquiry.forbid('the fairy was moved in this turn', { kind });
  },
});

const noTowerPiece = rule<Action>({
  id: 'fairy.no-tower-piece-after-move',
  on: 'place-token',
  cites: ['pd.fairy.moved.tower-piece-gap', 'pd.dragon.x.tower.piece-replaces-deployment'],
  applies: ({ view, action }) => hasMovedFairy(view) && (action as { kind?: string }).kind === 'tower-piece',
  judge: ({ unregulated }) => unregulated('whether a tower piece may follow the fairy is not settled'),
});

export const fairyRules = [destination, companion, elsewhere, condition, festival, noFigure, noTowerPiece];
