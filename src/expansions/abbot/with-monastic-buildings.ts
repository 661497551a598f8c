/** With shrines and abbeys: what counts as a monastery takes the abbot as well. */
import type { PlaceFigure } from '../../contract/action.js';
import { rule } from './author.js';

const inShrine = rule<PlaceFigure>({
  id: 'with-cult.shrine',
  on: 'place-figure',
  isRemark: true,
  cites: ['abbot.monastic-buildings'],
  applies: ({ view, action }) => action.kind === 'abbot' && (view.feature(action.at)?.count('shrine') ?? 0) > 0,
  judge: ({ pass }) => pass('a shrine takes the abbot like a monastery'),
});
export const rulesWithCult = [inShrine];

const ABBEY = 'abbey-and-mayor/abbey';

const inAbbey = rule<PlaceFigure>({
  id: 'with-abbey-and-mayor.abbey',
  on: 'place-figure',
  isRemark: true,
  cites: ['abbot.monastic-buildings'],
  applies: ({ view, action }) =>
    action.kind === 'abbot' && (view.feature(action.at)?.parts.some(({ laid }) => laid.shape.design.id === ABBEY) ?? false),
  judge: ({ pass }) => pass('an abbey takes the abbot like a monastery'),
});
export const rulesWithAbbeyAndMayor = [inAbbey];
