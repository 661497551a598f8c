/** The ghosts: how many a meeple has beside him, how many are left, and who can be haunted. */
import type { FigureKind, FigureMember } from '../../kernel/declare/piece.js';
import { onlyIn, procedure, type Check } from '../../kernel/declare/state.js';
import type { Defect } from '../../contract/problem.js';
import type { Figure, Snapshot } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { touchOfLaid } from './mist.js';
import type { DueGhost, GhostRound, Haunted } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const GHOST = 'ghost';
export const GUARD = 'guard-meeple';
/** One more drives him off. */
export const MOST = 2;
const STOCK = 15;
export const STEP = 'place-ghost';
export const PLACE = `place-figure/${GHOST}`;
/** Why a figure went home. */
export const DRIVEN_OFF = 'driven-off';

export const figures: readonly FigureKind[] = [
  {
    kind: GUARD,
    perPlayer: 5,
    neutral: false,
    occupies: ['road', 'city', 'monastery', 'field'],
    weight: 1,
    cites: cites('guard.like-meeple'),
  },
  { kind: GHOST, perPlayer: 0, neutral: true, on: 'figure', weight: 0, cites: cites('ghost.no-weight') },
];

/** Who has three is gone. */
export const ghostsBeside: FigureMember = {
  name: 'ghosts',
  values: (figure, view) =>
    figure.owner !== undefined && view.isFollower(figure) && !isGuard(figure) ? Array.from({ length: MOST }, (_, i) => i + 1) : [],
};

/** Which of the ghosts of this tile are still to be added, now or when what comes before them is done. */
export const GHOSTS = procedure<GhostRound>('ghost', (_state, check) => onlyIn(check, 'ghost', STEP, 'place-gold', 'place-robber'));

/** Beside a figure; one that the position names on the table as a neutral figure is among them. */
export const ghostsOf = (snapshot: Snapshot, figure: Figure): number =>
  ((figure as Figure & Haunted).ghosts ?? 0) + (snapshot.neutral?.[GHOST]?.figure === figure.id ? 1 : 0);

/** How many lie in the general supply; where the position does not say, all that are not on the board. */
export function ghostsLeft({ snapshot }: Position): number {
  const { figures: standing = [], bag } = snapshot;
  const named = standing.filter(({ kind }) => kind === GHOST).length;
  const beside = standing.reduce((sum, figure) => sum + ghostsOf(snapshot, figure), 0);
  return bag?.tokens?.[GHOST] ?? Math.max(0, STOCK - beside - named);
}

export const isGuard = ({ kind }: Pick<Figure, 'kind'>): boolean => kind === GUARD;

/** Meeples of every kind but guards; what stands off the tiles no source speaks of. */
export const canBeHaunted = (view: Position, figure: Figure): boolean =>
  figure.owner !== undefined && view.isFollower(figure) && !isGuard(figure) && 'tile' in figure.at;

const isOf = (due: DueGhost, view: Position, { owner }: Figure) => (owner === view.active) === (due === 'own');

export const candidatesFor = (view: Position, due: DueGhost): readonly Figure[] =>
  flatMap(view.figures, ({ figure }) => (canBeHaunted(view, figure) && isOf(due, view, figure) ? [figure] : []));

/** The ghosts that this tile brings and that are still to be added; first the opponent's. */
export function dueGhosts(view: Position): readonly DueGhost[] {
  const state = view.state(GHOSTS);
  if (state) return state.left;
  const placed = view.done.filter(({ type, kind }) => type === 'place-figure' && kind === GHOST).length;
  return broughtBy(view).slice(placed);
}

/** What the tile just laid brings, whether or not anybody can be haunted. */
export function broughtBy(view: Position): readonly DueGhost[] {
  const touch = touchOfLaid(view);
  return [...(touch.extends ? (['opponent'] as const) : []), ...(touch.limits ? (['own'] as const) : [])];
}

/** The one that is to be added now: where nobody can get one the next one is. */
export const nextGhost = (view: Position): DueGhost | undefined => dueGhosts(view).find((due) => candidatesFor(view, due).length > 0);

const MEEPLES = 5;

/** Where it is played with the base game alone it is known what everybody has. */
export function fiveMeeplesEach({ ruleset, snapshot: { players, figures: standing = [] } }: Position): Defect[] {
  if (ruleset.expansions.some(({ id, partOfBaseIn }) => id !== FOLDER && !partOfBaseIn)) return [];
  return flatMap(players, ({ id, supply }, i) => {
    const all = (supply?.['meeple'] ?? 0) + standing.filter(({ kind, owner }) => kind === 'meeple' && owner === id).length;
    return all > MEEPLES
      ? [
          {
            pointer: `/players/${i}/supply/meeple`,
            code: 'more-than-five-meeples',
            message: `\`${id}\` has ${all} normal meeples; with guard meeples each player has ${MEEPLES}`,
          },
        ]
      : [];
  });
}

/** Nobody but meeples has ghosts, and there are no more than fifteen. */
export function ghostsAreRight({ snapshot, ruleset, add }: Check): void {
  const { figures: standing = [], bag } = snapshot;
  let all = bag?.tokens?.[GHOST] ?? 0;
  standing.forEach((figure, i) => {
    const { ghosts } = figure as Figure & Haunted;
    all += ghostsOf(snapshot, figure);
    if ((ghosts ?? 0) > 0 && (isGuard(figure) || figure.owner === undefined || !ruleset.isFollower(figure.kind)))
      add(`/figures/${i}/ghosts`, 'never-haunted', `a \`${figure.kind}\` is never haunted`);
    else if (ghostsOf(snapshot, figure) > MOST) add(`/figures/${i}/ghosts`, 'driven-off-already', 'the third ghost drives a meeple off');
  });
  if (all > STOCK) add('/figures', 'too-many-tokens', `there are ${all} ghosts in all, the game has ${STOCK}`);
}
