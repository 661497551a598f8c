/** With builders and pigs, the fairy, towers and special monasteries: what follows when a figure is taken back. */
import type { RemoveFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rule } from './author.js';
import { RETURN } from './return.js';

const taken = ({ view, action }: Inquiry<RemoveFigure>) => view.figure(action.figure)?.figure;

const companions = rule<RemoveFigure>({
  id: 'with-traders-and-builders.companions',
  on: RETURN,
  isRemark: true,
  cites: ['festival.return.companions-go-home', 'festival.return.builder-alone', 'festival.return.builder-turn-kept'],
  applies: (inquiry) => taken(inquiry) !== undefined,
  judge: ({ pass }) => pass('a builder or pig without a follower of its owner goes home too; a second part that was won stays won'),
});
export const rulesWithTradersAndBuilders = [companions];

const fairysCompanion = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.companion',
  on: RETURN,
  isRemark: true,
  cites: ['festival.fairy.companion-returned', 'festival.fairy.not-after-return'],
  judge: ({ pass }) => pass('the fairy stays on her tile, and is not moved in this turn'),
});
const notAfterReturn = rule({
  id: 'with-princess-and-dragon.not-after-return',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  cites: ['festival.fairy.not-after-return'],
  applies: ({ view }) => view.laidSymbol('festival'),
  judge: ({ pass }) => pass('moving the fairy is another action than taking a figure back'),
});

const notAfterTheFairy = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.not-after-the-fairy',
  about: 'turn',
  on: RETURN,
  cites: ['festival.choice.figure-or-return', 'festival.fairy.not-after-return'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ forbid }) => forbid('the fairy was moved in this turn, which takes the place of an action with a figure'),
});
export const rulesWithPrincessAndDragon = [fairysCompanion, notAfterReturn, notAfterTheFairy];

const towerTop = rule<RemoveFigure>({
  id: 'with-tower.tower-top',
  on: RETURN,
  isRemark: true,
  cites: ['festival.return.tower-top'],
  applies: ({ view }) => view.figures.some(({ figure }) => spotName(figure.at) === 'tower'),
  judge: ({ pass }) => pass('whoever stands on a tower is on the board'),
});
export const rulesWithTower = [towerTop];

const abbot = rule<RemoveFigure>({
  id: 'with-abbot.no-early-scoring',
  on: [RETURN, 'remove-figure/abbot'],
  isRemark: true,
  cites: ['festival.return.abbot-is-no-early-scoring'],
  applies: (inquiry) => inquiry.view.laidSymbol('festival') && taken(inquiry)?.kind === 'abbot',
  judge: ({ pass }) => pass('an abbot taken back by the festival scores nothing'),
});
export const rulesWithAbbot = [abbot];

const lying = rule<RemoveFigure>({
  id: 'with-monasteries.special-abbot',
  on: RETURN,
  isRemark: true,
  cites: ['festival.monastery.special-abbot'],
  applies: ({ view }) => view.figures.some(({ figure: { at } }) => 'as' in at && at.as === 'abbot'),
  judge: ({ pass }) => pass('who lies in a monastery as its abbot is taken back like any other'),
});
export const rulesWithMonasteries = [lying];

const barn = rule<RemoveFigure>({
  id: 'with-abbey-and-mayor.barn',
  on: RETURN,
  isRemark: true,
  cites: ['festival.return.barn-clears-field'],
  applies: (inquiry) => taken(inquiry)?.kind === 'barn',
  judge: ({ pass }) => pass('without the barn the field is free, and nothing is scored for it'),
});
export const rulesWithAbbeyAndMayor = [barn];
