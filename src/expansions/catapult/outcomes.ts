/** What a throw can come to, as the table reports it. */
import type { Outcome } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { spotName } from '../../contract/spot.js';
import type { Position } from '../../kernel/position/position.js';
import { SEDUCTION_SCOPE } from './settings.js';
import type { CatapultToken } from './wire.js';

export interface Thrown {
  readonly hit?: readonly string[];
  readonly nearest?: readonly string[];
  readonly distance?: number | null;
  readonly crossed?: boolean;
  readonly caught?: boolean;
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');

const SHAPES: Readonly<Record<CatapultToken, (thrown: Readonly<Record<string, unknown>>) => boolean>> = {
  'knock-out': ({ hit }) => isNames(hit),
  seduction: ({ nearest }) => isNames(nearest),
  target: ({ distance }) => distance === null || (typeof distance === 'number' && distance >= 0),
  catch: ({ crossed, caught }) => typeof crossed === 'boolean' && typeof caught === 'boolean',
};

/** What is told of a throw with it, as it is written. */
export const TOLD: Readonly<Record<CatapultToken, string>> = {
  'knock-out': '{ hit: [figure] }',
  seduction: '{ nearest: [figure] }',
  target: '{ distance: number | null }',
  catch: '{ crossed: boolean, caught: boolean }',
};

/** The outcome as one of a token of that kind; undefined where it is none. */
export function readOutcome(token: CatapultToken | undefined, outcome: Outcome): Thrown | undefined {
  if (token === undefined || typeof outcome !== 'object' || Array.isArray(outcome)) return undefined;
  const thrown = outcome;
  return SHAPES[token](thrown) ? thrown : undefined;
}

/** Followers that stand on the table; the counting track is beside it. */
export const followersOf = (view: Position): Figure[] =>
  view.figures.map(({ figure }) => figure).filter((figure) => view.isFollower(figure) && spotName(figure.at) !== 'track');

/** Those that are looked for in seduction. */
export const soughtBy = (view: Position, thrower: string): Figure[] =>
  view.get(SEDUCTION_SCOPE) === 'opponents-only' ? followersOf(view).filter(({ owner }) => owner !== thrower) : followersOf(view);

/** Some of each sort: none and each follower, on and off the landscape, caught or not. */
export function examples(view: Position, token: CatapultToken, thrower: string): Outcome[] {
  const one = (figures: readonly Figure[]) => figures.map(({ id }) => [id]);
  switch (token) {
    case 'knock-out':
      return [[], ...one(followersOf(view))].map((hit) => ({ hit }));
    case 'seduction':
      return [[], ...one(soughtBy(view, thrower))].map((nearest) => ({ nearest }));
    case 'target':
      return [null, 0].map((distance) => ({ distance }));
    case 'catch':
      return [
        { crossed: true, caught: true },
        { crossed: true, caught: false },
        { crossed: false, caught: false },
      ];
  }
}
