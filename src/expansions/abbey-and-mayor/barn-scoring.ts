/** What a barn makes of its field: when it is placed, when it is connected with others, and at the end. */
import type { FigurePlaced } from '../../contract/effect.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Completion, Departure, Due, Payout, ScoreRule } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { scoreAll, scoreLines } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { BARN } from './barn.js';
import { pointOf, pointsAround } from './corner.js';
import { BARN_SCORING } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

/** The occasions on which a field is scored for its barn. */
export const PLACED = 'barn-placed';
export const CONNECTED = 'barn-connected';
const AT_THE_END = 'barn-final';
/** Those on which its people are scored. */
export const OF_FARMERS: readonly string[] = [PLACED, CONNECTED];

const hasBarn = (view: Position, field: Feature) => view.on(field).some(({ figure }) => figure.kind === BARN);
const hasFollowers = (view: Position, field: Feature) => view.on(field).some(({ figure }) => view.isFollower(figure));
const scoredAtOnce = (view: Position) => view.get(BARN_SCORING) === 'at-once';

const placedDue = (feature: Feature): Due => ({ feature, stage: PLACED, cites: cites('barn.scores-farmers', 'barn.returns-farmers') });
const connectedDue = (feature: Feature): Due => ({ feature, stage: CONNECTED, cites: cites('barn.connect-scores', 'barn.connect-returns') });

/** The field of the barn that was placed in this part of the turn: four tiles meet where it stands, and without the one just laid they did not. */
function placedField(view: Position): Feature | undefined {
  const { figures, laid, board } = view;
  const barns = laid ? figures.filter(({ figure }) => figure.kind === BARN) : [];
  const corners = barns.length > 0 ? flatMap(board.cellsOf(laid!.entry), ({ at }) => pointsAround(at).map(String)) : [];
  const placed = barns.find(({ figure: { at } }) => corners.includes(String(pointOf(at))));
  return placed && view.feature(placed.figure.at);
}

/** The fields of the tile just laid in which a barn and others stand: as nobody is placed beside a barn, the tile has connected them. */
function barnFields(view: Position): Feature[] {
  const { laid, board } = view;
  const cells = laid ? board.cellsOf(laid.entry) : [];
  const fields = flatMap(cells, ({ node, shape }) =>
    flatMap(shape.design.features, ({ kind }, index) => (kind === 'field' ? [board.feature(node + index)] : [])),
  );
  return [...new Set(fields)].filter((field) => hasBarn(view, field) && hasFollowers(view, field));
}

/** After everything that the tile has completed. */
export const fieldsOfBarns: Completion = {
  id: 'abbey-and-mayor.barn.scores-its-field',
  cites: cites('barn.scores-farmers', 'barn.connect-scores', 'barn.connect-together'),
  due: (view) => {
    const placed = placedField(view);
    const due = placed && hasFollowers(view, placed) ? [placedDue(placed)] : [];
    const connected = barnFields(view).filter((field) => field !== placed);
    return [...due, ...connected.map(connectedDue)];
  },
  vacant: (view) => {
    const placed = placedField(view);
    return placed && !hasFollowers(view, placed) && !scoredAtOnce(view) ? [placed] : [];
  },
};

/** Read to the letter the field is scored when the barn is placed. */
export const scoredWhenPlaced: Trigger = {
  id: 'abbey-and-mayor.barn.scored-at-once',
  on: 'figure-placed',
  cites: cites('barn.scored-at-once'),
  then: (view, effect) => {
    const { kind, at } = effect as FigurePlaced;
    const field = kind === BARN && scoredAtOnce(view) ? view.feature(at) : undefined;
    if (!field || !hasFollowers(view, field)) return undefined;
    return scoreAll(view, [placedDue(field)], because('barn.scored-at-once', 'barn.scored-at-once'));
  },
};

/** The barn stays for good, and so does whoever is neither a follower nor a pig. */
export const staysInField: Departure = {
  id: 'abbey-and-mayor.barn.stays',
  cites: cites('barn.stays', 'barn.returns-farmers', 'barn.connect-returns'),
  of: (figure, { view, stage }) => {
    if (figure.kind === BARN) return 'stays';
    return OF_FARMERS.includes(stage) && !view.isFollower(figure) && figure.kind !== 'pig' ? 'stays' : undefined;
  },
};

/** Whatever a field counts besides ordinary cities is worth as much more or less on these occasions. */
export const barnScoring: readonly ScoreRule[] = [
  {
    id: 'abbey-and-mayor.barn.placed',
    stage: 'rate',
    on: PLACED,
    of: ['field'],
    // as at the end of the game, so that nothing is added
    cites: cites(
      'barn.scores-farmers',
      'barn.scores-whoever-placed',
      'barn.cities-of-this-turn',
      'barn.scored-more-than-once',
      'barn.returns-farmers',
      'barn.stays',
    ),
    raises: '*',
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.barn.placed-and-scored-with-the-others',
    stage: 'rate',
    on: PLACED,
    of: ['field'],
    cites: cites('barn.scored-in-scoring-step'),
    raises: '*',
    applies: ({ view }) => !scoredAtOnce(view),
    by: () => 0,
  },
  {
    id: 'abbey-and-mayor.barn.connected',
    stage: 'rate',
    on: CONNECTED,
    of: ['field'],
    cites: cites('barn.connect-scores', 'barn.connect-all-cities', 'barn.connect-together', 'barn.connect-returns', 'barn.scored-more-than-once'),
    raises: '*',
    by: () => -2,
  },
  {
    id: 'abbey-and-mayor.barn.at-the-end',
    stage: 'rate',
    on: AT_THE_END,
    of: ['field'],
    cites: cites('barn.final', 'barn.final-several', 'barn.final-same-cities', 'barn.final-no-pig', 'abbey.touches-no-city'),
    raises: '*',
    by: () => 1,
  },
  {
    // where the table has left out the scoring of fields
    id: 'abbey-and-mayor.barn.cities',
    stage: 'units',
    on: AT_THE_END,
    of: ['field'],
    label: 'cities',
    cites: cites('farmers-off.barn'),
    applies: ({ view }) => !view.ruleset.plays('farmers'),
    quantity: ({ feature }) => feature.bordered.filter(({ kind, isComplete }) => kind === 'city' && isComplete).length,
    each: () => 3,
  },
];

/** Each owner of a barn in the field gets the same, once. */
export const barnsAtTheEnd: Payout = {
  id: 'abbey-and-mayor.barn.final',
  cites: cites('barn.final', 'barn.final-several'),
  pay: ({ view, feature, stage }) => {
    if (stage !== 'final' || feature.kind !== 'field') return {};
    const barns = view.on(feature).filter(({ figure }) => figure.kind === BARN);
    const owners = view.players.map(({ id }) => id).filter((id) => barns.some(({ figure }) => figure.owner === id));
    const payments = owners.map((player) => ({ player, lines: scoreLines({ view, feature, stage: AT_THE_END, player }), to: 'apart' as const }));
    return { payments: payments.filter(({ lines }) => lines.length > 0) };
  },
};
