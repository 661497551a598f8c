/** The builder's double turn, the second part of which may be declined. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { Acceptance, Proposal } from '../../kernel/declare/action.js';
import { together } from '../../kernel/declare/happening.js';
import type { ExtraPart } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { SECOND_PART } from './settings.js';

export const doubleTurn: ExtraPart = {
  id: 'traders-and-builders.builder.double-turn',
  cites: cites(
    'traders-and-builders.builder.extra-part',
    'traders-and-builders.builder.lays-the-ground',
    'traders-and-builders.builder.no-chain',
    'traders-and-builders.builder.stays-won',
    'traders-and-builders.builder.own-tile-only',
    'traders-and-builders.builder.one-extra',
    'traders-and-builders.builder.remains',
    'traders-and-builders.builder.returns-with-scoring',
    'traders-and-builders.double-turn.scored-in-between',
  ),
  won: (view) => view.figures.some(({ figure: { kind, owner }, node }) => kind === 'builder' && owner === view.active && isExtended(view, node)),
};

/** With the last tile it is won too, but there is none left for it. */
export const onTheLastTile: ExtraPart = {
  id: 'traders-and-builders.double-turn.last-tile',
  cites: [...doubleTurn.cites, ...cites('traders-and-builders.double-turn.last-tile')],
  won: (view) => view.snapshot.bag?.remaining === 0 && doubleTurn.won(view),
};

/** Whether the tile just laid continues the feature of a node of an earlier tile (traders-and-builders.builder.lays-the-ground). */
function isExtended({ laid, board }: Position, node: number): boolean {
  if (!laid || node < 0 || board.ownerOf(node).entry === laid.entry) return false;
  const root = board.rootOf(node);
  return board.cellsOf(laid.entry).some(({ node: first, shape }) => shape.design.features.some((_, index) => board.rootOf(first + index) === root));
}

export const declining: Acceptance = { kind: 'pass', in: ['place-tile'] };

/** Before its tile is drawn; the count of the bag has gone down already, as if it were. */
export const declined: Proposal<Pass> = {
  kind: 'pass',
  perform: (view, _action, usual) => {
    if (view.turn.step !== 'place-tile') return usual();
    const back = because('builder.second-part-declined', 'traders-and-builders.builder.may-decline');
    const tile = { piece: { tile: 'face-down' }, from: { area: 'hand', player: view.active }, to: { area: 'bag' } } as const;
    return together([usual(), { effects: [{ type: 'piece-moved', ...tile, ...back }] }]);
  },
};

const secondPart = rule<Pass>({
  id: 'builder.second-part',
  on: 'pass',
  cites: ['traders-and-builders.builder.extra-part'],
  applies: ({ view }) => view.turn.step === 'place-tile',
  judge: (inquiry) => {
    const { part = 1, tile } = inquiry.view.turn;
    if (part === 1) return inquiry.forbid('only the second part of a double turn may be declined');
    if (tile !== undefined) return inquiry.forbid('the tile of the second part has been drawn', { tile });
    return inquiry.get(SECOND_PART) === 'may-decline'
      ? inquiry.pass('the second part of the double turn may be declined')
      : inquiry.forbid('the second part of the double turn is taken');
  },
});

/** The second part has its own figure, also one that came home by the first. */
const partsAlike = rule<PlaceFigure>({
  id: 'double-turn.parts-alike',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['traders-and-builders.double-turn.two-parts-alike'],
  applies: ({ view }) => view.turn.step === 'place-figure' && (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('the second part of the double turn has a figure of its own'),
});

const builderAgain = rule<PlaceFigure>({
  id: 'builder.again-in-second-part',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['traders-and-builders.builder.redeploy-in-second-part'],
  applies: ({ view, action }) => action.kind === 'builder' && (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('a builder who came home in the first part may be placed again'),
});

export const doubleTurnRules = [secondPart, partsAlike, builderAgain];
