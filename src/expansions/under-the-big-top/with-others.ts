/** With bridges, The Tower, flying machines and the abbey. */
import type { Action, PlaceFigure, PlaceToken } from '../../contract/action.js';
import { cellOf, spotName, type Cell } from '../../contract/spot.js';
import { sameCell } from '../../kernel/position/position.js';
import type { PlaceTile } from '../bridges-castles-and-bazaars/wire.js';
import type { Capture } from '../tower/wire.js';
import { cites, rule } from './author.js';
import { acrobatsOn, isPyramid } from './pyramids.js';
import { RINGMASTER } from './ringmaster.js';
import { CIRCUS_SPACE, hasSpace } from './spaces.js';

/** The tile of the bridge that an action lays. */
const bridgedBy = (action: Action): Cell | undefined =>
  action.type === 'place-token' ? (action as PlaceToken).at.tile : (action as PlaceTile).bridge?.tile;

const overAcrobats = rule<PlaceToken | PlaceTile>({
  id: 'with-bridges-castles-and-bazaars.over-acrobats',
  on: ['place-token/bridge', 'place-tile'],
  cites: cites('x.bridge.occupied-acrobat-tile'),
  applies: ({ action }) => bridgedBy(action) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    acrobatsOn(view, bridgedBy(action)!).length > 0 ? forbid('no bridge is laid over acrobats') : pass('no acrobats stand on the tile'),
});

const overCircus = rule<PlaceToken | PlaceTile>({
  id: 'with-bridges-castles-and-bazaars.over-the-circus',
  on: ['place-token/bridge', 'place-tile'],
  isRemark: true,
  cites: cites('x.bridge.circus-tile'),
  applies: ({ view, action }) => hasSpace(view, bridgedBy(action), CIRCUS_SPACE),
  judge: ({ pass }) => pass('a bridge may lie on a circus tile, whether the big top is there or not'),
});

const underBridge = rule<PlaceFigure>({
  id: 'with-bridges-castles-and-bazaars.under-a-bridge',
  on: 'place-figure',
  cites: cites('x.bridge.no-acrobats-under-it'),
  applies: ({ action }) => isPyramid(action.at),
  judge: ({ view, action, pass, forbid }) =>
    view.tokens('bridge').some(({ tile }) => sameCell(tile, cellOf(action.at)))
      ? forbid('nobody becomes an acrobat under a bridge')
      : pass('no bridge lies on the tile'),
});
export const bridgesAndAcrobats = [overAcrobats, underBridge];
export const bridgesAndCircus = [overCircus];

/** Of acrobats the tower itself knows no regulation. */
const captured = rule<Capture>({
  id: 'with-tower.acrobat-captured',
  on: 'capture',
  cites: cites('x.tower.acrobat-captured', 'acrobat.removed-opens'),
  overrides: ['tower.capture.any-place'],
  applies: ({ view, action }) => {
    const at = view.figure(action.figure)?.figure.at;
    return at !== undefined && isPyramid(at);
  },
  judge: ({ pass }) => pass('an acrobat is captured, and the others stay'),
});
export const towerAndAcrobats = [captured];

const onTower = rule<PlaceFigure>({
  id: 'with-tower.ringmaster',
  on: 'place-figure',
  cites: cites('x.tower.ringmaster-on-tower'),
  overrides: ['tower.top.kind'],
  applies: ({ action }) => action.kind === RINGMASTER && spotName(action.at) === 'tower',
  judge: ({ pass }) => pass('a ringmaster stands on towers like every follower'),
});
/** Without the expansion the tower's rule does not know him. */
const onTowerAtAll = rule<PlaceFigure>({
  id: 'with-tower.ringmaster-at-all',
  on: 'place-figure',
  cites: cites('x.tower.ringmaster-on-tower', 'ringmaster.is-a-follower'),
  overrides: ['base.figure.feature-for-kind'],
  applies: ({ action }) => action.kind === RINGMASTER && spotName(action.at) === 'tower',
  judge: ({ pass }) => pass('a ringmaster stands on towers like every follower'),
});
export const towerAndRingmaster = [onTower, onTowerAtAll];

const abbeyBeside = rule<PlaceFigure>({
  id: 'with-abbey-and-mayor.abbey',
  on: 'place-figure',
  isRemark: true,
  cites: cites('x.abbey.lets-join'),
  applies: ({ view, action }) => isPyramid(action.at) && view.laid?.shape.design.id === 'abbey-and-mayor/abbey',
  judge: ({ pass }) => pass('an abbey beside the pyramid lets one join like every tile'),
});
export const abbeyAndAcrobats = [abbeyBeside];
