/** A position that is checked and read once, and then asked about as often as one likes. */
import { filled } from './corpus/texts-loaded.js';
import { adjudicateIn, legalIn, TURN_MISSING } from './kernel/judge/adjudicate.js';
import { describeIn } from './kernel/judge/describe.js';
import { InvalidInput } from './kernel/position/invalid-input.js';
import { noTile } from './kernel/position/naming.js';
import { Position as View } from './kernel/position/position.js';
import { copied } from './library-copy.js';
import { fathomed } from './library-depth.js';
import { checkOptions } from './library-options.js';
import type { Action, LegalActions, PositionDescription, Readable, Snapshot, Verdict } from './library-types.js';
import { shapeDefects } from './shapes/shapes.js';

/** The decision on an action that has the shape of one. Throws `InvalidInput` where it names what is not there. */
export function decided(view: View, action: Readable<Action>): Verdict {
  const verdict = adjudicateIn(view, action);
  return filled(verdict, verdict.verdict !== 'unsupported') as Verdict;
}

/** Texts of clauses, and what was read of settings and traits, are one object each for all verdicts. */
export const ownOf = (verdict: Verdict): Verdict => ({
  ...verdict,
  findings: verdict.findings.map((finding) => (finding.reads ? { ...finding, reads: copied(finding.reads) } : finding)),
  clauses: copied(verdict.clauses),
});

/** Of lists, the same of the findings in them. */
export const listed = (list: LegalActions): LegalActions => ({
  ...list,
  ...(list.undetermined && { undetermined: copied(list.undetermined) }),
  ...(list.rejected && { rejected: copied(list.rejected) }),
});

/** What becomes of an action. */
export interface Played {
  readonly verdict: Readable<Verdict>;
  /** The position after it; null where `verdict.after` is. */
  readonly position: Position | null;
}

/**
 * It answers as the functions of the same names do. Neither the snapshot that it was made from nor what it gives may be written to as long as it, or a
 * position that it led to, is asked.
 */
export class Position {
  /** @internal `position(...)` makes them. */
  constructor(private readonly view: View) {}

  get snapshot(): Readable<Snapshot> {
    return this.view.snapshot;
  }

  /** The decision on one action. Throws `InvalidInput`, pointers relative to the action. */
  adjudicate(action: Readable<Action>): Verdict {
    const defects = shapeDefects('Action', action);
    if (defects.length > 0) throw new InvalidInput(defects);
    return fathomed([this.view.snapshot, action], () => ownOf(decided(this.view, action)));
  }

  /** Every legal action. Throws `InvalidInput` where it has no turn. */
  legalActions(options: { readonly explain?: boolean } = {}): LegalActions {
    checkOptions(options);
    return listed(legalIn(this.view, options) as LegalActions);
  }

  /** What stands there. */
  describe(): PositionDescription {
    return copied(describeIn(this.view)) as PositionDescription;
  }

  /** The decision on an action, and the position that it leads to: nothing of it is read again. Throws `InvalidInput` as `adjudicate` does. */
  play(action: Readable<Action>): Played {
    const verdict = this.adjudicate(action);
    return { verdict, position: verdict.after && new Position(new View(this.view.ruleset, verdict.after)) };
  }

  /** The same with the tile in hand that was drawn. Throws `InvalidInput` where there is no such tile, or no turn. */
  draw(tile: string): Position {
    const { ruleset, snapshot } = this.view;
    const { turn } = snapshot;
    // callers without types can hand in anything
    const name: unknown = tile;
    const id = typeof name === 'string' ? ruleset.tileId(name) : undefined;
    const message = () => (typeof name === 'string' ? noTile(ruleset, name) : 'must be the id of a tile');
    if (id === undefined) throw new InvalidInput([{ pointer: '', code: 'unknown-tile', message: message() }]);
    if (!turn) throw new InvalidInput([TURN_MISSING]);
    return new Position(this.view.next({ ...snapshot, turn: { ...turn, tile: id } }));
  }
}
