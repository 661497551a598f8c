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

/** Those of the ordinary bag of which not all copies lie on the board. */
function drawable({ ruleset, snapshot }: Position): readonly TileDesign[] {
  const laid = new Map<TileDesign | undefined, number>();
  for (const { tile } of snapshot.tiles) laid.set(ruleset.design(tile), (laid.get(ruleset.design(tile)) ?? 0) + 1);
  const designs = new Set([...ruleset.shapesById.values()].map(([shape]) => shape!.design));
  return [...designs].filter((design) => design.group === undefined && printedCopies(design) > (laid.get(design) ?? 0));
}

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
    return drawable(view).includes(design)
      ? pass('such a tile may be in the bag', { tile: design.id })
      : forbid('no such tile can be in the bag', { tile: design.id });
  },
});
