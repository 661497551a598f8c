/** The circus: the big top comes with the first circus tile, and with each further one it is scored and moves. */
import type { Chance } from '../../contract/action.js';
import type { Effect, TilePlaced } from '../../contract/effect.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Score } from '../../contract/verdict.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import { score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, type Own } from './author.js';
import { CIRCUS, FOLLOWERS_ON_TOWERS } from './settings.js';
import { CIRCUS_SPACE, hasSpace, isNear, laidCells } from './spaces.js';
import { ANIMAL, left, valueOf } from './tokens.js';
import { flatMap } from '../../kernel/lists.js';

export const BIG_TOP = 'big-top';

export const bigTopAt = (view: Position): Cell | undefined => view.neutral(BIG_TOP)?.tile;

const moved = (from: Cell | null, to: Cell, why: ReturnType<typeof because>): Effect => ({
  type: 'neutral-moved',
  neutral: BIG_TOP,
  from: from && [from[0], from[1]],
  to: [to[0], to[1]],
  ...why,
});

/** The first of them brings the big top, and nothing is scored. */
export const bigTopEnters: Trigger = {
  id: 'under-the-big-top.circus.big-top-enters',
  on: 'tile-placed',
  cites: cites('circus.first.big-top-enters', 'setup.big-top-aside'),
  then: (view, effect) => {
    const { at } = effect as TilePlaced;
    if (!hasSpace(view, at, CIRCUS_SPACE) || bigTopAt(view) || view.get(CIRCUS) === 'off') return undefined;
    return { effects: [moved(null, at, because('circus.big-top-enters', 'circus.first.big-top-enters', 'setup.big-top-aside'))] };
  },
};

/** The cells on which a figure stands: a castle has two. */
function cellsOf(view: Position, figure: Figure): Cell[] {
  const feature = view.feature(figure.at);
  const cell = cellOf(figure.at);
  if (feature?.kind === 'castle' || feature?.parts[0]?.printed.spansCells) return feature.parts.map(({ laid }) => laid.at);
  return cell ? [cell] : [];
}

const COUNTED: readonly Own[] = [
  'circus.score.reveal',
  'circus.score.before-the-move',
  'circus.vicinity.nine-tiles',
  'circus.vicinity.by-the-figures-tile',
  'circus.score.all-players',
  'circus.score.any-follower-counts-one',
  'circus.score.at-once',
  'circus.score.followers-stay',
  'circus.when.after-features',
  'circus.just-placed-follower',
  'ringmaster.bonus.only-with-his-feature',
];
const AT_THE_END: readonly Own[] = ['circus.end.scored-once-more', 'circus.end.all-followers-still-there'];
/** With other expansions in play. */
const WITH: readonly (readonly [expansion: string, id: Own])[] = [
  ['bridges-castles-and-bazaars', 'x.castle.follower-counts'],
  ['bridges-castles-and-bazaars', 'x.bazaar.circus-tile'],
  ['traders-and-builders', 'x.builder.double-turn'],
  ['princess-and-dragon', 'x.dragon.before-circus'],
];

/** The mark of the tiles of the City of Carcassonne, and what one stands in there. */
const CITY = 'city-of-carcassonne';
const isInCity = ({ at }: Figure): boolean => spotName(at) === CITY;

const followersAround = (view: Position, top: Cell) =>
  view.figures.filter(({ figure }) => view.isFollower(figure) && !isInCity(figure) && cellsOf(view, figure).some((cell) => isNear(cell, top)));

/** What is to be said of who stands there. */
function whoCounts(view: Position, top: Cell): Own[] {
  const there = view.figures.filter(({ figure }) => cellsOf(view, figure).some((cell) => isNear(cell, top))).map(({ figure }) => figure);
  return [
    ...(there.some(({ at }) => spotName(at) === 'pyramid') ? (['circus.score.acrobats-count'] as const) : []),
    ...(there.some((figure) => !view.isFollower(figure)) ? (['circus.score.special-figures-not'] as const) : []),
    ...(there.some(({ kind }) => kind === 'shepherd') ? (['x.shepherd.not-counted'] as const) : []),
  ];
}

/** Who is near it and does not count, or counts elsewhere though his feature comes near. */
function whyNobody(view: Position, top: Cell): readonly Own[] {
  const reaches = ({ at }: Figure) => view.feature(at)?.parts.some(({ laid }) => isNear(laid.at, top)) ?? false;
  const isFar = view.figures.some(({ figure }) => view.isFollower(figure) && reaches(figure));
  return ['circus.nobody-around', ...whoCounts(view, top), ...(isFar ? (['circus.vicinity.by-the-figures-tile'] as const) : [])];
}

/** They stand on no feature: that they count no source says. */
function towersInDoubt(view: Position): readonly Missing[] {
  const top = bigTopAt(view);
  const isThere = top !== undefined && followersAround(view, top).some(({ figure }) => spotName(figure.at) === 'tower');
  if (!isThere || view.get(FOLLOWERS_ON_TOWERS) !== 'unregulated') return [];
  const why = because('circus.is-scored', 'circus.score.any-follower-counts-one', 'circus.vicinity.by-the-figures-tile');
  const message = 'no source says whether followers on towers around the big top count';
  return [{ ...why, message, isUnregulated: true, settings: [FOLLOWERS_ON_TOWERS] }];
}

