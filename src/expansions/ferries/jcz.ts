/** The Ferries in games of JCloisterZone. */
import { SIDES } from '../../contract/compass.js';
import type { MoveToken, PlaceToken } from '../../contract/action.js';
import { optionsOf, type Jcz, type JczPointer } from '../../contract/foreign.js';
import { MOVE_STEP } from './actions.js';
import { FERRY } from './lakes.js';

const isPointer = (to: unknown): to is JczPointer => typeof to === 'object' && to !== null && 'location' in to;

/** `SE` */
function placed({ position: [x, y], location }: JczPointer): PlaceToken | undefined {
  const [one, other, more] = SIDES.filter((side) => location.toLowerCase().includes(side));
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  return { type: 'place-token', kind: FERRY, at: { tile: [x!, y!], edges: [one, other] } };
}
const asMove = ({ at }: PlaceToken): MoveToken => ({
  type: 'move-token',
  kind: FERRY,
  from: { tile: at.tile! },
  to: { tile: at.tile!, edges: at.edges! },
});

/** With three road ends there are three crossings, with four six; one that is moved has one less. */
const isWhole = (count: number) => count === 3 || count === 6;

export const ferriesJcz: Jcz = {
  elements: { ferry: null },
  habits: { 'ferries.placement': 'always', 'ferries.wagons': 'by-ferry' },
  tokens: { FERRY: (to) => (isPointer(to) ? placed(to) : undefined) },
  offers: {
    Ferries: (item) => optionsOf(item).map((pointer) => ({ type: 'PLACE_TOKEN', payload: { token: 'FERRY', pointer } })),
  },
  offered: (item, read) => {
    if (item['type'] !== 'Ferries') return undefined;
    const ferries = read as readonly PlaceToken[];
    const ofThisLake = ({ at }: PlaceToken) => ferries.filter((other) => other.at.tile?.join() === at.tile?.join()).length;
    return ferries.map((ferry) => (isWhole(ofThisLake(ferry)) ? ferry : asMove(ferry)));
  },
  play: (read, { step }) => {
    if (step !== MOVE_STEP || read === null || read === 'commit' || read.type !== 'place-token') return undefined;
    return [asMove(read as PlaceToken)];
  },
};
