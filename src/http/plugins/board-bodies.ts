/**
 * Bodies that hold a board. A game comes back with the same tiles in every request of a turn, and they are the most of its text:
 * tiles that came lately are not read again.
 *
 * The text of the tiles is cut out, and a text that nobody knows put into the gap. Where that text is found to be the tiles of the
 * snapshot, the gap was a value of its own, and reading both parts is reading the whole. In every other case, whatever is wrong,
 * the whole is read as always.
 */
import { signal } from '../../service/signals.js';
import { randomUUID } from 'node:crypto';
import type { Parse } from './json-bodies.js';

const NAME = '"tiles":';
const GAP = randomUUID();

/** How many boards are remembered, and how long the text may be that they come from: 16 MB at most. */
const MOST = 256;
const LONGEST = 64 * 1024;

const HIT = { cache: 'board-bodies', result: 'hit' } as const;
const MISS = { cache: 'board-bodies', result: 'miss' } as const;

interface Known {
  readonly text: string;
  readonly tiles: unknown;
}

/** Reads JSON as `parse` does. Tiles are shared by all bodies that have the same, so that nobody may change them. */
export function boardReader(parse: Parse): Parse {
  // undefined: came once. What comes only once is not worth keeping
  const known = new Map<number, Known | undefined>();

  function sawBefore(key: number): boolean {
    const isKnown = known.has(key);
    if (!isKnown) {
      signal('cache', MISS);
      if (known.size >= MOST) known.delete(known.keys().next().value!);
      known.set(key, undefined);
    }
    return isKnown;
  }

  function tilesOf(key: number, text: string): unknown {
    let found = known.get(key);
    if (found?.text === text) signal('cache', HIT);
    else {
      signal('cache', MISS);
      found = { text, tiles: parse(text) };
    }
    // the one used last goes last
    known.delete(key);
    known.set(key, found);
    return found.tiles;
  }

  function readParts(key: number, { tiles, start, end }: Cut, text: string): unknown {
    try {
      const body = parse(`${text.slice(0, start)}"${GAP}"${text.slice(end)}`) as { snapshot?: { tiles?: unknown } | null } | null;
      if (body?.snapshot?.tiles !== GAP) return undefined;
      body.snapshot.tiles = tilesOf(key, tiles);
      return body;
    } catch {
      // the whole text tells where it is broken
      return undefined;
    }
  }

  return (text) => {
    const found = text.length > LONGEST ? undefined : cut(text);
    const key = found && keyOf(found.tiles);
    return (key !== undefined && sawBefore(key) ? readParts(key, found!, text) : undefined) ?? parse(text);
  };
}

/**
 * The end and the length tell most boards apart; to hash the whole takes longer than to compare it. A number, as a piece of a text keeps
 * the whole of it from being forgotten.
 */
function keyOf(tiles: string): number {
  let key = tiles.length;
  for (let i = Math.max(0, tiles.length - 80); i < tiles.length; i++) key = Math.imul(key ^ tiles.charCodeAt(i), 0x01000193);
  return key;
}

interface Cut {
  readonly tiles: string;
  readonly start: number;
  readonly end: number;
}

/** Written without line breaks, as programs do, a list of objects ends where `}]` comes first. */
function cut(text: string): Cut | undefined {
  const name = text.indexOf(NAME);
  let start = name + NAME.length;
  while (text[start] === ' ') start += 1;
  const end = text.indexOf('}]', start) + 2;
  if (name < 0 || end < 2 || text[start] !== '[') return undefined;
  return { tiles: text.slice(start, end), start, end };
}
