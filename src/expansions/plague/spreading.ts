/** Spreading the plague: one flea in each turn, at a moment of the player's choice. */
import type { MoveToken, Pass, PlaceToken } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { DoneAction, Token } from '../../contract/snapshot.js';
import { hasWonExtraPart } from '../../kernel/play/succession.js';
import { cellOf, type Cell, type Spot } from '../../contract/spot.js';
import { isInterlude, type ActionKind } from '../../kernel/declare/action.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { anyLegal, isUnregulated, mayBeLegal } from '../../kernel/judge/legal-actions.js';
import { isAfterFigures, phaseOf } from '../../kernel/play/phase.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { spared } from './outbreak.js';
import { activeOutbreaks, cutsOff, FLEA, fleaOn, inSupply, isBorder, isSource, latentFleas, takable, targets } from './regions.js';
import { CUTTING, LATENT_REGION, MOMENT } from './settings.js';
import { SOURCE } from './tiles.js';
import { flatMap } from '../../kernel/lists.js';

export const SPREAD = 'spread-plague';
export const PUT = 'place-token/flea';
export const MOVE = 'move-token/flea';

const isSpreading = ({ type, kind }: DoneAction) => (type === 'place-token' || type === 'move-token') && kind === FLEA;
export const hasSpread = (view: Position): boolean => view.doneInTurn.some(isSpreading);

/** Whether a source was laid in this turn, in whichever part. */
export const laidSource = (view: Position): boolean =>
  view.doneInTurn.some(({ type, tile }) => type === 'place-tile' && view.ruleset.design(String(tile))?.symbols.includes(SOURCE)) ||
  view.laidSymbol(SOURCE);

export const canSpread = (view: Position): boolean => anyLegal(view, PUT) || anyLegal(view, MOVE);

/** Whether nothing can surely be spread, but no source says of some tile whether the plague comes to it. */
export const mayPerhapsSpread = (view: Position): boolean => !canSpread(view) && (isUnregulated(view, PUT) || isUnregulated(view, MOVE));

const tileOf = (at: { readonly tile?: Cell | undefined }): Spot => ({ tile: at.tile! });
const WHY = ['plague.spread.target-adjacent', 'plague.spread.one', 'plague.spread.any-region', 'plague.infected.stays'] as const;

const isAtOwnStep = ({ turn }: Position) => turn.step === SPREAD;

/** Whether a step decides something else, or may: where no figure can be placed, it is for spreading or fleeing before the scoring. */
export const decidesOtherwise = (view: Position): boolean =>
  view.turn.step !== 'place-figure' ||
  view.remember('decides not only of the plague', () =>
    view.ruleset.kinds.decidedIn(view.turn.step).some((kind) => {
      const action = view.ruleset.actions.get(kind);
      if (action === undefined || kind === 'pass' || action.in === '*' || isInterlude(action, view)) return false;
      return mayBeLegal(view, kind) || isUnregulated(view, kind);
    }),
  );

const isAside = (view: Position): boolean => !isAtOwnStep(view) && decidesOtherwise(view);

export const putFlea: ActionKind<PlaceToken> = {
  id: PUT,
  in: '*',
  cites: cites('plague.spread.target-adjacent', 'plague.spread.any-time-after'),
  interlude: isAside,
  propose: (view) => (inSupply(view) > 0 ? targets(view).map((tile): PlaceToken => ({ type: 'place-token', kind: FLEA, at: { tile } })) : []),
  canPerform: (_view, { at }) => at.tile !== undefined,
  perform: (view, { at }) => {
    const effect: Effect = {
      type: 'piece-moved',
      piece: { token: FLEA, active: true },
      from: { area: 'supply' },
      to: tileOf(at),
      ...because('spread.flea', ...WHY, ...spared(view, at.tile!)),
    };
    return { effects: [effect] };
  },
};

export const moveFlea: ActionKind<MoveToken> = {
  id: MOVE,
  in: '*',
  cites: cites('plague.reuse.latent', 'plague.reuse.active'),
  interlude: isAside,
  propose: (view) =>
    flatMap(takable(view), (flea) =>
      targets(view, flea)
        .filter((tile) => !sameCell(tile, flea.tile))
        .map((tile): MoveToken => ({ type: 'move-token', kind: FLEA, from: { tile: flea.tile! }, to: { tile } })),
    ),
  canPerform: (view, { from, to }) => fleaOn(view, from.tile) !== undefined && to.tile !== undefined,
  perform: (view, { from, to }) => {
    const flea = fleaOn(view, from.tile)!;
    const active = cutsOff(view, flea) ? cites('plague.reuse.active', 'plague.reuse.may-cut-off') : cites('plague.reuse.active');
    const why = because('spread.flea', ...WHY, ...spared(view, to.tile!), ...(flea.active === false ? cites('plague.reuse.latent') : active));
    return { effects: [{ type: 'piece-moved', piece: { token: FLEA, active: true }, from, to: tileOf(to), ...why }] };
  },
};

