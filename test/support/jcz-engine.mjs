#!/usr/bin/env node
// A stand-in for JCloisterZone's engine: its messages and states, for a game with seven kinds of tiles and nothing but meeples.
//
// `--wrong points`: a completed city brings one point a tile; `--wrong offers`: who stands on a feature may join it;
// `--wrong figures`: only those of the first player are on the board.
// `--crash N`: it ends at its Nth message; `--mute N`: it does not answer that one; `--refuse N`: it takes it for illegal.
import { createInterface } from 'node:readline';
import { Board, featuresOf } from '../../examples/engines/javascript/board.mjs';

const flag = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const wrong = flag('--wrong');
const at = { crash: Number(flag('--crash')), mute: Number(flag('--mute')), refuse: Number(flag('--refuse')) };

const feature = (kind, places, touches = [], pennants = 0) => ({ kind, places: places.split(' '), touches, pennants });
const ALL = 'nnw nne ene ese sse ssw wsw wnw';
const DESIGNS = {
  'BA/C': [feature('city', 'n'), feature('field', 'ene ese sse ssw wsw wnw', [0])],
  'BA/Cc+': [feature('city', 'n w', [], 1), feature('field', 'ene ese sse ssw', [0])],
  'BA/L': [feature('monastery', 'centre'), feature('field', ALL)],
  'BA/LR': [feature('monastery', 'centre'), feature('road', 's'), feature('field', ALL)],
  'BA/RCr': [feature('city', 'n'), feature('road', 'e w'), feature('field', 'ene wnw', [0]), feature('field', 'ese sse ssw wsw')],
  'BA/RFr': [feature('road', 'e w'), feature('field', 'nnw nne ene wnw'), feature('field', 'ese sse ssw wsw')],
  'BA/Rr': [feature('road', 's w'), feature('field', 'nnw nne ene ese sse wnw'), feature('field', 'ssw wsw')],
};
const NAMES = { city: 'City', road: 'Road', field: 'Field', monastery: 'Monastery' };
const LETTERS = ['n', 'e', 's', 'w'];
const SIDES = { NS: 'NS', EW: 'WE', NE: 'NE', NW: 'NW', ES: 'SE', SW: 'SW' };
const HALVES = { nnw: 'NL', nne: 'NR', ene: 'EL', ese: 'ER', sse: 'SL', ssw: 'SR', wsw: 'WL', wnw: 'WR' };

function locationOf({ kind, places }) {
  if (kind === 'monastery') return 'I';
  if (kind === 'field')
    return Object.keys(HALVES)
      .filter((half) => places.includes(half))
      .map((half) => HALVES[half])
      .join('.');
  const sides = LETTERS.filter((side) => places.includes(side))
    .join('')
    .toUpperCase();
  return SIDES[sides] ?? sides;
}

const game = { tiles: [], figures: [], discarded: [], bag: [], forced: [], turn: 0, phase: 'TilePhase', items: [], canPass: false, over: false };
const boardOf = () => new Board(game.tiles, (id) => ({ features: DESIGNS[id] }));

function setUp({ players, start, elements, initialRandom, gameAnnotations }) {
  game.players = Array.from({ length: players }, () => ({ points: 0, supply: Array.from({ length: elements['small-follower'] }, (_, i) => i + 1) }));
  game.tiles = start.map(({ tile, x, y, rotation }) => ({ tile, at: [x, y], rotation }));
  game.bag = Object.keys(DESIGNS)
    .flatMap((id) => Array(4).fill(id))
    .sort();
  game.forced = [...(gameAnnotations?.tilePack?.params.drawOrder ?? [])];
  draw(initialRandom);
}

function draw(random) {
  for (;;) {
    if (game.bag.length === 0) return end();
    const due = game.forced.shift();
    const index = due === undefined ? Math.floor(random * game.bag.length) : game.bag.indexOf(due);
    const [tileId] = game.bag.splice(index, 1);
    const board = boardOf();
    const options = board.frontier().flatMap((position) => {
      const rotations = [0, 90, 180, 270].filter((rotation) => board.fits(featuresOf({ features: DESIGNS[tileId] }, rotation), position));
      return rotations.length > 0 ? [{ position, rotations }] : [];
    });
    if (options.length > 0) return offer('TilePhase', [{ type: 'TilePlacement', tileId, options }]);
    game.discarded.push(tileId);
  }
}

function offer(phase, items, canPass = false) {
  Object.assign(game, { phase, items, canPass });
}

