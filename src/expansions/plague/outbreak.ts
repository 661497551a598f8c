/** Where the plague breaks out, whom it hits, and how an outbreak ends. */
import type { Effect, PieceMoved, TilePlaced } from '../../contract/effect.js';
import type { Figure, Token } from '../../contract/snapshot.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { sameCell, type Position, type Standing } from '../../kernel/position/position.js';
import { because, cites, type PlagueClauseId } from './author.js';
import { activeFleas, activeOutbreaks, cutOff, FLEA, inSupply, joinedTo, latentFleas, lies, nextNumber, OUTBREAK } from './regions.js';
import { LATENT_REGION, SPECIAL_FIGURES } from './settings.js';
import { SOURCE } from './tiles.js';

export const breaksOut: Trigger = {
  id: 'plague.source.breaks-out',
  on: 'tile-placed',
  cites: cites('plague.source.lowest-number', 'plague.setup.tokens-neutral'),
  then: (view, effect) => {
    const { tile, at } = effect as TilePlaced;
    const number = nextNumber(view);
    if (number === undefined || !view.ruleset.design(tile)?.symbols.includes(SOURCE)) return undefined;
    const why = because('source.breaks-out', 'plague.source.lowest-number', 'plague.setup.tokens-neutral', 'plague.spread.several-regions');
    return {
      effects: [{ type: 'piece-moved', piece: { token: OUTBREAK, number, active: true }, from: { area: 'supply' }, to: { tile: at }, ...why }],
    };
  },
};

/** Figures of players that are no followers and that the clarification names. */
const SPECIAL = ['builder', 'pig', 'shepherd'];
/** What stands on several tiles, or off them. */
const ACROSS = ['castle', 'german-castle', 'school', 'city-of-carcassonne', 'wheel-of-fortune', 'leipzig'];

export const isSpecial = ({ kind }: Pick<Figure, 'kind'>): boolean => SPECIAL.includes(kind);

export function isHit(view: Position, figure: Figure): boolean {
  if (figure.owner === undefined || figure.kind === 'barn' || ACROSS.includes(spotName(figure.at) ?? '')) return false;
  if (isSpecial(figure)) return view.get(SPECIAL_FIGURES) === 'hit-and-flee';
  return view.isFollower(figure);
}

const HIT = cites(
  'plague.hit.followers-home',
  'plague.hit.no-points',
  'plague.hit.orphans',
  'plague.hit.fairy-no-protection',
  'plague.hit.neutral-safe',
  'plague.hit.barn-safe',
  'plague.hit.not-on-one-tile',
);

/** The corner of a tile at which a barn stands touches three more. */
function isBarnAt({ kind, at }: Figure, [x, y]: Cell): boolean {
  const edge = 'edge' in at ? at.edge : undefined;
  const cell = cellOf(at);
  if (kind !== 'barn' || !cell || edge?.length !== 3) return false;
  const [dx, dy] = [x - cell[0], y - cell[1]];
  return (dx === 0 || dx === (edge.endsWith('e') ? 1 : -1)) && (dy === 0 || dy === (edge[1] === 's' ? 1 : -1));
}

/** Who is on a tile that gets a flea, and is not hit. */
export function spared(view: Position, cell: Cell): PlagueClauseId[] {
  const isNeutral = Object.values(view.snapshot.neutral ?? {}).some((one) => sameCell(one.tile, cell));
  return [
    ...(isNeutral ? cites('plague.hit.neutral-safe') : []),
    ...(view.figures.some(({ figure }) => isBarnAt(figure, cell)) ? cites('plague.hit.barn-safe') : []),
    ...(view.onTile(cell).some(({ figure }) => ACROSS.includes(spotName(figure.at) ?? '')) ? cites('plague.hit.not-on-one-tile') : []),
  ];
}