export type Flea = PlaceToken | MoveToken;
export const BOTH = [PUT, MOVE] as const;

/** Whether the step comes after the tile at any rate: of those that interrupt a turn only they that belong to the figure do. */
function isAfterTile(view: Position): boolean {
  const { ruleset, turn } = view;
  const place = (id: string) => ruleset.successive.findIndex((step) => step.id === id);
  const own = place(turn.step);
  return own < 0 ? phaseOf(view) === 'figure' : own > place('place-tile');
}

const when = rule<Flea>({
  id: 'spread.when',
  about: 'turn',
  on: BOTH,
  cites: ['plague.spread.not-before-tile', 'plague.spread.any-time-after'],
  judge: (inquiry) => {
    const { view, pass, forbid, unknown } = inquiry;
    if (!view.laid && !isAfterTile(view)) return forbid('the plague is not spread before the tile of the turn is laid');
    const isLate = isAfterFigures(view);
    return ofDecider(inquiry, (decides) => {
      if (decides !== view.active) return forbid('the decision that is due is that of another player');
      if (inquiry.get(MOMENT) === 'before-scoring' && isLate) return forbid('at this table the plague is spread before scoring');
      return view.laid
        ? pass('after the tile the active player chooses the moment')
        : unknown('the tile laid in this turn is not known', ['/turn/placed']);
    });
  },
});

const begun = rule<Flea>({
  id: 'spread.from-first-outbreak',
  about: 'turn',
  on: BOTH,
  cites: ['plague.spread.from-first-outbreak', 'plague.region.active'],
  judge: ({ view, pass, forbid }) => (activeOutbreaks(view).length > 0 ? pass('the plague has broken out') : forbid('there is no active outbreak')),
});

const once = rule<Flea>({
  id: 'spread.once',
  about: 'turn',
  on: BOTH,
  cites: ['plague.spread.one', 'plague.spread.once-in-double-turn'],
  judge: ({ view, pass, forbid }) =>
    hasSpread(view) ? forbid('the plague has been spread in this turn') : pass('the plague has not been spread in this turn'),
});

const notWithSource = rule<Flea>({
  id: 'spread.not-when-source-laid',
  about: 'turn',
  on: BOTH,
  cites: ['plague.spread.not-when-source-laid', 'plague.spread.lost-by-second-source'],
  judge: ({ view, pass, forbid }) =>
    laidSource(view)
      ? forbid('whoever lays a plague source does not spread the plague in that turn')
      : pass('no plague source was laid in this turn'),
});

/** The tile that the flea comes to. */
export const goalOf = (action: Flea): Cell | undefined => cellOf((action.type === 'move-token' ? action.to : action.at) as Spot);

/** The flea that is taken up from the board. */
export const takenUp = (view: Position, action: Flea): Token | undefined =>
  action.type === 'move-token' ? fleaOn(view, action.from.tile) : undefined;

const target = rule<Flea>({
  id: 'spread.target',
  on: BOTH,
  cites: [
    'plague.spread.target-adjacent',
    'plague.spread.any-region',
    'plague.source.no-flea',
    'plague.source.passive-safe',
    'plague.latent.harmless',
    'plague.region.active',
    'plague.region.latent',
  ],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const cell = goalOf(action);
    if (!cell) return unknown('on which tile the flea is put is not said', ['/action']);
    if (isSource(view, cell)) return forbid('no flea is put on a plague source', { tile: cell });
    const taken = takenUp(view, action);
    if (fleaOn(view, cell, taken)) return forbid('a flea lies on {tile} already', { tile: cell });
    if (action.type === 'move-token' && sameCell(action.from.tile, cell)) return forbid('the flea comes to another tile', { tile: cell });
    return isBorder(view, cell, taken)
      ? pass('the tile {tile} lies beside an active region', { tile: cell })
      : forbid('the tile {tile} lies beside no active region', { tile: cell });
  },
});

