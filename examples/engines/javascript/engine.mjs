#!/usr/bin/env node
// A small Carcassonne engine for Seneschal's conformance kit: the turns of the base game, its scoring, and the legal actions.
//
// It is a template for engines of your own, and a test of the kit: with errors planted (the default is without) the report must name
// exactly the clauses of PLANTED. It tells no effects and no position that follows: an answer may be partial.
//
//     npx seneschal conformance run --engine "node engine.mjs"
//     npx seneschal conformance run --engine "node engine.mjs --with-errors"
import { createInterface } from 'node:readline';
import { Board, featuresOf } from './board.mjs';

export const PLANTED = {
  'base.tile.unplaceable': 'any tile may be discarded',
  'base.figure.unoccupied': 'who stands on a feature himself may join it again',
  'base.score.city': 'pennants of a completed city are not counted',
  'base.score.majority': 'of several with equally many only the first gets the points',
  'base.final.field': 'a city is worth four points to its farmers',
};
const withErrors = process.argv.includes('--with-errors');

const designs = new Map();
class Unsupported extends Error {}
const designOf = (name) => {
  const design = designs.get(name);
  if (!design) throw new Unsupported(`no tile ${name}`);
  return design;
};

function hello({ tiles }) {
  for (const tile of tiles) for (const name of [tile.id, ...tile.aliases]) designs.set(name, tile);
  return {
    name: 'small-javascript-engine',
    version: '1.0.0',
    protocol: 1,
    expansions: ['base'],
    // it knows no printings, only the one switch of the base game
    settings: { 'base.tinyCity': ['two-points', 'four-points'] },
    levels: ['verdict', 'effects', 'legal'],
    requests: ['adjudicate', 'legal-actions'],
    verdicts: ['legal', 'illegal'],
    actions: ['place-tile', 'discard-tile', 'place-figure', 'pass'],
  };
}

const FIGURE_FEATURES = ['road', 'city', 'monastery', 'field'];

function placements(board, turn) {
  const design = designOf(turn.tile);
  return board
    .frontier()
    .flatMap((at) =>
      [0, 90, 180, 270].flatMap((rotation) =>
        board.fits(featuresOf(design, rotation), at) ? [{ type: 'place-tile', tile: design.id, at, rotation }] : [],
      ),
    );
}

function deployments(board, { players, figures = [], turn }) {
  const { supply } = players.find(({ id }) => id === turn.player);
  if (!supply) throw new Unsupported('the supply is not known');
  const laid = board.at(turn.placed.at);
  if (!supply.meeple || turn.done?.some(({ type }) => type === 'place-figure')) return [];
  const taken = new Set(figures.filter(({ owner }) => !(withErrors && owner === turn.player)).map(({ at }) => board.feature(at)?.id));
  return laid.features.flatMap(({ kind, places }) => {
    const at = { tile: laid.at, feature: kind, ...(places[0] !== 'centre' && { edge: places[0] }) };
    return FIGURE_FEATURES.includes(kind) && !taken.has(board.feature(at).id) ? [{ type: 'place-figure', kind: 'meeple', at }] : [];
  });
}

function legal(snapshot) {
  const { turn, tiles } = snapshot;
  if (!turn) throw new Unsupported('whose turn it is, is not known');
  const board = new Board(tiles, designOf);
  if (turn.step === 'place-figure') return [...deployments(board, snapshot), { type: 'pass' }];
  if (turn.step !== 'place-tile') throw new Unsupported(`no step ${turn.step}`);
  if (!turn.tile) throw new Unsupported('the tile in hand is not known');
  const fitting = placements(board, turn);
  return fitting.length === 0 || withErrors ? [...fitting, { type: 'discard-tile' }] : fitting;
}

/** Two names of one action: figures may be placed by any place of the feature on that tile. */
function isSame(board, one, other) {
  if (one.type !== other.type) return false;
  if (one.type === 'place-tile')
    return designOf(one.tile) === designOf(other.tile) && `${one.at}` === `${other.at}` && one.rotation === other.rotation;
  if (one.type !== 'place-figure') return true;
  return one.kind === other.kind && `${one.at.tile}` === `${other.at.tile}` && board.feature(one.at)?.id === board.feature(other.at)?.id;
}

function adjudicate({ snapshot, action, values }) {
  const { turn, tiles } = snapshot;
  if (action.kind !== undefined && action.kind !== 'meeple') throw new Unsupported(`no figure ${action.kind}`);
  const actions = legal(snapshot);
  const board = new Board(tiles, designOf);
  const allowed = (action.player ?? turn.player) === turn.player && actions.some((one) => isSame(board, one, action));
  if (!allowed) return { verdict: 'illegal' };
  return { verdict: 'legal', ...outcome(snapshot, action, values) };
}

/** What is scored, and who decides what next. */
function outcome({ players, tiles, figures = [], bag = {}, turn }, action, values) {
  const active = players.findIndex(({ id }) => id === turn.player);
  if (action.type === 'place-tile') return { scores: [], next: { step: 'place-figure', player: turn.player } };
  if (action.type === 'discard-tile') return { scores: [], next: bag.remaining === 0 ? null : { step: 'place-tile', player: turn.player } };
  const standing = action.type === 'pass' ? figures : [...figures, { owner: turn.player, at: action.at }];
  const board = new Board(tiles, designOf);
  const isOver = bag.remaining === 0;
  const occupied = standing.map(({ at }) => board.feature(at));
  const features = [...new Map(occupied.map((feature) => [feature.id, feature])).values()];
  const scores = features.flatMap((feature) => {
    const isComplete = feature.kind !== 'field' && board.isComplete(feature);
    if (!isComplete && !isOver) return [];
    const owners = standing.filter((_, i) => occupied[i].id === feature.id).map(({ owner }) => owner);
    const points = value(board, feature, isComplete, values);
    return winners(owners, players).map((player) => ({ player, points, feature: feature.place }));
  });
  return { scores, next: isOver ? null : { step: 'place-tile', player: players[(active + 1) % players.length].id } };
}

function winners(owners, players) {
  const count = (id) => owners.filter((owner) => owner === id).length;
  const most = Math.max(...players.map(({ id }) => count(id)));
  const first = players.map(({ id }) => id).filter((id) => count(id) === most);
  return withErrors ? first.slice(0, 1) : first;
}

function value(board, feature, isComplete, values) {
  const tiles = new Set(feature.parts.map(({ tile }) => tile)).size;
  const pennants = feature.parts.reduce((sum, { tile, index }) => sum + tile.features[index].pennants, 0);
  switch (feature.kind) {
    case 'road':
      return tiles;
    case 'monastery':
      return board.around(feature.parts[0].tile.at);
    case 'field':
      return board.citiesOf(feature).filter((city) => board.isComplete(city)).length * (withErrors ? 4 : 3);
    default: {
      const each = isComplete && !(tiles === 2 && values['base.tinyCity'] === 'two-points') ? 2 : 1;
      return each * (tiles + (withErrors && isComplete ? 0 : pennants));
    }
  }
}

const ANSWERS = { hello, adjudicate, 'legal-actions': ({ snapshot }) => ({ actions: legal(snapshot) }) };

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const request = JSON.parse(line);
  let answer;
  try {
    answer = ANSWERS[request.request](request);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    answer = { unsupported: error.message };
  }
  process.stdout.write(`${JSON.stringify({ id: request.id, ...answer })}\n`);
}