/** What is said of one that is hit: who is no follower, whom he leaves behind, and the fairy. */
function said(view: Position, { figure, node }: Standing): PlagueClauseId[] {
  const isLeft = (other: Figure) => other.owner === figure.owner && other.id !== figure.id && ['builder', 'pig'].includes(other.kind);
  const fairy = view.neutral('fairy');
  return [
    ...cites('plague.hit.followers-home', 'plague.hit.no-points'),
    ...(isSpecial(figure) ? cites('plague.hit.special-figures') : []),
    ...(view.onNode(node).some((other) => isLeft(other.figure)) ? cites('plague.hit.orphans') : []),
    ...(fairy?.figure === figure.id || sameCell(fairy?.tile, cellOf(figure.at)) ? cites('plague.hit.fairy-no-protection') : []),
  ];
}

function hit(view: Position, cell: Cell): Effect[] {
  const there = view.onTile(cell).filter(({ figure }) => isHit(view, figure));
  const isFirst = ({ figure }: Standing) => isSpecial(figure);
  // a builder is hit, and does not go home because his last follower is
  return [...there.filter(isFirst), ...there.filter((one) => !isFirst(one))].map((one): Effect => {
    const { id, kind, owner, at } = one.figure;
    return { type: 'figure-returned', figure: id, kind, to: owner!, at, cause: 'plague', ...because('hit.go-home', ...said(view, one)) };
  });
}

const turned = ({ tile }: Token, active: boolean, why: ReturnType<typeof because>): Effect => ({
  type: 'piece-changed',
  piece: { token: FLEA },
  at: { tile: tile! },
  set: { active },
  ...why,
});

/** What a flea does that has been put down, and what taking it from elsewhere did. */
export const fleaMoves: Trigger = {
  id: 'plague.hit.flea',
  on: 'piece-moved',
  cites: [...HIT, ...cites('plague.latent.reactivation', 'plague.reuse.cut-off-latent', 'plague.infected.stays')],
  then: (view, effect) => {
    const { piece, to } = effect as PieceMoved;
    if (piece.token !== FLEA || !('tile' in to)) return undefined;
    const sources = activeOutbreaks(view);
    const isCut = new Set(cutOff(sources, activeFleas(view)));
    const cut = [...isCut].map((flea) => turned(flea, false, because('reuse.cut-off', 'plague.reuse.cut-off-latent', 'plague.region.latent')));
    const latent = latentFleas(view);
    if (latent.length === 0 || view.get(LATENT_REGION) === 'stay') return { effects: [...hit(view, to.tile), ...cut] };
    const reached = joinedTo(sources, [...activeFleas(view).filter((flea) => !isCut.has(flea)), ...latent]);
    const woken = latent.filter(({ tile }) => lies(reached.cells, tile));
    const why = because('latent.wakes', 'plague.latent.reactivation', 'plague.region.latent');
    return { effects: [...hit(view, to.tile), ...cut, ...woken.map((flea) => turned(flea, true, why))] };
  },
};

/** With no flea left in the supply the oldest of several outbreaks ends. */
export const eradicateStep: Step = {
  id: 'eradicate-outbreak',
  phase: 'before-tile',
  after: ['fairy-point'],
  before: ['choose-tile'],
  cites: cites(
    'plague.eradicate.when',
    'plague.eradicate.turn-token',
    'plague.eradicate.fleas-latent',
    'plague.eradicate.last-never',
    'plague.spread.several-regions',
  ),
  due: (view) => (view.turn.part ?? 1) === 1 && inSupply(view) === 0 && activeOutbreaks(view).length > 1,
  begin: (view) => {
    const [ended, ...others] = activeOutbreaks(view);
    const latent = cutOff(others, activeFleas(view));
    return {
      effects: [
        {
          type: 'piece-changed',
          piece: { token: OUTBREAK, number: ended!.number! },
          at: { tile: ended!.tile! },
          set: { active: false },
          ...because('eradicate.ends', 'plague.eradicate.when', 'plague.eradicate.turn-token', 'plague.eradicate.last-never'),
        },
        ...latent.map((flea) => turned(flea, false, because('eradicate.fleas', 'plague.eradicate.fleas-latent', 'plague.region.latent'))),
      ],
    };
  },
};
