/** What threatens a figure where it stands, or keeps it from harm: told of positions, decides nothing. */
import type { Figure } from '../../contract/snapshot.js';
import type { View } from './view.js';

export interface Danger {
  readonly id: string;
  readonly cites: readonly string[];
  /** undefined: it has nothing to say of the figure. */
  of(figure: Figure, view: View): Warning | undefined;
}

export interface Warning {
  readonly side: 'threatens' | 'protects';
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Besides those that the danger always cites. */
  readonly cites?: readonly string[];
}
