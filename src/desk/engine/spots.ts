/** Where a piece may be put by whoever puts a position together, besides the features of the tiles: whatever the expansions in play declare of it. */
import type { Figure, NeutralFigure, Snapshot } from '../../contract/snapshot.js';
import type { AreaSpot, Place, Spot } from '../../contract/spot.js';
import type { Location } from '../../kernel/declare/piece.js';
import { validate } from '../../kernel/judge/adjudicate.js';
import { inspect } from '../../kernel/position/defects.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { Offer, Piece, Spots } from './api.js';

/** Spaces up to so many are offered one by one. */
const FEW = 4;

export function spotsFor(rules: Ruleset, snapshot: Snapshot, piece: Piece): Spots {
  const known = rules.figures.get(piece.kind);
  if (!known) return { areas: [], places: [] };
  const isSound = (spot: Spot) => isThere(rules, snapshot, piece, spot);
  const areas = known.neutral ? (known.areas ?? []).flatMap((area) => inArea(rules, snapshot, area)) : forFigures(rules, snapshot, piece);
  return {
    areas: areas.filter(({ spot, spaces }) => spot.area === CAPTIVITY || isSound(spaces ? { ...spot, space: spaces[0] } : spot)),
    places: known.neutral ? [] : onTiles(rules, snapshot).filter(isSound),
  };
}

/** Members of a snapshot that say it without a spot. */
const CAPTIVITY = 'captivity';
const HAND = 'hand';

function forFigures(rules: Ruleset, { players }: Snapshot, { owner }: Piece): Offer[] {
  const areas = [...rules.locations.values()].filter(({ area }) => area).flatMap(offers);
  const captors = rules.all('actionTypes').some(({ type }) => type === 'capture') ? players.filter(({ id }) => id !== owner) : [];
  return [...areas, ...captors.map(({ id }) => ({ spot: { area: CAPTIVITY, player: id } }))];
}

function inArea(rules: Ruleset, { players }: Snapshot, area: string): Offer[] {
  if (area === HAND) return players.map(({ id }) => ({ spot: { area, player: id } }));
  const location = rules.locations.get(area);
  // a piece that is there for all stands on no space of its own
  return location ? placesOf(location).map((spot) => ({ spot })) : [];
}

const placesOf = ({ name, places }: Location): AreaSpot[] => places?.map((place) => ({ area: name, place })) ?? [{ area: name }];

function offers(location: Location): Offer[] {
  const { spaces } = location;
  const spots = placesOf(location);
  if (!spaces) return spots.map((spot) => ({ spot }));
  const [first, last] = spaces;
  if (last - first >= FEW) return spots.map((spot) => ({ spot, spaces }));
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return spots.flatMap((spot) => numbers.map((space) => ({ spot: { ...spot, space } })));
}

/** Of a board that is none nothing can be told. */
function onTiles(rules: Ruleset, snapshot: Snapshot): Place[] {
  const { board } = inspect(rules, snapshot);
  if (!board) return [];
  const locations = [...rules.locations.values()];
  return board.laid.flatMap(({ at }) =>
    locations.filter(({ isOn }) => isOn?.(at, { board, snapshot })).map(({ name }) => ({ tile: at, feature: name })),
  );
}

const NAME = ' put';

/** Whether nothing is wrong with the piece itself where it would be. */
function isThere(rules: Ruleset, snapshot: Snapshot, { kind, owner }: Piece, spot: Spot): boolean {
  const { figures = [], neutral = {} } = snapshot;
  if (rules.figures.get(kind)?.neutral) {
    const standing: NeutralFigure = { ...spot };
    const defects = validate(rules, { ...snapshot, neutral: { ...neutral, [kind]: standing } });
    return !defects.some(({ pointer }) => pointer.startsWith(`/neutral/${kind}`));
  }
  const figure: Figure = { id: NAME, kind, ...(owner !== undefined && { owner }), at: spot };
  const defects = validate(rules, { ...snapshot, figures: [...figures, figure] });
  return !defects.some(({ pointer }) => pointer.startsWith(`/figures/${figures.length}`));
}
