/** Moving the fairy, and what may be done besides. */
import { spotIn, spotName, type Cell } from '../../../contract/spot.js';
import {
  FAIRY_ASSOCIATION,
  FAIRY_CASTLE,
  FAIRY_CITY_OF_CARCASSONNE,
  FAIRY_FESTIVAL_SCOPE,
  FAIRY_MOVE_CONDITION,
  FAIRY_OTHER_FIGURES,
  FAIRY_PHANTOM_AFTER,
  FAIRY_SAME_TILE,
} from '../settings/fairy.js';
import type { Pass, PlaceFigure } from '../../../contract/action.js';
import type { DoneAction, Figure } from '../../../contract/snapshot.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { anyLegal } from '../../../kernel/judge/legal-actions.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { cites, rule } from '../author.js';
import { hasMovedFairy, isWith, mayBeWith } from '../fairy.js';
import { IN_DOUBT, isPlacingInDoubt } from '../figure-step.js';
import { FAIRY_BONUS_SCOPE } from '../settings/fairy-points.js';
import { completedNow } from '../../../kernel/play/completed.js';
import type { MoveFairy } from '../wire.js';

const figureOf = ({ view, action }: Inquiry<MoveFairy>): Figure | undefined =>
  'figure' in action.to ? view.figure(action.to.figure)?.figure : undefined;

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
    // a figure is on any cell that it fills
    const own = view.figures.map(({ figure }) => figure).filter(({ owner, at }) => owner === view.active && view.isSpotOn(at, cell));
    if (own.some(({ at }) => spotName(at) === 'castle')) inquiry.get(FAIRY_CASTLE);
    const here = own.filter((figure) => mayBeWith(view, figure) === 'yes');
    // or that she may be with none of those who are there
    for (const figure of here.length > 0 ? here : own) readOf(inquiry, figure);
    if (here.length > 0)
      return toTile
        ? inquiry.pass('a follower of the player stands there', { tile: cell })
        : inquiry.unknown('which follower she is put next to is not said', ['/action/to/figure']);
    return own.some((figure) => mayBeWith(view, figure) === 'silent')
      ? inquiry.unregulated('no source says whether the fairy may stand with a figure of {tile}', { tile: cell })
      : inquiry.forbid('no follower of `{player}` stands on {tile}', { player: view.active, tile: cell });
  },
});

/** What says whether she may be with a figure, for the finding to cite. */
function readOf(inquiry: Inquiry<MoveFairy>, figure: Figure): void {
  if (spotName(figure.at) === 'castle') inquiry.get(FAIRY_CASTLE);
  else inquiry.trait(figure, 'mayBeAssignedFairy');
}

const ownFollower = (inquiry: Inquiry<MoveFairy>) => {
  const figure = figureOf(inquiry);
  if (!figure) return inquiry.forbid('no such figure of a player stands on the board');
  const { id, owner } = figure;
  return owner === inquiry.view.active
    ? inquiry.pass("the figure is the player's own")
    : inquiry.forbid('the figure `{figure}` is that of `{owner}`', { figure: id, owner });
};

const companion = rule<MoveFairy>({
  id: 'fairy.next-to-a-follower',
  on: 'move-fairy',
  cites: ['pd.fairy.own-follower-only'],
  applies: (inquiry) => figureOf(inquiry) !== undefined,
  judge: (inquiry) => {
    const figure = figureOf(inquiry)!;
    if (spotName(figure.at) === 'castle') return castle(inquiry);
    if (spotName(figure.at) === 'city-of-carcassonne') return cityOfCarcassonne(inquiry, figure);
    const may = inquiry.trait(figure, 'mayBeAssignedFairy');
    if (may === 'silent')
      return inquiry.unregulated('no source says whether the fairy may stand with the {kind}', { kind: figure.kind, at: figure.at });
    return may === 'yes'
      ? inquiry.pass('the fairy may stand with such a figure', { kind: figure.kind })
      : inquiry.forbid('the fairy never stands with the {kind}', { kind: figure.kind });
  },
});

