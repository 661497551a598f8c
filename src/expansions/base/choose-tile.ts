/** Before a tile is drawn: who has a tile in front of him may lay that instead. Whose tiles those are, and where they go, their expansions say. */
import type { Acceptance } from '../../kernel/declare/action.js';
import type { Step } from '../../kernel/declare/step.js';
import { asks } from '../../kernel/judge/legal-actions.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';

const STEP = 'choose-tile';

/** A tile that was acquired otherwise must be laid. */
const isUndecided = ({ turn: { tile, source } }: Position) => tile === undefined && (source === undefined || source === 'bag');

const handOf = (view: Position) => view.player(view.active)?.hand ?? [];

/** Where a tile could be laid of which nothing says what it shows cannot be told. */
const holdsUnprinted = (view: Position) => handOf(view).some((tile) => view.ruleset.isUnprinted(tile));

export const chooseTile: Step = {
  id: STEP,
  phase: 'tile',
  before: ['place-tile'],
  cites: cites('base.turn.steps'),
  decides: true,
  passable: true,
  open: (view) => asks(view, chooseTile) || holdsUnprinted(view),
  lacks: (view) => (holdsUnprinted(view) ? ['/prints'] : []),
  lacksDecider: () => [],
  due: (view) => view.laid === undefined && isUndecided(view) && handOf(view).length > 0,
};

export const fromHand: Acceptance = { kind: 'place-tile', in: [STEP] };
