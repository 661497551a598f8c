/** The four tiles as the start: their quarters meet, and they are tiles like others outside the walls. */
import type { PlaceTile, PlaceFigure } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER, rule } from './author.js';
import { hasLeipzig, isGate, isInLeipzig, isLeipzigAt, liesOnLeipzig } from './town.js';
import { flatMap } from '../../kernel/lists.js';

/** The quarters are the cells with a gate; all of them together are a square. Which lies where makes no difference. */
export function checkTown({ ruleset, snapshot: { tiles }, board, tilesOf, add }: Check): void {
  const seen = new Set<string>();
  const quarters = flatMap(tilesOf(FOLDER), (entry) => {
    const id = ruleset.tileId(tiles[entry]!.tile)!;
    if (seen.has(id)) add(`/tiles/${entry}`, 'leipzig-not-joined', `there is one \`${id}\``);
    seen.add(id);
    const gate = board?.laid.find((laid) => laid.entry === entry && isGate(laid));
    return gate ? [{ entry, id, gate }] : [];
  });
  // in whichever order they are told: those that are far from most of the others
  const apart = quarters.map(({ gate: { x, y } }) => quarters.filter(({ gate }) => Math.abs(gate.x - x) > 1 || Math.abs(gate.y - y) > 1).length);
  const most = Math.max(0, ...apart);
  quarters.forEach(({ entry, id }, i) => {
    if (most > 0 && apart[i] === most) add(`/tiles/${entry}/at`, 'leipzig-not-joined', `\`${id}\` does not lie where its quarter meets the others`);
  });
}

/** The starting tile of the base game is one of four that look alike. */
const START = 'base/D';

export function startTileToo({ snapshot: { tiles }, board, ruleset }: Position): Defect[] {
  if (!hasLeipzig({ board })) return [];
  const alike = flatMap(tiles, ({ tile }, i) => (ruleset.tileId(tile) === START ? [i] : []));
  const message = 'all four tiles that look like the starting tile lie on the board, and Leipzig takes its place';
  return alike.length < 4 ? [] : [{ pointer: `/tiles/${alike[0]}`, code: 'start-tile-besides-leipzig', message }];
}

const isStart = rule<PlaceTile>({
  id: 'town.start',
  on: 'place-tile',
  isRemark: true,
  cites: cites('setup.leipzig-is-start', 'setup.order-irrelevant'),
  applies: ({ view, action }) => view.beside(action).some((cell) => isLeipzigAt(view, cell)),
  judge: ({ pass }) => pass('the four tiles of Leipzig are the start, in whichever order they lie'),
});

const lies = rule<PlaceTile>({
  id: 'town.lies-from-the-beginning',
  about: 'kind',
  on: 'place-tile',
  cites: cites('setup.leipzig-is-start', 'tiles.placing-unchanged'),
  applies: ({ view, action }) => view.ruleset.tileId(action.tile)?.startsWith(`${FOLDER}/`) ?? false,
  judge: ({ forbid }) => forbid('the tiles of Leipzig lie from the beginning, and none of them is drawn'),
});

const placing = rule<PlaceFigure>({
  id: 'town.not-by-placing',
  on: 'place-figure',
  cites: cites('tiles.placing-unchanged', 'leipzig.no-city'),
  applies: ({ view, action }) => isInLeipzig(action.at) || hasLeipzig(view),
  judge: ({ action, pass, forbid }) =>
    isInLeipzig(action.at)
      ? forbid('nobody is placed in Leipzig: it is no city, and one is sent there from a road')
      : pass('outside Leipzig figures are placed as always'),
});

const outside = rule<PlaceFigure>({
  id: 'town.outside',
  on: 'place-figure',
  isRemark: true,
  cites: cites('tiles.landscape-outside'),
  applies: ({ view, action }) => {
    const feature = view.feature(action.at);
    return feature !== undefined && liesOnLeipzig(feature);
  },
  judge: ({ pass }) => pass('the landscape outside the walls of Leipzig is ordinary'),
});

const USUAL = 7;

const furtherMeeple = rule<PlaceFigure>({
  id: 'town.further-meeple',
  on: 'place-figure',
  isRemark: true,
  cites: cites('setup.extra-meeple'),
  applies: ({ view, action: { kind } }) => {
    const player = view.decider;
    const standing = view.figures.filter(({ figure }) => figure.kind === kind && figure.owner === player).length;
    return kind === 'meeple' && standing + (view.supply(player, kind) ?? 0) > USUAL;
  },
  judge: ({ pass }) => pass('with Leipzig each player has more meeples than usual'),
});

export const townRules = [isStart, lies, placing, outside, furtherMeeple];