function castle(inquiry: Inquiry<MoveFairy>) {
  const value = inquiry.get(FAIRY_CASTLE);
  if (value === 'unregulated') return inquiry.unregulated('that printing does not speak of the fairy in a castle');
  return value === 'allowed' ? inquiry.pass('the fairy may stand in a castle') : inquiry.forbid('the fairy may not be put in a castle');
}

/** No source speaks of it; a computer version allows it. */
function cityOfCarcassonne(inquiry: Inquiry<MoveFairy>, { kind, at }: Figure) {
  inquiry.trait('follower-in-city-of-carcassonne', 'mayBeAssignedFairy');
  return inquiry.get(FAIRY_CITY_OF_CARCASSONNE) === 'allowed'
    ? inquiry.pass('the fairy may stand with such a figure', { kind })
    : inquiry.unregulated('no source says whether the fairy may stand with such a figure', { kind, at });
}

const elsewhere = rule<MoveFairy>({
  id: 'fairy.moves-elsewhere',
  on: 'move-fairy',
  cites: ['pd.fairy.from-table-or-other-tile', 'pd.setup.dragon-and-fairy-neutral'],
  judge: (inquiry) => {
    const { view } = inquiry;
    const fairy = view.neutral('fairy');
    if (!fairy) return inquiry.pass('she comes from beside the board');
    const figure = figureOf(inquiry);
    const sameTile = figure ? view.isSpotOn(figure.at, fairy.tile) : sameCell(fairy.tile, (inquiry.action.to as { tile: Cell }).tile);
    if (figure && !fairy.tile && fairy.figure === figure.id) return inquiry.forbid('the fairy is with `{figure}` already', { figure: figure.id });
    if (!sameTile) return inquiry.pass('she moves to another tile');
    if (!figure || inquiry.get(FAIRY_ASSOCIATION) === 'tile') return inquiry.forbid('the fairy stands on {tile} already', { tile: fairy.tile });
    if (fairy.figure === undefined) return inquiry.unknown('whom she is with is not known', ['/neutral/fairy/figure']);
    return fairy.figure === figure.id ? inquiry.forbid('the fairy is with `{figure}` already', { figure: figure.id }) : toTileMate(inquiry);
  },
});

/** Whether "another" means another tile, or another follower too, the first edition does not say. */
function toTileMate(inquiry: Inquiry<MoveFairy>) {
  const value = inquiry.get(FAIRY_SAME_TILE);
  if (value === 'allowed') return inquiry.pass('she moves to another figure on her tile');
  if (value === 'forbidden')
    return inquiry.forbid('the fairy stands on {tile} already, and has to move to another tile', { tile: inquiry.view.neutral('fairy')?.tile });
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
  about: 'turn',
  on: 'move-fairy',
  cites: ['pd.fairy.move-condition-difference'],
  judge: (inquiry) => {
    const condition = inquiry.get(FAIRY_MOVE_CONDITION);
    const taken = inquiry.view.done.find((done) => counts(inquiry, condition, done));
    if (taken?.['kind'] === 'phantom') inquiry.cite(['pd.fairy.moved.phantom-conflict']);
    if (taken && byFestival(taken)) inquiry.cite(cites('pd.fairy.x.festival.no-move', 'pd.fairy.x.festival.scope'));
    if (taken) return afterwards(inquiry, taken);
    if (isPlacingInDoubt(inquiry.view)) return inquiry.unknown(IN_DOUBT, ['/turn/done']);
    const nameless = inquiry.view.done.findIndex((done) => done['kind'] === undefined && isPlacing(inquiry, done));
    if (nameless >= 0) return inquiry.unknown('which kind of figure was placed is not known', [`/turn/done/${nameless}/kind`]);
    const other = inquiry.view.done.find((done) => isOtherFigure(inquiry, done));
    if (other) return withOtherFigure(inquiry, String(other['kind']));
    return inquiry.pass('nothing in this turn excludes the move');
  },
});

/** What might keep her where she is, by whichever printing. */
const WITH_A_FIGURE: readonly string[] = ['place-figure', 'move-figure', 'remove-figure', 'move-fairy'];

