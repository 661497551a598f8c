/** Drawing a tile, where that itself has effects: which tile it is, chance says. What it brings about, the expansions say. */
import type { Chance } from '../../contract/action.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { together } from '../../kernel/declare/happening.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Step } from '../../kernel/declare/step.js';
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

type Shapes = Position['ruleset']['shapesById'];

interface OnTheTable {
  /** How many tiles of each design lie on the board. */
  readonly counts: ReadonlyMap<TileDesign | undefined, number>;
  /** The expansions whose tiles are seen there or set aside, whether the ruleset names them or not. */
  readonly expansions: ReadonlySet<string | undefined>;
  /** The stacks beside the bag that have been begun. */
  readonly stacks: ReadonlySet<string | undefined>;
}

/** Groups that are laid apart from the others, as the lake of a river, are of one stack with them. */
const stackOf = ({ group }: TileDesign): string | undefined => group?.split('-')[0];

/** Looked at once: a list asks it of every tile that there is. */
const tableOf = (view: Position): OnTheTable =>
  view.remember('tiles on the table', () => {
    const { ruleset, snapshot } = view;
    const laid = snapshot.tiles.map(({ tile }) => ruleset.design(tile));
    const aside = (snapshot.bag?.setAside ?? []).map((tile) => ruleset.design(tile));
    return {
      counts: laid.reduce((all, design) => all.set(design, (all.get(design) ?? 0) + 1), new Map<TileDesign | undefined, number>()),
      expansions: new Set([...laid, ...aside].map((design) => design?.expansion)),
      stacks: new Set(laid.map((design) => design && stackOf(design))),
    };
  });

/** Whether a tile is of the ordinary bag or of a stack that has been begun, and not all copies of it lie on the board. */
const isDrawable = (view: Position, design: TileDesign): boolean =>
  (design.group === undefined || tableOf(view).stacks.has(stackOf(design))) &&
  view.ruleset.printedCopies(design) > (tableOf(view).counts.get(design) ?? 0);

/** Whether a tile is of an expansion that is in play, or whose tiles the position shows. */
const isInPlay = (view: Position, { expansion }: TileDesign): boolean => view.ruleset.has(expansion) || tableOf(view).expansions.has(expansion);

const drawable = (view: Position): readonly TileDesign[] =>
  view.snapshot.bag?.remaining === 0 ? [] : designsOf(view.ruleset.shapesById).filter((design) => isInPlay(view, design) && isDrawable(view, design));

const designs = new WeakMap<Shapes, readonly TileDesign[]>();

/** Every tile of a catalogue, which names many of them several times. */
function designsOf(catalogue: Shapes): readonly TileDesign[] {
  let list = designs.get(catalogue);
  if (!list) designs.set(catalogue, (list = [...new Set([...catalogue.values()].map(([shape]) => shape!.design))]));
  return list;
}

export const drawnTile: ActionKind<Chance> = {
  id: KIND,
  in: [STEP],
  cites: cites('base.tile.drawn-tile'),
  names: ({ outcome }) => (typeof outcome === 'string' ? [{ pointer: '/outcome', is: 'tile', tile: outcome }] : []),
  propose: (view) => drawable(view).map(({ id }): Chance => ({ type: 'chance', of: 'tile', outcome: id })),
  // where none can say how a tile lies, it may end the step
  sort: ({ ruleset }, draw) => {
    const design = ruleset.design(draw.outcome as string)!;
    return [design.fitsAnything ? design.id : '', ...ruleset.all('draws').map(({ sort }) => sort(design, draw) ?? '')].join(' ');
  },
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
    if (!design) return forbid('the outcome of a draw is the id of a tile', { tile: outcome });
    if (view.snapshot.bag?.remaining === 0) return forbid('no tile is left in the bag');
    return isDrawable(view, design)
      ? pass('such a tile may be in the bag', { tile: design.id })
      : forbid('no such tile can be in the bag', { tile: design.id });
  },
});

/** An expansion whose tiles are copies of others may know better. */
export const inPlay: Rule = rule<Chance>({
  id: 'tile.of-a-box-in-play',
  on: KIND,
  cites: ['base.tile.of-the-boxes-in-play'],
  applies: ({ view, action: { outcome } }) => view.ruleset.design(outcome as string) !== undefined,
  judge: ({ view, action: { outcome }, pass, forbid }) => {
    const design = view.ruleset.design(outcome as string)!;
    return isInPlay(view, design)
      ? pass('the tile is of a box that is in play', { tile: design.id })
      : forbid('the tile is of no box that is in play: the rules do not name `{expansion}`, and none of its tiles is seen', {
          tile: design.id,
          expansion: design.expansion,
        });
  },
});
