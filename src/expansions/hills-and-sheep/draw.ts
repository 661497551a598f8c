/** Drawing from the bag: when a shepherd is placed, and when his flock is to grow. */
import type { Chance } from '../../contract/action.js';
import type { Effect, FigurePlaced, FigureReturned } from '../../contract/effect.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { procedure } from '../../kernel/declare/state.js';
import type { Step, Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type HillsAndSheepClauseId } from './author.js';
import { flockOf, homeward, sheepBeside } from './flock.js';
import { inBag, SHEEP, SHEPHERD, valueNamed, WOLF } from './pieces.js';
import type { FlockState } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

/** For whom is being drawn. */
export const FLOCK = procedure<FlockState>('flock', ({ figure }, check) => {
  check.figure('/turn/flock/figure', figure);
  const { kind } = (check.snapshot.figures ?? []).find(({ id }) => id === figure) ?? { kind: SHEPHERD };
  if (kind !== SHEPHERD) check.add('/turn/flock/figure', 'no-shepherd', `\`${figure}\` is a \`${kind}\`, and no shepherd`);
});

export const drawsFor = (figure: string | null, why: ReturnType<typeof because>): Effect => ({
  type: 'procedure',
  procedure: FLOCK.name,
  state: figure === null ? null : { figure },
  ...why,
});

export const drawsWhenPlaced: Trigger = {
  id: 'hills-and-sheep.shepherd.draws',
  on: 'figure-placed',
  cites: cites('hills-and-sheep.shepherd.place.draws', 'hills-and-sheep.shepherd.place.one-token-only'),
  then: (_view, effect) => {
    const { figure, kind } = effect as FigurePlaced;
    if (kind !== SHEPHERD) return undefined;
    const why = because('shepherd.draws', 'hills-and-sheep.shepherd.place.draws', 'hills-and-sheep.shepherd.place.one-token-only');
    return { effects: [drawsFor(figure, why)] };
  },
};

/** Whether the draw is for a flock that grows: where a shepherd has been placed, his field is not extended in the same part of the turn. */
const hasGrown = ({ done }: Position): boolean => !done.some(({ type, kind }) => type === 'place-figure' && kind === SHEPHERD);

export const drawSheep: Step = {
  id: 'draw-sheep',
  phase: 'figure',
  cites: cites('hills-and-sheep.shepherd.place.draws', 'hills-and-sheep.flock.grow.sheep'),
  decides: true,
  chance: true,
  due: (view) => view.state(FLOCK) !== undefined,
  interrupts: (view) => (hasGrown(view) ? 'tend-flock' : 'place-figure'),
  lacks: (view) => (view.state(FLOCK) ? [] : ['/turn/flock']),
  open: () => true,
  end: (view) => ({
    effects: [drawsFor(null, because('flock.drawn', hasGrown(view) ? 'hills-and-sheep.flock.grow.sheep' : 'hills-and-sheep.shepherd.place.draws'))],
  }),
};

export const chanceSheep: ActionKind<Chance> = {
  id: 'chance/sheep',
  in: ['draw-sheep'],
  cites: cites(
    'hills-and-sheep.setup.token-bag',
    'hills-and-sheep.shepherd.place.sheep-drawn',
    'hills-and-sheep.shepherd.place.wolf-drawn',
    'hills-and-sheep.flock.grow.wolf-empties-the-field',
    'hills-and-sheep.flock.bag.wolf-always-returns',
  ),
  propose: (view) =>
    flatMap([...inBag(view.snapshot)], ([outcome, count]): Chance[] => (count > 0 ? [{ type: 'chance', of: 'sheep', outcome }] : [])),
  canPerform: (view) => view.state(FLOCK) !== undefined,
  perform: (view, { outcome }) => {
    const { figure } = view.state(FLOCK)!;
    const value = valueNamed(typeof outcome === 'string' ? outcome : '');
    if (value === undefined) return { effects: outcome === WOLF ? wolf(view, figure) : [] };
    const isShared = (flockOf(view, figure)?.shepherds.length ?? 0) > 1;
    const why = hasGrown(view)
      ? because('flock.grows', 'hills-and-sheep.flock.grow.sheep', ...(isShared ? cites('hills-and-sheep.flock.several.common-flock') : []))
      : because('shepherd.first-sheep', 'hills-and-sheep.shepherd.place.sheep-drawn');
    return { effects: [{ type: 'piece-moved', piece: { token: SHEEP, value }, from: { area: 'bag' }, to: { figure }, ...why }] };
  },
};