const whyever = rule<MoveFairy>({
  id: 'fairy.move-for-whatever-reason',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  cites: ['pd.fairy.move-optional', 'pd.fairy.choice-not-required', 'pd.fairy.no-followers-left-faq'],
  applies: ({ view }) => !view.done.some(({ type }) => WITH_A_FIGURE.includes(type)),
  judge: ({ pass }) => pass('it does not matter why no figure was placed'),
});

function afterwards(inquiry: Inquiry<MoveFairy>, taken: DoneAction) {
  const facts = { action: taken.type, taken, kind: taken['kind'] };
  if (taken.type === 'place-figure') return inquiry.forbid('the {kind} was placed in this turn: the fairy may not be moved', facts);
  if (taken.type === 'move-figure') return inquiry.forbid('a figure was moved in this turn: the fairy may not be moved', facts);
  if (taken.type === 'remove-figure') return inquiry.forbid('a figure was taken back in this turn: the fairy may not be moved', facts);
  return inquiry.forbid('the fairy has been moved in this turn already', facts);
}

// what is placed off the board is a kind of action of its own
const isPlacing = ({ view }: Pick<Inquiry, 'view'>, done: DoneAction): boolean => view.ruleset.kinds.idOf(done, 'place-figure') === 'place-figure';

/** Builder, pig ...: not followers. */
const isOtherFigure = (inquiry: Pick<Inquiry, 'view'>, done: DoneAction): boolean => {
  const { view } = inquiry;
  const { kind } = done;
  return isPlacing(inquiry, done) && typeof kind === 'string' && kind !== 'phantom' && view.ruleset.traits.cell(kind, 'isFollower').value !== 'yes';
};

/** Such a figure and the fairy in one turn, whichever comes first. */
function withOtherFigure(inquiry: Inquiry, kind: string) {
  const may = inquiry.trait(kind, 'placeableInTurnFairyWasMoved');
  if (may === 'silent') return inquiry.unregulated('no source says whether the {kind} and the fairy go together in a turn', { kind });
  if (may === 'yes') return inquiry.pass('the {kind} and the fairy go together in a turn', { kind });
  if (inquiry.get(FAIRY_OTHER_FIGURES) === 'excluded') return inquiry.forbid('the {kind} and the fairy exclude each other in a turn', { kind });
  return inquiry.disputed('that printing names followers alone, and later ones every figure', [
    {
      setting: FAIRY_OTHER_FIGURES.key,
      value: 'excluded',
      outcome: 'forbid',
      message: 'such a figure and the fairy exclude each other in a turn',
      cites: ['pd.fairy.moved.no-other-figure', 'pd.fairy.moved.list-is-newer'],
    },
    {
      setting: FAIRY_OTHER_FIGURES.key,
      value: 'not-stated',
      outcome: 'permit',
      message: 'only a follower keeps the fairy where she is',
      cites: ['pd.fairy.move-condition-difference', 'pd.fairy.rgg-big-box-1-wording'],
    },
  ]);
}

/** She stays where nobody moves her, in a volcano turn too. */
const optional = rule<Pass>({
  id: 'fairy.move-is-a-choice',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['pd.fairy.move-optional'],
  applies: ({ view }) => view.turn.step === 'place-figure' && anyLegal(view, 'move-fairy'),
  judge: (inquiry) => {
    if (inquiry.view.laidSymbol('volcano')) inquiry.cite(['pd.volcano.fairy-move-optional']);
    return inquiry.pass('the fairy may be moved, but need not');
  },
});

/** Whoever else stands on her tile in what is scored now earns nothing of hers, unless she belongs to the tile. */
const nobodyElse = rule<Pass | PlaceFigure>({
  id: 'fairy.nobody-else-profits',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['pd.fairy.only-one-beneficiary', 'pd.fairy.bonus.zmg-stand-together'],
  applies: ({ view }) => {
    const fairy = view.neutral('fairy');
    if (!fairy?.figure || !fairy.tile || view.get(FAIRY_BONUS_SCOPE) === 'all-followers-on-tile-in-feature') return false;
    // mostly nobody else stands there
    if (view.onTile(fairy.tile).every(({ figure }) => figure.id === fairy.figure)) return false;
    return completedNow(view).some((feature) => view.on(feature).some(({ figure }) => isWith(view, fairy, figure) && figure.id !== fairy.figure));
  },
  judge: (inquiry) => {
    inquiry.get(FAIRY_BONUS_SCOPE);
    return inquiry.pass('only who the fairy stands with earns her points');
  },
});

