/** The Crop Circles in games of JCloisterZone. */
import Type from 'typebox';
import type { Choose } from '../../contract/action.js';
import { reader, type Jcz } from '../../contract/foreign.js';
import { CHOOSE, FOLLOW, VIA } from './circle.js';

const MESSAGE = 'CIRCLE_REMOVE_OR_DEPLOY';
const chosen = (option: 'add' | 'remove'): Choose => ({ type: 'choose', option });

export const cornCirclesJcz: Jcz = {
  elements: { 'corn-circle': null },
  against: ['corn-circles.action.choice-even-without'],
  // adding is voluntary there
  habits: { 'corn-circles.adding': 'may' },
  removals: { CORN_CIRCLE: VIA },
  messages: {
    [MESSAGE]: reader(Type.Object({ value: Type.Enum(['DEPLOY', 'REMOVE']) }), ({ value }) => chosen(value === 'DEPLOY' ? 'add' : 'remove')),
  },
  offers: { CornCircleSelectDeployOrRemove: () => ['DEPLOY', 'REMOVE'].map((value) => ({ type: MESSAGE, payload: { value } })) },
  play: (read, { step, game, index }) => {
    if (read !== 'commit') return undefined;
    // it asks each player to commit before the next one decides
    if (step === FOLLOW) return [];
    if (step !== CHOOSE) return undefined;
    // where nobody has a figure on the board it asks for no choice
    return game.replay[index + 1]?.type === MESSAGE ? [] : [chosen('remove')];
  },
};
