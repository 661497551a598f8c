/** With the phantom, the tower and the flying machines. */
import type { Action, PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { SHEPHERD } from './pieces.js';

const phantomFollows = rule<PlaceFigure>({
  id: 'with-phantom.after-shepherd',
  on: 'place-figure',
  isRemark: true,
  cites: ['hills-and-sheep.x.phantom.after-shepherd'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some(({ type, kind }) => type === 'place-figure' && kind === SHEPHERD),
  judge: ({ pass }) => pass('the phantom may follow a shepherd'),
});
export const rulesWithPhantom = [phantomFollows];

/** The kind of figure that an action names. */
const captured = (view: Position, action: Action) => view.figure((action as { figure?: string }).figure ?? '')?.figure.kind;

const notCaptured = rule<Action>({
  id: 'with-tower.shepherd-safe',
  on: 'capture',
  cites: ['hills-and-sheep.x.tower.shepherd-safe'],
  applies: ({ view, action }) => captured(view, action) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    captured(view, action) === SHEPHERD ? forbid('a shepherd is no follower and is not captured') : pass('it is no shepherd'),
});
export const rulesWithTower = [notCaptured];

const doesNotFly = rule<PlaceFigure>({
  id: 'with-flier.no-shepherd',
  on: 'place-figure',
  cites: ['hills-and-sheep.x.flier.no-shepherd'],
  applies: ({ action }) => action.kind === SHEPHERD && (spotName(action.at) === 'flying-machine' || action.via === 'flying-machine'),
  judge: ({ forbid }) => forbid('a shepherd does not fly'),
});
export const rulesWithFlier = [doesNotFly];
