/** What the segments of the Wheel bring. */
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import { score } from '../../kernel/play/scoring.js';
import type { Happening } from '../../kernel/declare/happening.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { TAXES } from './settings.js';
import type { Segment } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** What every event rests on. */
const EVERY = cites('wheel-of-fortune.spin.only-where-it-lands', 'wheel-of-fortune.spin.before-fairy-no-change');
const ALL_PLAYERS = cites(...EVERY, 'wheel-of-fortune.event.others-all-players');

const NAMED = {
  fortune: { label: 'fortune', rule: 'wheel-of-fortune.event.fortune' },
  taxes: { label: 'taxes', rule: 'wheel-of-fortune.event.taxes' },
  famine: { label: 'famine', rule: 'wheel-of-fortune.event.famine' },
  storm: { label: 'storm', rule: 'wheel-of-fortune.event.storm' },
  inquisition: { label: 'inquisition', rule: 'wheel-of-fortune.event.inquisition' },
} as const;

const line = (event: keyof typeof NAMED, quantity: number, each: number, ids: readonly string[]): ScoreLine => ({
  ...NAMED[event],
  quantity,
  each,
  points: quantity * each,
  cites: [...ids],
});

/** A score for each player who has any lines, from the active player on. */
const scores = (view: Position, lines: (player: string) => readonly ScoreLine[]): Score[] =>
  flatMap(view.playersFrom(view.active), (player) => {
    const own = lines(player).filter(({ points }) => points !== 0);
    return own.length === 0 ? [] : [score(player, null, own)];
  });

/** The features of a kind on which somebody stands, with the number of followers that a player has there. */
const occupied = (view: Position, kind: string, player: string): (readonly [feature: Feature, own: number])[] =>
  view.occupiedFeatures
    .filter((feature) => feature.kind === kind)
    .map((feature) => [feature, view.on(feature).filter(({ figure }) => figure.owner === player && view.isFollower(figure)).length] as const)
    .filter(([, own]) => own > 0);

function taxes(view: Position): Happening {
  const reading = view.get(TAXES);
  const ids = [
    ...ALL_PLAYERS,
    ...cites('wheel-of-fortune.event.taxes-no-majority', 'wheel-of-fortune.event.who-counts'),
    ...view.ruleset.citesOf(TAXES, reading),
  ];
  const of = ([{ pennants }, own]: readonly [Feature, number]) => line('taxes', reading === 'per-knight' ? own : 1, pennants + own, ids);
  return { scores: scores(view, (player) => occupied(view, 'city', player).map(of)) };
}

const completedCities = (field: Feature): number => field.bordered.filter(({ kind, isComplete }) => kind === 'city' && isComplete).length;

function famine(view: Position): Happening {
  const ids = cites(
    ...ALL_PLAYERS,
    'wheel-of-fortune.event.famine',
    'wheel-of-fortune.event.famine-no-majority',
    'wheel-of-fortune.event.who-counts',
  );
  return {
    scores: scores(view, (player) => occupied(view, 'field', player).map(([field, own]) => line('famine', own, completedCities(field), ids))),
  };
}

/** Followers in the supply; undefined where the position does not say. */
function inSupply(view: Position, player: string): number | undefined {
  const supply = view.player(player)?.supply;
  return supply && Object.entries(supply).reduce((sum, [kind, count]) => (view.isFollower({ kind }) ? sum + count : sum), 0);
}

function storm(view: Position): Happening {
  const ids = cites(...ALL_PLAYERS, 'wheel-of-fortune.event.storm');
  const unsaid = view.players.findIndex(({ supply }) => supply === undefined);
  return {
    scores: scores(view, (player) => [line('storm', inSupply(view, player) ?? 0, 1, ids)]),
    missing:
      unsaid < 0
        ? []
        : [
            {
              ...because('event.storm', 'wheel-of-fortune.event.storm'),
              message: 'how many followers a player has in his supply is not known',
              pointer: `/players/${unsaid}/supply`,
            },
          ],
  };
}

function inquisition(view: Position): Happening {
  const ids = cites(...ALL_PLAYERS, 'wheel-of-fortune.event.inquisition', 'wheel-of-fortune.event.who-counts');
  const monks = (player: string) => occupied(view, 'monastery', player).reduce((sum, [, own]) => sum + own, 0);
  return { scores: scores(view, (player) => [line('inquisition', monks(player), 2, ids)]) };
}

const fortune = (view: Position): Happening => ({
  scores: [score(view.active, null, [line('fortune', 1, 3, cites(...EVERY, 'wheel-of-fortune.event.fortune'))])],
});

const BY_SEGMENT: Readonly<Record<Segment, (view: Position) => Happening>> = { fortune, taxes, famine, storm, inquisition, plague: () => ({}) };

/** The points that a segment brings at once. */
export const eventOf = (view: Position, segment: Segment): Happening => BY_SEGMENT[segment](view);

/** What the events rest on. */
export const EVENTS = cites(
  ...ALL_PLAYERS,
  'wheel-of-fortune.event.fortune',
  'wheel-of-fortune.event.taxes-no-majority',
  'wheel-of-fortune.event.famine',
  'wheel-of-fortune.event.famine-no-majority',
  'wheel-of-fortune.event.storm',
  'wheel-of-fortune.event.inquisition',
  'wheel-of-fortune.event.who-counts',
);

export const eventConsequences = Object.values(NAMED).map(({ rule: id }) => ({ id, cites: EVENTS }));