/** Bridge, ferry, little building: no figure was placed. What takes the place of a figure its own folder says. */
const afterToken = rule<MoveFairy>({
  id: 'fairy.after-a-token',
  about: 'turn',
  on: 'move-fairy',
  cites: [
    'pd.fairy.move-when-no-follower-deployed',
    'pd.fairy.move-when-no-follower-builder-pig',
    'pd.fairy.move-when-nothing-placed-or-moved-c2',
    'pd.fairy.rgg-big-box-1-wording',
  ],
  applies: ({ view }) => view.done.some(({ type, kind }) => type === 'place-token' && kind !== 'tower-piece'),
  judge: ({ pass }) => pass('only a figure that was placed or moved keeps her where she is'),
});

function counts(inquiry: Inquiry<MoveFairy>, condition: string, done: DoneAction): boolean {
  if (done.type === 'move-fairy') return true;
  // whether the abbot's early removal counts is an open question, which his own folder answers
  if (done.type === 'remove-figure' && done.by === 'abbot') return false;
  const { kind, figure } = done as { kind?: string; figure?: string };
  const at = spotIn(done['at']);
  // what belongs to nobody is moved besides, whatever a player does with a figure of his own
  if (figure !== undefined && inquiry.view.ruleset.figures.get(figure)?.neutral) return false;
  // who flees from the plague does so besides everything else
  if (condition === 'no-figure-action' && ['move-figure', 'remove-figure'].includes(done.type))
    return inquiry.view.ruleset.kinds.of(done, 'place-figure')?.interlude === undefined;
  const moved = condition === 'no-meeple-placed-or-moved' && done.type === 'move-figure';
  if (moved || done.type !== 'place-figure' || kind === undefined) return moved;
  // who has taken off is placed where he lands, if he does
  if (at && spotName(at) === 'flying-machine') return false;
  return inquiry.view.ruleset.traits.cell(kind, 'isFollower').value === 'yes';
}

const byFestival = ({ type, by }: DoneAction) => type === 'remove-figure' && by === 'festival';

/** Whether nobody has anything else to place, so that whoever was removed was one. */
const hasFollowersAlone = ({ ruleset: { figures, traits } }: Position): boolean =>
  [...figures.values()].every(({ kind, neutral }) => neutral || traits.cell(kind, 'isFollower').value === 'yes');

const festival = rule<MoveFairy>({
  id: 'fairy.not-after-festival',
  about: 'turn',
  on: 'move-fairy',
  cites: ['pd.fairy.x.festival.no-move'],
  applies: ({ view }) => view.done.some(byFestival),
  judge: (inquiry) => {
    const { view } = inquiry;
    if (inquiry.get(FAIRY_FESTIVAL_SCOPE) === 'figure-removed')
      return inquiry.forbid('the festival was used, which was the figure action of the turn');
    const at = view.done.findIndex(byFestival);
    const kind = view.done[at]!['kind'];
    if (typeof kind !== 'string')
      return hasFollowersAlone(view)
        ? inquiry.forbid('the festival removed a follower')
        : inquiry.unknown('which kind of figure the festival removed is not known', [`/turn/done/${at}/kind`]);
    return view.ruleset.traits.cell(kind, 'isFollower').value === 'yes'
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
        : inquiry.forbid('the fairy was moved in this turn: the {kind} may not be placed', { kind });
    if (isOtherFigure(inquiry, { type: 'place-figure', kind })) return withOtherFigure(inquiry, kind);
    const may = inquiry.trait(kind, 'placeableInTurnFairyWasMoved');
    if (may === 'silent') return inquiry.unregulated('no source says whether the {kind} may follow the fairy', { kind });
    return may === 'yes'
      ? inquiry.pass('such a figure may follow the fairy', { kind })
      : inquiry.forbid('the fairy was moved in this turn: the {kind} may not be placed', { kind });
  },
});

export const fairyRules = [destination, companion, elsewhere, condition, whyever, optional, nobodyElse, afterToken, festival, noFigure];
