/** Pointers into a snapshot as it was posted, whose tiles and figures come in our order before it is looked at. */
import type { Snapshot } from '../../contract/snapshot.js';
import { ordered } from './canonical.js';

const ENTRY = /^\/(tiles|figures)\/(\d+)(?=\/|$)/;

/** Leads from a pointer into our order to the same in the order of what was posted. */
export function pointersInto(posted: Snapshot): (pointer: string) => string {
  const own = ordered(posted);
  return (pointer) =>
    pointer.replace(ENTRY, (entry, list: 'tiles' | 'figures', index: string) => {
      const one: unknown = own[list]?.[Number(index)];
      const at = (posted[list] as readonly unknown[] | undefined)?.indexOf(one) ?? -1;
      return at < 0 ? entry : `/${list}/${at}`;
    });
}
