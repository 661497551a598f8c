/**
 * Promise: what JCloisterZone's engine really offered the adapter reads, and answers with the very messages that it took; where the fairy and the dragon
 * stand is compared.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compareGame } from '../../../src/conformance/jcz/compare.js';
import { walk, type Answer, type RecordedGame } from '../../../src/conformance/jcz/walk.js';
import type { JczMessage } from '../../../src/contract/replay.js';
import { answersTo } from '../../../src/replay/offers.js';
import { rulesetOf } from '../../../src/replay/setup.js';
import { noAlarm } from '../kit/engines.js';

const script = fileURLToPath(new URL('../../support/jcz-recorded.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'seneschal-recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first turns of a game of the living fork, as it was played: the fairy is moved, and the dragon walks. */
const exchange = JSON.parse(gunzipSync(readFileSync(new URL('exchange.json.gz', import.meta.url))).toString()) as RecordedGame;

const isToGoOn = ({ type }: JczMessage): boolean => type === 'COMMIT';
const plain = ({ type, payload }: JczMessage) => ({ type, ...(payload as object), random: undefined });

/** The engine remembers that game; whoever plays takes what was taken in it. */
async function played(remembered: RecordedGame) {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(remembered));
  const due = exchange.replay.filter((message) => !isToGoOn(message));
  const randoms = [0, ...exchange.replay.flatMap(({ payload }) => (payload as { random?: number }).random ?? [])];
  const taken = (answers: readonly Answer[]) => {
    const wanted = plain(due.shift()!);
    return answers.find(({ message }) => isDeepStrictEqual(plain(message), wanted));
  };
  const engine = { command: `"${process.execPath}" "${script}" "${file}"`, load: [], timeout: 1, startTimeout: 1, alarm: noAlarm };
  return walk(engine, { setup: exchange.setup, players: exchange.players }, () => randoms.shift()!, taken);
}

const differences = (game: RecordedGame) => compareGame(game, rulesetOf(exchange.setup)).messages.flatMap((message) => message.differences);

it('takes each message of the game from what was offered, and finds nothing otherwise', async () => {
  const { game, broken, stopped } = await played(exchange);
  expect([broken, stopped]).toEqual([undefined, undefined]);
  expect(game.replay).toEqual(exchange.replay);
  expect(differences(game)).toEqual([]);
});

it('finds a dragon that stands elsewhere', async () => {
  const index = exchange.trace.findLastIndex(({ neutral, phase }) => neutral?.['dragon'] && phase === 'TilePhase');
  const elsewhere = { ...exchange.trace[index]!, neutral: { ...exchange.trace[index]!.neutral, dragon: { position: [9, 9] } } };
  const { game } = await played({ ...exchange, trace: exchange.trace.with(index, elsewhere) });
  expect(differences(game)).toMatchObject([
    { kind: 'figures', theirs: [{ id: 'dragon', at: [9, 9] }], clauses: ['pd.dragon.move.exactly-one-tile'] },
  ]);
});

it('takes a cell that is offered for a piece of a tower as the tower on it', () => {
  const seat = { player: 0, phase: 'ActionPhase', figure: () => '' };
  const pointer = { position: [3, 1], feature: 'Tower', location: 'I' };
  expect(answersTo({ type: 'TowerPiece', options: [[3, 1]] }, seat)).toEqual([{ type: 'PLACE_TOKEN', payload: { token: 'TOWER_PIECE', pointer } }]);
});
