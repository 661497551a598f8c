/** Where figures stand on the board: those of the players, and neutral ones, which its state has apart. */
import type { Snapshot } from '../../contract/snapshot.js';
import { cellOf, isCell, type Cell, type Spot } from '../../contract/spot.js';
import type { Recorded } from './walk.js';

/** A figure on a tile, or nowhere on one. */
interface Standing {
  readonly id: string;
  readonly at: Cell | null;
  /** The figure that a neutral one is with. */
  readonly beside?: string;
}

/** Those that the two do not have in the same place. What a state does not tell is not compared. */
export function elsewhere(snapshot: Snapshot, state: Recorded): { readonly ours: Standing[]; readonly theirs: Standing[] } {
  const pairs = [
    [oursOf(snapshot), theirsOf(state)],
    [ourNeutralsOf(snapshot), theirNeutralsOf(state)],
  ] as const;
  const differing = pairs.flatMap(([ours, theirs]) => (theirs ? apart(ours, theirs) : []));
  return { ours: differing.flatMap(({ ours }) => ours ?? []), theirs: differing.flatMap(({ theirs }) => theirs ?? []) };
}

function apart(ours: readonly Standing[], theirs: readonly Standing[]): { readonly ours?: Standing; readonly theirs?: Standing }[] {
  const byId = (list: readonly Standing[]) => new Map(list.map((one) => [one.id, one]));
  const [mine, other] = [byId(ours), byId(theirs)];
  return [...new Set([...mine.keys(), ...other.keys()])].flatMap((id) => {
    const [own, foreign] = [mine.get(id), other.get(id)];
    return own && foreign && isSame(own, foreign) ? [] : [{ ...(own && { ours: own }), ...(foreign && { theirs: foreign }) }];
  });
}

/** Who stands in a place of no tile stands there and nowhere else. */
const isSame = (ours: Standing, theirs: Standing): boolean =>
  (ours.at === null || ours.at.join() === theirs.at?.join()) &&
  (ours.beside === undefined || theirs.beside === undefined || ours.beside === theirs.beside);

const oursOf = ({ figures = [] }: Snapshot): Standing[] =>
  figures.flatMap(({ id, owner, at }) => (owner === undefined ? [] : [{ id, at: cellOf(at) ?? null }]));

const theirsOf = ({ deployedMeeples }: Recorded): Standing[] | undefined =>
  deployedMeeples?.map(({ id, position }) => ({ id, at: asCell(position) }));

/** Those that stand on a tile, or with a figure. */
const ourNeutralsOf = ({ neutral = {}, figures = [] }: Snapshot): Standing[] =>
  Object.entries(neutral).flatMap(([kind, spot]) => {
    const beside = 'figure' in spot && typeof spot.figure === 'string' ? spot.figure : undefined;
    const at = cellOf(beside === undefined ? (spot as Spot) : figures.find(({ id }) => id === beside)?.at);
    return at ? [{ id: nameOf(kind), at, ...(beside !== undefined && { beside }) }] : [];
  });

/** It writes them in one word. */
export const nameOf = (kind: string): string => kind.replaceAll('-', '');

/** Its quarters are places of no tile to us. */
const QUARTER = 'Quarter';

const theirNeutralsOf = ({ neutral }: Recorded): Standing[] | undefined => neutral && Object.entries(neutral).flatMap(theirStanding);

function theirStanding([id, { position, placement = position }]: [string, NonNullable<Recorded['neutral']>[string]]): Standing[] {
  if (placement === undefined || Array.isArray(placement)) return [{ id, at: asCell(placement) }];
  const { featurePointer, meepleId } = placement;
  if ((featurePointer ?? placement).feature === QUARTER) return [];
  return [{ id, at: asCell(featurePointer?.position ?? placement.position), ...(meepleId !== undefined && { beside: meepleId }) }];
}

const asCell = (position: readonly number[] | undefined): Cell | null => (isCell(position) ? position : null);
