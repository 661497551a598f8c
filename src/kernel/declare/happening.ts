/** What happens at a point of the turn; happenings are only ever added to, none takes another's place. */
import type { Effect, FigureReturned } from '../../contract/effect.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Reading, Score } from '../../contract/verdict.js';
import { flatMap } from '../lists.js';
import type { Setting } from './setting.js';

/** What would have to be known to say what follows, and the rule that would need it. */
export interface Missing {
  readonly rule: string;
  readonly cites: readonly string[];
  readonly message: string;
  /** JSON pointer into the snapshot, which lacks a fact. */
  readonly pointer?: string;
  /** What each reading makes of it, where not a fact but an answer of the sources is missing. */
  readonly readings?: readonly Reading[];
  /** No source says it. */
  readonly isUnregulated?: true;
  /** Of which another value may say it: the answer names them. */
  readonly settings?: readonly Setting[];
}

export interface Happening {
  /** Paid first; the points are credited by themselves. */
  readonly scores?: readonly Score[];
  readonly effects?: readonly Effect[];
  /** What would have to be known to say it with certainty. */
  readonly missing?: readonly Missing[];
}

/** Several happenings as one. */
export const together = (happenings: readonly Happening[]): Required<Happening> => ({
  scores: flatMap(happenings, ({ scores = [] }) => scores),
  effects: flatMap(happenings, ({ effects = [] }) => effects),
  missing: flatMap(happenings, ({ missing = [] }) => missing),
});

/** A figure goes home: to its owner, or, where it belongs to nobody, to the supply. */
export const goesHome = ({ id, kind, owner, at }: Figure, cause: string, why: Pick<FigureReturned, 'rule' | 'cites'>): FigureReturned => ({
  type: 'figure-returned',
  figure: id,
  kind,
  to: owner ?? 'supply',
  at,
  cause,
  ...why,
});
