/** Where the dragon is, where it may go, and what it eats there. */
import type { Cell } from '../../contract/spot.js';
import { goesHome } from '../../kernel/declare/happening.js';
import { DRAGON_DIET, DRAGON_GINGERBREAD_MAN, DRAGON_LEIPZIG } from './settings/dragon-eats.js';
import { FAIRY_ASSOCIATION } from './settings/fairy.js';
import { HOUSE_FAIRY_DRAGON_ENTRY } from './settings/house.js';
import type { Effect } from '../../contract/effect.js';
import { neighbours } from '../../kernel/board/board.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import type { PrincessAndDragonClauseId } from './clauses/index.js';
import { mayBeWith } from './fairy.js';
import { WALK } from './walk.js';
import type { DragonWalk } from './wire.js';
import { flatMap } from '../../kernel/lists.js';

export const WALK_LENGTH = 6;

export const dragonAt = (view: Position): Cell | undefined => view.neutral('dragon')?.tile;
export const fairyAt = (view: Position): Cell | undefined => view.neutral('fairy')?.tile;
export const isOn = sameCell;

/** Whether the fairy is on a cell: beside a figure that stands on several cells she is on each of them. */
export function isFairyOn(view: Position, cell: Cell): boolean {
  const { tile, figure } = view.neutral('fairy') ?? {};
  const companion = typeof figure === 'string' ? view.figure(figure) : undefined;
  return isOn(tile, cell) || (companion !== undefined && view.isOn(companion, cell));
}

/** Whether she may be on a cell of somebody who stands on several: whose companion she is the snapshot does not say. */
export function isFairyInDoubt(view: Position, cell: Cell): boolean {
  const { tile, figure } = view.neutral('fairy') ?? {};
  if (!tile || figure !== undefined || isOn(tile, cell) || view.get(FAIRY_ASSOCIATION) !== 'follower') return false;
  return view.onTile(tile).some((other) => view.isOn(other, cell) && mayBeWith(view, other.figure) !== 'no');
}

/** The walk in progress; undefined before its first step where the snapshot leaves it out, and where there is none. */
export function walk(view: Position): DragonWalk | undefined {
  const walking = view.state(WALK);
  if (walking) return walking;
  const at = dragonAt(view);
  const begun = view.done.some(({ type }) => type === 'move-dragon');
  return at && !begun ? firstStep(view, at) : undefined;
}

export const firstStep = (view: Position, at: Cell): DragonWalk => ({ visited: [at], stepsLeft: WALK_LENGTH, mover: view.active });

/** The tiles beside the dragon, whether or not it may go there. */
export function tilesBeside(view: Position): Cell[] {
  const at = dragonAt(view);
  return at ? neighbours(at).filter((cell) => view.board.tile(cell)) : [];
}

/** The player whose step comes after this one's. */
export function nextMover(view: Position, mover: string): string {
  return view.playerAfter(mover);
}

/** What is eaten when the dragon enters a tile, each figure with the clauses that put it on the menu. */
export function eaten(view: Position, cell: Cell): Effect[] {
  if (isFairyOn(view, cell) && view.get(HOUSE_FAIRY_DRAGON_ENTRY) === 'may-enter-no-eating') return [];
  const figures = eatenFigures(view, cell);
  return [...figures, ...eatenNeutrals(view, cell, figures)];
}

/** Why a figure went home. */
export const EATEN_CAUSE = 'eaten';

const EATEN = cites(
  'pd.dragon.eat.on-entering',
  'pd.dragon.eat.player-figures-go-home',
  'pd.dragon.eat.everything-on-the-tile',
  'pd.dragon.eat.general-text-vs-diet',
  'pd.dragon.example.returned-followers',
);

/** Whether a follower stands in Leipzig, and the table opened Leipzig to the dragon. */
export const leipzigIsOpen = (view: Pick<Position, 'get'>, subject: string): boolean =>
  subject === 'follower-in-leipzig' && view.get(DRAGON_LEIPZIG) === 'as-ordinary-tile';

function eatenFigures(view: Position, cell: Cell): Effect[] {
  return flatMap(view.onTile(cell), ({ figure }): Effect[] => {
    const subject = view.ruleset.subject(figure);
    const menu = view.ruleset.traits.cell(subject, 'eatenByDragon');
    const isOpen = leipzigIsOpen(view, subject);
    if (menu.value !== 'yes' && !isOpen) return [];
    return [
      goesHome(figure, EATEN_CAUSE, {
        rule: because('dragon.eats').rule,
        // the table's choice, and not the clause that it departs from
        cites: [...new Set([...EATEN, ...(isOpen ? [] : menu.cites)])],
      }),
    ];
  });
}

/** Mage, witch ...: whether the dragon eats neutral figures is a matter of the printing. A ghost goes with the follower it haunts, in any. */
function eatenNeutrals(view: Position, cell: Cell, gone: readonly Effect[]): Effect[] {
  return flatMap(Object.entries(view.snapshot.neutral ?? {}), ([kind, standing]): Effect[] => {
    if (kind === 'dragon' || !isOn(standing.tile, cell)) return [];
    const menu = view.ruleset.traits.cell(kind, 'eatenByDragon');
    const spared = kind === 'ghost' ? !haunted(standing.figure, gone) : isSpared(view, kind);
    if (menu.value !== 'yes' || spared) return [];
    const rule = because('dragon.eats', 'pd.dragon.eat.on-entering', 'pd.dragon.eat.neutral-figures-aside');
    return [
      {
        type: 'neutral-moved',
        neutral: kind,
        from: standing.tile ?? null,
        to: null,
        rule: rule.rule,
        cites: [...rule.cites, ...menu.cites, ...dietCites(view)],
      },
    ];
  });
}

/** Whether the follower of a ghost is among those who leave; a ghost that names none haunts whoever does. */
const haunted = (figure: string | null | undefined, gone: readonly Effect[]): boolean =>
  gone.some((effect) => effect.type === 'figure-returned' && ((figure ?? null) === null || effect.figure === figure));

const isSpared = (view: Position, kind: string) =>
  kind === 'gingerbread-man' ? view.get(DRAGON_GINGERBREAD_MAN) === 'not-eaten' : view.get(DRAGON_DIET) === 'no-neutral-figures';

const dietCites = (view: Position) => [...view.ruleset.citesOf(DRAGON_DIET, view.get(DRAGON_DIET))] as PrincessAndDragonClauseId[];