function placeFigures() {
  const board = boardOf();
  const { at: position, features } = board.at(game.tiles.at(-1).at);
  const occupied = game.figures.map((figure) => [board.feature(figure.place).id, figure.player]);
  const options = features.flatMap((one) => {
    const { id } = board.feature({ tile: position, feature: one.kind, edge: one.places[0] });
    const isTaken = occupied.some(([other, player]) => other === id && !(wrong === 'offers' && player === game.turn));
    return isTaken ? [] : [{ position, location: locationOf(one), feature: NAMES[one.kind] }];
  });
  const isPossible = options.length > 0 && game.players[game.turn].supply.length > 0;
  if (isPossible) offer('ActionPhase', [{ type: 'Meeple', meeple: 'SmallFollower', options }], true);
  else offer('CommitActionPhase', [{ type: 'Confirm' }]);
}

function score(isEnd) {
  const board = boardOf();
  for (const { id } of [...game.figures.map(({ place }) => board.feature(place))]) {
    const standing = game.figures.filter(({ place }) => board.feature(place).id === id);
    if (standing.length === 0) continue;
    const whole = board.feature(standing[0].place);
    const isComplete = whole.kind !== 'field' && board.isComplete(whole);
    if (!isComplete && !isEnd) continue;
    const count = (player) => standing.filter((figure) => figure.player === player).length;
    const most = Math.max(...game.players.map((_, player) => count(player)));
    game.players.forEach((player, i) => (player.points += count(i) === most ? worth(board, whole, isComplete) : 0));
    game.figures = game.figures.filter((figure) => !standing.includes(figure));
    for (const { player, number } of standing) game.players[player].supply.unshift(number);
  }
}

function worth(board, whole, isComplete) {
  const tiles = new Set(whole.parts.map(({ tile }) => tile)).size;
  const pennants = whole.parts.reduce((sum, { tile, index }) => sum + tile.features[index].pennants, 0);
  if (whole.kind === 'road') return tiles;
  if (whole.kind === 'monastery') return board.around(whole.parts[0].tile.at);
  if (whole.kind === 'field') return board.citiesOf(whole).filter((city) => board.isComplete(city)).length * 3;
  return (isComplete && wrong !== 'points' ? 2 : 1) * (tiles + pennants);
}

function end() {
  score(true);
  Object.assign(game, { phase: 'GameOverPhase', over: true });
}

const TAKEN = {
  GAME_SETUP: setUp,
  PLACE_TILE: ({ tileId, rotation, position }) => {
    game.tiles.push({ tile: tileId, at: position, rotation: Number(rotation.slice(1)) });
    placeFigures();
  },
  DEPLOY_MEEPLE: ({ pointer, meepleId }) => {
    const { at: tile, features } = boardOf().at(pointer.position);
    const { kind, places } = features.find((one) => NAMES[one.kind] === pointer.feature && locationOf(one) === pointer.location);
    const { supply } = game.players[game.turn];
    const number = supply.shift();
    if (meepleId !== `${game.turn}.small.${number}`) throw new Error(`no ${meepleId} in the supply`);
    game.figures.push({ player: game.turn, number, pointer, place: { tile, feature: kind, edge: places[0] } });
    offer('CommitActionPhase', [{ type: 'Confirm' }]);
  },
  PASS: () => offer('CommitActionPhase', [{ type: 'Confirm' }]),
  COMMIT: ({ random }) => {
    score(false);
    game.turn = (game.turn + 1) % game.players.length;
    draw(random);
  },
};

const state = () => ({
  phase: game.phase,
  ...(!game.over && { turnPlayer: game.turn, action: { player: game.turn, canPass: game.canPass, items: game.items } }),
  players: game.players.map(({ points, supply }, i) => ({
    points,
    meeples: { SmallFollower: [supply.length, supply[0] && `${i}.small.${supply[0]}`] },
  })),
  placedTiles: game.tiles.map(({ tile, at: position, rotation }) => ({ id: tile, position, rotation })),
  deployedMeeples: game.figures
    .filter(({ player }) => wrong !== 'figures' || player === 0)
    .map(({ player, number, pointer }) => ({
      id: `${player}.small.${number}`,
      type: 'SmallFollower',
      player,
      ...pointer,
    })),
});

process.stdout.write('[main] INFO a line of its log\n');
let messages = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '') break;
  if (line.startsWith('%')) continue;
  const { type, payload } = JSON.parse(line);
  messages++;
  if (messages === at.crash) {
    process.stderr.write('Exception in thread "main"\n');
    process.exit(1);
  }
  if (messages === at.mute) continue;
  if (messages === at.refuse) process.stderr.write(`#ERROR: Invalid action in phase ${game.phase}\n`);
  else TAKEN[type](payload);
  process.stdout.write('{not a state\n');
  process.stdout.write(`${JSON.stringify(state())}\n`);
}