const isBeside = (tile: Cell | undefined, [x, y]: Cell): boolean => tile !== undefined && Math.abs(tile[0] - x) + Math.abs(tile[1] - y) === 1;

/** What becomes of latent fleas beside it. */
const joining = rule<Flea>({
  id: 'latent.joined',
  on: BOTH,
  isRemark: true,
  cites: ['plague.region.latent'],
  applies: ({ view, action }) => {
    const cell = goalOf(action);
    if (!cell || latentFleas(view).length === 0) return false;
    const taken = takenUp(view, action);
    return latentFleas(view).some((flea) => flea !== taken && isBeside(flea.tile, cell));
  },
  judge: (inquiry) =>
    inquiry.get(LATENT_REGION) === 'reactivate'
      ? inquiry.pass('the latent fleas that it joins to an active region become active')
      : inquiry.pass('latent fleas beside it stay latent'),
});

const fromSupply = rule<PlaceToken>({
  id: 'spread.from-supply',
  about: 'turn',
  on: PUT,
  cites: ['plague.reuse.latent', 'plague.setup.tokens-neutral'],
  judge: ({ view, pass, forbid }) =>
    inSupply(view) > 0 ? pass('the supply holds a flea') : forbid('the supply holds no flea: one is taken from the board'),
});

const fromBoard = rule<MoveToken>({
  id: 'spread.from-board',
  on: MOVE,
  cites: ['plague.reuse.latent', 'plague.reuse.active'],
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    const flea = fleaOn(view, action.from.tile);
    if (!flea) return forbid('no flea lies on {tile}', { tile: action.from.tile });
    if (inSupply(view) > 0) return forbid('the supply still holds a flea');
    if (!takable(view).includes(flea)) return forbid('a latent flea is taken first', { latent: latentFleas(view).length });
    if (flea.active === false) return pass('it is a latent flea');
    if (!cutsOff(view, flea)) return pass('all fleas on the board are active');
    return inquiry.get(CUTTING) === 'may-cut'
      ? pass('an active flea may be taken though others lose their outbreak by it')
      : forbid('the fleas that remain would lose their outbreak', { tile: action.from.tile });
  },
});

/** A part of a turn is to follow in which it may still be done. */
const isPutOff = (view: Position) => view.snapshot.bag?.remaining !== 0 && hasWonExtraPart(view);

const compulsory = rule<Pass>({
  id: 'spread.compulsory',
  about: 'turn',
  on: 'pass',
  cites: ['plague.spread.compulsory', 'plague.spread.impossible', 'plague.spread.once-in-double-turn', 'plague.spread.lost-by-second-source'],
  applies: ({ view }) => isAtOwnStep(view),
  judge: ({ view, pass, forbid }: Inquiry<Pass>) => {
    if (isPutOff(view)) return pass('in a double turn the plague may be spread in the second part');
    if (laidSource(view)) return pass('whoever lays a plague source does not spread the plague in that turn');
    if (hasSpread(view)) return pass('the plague has been spread in this turn');
    if (canSpread(view)) return forbid('the plague must be spread where that is possible');
    // it is the way on where nothing else is known to be one
    return mayPerhapsSpread(view) ? pass('whether the plague can be spread anywhere no source says') : pass('the plague can be spread nowhere');
  },
});

/** Where passing leaves no moment for it, as there is nowhere to spread it. */
const nowhere = rule<Pass>({
  id: 'spread.nowhere',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['plague.spread.impossible'],
  applies: ({ view }) =>
    view.turn.step === 'place-figure' &&
    view.laid !== undefined &&
    activeOutbreaks(view).length > 0 &&
    !laidSource(view) &&
    !hasSpread(view) &&
    !canSpread(view) &&
    !mayPerhapsSpread(view),
  judge: ({ pass }) => pass('the plague can be spread nowhere'),
});

const lastNever = rule<PlaceToken>({
  id: 'spread.last-flea',
  about: 'turn',
  on: PUT,
  isRemark: true,
  cites: ['plague.eradicate.last-never'],
  applies: ({ view }) => inSupply(view) === 1 && activeOutbreaks(view).length === 1,
  judge: ({ pass }) => pass('it is the last flea of the supply, and the last active outbreak does not end'),
});

export const spreadRules = [when, begun, once, notWithSource, target, joining, fromSupply, fromBoard, compulsory, nowhere, lastNever];
