/** What lies and stands on the board: tiles, figures, neutral figures, tokens. */
import { ROTATIONS } from '../contract/compass.js';
import type { Figure, NeutralFigure, PlacedTile, Rotation, Token } from '../contract/snapshot.js';
import type { Place, Spot } from '../contract/spot.js';
import { recordOf, type Cursor, type Form } from './cursor.js';
import type { Members } from './members.js';
import { readName, readTileName, writeName, writeTileName } from './names.js';
import { namedOf, readCell, readSpot, writeCell, writeSpot } from './spots.js';
import { withRest, writeRest } from './terms.js';

/** A spot of which nothing is said. */
const NOWHERE = '()';

/** A spot on its own: `1,0/city/n(as:abbot)`. */
export const spot: Form<Members> = {
  write: (value) => writeSpot(value) + writeRest(value, namedOf(value)) || NOWHERE,
  read: (cursor) => withRest(cursor, cursor.sees('(') ? {} : readSpot(cursor)),
};

/** `D@0,0`, `jcz:BA/L@1,0/90`; `/nw` is the corner of a half tile. */
export const placedTile: Form<PlacedTile> = {
  write: (tile) => {
    const { tile: id, at, rotation, half } = tile;
    const turned = rotation === 0 ? '' : `/${rotation}`;
    return `${writeTileName(id)}@${writeCell(at)}${turned}${half === undefined ? '' : `/${writeName(half)}`}${writeRest(tile, ['tile', 'at', 'rotation', 'half'])}`;
  },
  read: (cursor) => {
    const tile = readTileName(cursor);
    cursor.need('@', '`@` and the cell of the tile');
    const at = readCell(cursor);
    let rotation: Rotation = 0;
    let half: string | undefined;
    while (half === undefined && cursor.take('/')) {
      const start = cursor.at;
      const part = readName(cursor, 'a rotation, or the corner of a half tile');
      const turned = ROTATIONS.find((known) => String(known) === part);
      if (turned !== undefined) rotation = turned;
      else if (/^\d/.test(part)) cursor.fail('a rotation: 0, 90, 180 or 270', start);
      else half = part;
    }
    return withRest(cursor, { tile, at, rotation, ...(half !== undefined && { half }) }) as PlacedTile;
  },
};

const readAt = (cursor: Cursor): Spot => spot.read(cursor) as Members & Spot;

/** The kind that goes without saying. */
const USUAL = 'meeple';

/** `r1:red@1,0/city/w`, `r5:red:builder@1,0/city/w`; a figure that belongs to nobody: `s1::sheep@1,0`. */
export const figure: Form<Figure> = {
  write: (value) => {
    const { id, kind, owner, at } = value;
    const tail = kind === USUAL ? '' : `:${writeName(kind)}`;
    const whose = owner === undefined ? (tail === '' ? '' : ':') : `:${writeName(owner)}`;
    return `${writeName(id)}${whose}${tail}${writeRest(value, ['id', 'kind', 'owner', 'at'])}@${spot.write({ ...at })}`;
  },
  read: (cursor) => {
    const id = readName(cursor, 'the id of a figure');
    const isOwned = cursor.take(':') && !cursor.sees(':');
    const owner = isOwned ? readName(cursor, 'the owner of the figure') : undefined;
    const kind = cursor.take(':') ? readName(cursor, 'the kind of the figure') : USUAL;
    const own = withRest(cursor, { id, kind, ...(owner !== undefined && { owner }) });
    cursor.need('@', '`@` and where the figure stands');
    return { ...own, at: readAt(cursor) };
  },
};

/** `dragon@2,1`, `fairy@1,0&r1`: by kind. */
export const neutral: Form<Readonly<Record<string, NeutralFigure>>> = recordOf(
  {
    write: ([kind, where]) => writeName(kind) + spotAfter(where),
    read: (cursor) => [readName(cursor, 'a kind of neutral figure'), cursor.take('@') ? spot.read(cursor) : {}],
  },
  ';',
);

function spotAfter(where: Members): string {
  const text = spot.write(where);
  return text === NOWHERE ? '' : `@${text}`;
}

/** `tower-piece@3,0`, `bridge:red@2,0(edges:!(e;w))`: kind, owner, spot. */
export const token: Form<Token> = {
  write: ({ kind, owner, ...where }) => writeName(kind) + (owner === undefined ? '' : `:${writeName(owner)}`) + spotAfter(where),
  read: (cursor) => {
    const kind = readName(cursor, 'a kind of token');
    const owner = cursor.take(':') ? { owner: readName(cursor, 'the owner of the token') } : {};
    return { kind, ...owner, ...(cursor.take('@') && spot.read(cursor)) };
  },
};

/** A place on its own, as those that have been scored. */
export const place: Form<Place> = { write: (value) => spot.write({ ...value }), read: (cursor) => spot.read(cursor) as Members & Place };
