/** What a snapshot keeps of the expansion, and what can be wrong with it. */
import { spotName } from '../../contract/spot.js';
import { procedure, type Check } from '../../kernel/declare/state.js';
import { ABBEY } from './abbey.js';
import type { AbbeyRound, Wagons } from './wire.js';

/** The round after the last tile, under `turn.abbeys`. */
export const ABBEYS = procedure<AbbeyRound>('abbeys', ({ after, mover }, check) => {
  check.player('/turn/abbeys/after', after);
  check.player('/turn/abbeys/mover', mover);
  const remaining = check.snapshot.bag?.remaining ?? 0;
  if (remaining > 0) check.add('/bag/remaining', 'bag-not-empty', `the abbeys are laid after the last tile, and ${remaining} are left`);
});

/** The wagons that were scored, under `turn.wagon`. */
export const WAGONS = procedure<Wagons>('wagon', ({ left, mover }, check) => {
  check.player('/turn/wagon/mover', mover);
  const figures = check.snapshot.figures ?? [];
  left.forEach(({ figure, owner, from }, i) => {
    const pointer = `/turn/wagon/left/${i}`;
    const there = figures.find(({ id }) => id === figure);
    check.player(`${pointer}/owner`, owner);
    check.figure(`${pointer}/figure`, figure);
    check.spot(`${pointer}/from`, from);
    if (there && there.kind !== 'wagon') check.add(`${pointer}/figure`, 'not-a-wagon', `\`${figure}\` is a \`${there.kind}\``);
    if (there && there.owner !== owner) check.add(`${pointer}/owner`, 'not-the-owner', `\`${figure}\` does not belong to \`${owner}\``);
  });
  if (left.length > 0 && left.every(({ owner }) => owner !== mover))
    check.add('/turn/wagon/mover', 'nothing-to-decide', `no wagon of \`${mover}\` has yet to decide`);
});

/** Each player has one abbey, in front of him or on the board. */
export function checkAbbeys({ snapshot, ruleset, add }: Check): void {
  const { players, tiles } = snapshot;
  const names = [ABBEY, ...(ruleset.design(ABBEY)?.aliases ?? [])];
  const count = (ids: readonly string[]) => ids.filter((id) => names.includes(id)).length;
  const laid = count(tiles.map(({ tile }) => tile));
  const held = players.map(({ hand = [] }) => count(hand));
  held.forEach((own, i) => {
    if (own > 1) add(`/players/${i}/hand`, 'too-many-abbeys', `\`${players[i]!.id}\` has ${own} abbeys, a player owns one`);
  });
  const all = laid + held.reduce((sum, own) => sum + own, 0);
  if (all > players.length) add('/tiles', 'too-many-abbeys', `there are ${all} abbeys for ${players.length} players`);
}

/** The point at which a barn stands is named by the corner of a tile. */
export function checkBarns({ snapshot, add }: Check): void {
  (snapshot.figures ?? []).forEach(({ kind, at }, i) => {
    if (kind !== 'barn' || spotName(at) !== 'field') return;
    const edge = 'edge' in at ? at.edge : undefined;
    if (edge?.length !== 3)
      add(`/figures/${i}/at/edge`, 'corner-missing', 'at which corner the barn stands must be known: a half-side of the field names it');
  });
}
