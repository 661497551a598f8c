/** Drawing a tile, where that itself has effects: which tile it is, chance says. What it brings about, the expansions say. */
import type { Chance } from '../../contract/action.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { together } from '../../kernel/declare/happening.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step } from '../../kernel/declare/step.js';
import { printedCopies } from '../../kernel/position/unlikely.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, rule } from './author.js';

const STEP = 'draw-tile';
const KIND = 'chance/tile';

/** Not where one is in the hand, or comes from elsewhere than the bag. */
const isDue = ({ turn, laid, ruleset, snapshot }: Position): boolean =>
  turn.step === 'place-tile' &&
  turn.tile === undefined &&
  (turn.source ?? 'bag') === 'bag' &&
  laid === undefined &&
  snapshot.bag?.remaining !== 0 &&
  ruleset.all('draws').length > 0;

export const drawTile: Step = {
  id: STEP,
  phase: 'tile',
  cites: cites('base.turn.steps', 'base.tile.drawn-tile'),
  decides: true,
  chance: true,
  due: isDue,
  interrupts: () => 'place-tile',
  open: () => true,
};

/** How many tiles of each design lie on the board. Kept by position: a list asks it of every tile that there is. */
const laidTiles = new WeakMap<Position['snapshot'], ReadonlyMap<TileDesign | undefined, number>>();

function laidOf({ ruleset, snapshot }: Position): ReadonlyMap<TileDesign | undefined, number> {
  let counts = laidTiles.get(snapshot);
  if (!counts) {
    const designs = snapshot.tiles.map(({ tile }) => ruleset.design(tile));
    counts = designs.reduce((all, design) => all.set(design, (all.get(design) ?? 0) + 1), new Map<TileDesign | undefined, number>());
    laidTiles.set(snapshot, counts);
  }
  return counts;
}

/** Whether a tile is of the ordinary bag, and not all copies of it lie on the board. */
const isDrawable = (view: Position, design: TileDesign): boolean =>
  design.group === undefined && printedCopies(design) > (laidOf(view).get(design) ?? 0);

/** Of the whole catalogue: a table may have tiles of boxes that it did not name. */
const drawable = (view: Position): readonly TileDesign[] =>
  [...new Set([...view.ruleset.shapesById.values()].map(([shape]) => shape!.design))].filter((design) => isDrawable(view, design));

export const drawnTile: ActionKind<Chance> = {
  id: KIND,
  in: [STEP],
  cites: cites('base.tile.drawn-tile'),
  propose: (view) => drawable(view).map(({ id }): Chance => ({ type: 'chance', of: 'tile', outcome: id })),
  canPerform: (view, { outcome }) => view.ruleset.design(outcome as string) !== undefined,
  perform: (view, action) => {
    const design = view.ruleset.design(action.outcome as string)!;
    return together([
      {
        effects: [
          {
            type: 'piece-moved',
            piece: { tile: design.id },
            from: { area: 'bag' },
            to: { area: 'hand', player: view.active },
            rule: 'base.tile.could-be-drawn',
            cites: [...cites('base.tile.drawn-tile')],
          },
        ],
      },
      ...view.ruleset.all('draws').map(({ then }) => then(view, design, action) ?? {}),
    ]);
  },
};

export const couldBeDrawn: Rule = rule<Chance>({
  id: 'tile.could-be-drawn',
  on: KIND,
  cites: ['base.tile.drawn-tile'],
  judge: ({ view, action: { outcome }, pass, forbid }) => {
    const design = view.ruleset.design(outcome as string);
    if (!design) return forbid('there is no such tile', { tile: outcome });
    return isDrawable(view, design)
      ? pass('such a tile may be in the bag', { tile: design.id })
      : forbid('no such tile can be in the bag', { tile: design.id });
  },
});
