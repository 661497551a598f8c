/** With Traders & Builders: the phantom in a double turn, and beside builder and pig. */
import type { PlaceFigure } from '../../contract/action.js';
import { rule } from './author.js';

const eachPart = rule<PlaceFigure>({
  id: 'with-traders-and-builders.each-part',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['phantom.each-part', 'phantom.again'],
  applies: ({ view, action }) => action.kind === 'phantom' && (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('each part of the double turn allows a phantom'),
});

/** What he supports once he stands there. */
const SUPPORTED = ['builder', 'pig'];

const supports = rule<PlaceFigure>({
  id: 'with-traders-and-builders.supports',
  on: 'place-figure',
  isRemark: true,
  cites: ['phantom.supports-builder'],
  applies: ({ view, action }) =>
    SUPPORTED.includes(action.kind) &&
    view.node(action.at) >= 0 &&
    view.onNode(view.node(action.at)).some(({ figure }) => figure.kind === 'phantom' && figure.owner === view.active),
  judge: ({ pass }) => pass('the phantom supports builder and pig of his player'),
});

export const rulesWithTradersAndBuilders = [eachPart, supports];
