/**
 * Plays games that JCloisterZone recorded and compares, message by message, what it offered and scored with what we say.
 *
 *   npx tsx scripts/peer.ts FOLDER [part of a name]
 *
 * FOLDER holds `engine-tests` (games with assertions) and `playouts` (games with a trace of everything that was on offer). Only games whose
 * expansions are all modelled are played.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expansionById } from '../src/catalog.js';
import type { Action } from '../src/contract/action.js';
import type { JczGame, Replay, ReplayStep } from '../src/contract/replay.js';
import type { Place } from '../src/contract/snapshot.js';
import { InvalidInput } from '../src/kernel/defects.js';
import { placeOfPointer, type Pointer } from '../src/replay/location.js';
import { kindOfClass } from '../src/replay/names.js';
import { replay } from '../src/replay/replay.js';
import { expansionsOf, tileOf } from '../src/replay/setup.js';

const SHOWN = 5;

interface Item {
  readonly type?: string;
  readonly [field: string]: unknown;
}
interface Offer {
  readonly phase: string;
  readonly player: number;
  readonly canPass: boolean;
  readonly items: readonly Item[];
  readonly points: readonly number[];
}
interface Playout extends JczGame {
  readonly trace: readonly Offer[];
  readonly final: { readonly points: readonly number[] };
}

const [folder, wanted = ''] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: peer.ts FOLDER [part of a name]');
  process.exit(2);
}

const files = (below: string, ending: string): string[] =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && name.includes(wanted))
    .sort()
    .map((name) => join(folder, below, name));

const unmodelled = ({ setup }: JczGame): string[] => expansionsOf(setup).filter((id) => expansionById.get(id)?.modelled !== 'complete');

/** What JCloisterZone offers, in the words of `keyOf`. */
function keysOf({ type, ...item }: Item): string[] {
  const options = (item['options'] ?? []) as readonly unknown[];
  const meeples = options as readonly { readonly meepleId?: string }[];
  switch (type) {
    case 'TilePlacement':
      return (options as readonly { position: number[]; rotations: number[] }[]).flatMap(({ position, rotations }) =>
        rotations.map((rotation) => `place-tile ${tileOf(String(item['tileId']))?.id} ${position.join()} ${rotation}`),
      );
    case 'Meeple':
      return (options as readonly Pointer[]).map(
        (pointer) => `place-figure ${kindOfClass(String(item['meeple']))} ${placeKey(placeOfPointer(pointer))}`,
      );
    case 'MoveFairyNextTo':
      return meeples.map(({ meepleId }) => `move-fairy ${meepleId}`);
    case 'MoveFairyOnTile':
      return (options as readonly number[][]).map((cell) => `move-fairy ${cell.join()}`);
    case 'MoveDragon':
      return (options as readonly number[][]).map((cell) => `move-dragon ${cell.join()}`);
    case 'ReturnMeeple':
      return meeples.map(({ meepleId }) => `remove-figure ${meepleId} ${String(item['source']).replace('_RETURN', '').toLowerCase()}`);
    default:
      return [`${type} ${JSON.stringify(item)}`];
  }
}

const placeKey = (place: Place | undefined) => (place ? `${place.tile.join()} ${place.feature} ${place.edge ?? ''}` : '?');

function keyOf(action: Action): string {
  switch (action.type) {
    case 'place-tile':
      return `place-tile ${action.tile.startsWith('jcz:') ? tileOf(action.tile.slice(4))?.id : action.tile} ${action.at.join()} ${action.rotation}`;
    case 'place-figure':
      return `place-figure ${action.kind} ${placeKey(action.at)}`;
    case 'move-fairy':
      return `move-fairy ${'figure' in action.to ? action.to.figure : action.to.tile.join()}`;
    case 'move-dragon':
      return `move-dragon ${action.to.join()}`;
    case 'remove-figure':
      return `remove-figure ${action.figure} ${action.by}`;
    default:
      return action.type;
  }
}

function difference(offer: Offer, step: ReplayStep): string[] {
  if (step.message === 'COMMIT') return step.action ? ['we still had a decision open at the COMMIT'] : [];
  const theirs = new Set([...offer.items.flatMap(keysOf), ...(offer.canPass ? ['pass'] : [])]);
  const ours = new Set((step.legalActions ?? []).map(keyOf));
  const onlyOurs = [...ours].filter((key) => !theirs.has(key)).map((key) => `only we allow: ${key}`);
  const onlyTheirs = [...theirs].filter((key) => !ours.has(key)).map((key) => `only they allow: ${key}`);
  return [...onlyOurs, ...onlyTheirs];
}

function compare({ trace, final }: Playout, { steps, final: end }: Replay): string[] {
  const found: string[] = [];
  steps.forEach((step, i) => {
    const offer = trace[i]!;
    const at = `${i} ${offer.phase} player ${offer.player}`;
    found.push(...difference(offer, step).map((text) => `${at}: ${text}`));
    if (step.action && step.verdict !== 'legal') found.push(`${at}: the move is ${step.verdict}: ${keyOf(step.action)} (${bans(step)})`);
    if (step.action && step.player !== String(offer.player)) found.push(`${at}: we ask player ${step.player}`);
    const points = (trace[i + 1] ?? final).points.join();
    if (step.points.join() !== points) found.push(`${at}: after ${step.message} we have ${step.points.join()} points, they ${points}`);
  });
  if (end.points.join() !== final.points.join()) found.push(`end: we have ${end.points.join()} points, they ${final.points.join()}`);
  return found;
}

const bans = ({ findings }: ReplayStep) =>
  findings
    .filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled')
    .map(({ rule }) => rule)
    .join(', ');

function failedAssertions({ assertions = [] }: Replay): string[] {
  return assertions.filter(({ ok }) => ok === false).map(({ text, actual }) => `${text}: ${JSON.stringify(actual)}`);
}

let passed = 0,
  failed = 0,
  skipped = 0;

/** A game with an expansion that is not modelled may still come out right, but cannot fail. */
function play(name: string, text: string, judge: (game: Playout) => string[]): void {
  const game = JSON.parse(text) as Playout;
  const found = judged(game, judge);
  if (found.length > 0 && unmodelled(game).length > 0) {
    skipped++;
    return;
  }
  if (found.length === 0) passed++;
  else failed++;
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${game.replay.length} messages, ${found.length} mismatches`);
  for (const line of found.slice(0, SHOWN)) console.log(`     ${line}`);
}

function judged(game: Playout, judge: (game: Playout) => string[]): string[] {
  try {
    return judge(game);
  } catch (error) {
    if (error instanceof InvalidInput) return [error.message];
    throw error;
  }
}

const name = (path: string) =>
  path
    .slice(folder.length + 1)
    .replace(/^(engine-tests|playouts)\//, '')
    .replace(/\.(jcz|json\.gz)$/, '');

for (const path of files('engine-tests', '.jcz')) {
  play(name(path), readFileSync(path, 'utf8'), (game) => {
    const result = replay(game);
    const illegal = result.steps.filter(({ action, verdict }) => action && verdict === 'illegal');
    return [
      ...failedAssertions(result),
      ...illegal.map((step) => `${step.index}: the move is ${step.verdict}: ${keyOf(step.action!)} (${bans(step)})`),
    ];
  });
}
for (const path of files('playouts', '.json.gz'))
  play(name(path), gunzipSync(readFileSync(path)).toString('utf8'), (game) => compare(game, replay(game, { legalActions: true })));

console.log(`${skipped} skipped: an expansion is not modelled`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
