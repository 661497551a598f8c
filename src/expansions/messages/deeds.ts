/** What each of the eight messages does. */
import type { Choose } from '../../contract/action.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import { goesHome, type Happening } from '../../kernel/declare/happening.js';
import { score, scoreLines, total } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type MessagesClauseId } from './author.js';
import { FURTHER } from './state.js';

/** Messages that score the least of a player's features of a kind. */
const LEAST: Readonly<Record<number, { readonly kind: string; readonly why: readonly MessagesClauseId[] }>> = {
  1: { kind: 'road', why: cites('messages.m1.shortest-road', 'messages.m1.fewest-points') },
  2: { kind: 'city', why: cites('messages.m2.smallest-city', 'messages.m1.fewest-points') },
  3: { kind: 'monastery', why: cites('messages.m3.smallest-monastery', 'messages.m1.fewest-points') },
};
export const ANOTHER_TILE = 4;
const PENNANTS = 5;
const KNIGHTS = 6;
const FARMERS = 7;
export const RETURNING = 8;

/** Which clauses speak of a message. */
export const clausesOf = (number: number): readonly MessagesClauseId[] => {
  const least = LEAST[number];
  if (least) return least.why;
  const others: Readonly<Record<number, readonly MessagesClauseId[]>> = {
    [ANOTHER_TILE]: cites('messages.m4.another-tile', 'messages.m4.like-a-turn'),
    [PENNANTS]: cites('messages.m5.pennants', 'messages.m5.once-per-pennant', 'messages.m6.every-follower'),
    [KNIGHTS]: cites('messages.m6.knights', 'messages.m6.large-is-one', 'messages.m6.every-follower'),
    [FARMERS]: cites('messages.m7.farmers'),
    [RETURNING]: cites('messages.m8.score-and-return', 'messages.m8.majority'),
  };
  return others[number] ?? [];
};

/** What a feature is worth to the player as in the final scoring, majority or not. */
const worth = (view: Position, feature: Feature): ScoreLine[] => scoreLines({ view, feature, stage: 'final', player: view.active });

const ownFollowers = (view: Position) =>
  view.figures.filter(({ figure, node }) => node >= 0 && figure.owner === view.active && view.isFollower(figure));

/** The features on which the active player has a follower, each once. */
const ownFeatures = (view: Position, kind: string): Feature[] =>
  [...new Set(ownFollowers(view).map(({ node }) => view.board.feature(node)))].filter((feature) => feature.kind === kind);

/** Those of them that would bring fewest points. */
export function leastOf(view: Position, number: number): Feature[] {
  const features = ownFeatures(view, LEAST[number]?.kind ?? '');
  const fewest = Math.min(...features.map((feature) => total(worth(view, feature))));
  return features.filter((feature) => total(worth(view, feature)) === fewest);
}

/** Every way to carry out the message; one at least. */
export function waysOf(view: Position, number: number): Choose[] {
  const action: Choose = { type: 'choose', option: 'action' };
  const ways: Choose[] =
    number === RETURNING
      ? ownFollowers(view).map(({ figure }) => ({ ...action, figure: figure.id }))
      : leastOf(view, number).map(({ place }) => ({ ...action, feature: place }));
  return ways.length > 0 ? ways : [action];
}

/** So many of a sort, at so much each; nothing of none. */
const counted = (view: Position, number: number, sort: Pick<ScoreLine, 'label' | 'quantity' | 'each'>): Score[] =>
  sort.quantity === 0
    ? []
    : [score(view.active, null, [{ ...sort, points: sort.quantity * sort.each, ...because(`resolve.message-${number}`, ...clausesOf(number)) }])];

/** With the clauses of the message in the first line. */
function scored(view: Position, number: number, feature: Feature): Score {
  const lines = worth(view, feature).map((line, i) => (i === 0 ? { ...line, cites: [...new Set([...line.cites, ...clausesOf(number)])] } : line));
  return score(view.active, feature.place, lines);
}

export function carriedOut(view: Position, number: number, { feature: place, figure: id }: Choose): Happening {
  if (number === ANOTHER_TILE) return furtherTile(view);
  if (number === RETURNING) return id === undefined ? {} : returned(view, id);
  if (number === PENNANTS) {
    const quantity = ownFeatures(view, 'city').reduce((sum, { pennants }) => sum + pennants, 0);
    return { scores: counted(view, number, { label: 'pennants', quantity, each: 2 }) };
  }
  const on = (kind: string) => ownFollowers(view).filter(({ node }) => view.board.feature(node).kind === kind).length;
  if (number === KNIGHTS) return { scores: counted(view, number, { label: 'knights', quantity: on('city'), each: 2 }) };
  if (number === FARMERS) return { scores: counted(view, number, { label: 'farmers', quantity: on('field'), each: 3 }) };
  const feature = place && view.feature(place);
  return feature ? { scores: [scored(view, number, feature)] } : {};
}

/** It is played when this part of the turn is over; none where no tile is left. */
function furtherTile(view: Position): Happening {
  if (view.snapshot.bag?.remaining === 0) return {};
  const tiles = (view.state(FURTHER)?.tiles ?? 0) + 1;
  return {
    effects: [{ type: 'procedure', procedure: FURTHER.name, state: { tiles }, ...because('resolve.another-tile', 'messages.m4.another-tile') }],
  };
}

function returned(view: Position, id: string): Happening {
  const { figure, node } = view.figure(id)!;
  return {
    scores: [scored(view, RETURNING, view.board.feature(node))],
    effects: [
      // as nothing else on the feature goes home with him
      goesHome(figure, 'taken-back', because('resolve.message-8', 'messages.m8.score-and-return')),
    ],
  };
}
