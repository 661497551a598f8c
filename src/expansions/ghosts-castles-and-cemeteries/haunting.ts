/** Adding ghosts: the step, the action, and the third one that drives a meeple off. */
import type { PlaceFigure } from '../../contract/action.js';
import type { Effect, Procedure } from '../../contract/effect.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { goesHome, type Happening } from '../../kernel/declare/happening.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER } from './author.js';
import { broughtBy, candidatesFor, DRIVEN_OFF, dueGhosts, GHOST, GHOSTS, ghostsLeft, ghostsOf, MOST, nextGhost, PLACE, STEP } from './ghosts.js';
import type { DueGhost, GhostRound } from './wire.js';

const WHY = { opponent: 'ghost.extend-opponent', own: 'ghost.limit-own' } as const;

const due = (state: GhostRound | null, ...why: Parameters<typeof because>): Procedure => ({
  type: 'procedure',
  procedure: GHOSTS.name,
  state,
  ...because(...why),
});

export const mistBringsGhosts: Trigger = {
  id: `${FOLDER}.ghost.brought`,
  on: 'tile-placed',
  cites: cites(
    'ghost.extend-opponent',
    'ghost.limit-own',
    'ghost.both',
    'ghost.one-each',
    'ghost.only-mist-tiles',
    'ghost.neither',
    'mist.extended',
    'mist.limited',
    'castle.no-extra-ghosts',
    'cemetery.no-ghosts',
  ),
  then: (view) => {
    const left = [...broughtBy(view)];
    if (left.length === 0) return undefined;
    const both = left.length > 1 ? (['ghost.both'] as const) : [];
    return { effects: [due({ left }, 'ghost.brought', 'ghost.only-mist-tiles', 'ghost.one-each', ...left.map((one) => WHY[one]), ...both)] };
  },
};

export const placeGhostStep: Step = {
  id: STEP,
  phase: 'tile',
  cites: cites('ghost.extend-opponent', 'ghost.limit-own', 'ghost.both', 'ghost.before-figures'),
  timeCites: cites('ghost.only-mist-tiles', 'ghost.neither', 'ghost.before-figures'),
  decides: true,
  due: (view) => view.state(GHOSTS) !== undefined,
  stays: (view) => nextGhost(view) !== undefined && ghostsLeft(view) > 0,
  end: (view) => (view.state(GHOSTS) ? { effects: [due(null, 'ghost.done', 'ghost.supply-empty', 'ghost.before-figures')] } : {}),
};

/** After one for the opponent, or where he has nobody, comes that for oneself. */
const rest = (view: Position, now: DueGhost): DueGhost[] => dueGhosts(view).slice(dueGhosts(view).indexOf(now) + 1);

function haunt(view: Position, { at }: PlaceFigure): Happening {
  const figure = view.figure('figure' in at ? at.figure : '')!.figure;
  const now = nextGhost(view) ?? (figure.owner === view.active ? 'own' : 'opponent');
  const count = ghostsOf(view.snapshot, figure) + 1;
  const named = view.neutral(GHOST)?.figure === figure.id ? 1 : 0;
  const added: Effect = {
    type: 'piece-changed',
    piece: { figure: figure.id },
    set: { ghosts: count - named },
    supply: { [GHOST]: -1 },
    ...because('ghost.haunts', WHY[now], 'setup.ghost-supply', 'ghost.no-weight'),
  };
  const driven: Effect = goesHome(figure, DRIVEN_OFF, because('ghost.drives-off', 'ghost.third', 'ghost.before-figures'));
  return { effects: [added, ...(count > MOST ? [driven] : []), due({ left: rest(view, now) }, 'ghost.added', WHY[now], 'ghost.one-each')] };
}

export const placeGhost: ActionKind<PlaceFigure> = {
  id: PLACE,
  in: [STEP],
  cites: cites('ghost.extend-opponent', 'ghost.limit-own', 'ghost.not-guards', 'guard.farmer-safe', 'x.special-figures', 'x.other-meeples'),
  propose: (view) => {
    const now = nextGhost(view);
    return now === undefined
      ? []
      : candidatesFor(view, now).map(({ id }): PlaceFigure => ({ type: 'place-figure', kind: GHOST, at: { figure: id } }));
  },
  canPerform: (view, { at }) => 'figure' in at && view.figure(at.figure) !== undefined,
  perform: haunt,
};

export const consequences = [
  { id: `${FOLDER}.ghost.haunts`, cites: cites('ghost.extend-opponent', 'ghost.limit-own') },
  { id: `${FOLDER}.ghost.drives-off`, cites: cites('ghost.third') },
  { id: `${FOLDER}.ghost.added`, cites: cites('ghost.one-each') },
  { id: `${FOLDER}.ghost.done`, cites: cites('ghost.supply-empty') },
  { id: `${FOLDER}.score.not-below-zero`, cites: cites('score.negative') },
];