/** Nor whether those count who are in the City of Carcassonne where it lies around. */
function cityInDoubt(view: Position): readonly Missing[] {
  const top = bigTopAt(view);
  const isThere = top !== undefined && view.board.bearing(CITY).some((laid) => isNear(laid.at, top));
  if (!isThere || !view.figures.some(({ figure }) => view.isFollower(figure) && isInCity(figure))) return [];
  const why = because('circus.is-scored', 'circus.score.any-follower-counts-one', 'circus.vicinity.by-the-figures-tile');
  return [
    { ...why, message: 'no source says whether followers in the City of Carcassonne count where it lies around the big top', isUnregulated: true },
  ];
}

const inDoubt = (view: Position): readonly Missing[] => [...towersInDoubt(view), ...cityInDoubt(view)];

/** Where the circus is to be scored now. */
export const circusInDoubt = (view: Position): boolean =>
  [drawAnimal, drawLastAnimal].some(({ id }) => id === view.turn.step) && inDoubt(view).length > 0;

function scores(view: Position, value: number, isLast: boolean): Score[] {
  const top = bigTopAt(view);
  if (!top) return [];
  const here = followersAround(view, top);
  const also = [...flatMap(WITH, ([expansion, id]) => (view.ruleset.has(expansion) ? [id] : [])), ...whoCounts(view, top)];
  return flatMap(view.players, ({ id }): Score[] => {
    const quantity = here.filter(({ figure }) => figure.owner === id).length;
    if (quantity === 0) return [];
    const why = because('circus.is-scored', 'circus.score.reveal', ...COUNTED, ...(isLast ? AT_THE_END : []), ...also);
    return [score(id, { tile: top }, [{ label: 'followers around the big top', quantity, each: value, points: quantity * value, ...why }])];
  });
}

const LAST = 'draw-last-animal';

export const revealAnimal: ActionKind<Chance> = {
  id: 'chance/animal',
  in: ['draw-animal', LAST],
  cites: cites(
    'circus.score.reveal',
    'setup.animal-tokens',
    'circus.move.new-token',
    'circus.nobody-around',
    ...COUNTED,
    ...AT_THE_END,
    ...WITH.map(([, id]) => id),
    'circus.score.acrobats-count',
    'circus.score.special-figures-not',
    'x.shepherd.not-counted',
  ),
  propose: (view) =>
    flatMap([...left(view.snapshot)], ([outcome, count]): Chance[] => (count > 0 ? [{ type: 'chance', of: 'animal', outcome }] : [])),
  canPerform: (view) => bigTopAt(view) !== undefined,
  perform: (view, { outcome }) => {
    const value = valueOf(outcome);
    if (value === undefined) return {};
    const isLast = view.turn.step === LAST;
    const top = bigTopAt(view);
    const nobody = top && followersAround(view, top).length === 0 ? whyNobody(view, top) : [];
    const out: Effect = {
      type: 'piece-moved',
      piece: { token: ANIMAL, value },
      from: { area: 'bag' },
      to: { area: 'box' },
      ...because('circus.token-goes', 'circus.token.out-of-game', 'circus.tokens-suffice', ...nobody),
    };
    const to = view.laid?.at;
    const move =
      isLast || !to
        ? []
        : [moved(top ?? null, to, because('circus.moves', 'circus.moves-with-each-circus-tile', 'circus.move.new-token', ...nobody))];
    return { scores: scores(view, value, isLast), effects: [out, ...move], missing: inDoubt(view) };
  },
};

const lacks: Step['lacks'] = (view) => (bigTopAt(view) ? [] : [`/neutral/${BIG_TOP}`]);

/** The circus is over before anybody goes to the City, follows a corn circle or escapes. */
const LATER = ['enter-city', 'move-count', 'choose-corn-circle', 'follow-corn-circle', 'escape-siege'];

export const drawAnimal: Step = {
  id: 'draw-animal',
  phase: 'after-scoring',
  before: LATER,
  cites: cites('circus.when.after-features', 'circus.score.reveal', 'circus.score.before-the-move'),
  decides: true,
  chance: true,
  due: (view) => {
    const top = bigTopAt(view);
    const cells = laidCells(view).filter(({ at }) => hasSpace(view, at, CIRCUS_SPACE));
    return top !== undefined && cells.length > 0 && !cells.some(({ at }) => sameCell(at, top)) && view.get(CIRCUS) === 'on';
  },
  lacks,
  open: () => true,
};

export const drawLastAnimal: Step = {
  id: LAST,
  phase: 'end',
  after: ['last-abbeys', 'leave-city-at-end'],
  cites: cites('circus.end.scored-once-more', 'circus.end.all-followers-still-there'),
  decides: true,
  chance: true,
  due: (view) => bigTopAt(view) !== undefined && view.get(CIRCUS) === 'on',
  lacks,
  open: () => true,
};

/** On a circus tile, if the tile shows what lies there. */
export function bigTopOnItsSpace({ snapshot: { neutral, turn }, board, ruleset, add }: Check): void {
  const at = neutral?.[BIG_TOP]?.tile;
  if (!board) return;
  const circuses = board.bearing(CIRCUS_SPACE);
  if (at && circuses.length > 0 && !circuses.some((laid) => sameCell(laid.at, at)))
    add('/neutral/big-top/tile', 'no-circus-there', 'the big top stands on a circus space');
  const isPlayed = ruleset.settings.entry(CIRCUS)?.value === 'on' && ruleset.plays('big-top');
  if (!at && circuses.length > 0 && turn !== undefined && isPlayed)
    add('/neutral', 'big-top-missing', 'a circus tile has been laid, and the big top with it');
}

export const consequences = [
  { id: `${FOLDER}.circus.is-scored`, cites: cites('circus.score.reveal') },
  { id: `${FOLDER}.circus.token-goes`, cites: cites('circus.token.out-of-game') },
  { id: `${FOLDER}.circus.moves`, cites: cites('circus.moves-with-each-circus-tile') },
];
