/** When a bazaar is held, and the round in which the acquired tiles are laid. */
import type { Effect } from '../../contract/effect.js';
import type { NextPart, Step, Succession } from '../../kernel/declare/step.js';
import { secondPart } from '../../kernel/play/succession.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { bazaarIs } from './auction.js';
import { BAZAAR_AND_DOUBLE_TURN, BAZAARS, HELD_BAZAAR } from './settings.js';
import { bazaarState } from './state.js';
import type { Bazaar } from './wire.js';

/** Whether the bag holds a tile for each player; where that is not known, it may. */
export const isEnough = ({ snapshot: { bag }, players }: Position): boolean => bag?.remaining === undefined || bag.remaining >= players.length;

/** A bazaar tile that was not acquired in a bazaar lies on the board since this part of the turn. */
const laidHere = (view: Position): boolean => view.laidSymbol('bazaar') && view.turn.source !== 'bazaar';

/** Whether an earlier part of this turn laid one. */
const laidEarlier = ({ turn, ruleset }: Position): boolean =>
  (turn.earlier ?? []).some(
    ({ type, tile }) => type === 'place-tile' && typeof tile === 'string' && ruleset.design(tile)?.symbols.includes('bazaar'),
  );

/** Whether the tile laid calls for a bazaar now, and not after a second part of the turn. */
function isCalled(view: Position): boolean {
  if (view.state(bazaarState) || !(laidHere(view) || laidEarlier(view))) return false;
  if (view.get(BAZAAR_AND_DOUBLE_TURN) === 'bazaar-first') return laidHere(view);
  return secondPart(view) === undefined;
}

/** A bazaar that was held back and begins now. */
function isHeldNow(view: Position): boolean {
  const bazaar = view.state(bazaarState);
  return view.laid === undefined && bazaar?.host === view.active && bazaar.tiles.length === 0;
}

export const isBazaar = (view: Position): boolean =>
  view.players.length > 1 && (isHeldNow(view) || isCalled(view)) && isEnough(view) && view.get(BAZAARS) === 'on';

/** Whether a bazaar may come of which it is not known whether enough tiles are left. */
export const tilesInDoubt = (view: Position): boolean => {
  const { bag, turn } = view.snapshot;
  if (bag?.remaining !== undefined || !turn) return false;
  const inHand = turn.tile !== undefined && view.ruleset.design(turn.tile)?.symbols.includes('bazaar') === true;
  return inHand || laidEarlier(view);
};

/** A bazaar tile that is drawn and laid while the tiles of another bazaar are being laid. */
export const holdBazaar: Step = {
  id: 'hold-bazaar',
  phase: 'after-part',
  before: ['uncover-tiles'],
  cites: cites('bazaar.during-round.held-after', 'bazaar.during-round.ignored'),
  due: (view) => view.state(bazaarState) !== undefined && laidHere(view) && view.get(BAZAARS) === 'on' && view.get(HELD_BAZAAR) === 'held',
  begin: (view) => {
    const bazaar = view.state(bazaarState)!;
    return {
      effects: [bazaarIs({ ...bazaar, held: [...(bazaar.held ?? []), view.active] }, 'bazaar.held-back', 'bazaar.during-round.held-after')],
    };
  },
};

const isEmpty = ({ snapshot }: Position): boolean => snapshot.bag?.remaining === 0;

/** What is still to come once the tiles of a round have been laid. */
const waits = (view: Position, { held = [], then }: Bazaar): boolean => (then !== undefined && !isEmpty(view)) || (held.length > 0 && isEnough(view));

/** The round is over, and nothing of the bazaar is left. */
export const closeBazaar: Step = {
  id: 'close-bazaar',
  phase: 'after-part',
  after: ['select-tile'],
  cites: cites('bazaar.round.acquired-tiles', 'bazaar.round.before-the-end'),
  due: (view) => {
    const bazaar = view.state(bazaarState);
    return bazaar?.tiles.length === 0 && !waits(view, bazaar) && secondPart(view) === undefined;
  },
  begin: () => ({ effects: [bazaarIs(null, 'bazaar.round-ends', 'bazaar.round.acquired-tiles', 'bazaar.round.before-the-end')] }),
};

/** Each player lays the tile that he has got, beginning to the left of the host. */
export const bazaarRound: Succession = {
  id: 'bridges-castles-and-bazaars.bazaar.round',
  cites: cites('bazaar.round.acquired-tiles', 'bazaar.round.full-turns', 'bazaar.round.before-the-end', 'bazaar.double-turn.bazaar-first'),
  next: (view) => {
    const bazaar = view.state(bazaarState);
    if (!bazaar) return undefined;
    // the host's own second part comes after the round, those of the round come at once
    const isHostsTurn = bazaar.tiles.length === view.players.length;
    return (isHostsTurn ? undefined : secondPart(view)) ?? acquired(view, bazaar) ?? afterRound(view, bazaar);
  },
};

function acquired(view: Position, { tiles, ...bazaar }: Bazaar): NextPart | undefined {
  const [first, ...rest] = tiles;
  if (!first) return undefined;
  const last = isEmpty(view) ? (['bazaar.round.before-the-end'] as const) : [];
  return {
    turn: { player: first.owner, source: 'bazaar', ...(first.tile !== null && { tile: first.tile }) },
    effects: [bazaarIs({ ...bazaar, tiles: rest }, 'bazaar.next-turn', 'bazaar.round.acquired-tiles', 'bazaar.round.full-turns', ...last)],
  };
}

/** The host's second part, then the bazaars that were held back. */
function afterRound(view: Position, { host, held = [], then }: Bazaar): NextPart | undefined {
  if (then !== undefined && !isEmpty(view)) {
    const left = held.length > 0 ? bazaarIs({ host, tiles: [], held }, ...SECOND) : bazaarIs(null, ...SECOND);
    return { turn: { player: host, part: 2 }, effects: [left] };
  }
  const [next, ...others] = held;
  if (next === undefined || !isEnough(view)) return undefined;
  const begins: Effect = bazaarIs(
    { host: next, tiles: [], ...(others.length > 0 && { held: others }) },
    'bazaar.held-now',
    'bazaar.during-round.held-after',
  );
  return { turn: { player: next }, step: 'uncover-tiles', effects: [begins] };
}

const SECOND = ['bazaar.second-part', 'bazaar.double-turn.bazaar-first'] as const;
