/** With builders and pigs, the fairy, towers and special monasteries: what follows when a figure is taken back. */
import type { RemoveFigure } from '../../contract/action.js';
import type { DoneAction, Figure } from '../../contract/snapshot.js';
import { spotName, type Spot } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { flatMap } from '../../kernel/lists.js';
import { cites, rule, type FestivalClauseId } from './author.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { RETURN } from './return.js';

const taken = ({ view, action }: Inquiry<RemoveFigure>) => view.figure(action.figure)?.figure;

function stands(inquiry: Inquiry<RemoveFigure>, where: (at: Spot) => boolean): boolean {
  const figure = taken(inquiry);
  return figure !== undefined && where(figure.at);
}

/** He, and whoever else of his owner stands on the same feature. */
function besides({ view, action }: Inquiry<RemoveFigure>): readonly Figure[] {
  const there = view.figure(action.figure);
  return there ? flatMap(view.onNode(there.node), ({ figure }) => (figure.owner === there.figure.owner ? [figure] : [])) : [];
}

const COMPANIONS = ['builder', 'pig'];

const companions = rule<RemoveFigure>({
  id: 'with-traders-and-builders.companions',
  on: RETURN,
  isRemark: true,
  cites: ['festival.return.builder-turn-kept'],
  applies: (inquiry) => besides(inquiry).some(({ kind }) => COMPANIONS.includes(kind)),
  judge(inquiry) {
    inquiry.cite(COMPANIONS.includes(taken(inquiry)!.kind) ? cites('festival.return.builder-alone') : cites('festival.return.companions-go-home'));
    return inquiry.pass('a builder or pig without a follower of its owner goes home too; a second part that was won stays won');
  },
});
export const rulesWithTradersAndBuilders = [companions];

const fairysCompanion = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.companion',
  on: RETURN,
  isRemark: true,
  cites: ['festival.fairy.not-after-return'],
  judge(inquiry) {
    const { view, action } = inquiry;
    if (view.neutral('fairy')?.figure === action.figure) inquiry.cite(cites('festival.fairy.companion-returned'));
    return inquiry.pass('the fairy stays on her tile, and is not moved in this turn');
  },
});
const GOES_HOME = 'festival.return.goes-home';
export const fairyStays: Trigger = {
  id: 'festival.with-princess-and-dragon.fairy-stays',
  on: 'figure-returned',
  cites: cites('festival.fairy.companion-returned'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (why === GOES_HOME ? {} : undefined),
};

const isReturn = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && by === 'festival';

const notAfterReturn = rule({
  id: 'with-princess-and-dragon.not-after-return',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  cites: ['festival.fairy.not-after-return'],
  applies: ({ view }) => view.laidSymbol('festival') && !view.done.some(isReturn),
  judge: ({ pass }) => pass('moving the fairy is another action than taking a figure back'),
});

/** Where her own rules bar it. */
const barredByReturn = rule({
  id: 'with-princess-and-dragon.barred-by-return',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  seconds: ['princess-and-dragon.fairy.move-condition', 'princess-and-dragon.fairy.not-after-festival'],
  cites: ['festival.fairy.not-after-return'],
  secondsOnly: true,
  applies: ({ view }) => view.done.some(isReturn),
  judge: ({ pass }) => pass('a figure was taken back by the festival in this turn'),
});

const notAfterTheFairy = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.not-after-the-fairy',
  about: 'turn',
  on: RETURN,
  cites: ['festival.choice.figure-or-return', 'festival.fairy.not-after-return'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ forbid }) => forbid('the fairy was moved in this turn, which takes the place of an action with a figure'),
});
const ruleWithDragon = rulesOf<FestivalClauseId | PrincessAndDragonClauseId>('festival.with-princess-and-dragon');

/** The first edition speaks of followers alone; an answer to this very question, of every figure. */
const noFollowerReturned = ruleWithDragon({
  id: 'no-follower-returned',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  cites: ['pd.fairy.x.festival.no-move'],
  applies: ({ view }) =>
    view.ruleset.settings.entry('fairy.festivalScope')?.value === 'follower-removed' &&
    view.ruleset.settings.entry('fairy.moveCondition')?.value !== 'no-figure-action' &&
    view.done.some((action) => isReturn(action) && typeof action['kind'] === 'string' && !view.isFollower({ kind: action['kind'] })),
  judge(inquiry) {
    inquiry.against(cites('festival.fairy.not-after-return'));
    return inquiry.pass('what was taken back does not bar the fairy here, though another answer bars her after any figure');
  },
});
export const rulesWithPrincessAndDragon = [fairysCompanion, notAfterReturn, barredByReturn, noFollowerReturned, notAfterTheFairy];

const towerTop = rule<RemoveFigure>({
  id: 'with-tower.tower-top',
  on: RETURN,
  isRemark: true,
  cites: ['festival.return.tower-top'],
  applies: (inquiry) => stands(inquiry, (at) => spotName(at) === 'tower'),
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
  applies: (inquiry) => stands(inquiry, (at) => 'as' in at && at.as === 'abbot'),
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
