/** The four quarters of the City of Carcassonne: who stands there, where the Count is, and where one goes from there. */
import { spotIn, type AreaSpot, type Spot } from '../../contract/spot.js';
import type { DoneAction, Figure, NeutralFigure } from '../../contract/snapshot.js';
import type { FigureKind, Location } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';

/** In the order in which the Count goes round them in a variant. */
export const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** Where followers go from each of them. */
export const LEADS_TO: Readonly<Record<Quarter, string>> = { castle: 'city', market: 'field', blacksmith: 'road', cathedral: 'monastery' };

export const CITY = 'city-of-carcassonne';
export const quarterSpot = (place: Quarter): AreaSpot => ({ area: CITY, place });

const isQuarter = (place: string | undefined): place is Quarter => QUARTERS.some((quarter) => quarter === place);

/** Whether a spot is in the City, in whichever quarter. */
export const isInCity = (spot: Spot): boolean => ('area' in spot && spot.area === CITY) || ('feature' in spot && spot.feature === CITY);

/** Whether somebody was put into the City by what was done. */
export function entersCity({ type, at }: DoneAction): boolean {
  const spot = spotIn(at);
  return type === 'place-figure' && spot !== undefined && isInCity(spot);
}

/** The quarter that a spot names; undefined where it names none. */
export const quarterOf = (spot: Spot): Quarter | undefined =>
  'area' in spot && spot.area === CITY && isQuarter(spot.place) ? spot.place : undefined;

/** Where the Count is: in the castle until he is moved. Undefined where only his tile is known. */
export function countAt(view: Position): Quarter | undefined {
  const standing: NeutralFigure | undefined = view.neutral('count');
  if (!standing) return 'castle';
  return isQuarter(standing.place) ? standing.place : undefined;
}

/** A player's figures in the City. */
export const inCity = (view: Position, player: string): Figure[] =>
  view.figures.map(({ figure }) => figure).filter(({ owner, at }) => owner === player && isInCity(at));

/** Whether such a figure could ever stand on what a quarter leads to. */
export const fitsQuarter = ({ ruleset }: Position, kind: string, quarter: Quarter): boolean =>
  isMadeFor(ruleset, kind, quarter) && (LEADS_TO[quarter] !== 'field' || ruleset.plays('farmers'));

/** The same, whatever the table plays with. */
const isMadeFor = ({ figures }: Check['ruleset'], kind: string, quarter: Quarter): boolean =>
  figures.get(kind)?.occupies?.includes(LEADS_TO[quarter]) ?? true;

export const countFigure: FigureKind = {
  kind: 'count',
  perPlayer: 0,
  neutral: true,
  areas: [CITY],
  weight: 0,
  cites: cites('count.count.neutral', 'count.setup.count-in-castle'),
};

/** Of an older position only that it is the City may be known. */
export const cityLocation: Location = {
  name: CITY,
  area: true,
  subject: 'follower-in-city-of-carcassonne',
  places: QUARTERS,
};

/** Only followers are in the City, each in a quarter that could lead it somewhere, and the Count in one of its quarters. */
export function checkQuarters({ ruleset, snapshot, add }: Check): void {
  (snapshot.figures ?? []).forEach(({ kind, at }, i) => {
    if (!isInCity(at) || !ruleset.figures.has(kind)) return;
    const pointer = `/figures/${i}/at`;
    const quarter = quarterOf(at);
    if (!ruleset.isFollower(kind) && kind !== 'abbot')
      add(pointer, 'figure-cannot-stand-there', `a \`${kind}\` is never put into the City of Carcassonne`);
    else if (quarter && !isMadeFor(ruleset, kind, quarter))
      add(pointer, 'figure-cannot-stand-there', `a \`${kind}\` is never put into the ${quarter}: it could never leave it for a ${LEADS_TO[quarter]}`);
  });
  const { area, figure } = snapshot.neutral?.['count'] ?? {};
  if ((area !== undefined && area !== CITY) || typeof figure === 'string')
    add('/neutral/count', 'figure-cannot-stand-there', 'the Count stands in a quarter of the City of Carcassonne');
}
