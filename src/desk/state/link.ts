/** Permalinks: position, action and ruleset, compressed into the fragment, which no browser sends to a server. */
import type { Action, RulesetChoice, Snapshot } from '../engine/api.js';

export interface Linked {
  readonly ruleset: RulesetChoice;
  readonly snapshot: Snapshot;
  readonly action?: Action;
}

const PREFIX = '#p=';

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** `#p=...` */
export async function fragmentOf(linked: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(linked));
  return PREFIX + toBase64(await through(bytes, new CompressionStream('deflate-raw')));
}

/** What a fragment holds; undefined where it is none of ours, or damaged. Its shape has not been checked. */
export async function readFragment(fragment: string): Promise<unknown> {
  if (!fragment.startsWith(PREFIX)) return undefined;
  try {
    const bytes = await through(fromBase64(fragment.slice(PREFIX.length)), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** The bytes of a file, unpacked where they are gzipped. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unpacked = bytes[0] === 0x1f && bytes[1] === 0x8b ? await through(bytes, new DecompressionStream('gzip')) : bytes;
  return new TextDecoder().decode(unpacked);
}
