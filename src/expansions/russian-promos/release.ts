/** Taking a trapped figure back, and what those cost that stay in the lake. */
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { cellOf } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { isTrap, VODYANOY } from './trap-places.js';
import { flatMap } from '../../kernel/lists.js';

export const RELEASE = 'remove-figure/trap';
export const isRelease = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && by === 'trap';

const trapped = (view: Position, id: string) => {
  const figure = view.figure(id)?.figure;
  return figure && isTrap(figure.at) ? { ...figure, at: figure.at } : undefined;
};

export const release: ActionKind<RemoveFigure> = {
  id: RELEASE,
  in: ['place-figure'],
  cites: cites('release.instead-of-figure', 'release.no-points'),
  figureAction: true,
  propose: (view) =>
    flatMap(view.figures, ({ figure: { id, owner, at } }): RemoveFigure[] =>
      isTrap(at) && owner === view.active ? [{ type: 'remove-figure', figure: id, by: 'trap' }] : [],
    ),
  canPerform: (view, { figure }) => view.figure(figure) !== undefined,
  perform: (view, { figure: id }) => {
    const why = because('release.goes-home', 'release.instead-of-figure', 'release.no-points');
    return { effects: [goesHome(view.figure(id)!.figure, 'released', why)] };
  },
};

const own = rule<RemoveFigure>({
  id: 'release.own',
  on: RELEASE,
  cites: cites('release.own', 'release.tree-too', 'release.instead-of-figure'),
  judge: ({ view, action, pass, forbid }) => {
    const figure = trapped(view, action.figure);
    if (!figure) return forbid('it is in no trap', { figure: action.figure });
    return figure.owner === view.active
      ? pass('it is an own figure in a trap')
      : forbid('it is the figure of another player', { owner: figure.owner });
  },
});

const notSameTurn = rule<RemoveFigure>({
  id: 'release.not-same-turn',
  on: RELEASE,
  cites: cites('release.not-same-turn'),
  applies: ({ view, action }) => trapped(view, action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    sameCell(view.laid?.at, cellOf(trapped(view, action.figure)!.at))
      ? forbid('the trap has been laid in this turn')
      : pass('the trap was laid in an earlier turn'),
});

const instead = rule<RemoveFigure>({
  id: 'release.instead-of-figure',
  about: 'turn',
  on: RELEASE,
  cites: cites('release.instead-of-figure', 'release.one'),
  judge: ({ view, pass, forbid }) => {
    const taken = view.done.find((action) => view.ruleset.kinds.of(action, 'place-figure')?.figureAction);
    return taken
      ? forbid('a trapped figure is taken back instead of another action with a figure', { taken })
      : pass('nothing else has been done instead');
  },
});

const nobodyPlaced = rule<PlaceFigure>({
  id: 'traps.nobody-placed',
  on: 'place-figure',
  cites: cites('solovei.tree-no-place', 'vodyanoy.nobody-placed', 'portal.not-onto-trap'),
  applies: ({ action }) => isTrap(action.at),
  judge: ({ forbid }) => forbid('nobody is placed in a trap'),
});

export const releaseRules = [own, notSameTurn, instead, nobodyPlaced];

const COST = -2;

/** Each follower costs the same; on the tree it costs nothing. */
export const lakeAtTheEnd: FinalScore = {
  id: 'russian-promos.vodyanoy.minus-two',
  cites: cites('vodyanoy.minus-two', 'vodyanoy.kind-of-follower', 'solovei.no-minus'),
  score: (view) => {
    const why = because('vodyanoy.minus-two', 'vodyanoy.minus-two', 'vodyanoy.kind-of-follower', 'solovei.no-minus');
    const there = view.figures.filter(({ figure }) => isTrap(figure.at) && figure.at.feature === VODYANOY && view.isFollower(figure));
    return flatMap(view.players, ({ id }) => {
      const own = there.filter(({ figure }) => figure.owner === id);
      if (own.length === 0) return [];
      return [
        score(id, own[0]!.figure.at, [{ label: 'followers in the lake', quantity: own.length, each: COST, points: own.length * COST, ...why }]),
      ];
    });
  },
};
