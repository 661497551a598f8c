/** With Bridges, Castles & Bazaars: its cities that make no castle, castles on hills, and bridges over pastures. */
import type { PlaceToken } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { cites, rule } from './author.js';
import { flocks } from './flock.js';
import { isOnHill } from './hills.js';
import { HILLS } from './settings.js';

const OWN = 'hills-and-sheep/';

const cityOf = ({ view, action: { at } }: Inquiry<PlaceToken>): Feature | undefined => {
  if (!at.tile || at.feature !== 'city') return undefined;
  const feature = view.feature({ tile: at.tile, feature: 'city', ...(at.edge && { edge: at.edge }) });
  return feature?.kind === 'city' ? feature : undefined;
};

const isFromHere = ({ parts }: Feature): boolean => parts.some(({ laid }) => laid.shape.design.id.startsWith(OWN));

const base = rule<PlaceToken>({
  id: 'with-bridges-castles-and-bazaars.castle-base',
  on: 'place-token/castle',
  cites: ['hills-and-sheep.x.castle.no-base'],
  applies: (inquiry) => {
    const city = cityOf(inquiry);
    return city !== undefined && isFromHere(city);
  },
  judge: (inquiry) => {
    const long = cityOf(inquiry)!.parts.find(({ printed }) => printed.marks.includes('no-castle'));
    return long
      ? inquiry.forbid('the piece of city on {tile} is no half circle', { tile: long.laid.at })
      : inquiry.pass('its pieces of city are half circles');
  },
});

/** Whoever sits in a castle stands on none of its two tiles. */
const noHill: Addition = {
  id: 'hills-and-sheep.with-bridges-castles-and-bazaars.no-hill',
  to: ['bridges-castles-and-bazaars.castle.copies', 'bridges-castles-and-bazaars.castle.chain'],
  cites: cites('hills-and-sheep.x.castle.no-hill'),
  by: (view, scoring) =>
    scoring?.feature.kind === 'castle' && scoring.feature.parts.some(({ laid }) => isOnHill(laid)) && view.get(HILLS) === 'on' ? 0 : undefined,
};

/** The fields of a tile go on below a bridge, and nothing is added to them. */
const fieldBelow = rule<PlaceToken>({
  id: 'with-bridges-castles-and-bazaars.bridge',
  on: 'place-token/bridge',
  isRemark: true,
  cites: ['hills-and-sheep.x.bridge.field-below'],
  applies: ({ view, action: { at } }) => {
    const cell = at.tile;
    return cell !== undefined && flocks(view).some(({ field }) => field.liesOn(cell));
  },
  judge: ({ pass }) => pass('a bridge does not divide the field of a shepherd, and extends none'),
});

export const shepherdsWithBridges: Readonly<Record<string, Parts>> = { 'bridges-castles-and-bazaars/bridges': { rules: [fieldBelow] } };
export const hillsWithCastles: Readonly<Record<string, Parts>> = { 'bridges-castles-and-bazaars/castles': { additions: [noHill] } };
export const tilesWithCastles: Readonly<Record<string, Parts>> = { 'bridges-castles-and-bazaars/castles': { rules: [base] } };