function wolf(view: Position, id: string): Effect[] {
  const flock = flockOf(view, id);
  if (!flock) return [];
  const why = hasGrown(view)
    ? because(
        'flock.wolf',
        'hills-and-sheep.flock.grow.wolf',
        'hills-and-sheep.flock.grow.wolf-empties-the-field',
        'hills-and-sheep.flock.bag.wolf-always-returns',
      )
    : because('shepherd.wolf', 'hills-and-sheep.shepherd.place.wolf-drawn', 'hills-and-sheep.flock.bag.wolf-always-returns');
  return homeward(flock, 'wolf', why);
}

const SAID_OF_SHEEP: Readonly<Record<string, HillsAndSheepClauseId>> = {
  wolf: 'hills-and-sheep.flock.grow.wolf',
  stabled: 'hills-and-sheep.flock.stable.tokens-back',
  'taken-back': 'hills-and-sheep.x.festival.shepherd-with-sheep',
};

/** Whatever sends a shepherd home, his sheep go back into the bag; what the dragon eats is a matter of its own. */
export const sheepFollow: Trigger = {
  id: 'hills-and-sheep.flock.tokens-back',
  on: 'figure-returned',
  cites: cites('hills-and-sheep.flock.stable.tokens-back', 'hills-and-sheep.flock.grow.wolf', 'hills-and-sheep.x.festival.shepherd-with-sheep'),
  then: (_view, effect, before) => {
    const { figure, kind, cause } = effect as FigureReturned;
    if (kind !== SHEPHERD || cause === 'eaten') return undefined;
    const said = SAID_OF_SHEEP[cause ?? ''];
    // what else sends him home no source says of his sheep
    const why = said ? because('flock.tokens-back', said) : because('flock.tokens-back');
    return { effects: tokensFrom(before, figure, 'bag', why) };
  },
};

/** The tokens beside a shepherd, one by one. */
export const tokensFrom = (before: Position, id: string, area: 'bag' | 'box', why: { rule: string; cites: string[] }): Effect[] =>
  flatMap(sheepBeside(before, before.figure(id)!.figure), ({ value, count = 1, figure, tile }) =>
    Array.from({ length: count }, (): Effect => ({
      type: 'piece-moved',
      piece: { token: SHEEP, ...(value !== undefined && { value }) },
      from: figure === undefined ? { tile: tile! } : { figure },
      to: { area },
      ...why,
    })),
  );

const possible = rule<Chance>({
  id: 'flock.token-in-the-bag',
  on: 'chance/sheep',
  cites: ['hills-and-sheep.setup.token-bag', 'hills-and-sheep.flock.bag.never-empty'],
  judge: ({ view, action, pass, forbid }) => {
    const left = inBag(view.snapshot).get(typeof action.outcome === 'string' ? action.outcome : '');
    if (left === undefined) return forbid('there is no such token: they are sheep-1 to sheep-4, and wolf');
    return left > 0 ? pass('the bag holds such a token') : forbid('the bag holds no such token');
  },
});

const runs = rule<Chance>({
  id: 'flock.drawing',
  about: 'turn',
  on: 'chance/sheep',
  cites: ['hills-and-sheep.shepherd.place.draws', 'hills-and-sheep.flock.grow.sheep'],
  applies: ({ view }) => view.turn.step === drawSheep.id && view.state(FLOCK) === undefined,
  judge: ({ unknown }) => unknown('for which shepherd is drawn is not known', ['/turn/flock']),
});

export const drawRules: readonly Rule[] = [possible, runs];
