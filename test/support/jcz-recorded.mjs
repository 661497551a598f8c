#!/usr/bin/env node
// JCloisterZone's engine, as far as a recorded game remembers it: `jcz-recorded.mjs FILE` answers the messages of the game with what was recorded after
// each. It ends at a message that is not the recorded one. Ids of figures in a supply are taken from the message that places them.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';

const bytes = readFileSync(process.argv[2]);
const { replay, trace, final } = JSON.parse(process.argv[2].endsWith('.gz') ? gunzipSync(bytes) : bytes);

function stateBefore(index) {
  const { phase, player, canPass, items, points, neutral } = trace[index] ?? final;
  const { meepleId } = replay[index]?.payload ?? {};
  const classes = (items ?? []).flatMap(({ meeple }) => meeple ?? []);
  const meeples = Object.fromEntries(classes.map((name) => [name, [1, meepleId ?? `${player}.unknown.1`]]));
  return {
    phase,
    ...(items && { action: { player, canPass, items } }),
    players: points.map((sum) => ({ points: sum, meeples })),
    neutralFigures: neutral,
  };
}

let index = -1;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '') break;
  if (index >= 0 && !isDeepStrictEqual(JSON.parse(line), replay[index])) {
    process.stderr.write(`message ${index} was ${JSON.stringify(replay[index])}, not ${line}\n`);
    process.exit(1);
  }
  index++;
  process.stdout.write(`${JSON.stringify(stateBefore(index))}\n`);
}
