/** With abbeys, the City of Carcassonne, vineyards, and The Princess & the Dragon. */
import type { Action, MoveFigure, RemoveFigure, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Payout } from '../../kernel/declare/score.js';
import type abbey from '../abbey-and-mayor/clauses.json';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { cellOf } from '../../contract/spot.js';
import { rule } from './author.js';
import { around, asBuilding, challenged, kindOf, peopleOf, type Building } from './buildings.js';
import { flatMap } from '../../kernel/lists.js';

const ruleWithAbbey = rulesOf<keyof (typeof abbey)['clauses']>('cult.with-abbey-and-mayor');

const abbeyTile = ruleWithAbbey<PlaceTile>({
  id: 'abbey',
  on: 'place-tile',
  isRemark: true,
  cites: ['abbey-and-mayor.abbey.shrine'],
  applies: ({ view, action }) => {
    const design = view.ruleset.design(action.tile);
    return design !== undefined && kindOf(design) !== undefined;
  },
  judge: ({ pass }) => pass('abbeys and shrines challenge each other like monasteries and shrines'),
});
const abbeyOccupied = ruleWithAbbey<PlaceFigure>({
  id: 'abbey-occupied',
  on: 'place-figure',
  isRemark: true,
  cites: ['abbey-and-mayor.abbey.shrine'],
  applies: ({ view, action }) => asBuilding(view.feature(action.at)) !== undefined,
  judge: ({ pass }) => pass('abbeys and shrines challenge each other like monasteries and shrines'),
});
export const rulesWithAbbeyAndMayor = [abbeyTile, abbeyOccupied];

const fromTheCity = rule<MoveFigure>({
  id: 'with-count.from-the-cathedral',
  on: 'move-figure',
  isRemark: true,
  cites: ['cult.challenge.count', 'cult.challenge.several-figures', 'cult.challenge.large-follower'],
  applies: ({ view, action }) => asBuilding(view.feature(action.to)) !== undefined,
  judge: ({ pass }) => pass('whoever comes from the cathedral joins those who stand there, and has no challenge of his own'),
});
export const rulesWithCount = [fromTheCity];

const ruleWithDragon = rulesOf<'cult.x-princess-and-dragon.same-as-monastery' | 'cult.challenge.by-portal' | PrincessAndDragonClauseId>(
  'cult.with-princess-and-dragon',
);

/** The tile or the figure that an action names. */
const namesHeretic = (of: { readonly view: Parameters<typeof peopleOf>[0]; readonly action: Action }): boolean => {
  const { view } = of;
  const { figure, to } = of.action as Action & { readonly figure?: string; readonly to?: readonly [number, number] };
  const cell = figure === undefined ? to : cellOf(view.figure(figure)?.figure.at);
  return cell !== undefined && view.board.tilesOn([cell[0], cell[1]]).some(({ shape }) => kindOf(shape.design) === true);
};

const likeAMonk = ruleWithDragon<Action>({
  id: 'like-a-monk',
  on: ['move-dragon', 'remove-figure/princess'],
  isRemark: true,
  cites: ['cult.x-princess-and-dragon.same-as-monastery'],
  applies: namesHeretic,
  judge: ({ pass }) => pass('a heretic is treated like a monk'),
});

const noKnight = ruleWithDragon<RemoveFigure>({
  id: 'no-knight',
  on: 'remove-figure/princess',
  isRemark: true,
  seconds: ['princess-and-dragon.princess.extends-the-city'],
  cites: ['cult.x-princess-and-dragon.same-as-monastery', 'pd.princess.knight-definition-c1', 'pd.princess.knight-definition-c2'],
  applies: ({ view, action }) => {
    const at = view.figure(action.figure)?.figure.at;
    return at !== undefined && asBuilding(view.feature(at))?.isShrine === true;
  },
  judge: ({ pass }) => pass('a heretic is no knight'),
});

const throughThePortal = ruleWithDragon<PlaceFigure>({
  id: 'through-the-portal',
  on: 'place-figure',
  isRemark: true,
  cites: ['cult.x-princess-and-dragon.same-as-monastery'],
  applies: ({ view, action }) => action.via === 'magic-portal' && asBuilding(view.feature(action.at)) !== undefined,
  judge: ({ pass }) => pass('the portal leads to shrines as to monasteries'),
});

/** Whether what the portal leads to is complete, and so barred by what the table plays. */
const isBarredAsComplete = ({ view, action }: Inquiry<PlaceFigure>): boolean =>
  action.via === 'magic-portal' &&
  view.feature(action.at)?.isComplete === true &&
  view.ruleset.settings.entry('portal.completedFeature')?.value === 'any-completed-forbidden';

const challengeByPortal = ruleWithDragon<PlaceFigure>({
  id: 'challenge-by-portal',
  on: 'place-figure',
  isRemark: true,
  cites: ['cult.challenge.by-portal'],
  applies: (inquiry) => throughThePortal.applies!(inquiry) && !isBarredAsComplete(inquiry),
  judge: ({ pass }) => pass('whoever comes through the portal challenges like one on the tile just laid'),
});

/** Two answers of the publisher contradict each other where the portal tile completes both buildings. */
const bothCompletedByThePortal = ruleWithDragon<PlaceFigure>({
  id: 'both-completed-by-the-portal',
  on: 'place-figure',
  isRemark: true,
  seconds: ['princess-and-dragon.portal.destination-not-complete'],
  secondsOnly: true,
  cites: ['pd.portal.feature-completed-by-portal-tile'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    const building = isBarredAsComplete(inquiry) ? asBuilding(view.feature(action.at)) : undefined;
    if (!building) return false;
    const completed = completedNow(view);
    const isNew = ({ node }: Building) => completed.includes(view.board.feature(node));
    return isNew(building) && around(view, building.cell, !building.isShrine).some((other) => isNew(other) && peopleOf(view, other).length > 0);
  },
  judge(inquiry) {
    inquiry.against(['cult.challenge.by-portal']);
    return inquiry.pass('an answer about challenges lets him onto a building that the portal tile completes; that about portals does not');
  },
});
export const rulesWithPrincessAndDragon = [likeAMonk, noKnight, throughThePortal, challengeByPortal, bothCompletedByThePortal];

/** He who has the fairy goes home like the others, and she brings him nothing. */
export const noBonusForTheLoser: Payout = {
  id: 'cult.with-princess-and-dragon.no-bonus',
  cites: ['pd.fairy.x.count.challenge-loser-no-bonus'],
  pay: ({ view, feature, stage, scores }) => {
    const winner = stage === 'completed' && scores.length > 0 ? asBuilding(feature) : undefined;
    const fairy = view.neutral('fairy');
    const loser = winner && flatMap(challenged(view, winner), (other) => peopleOf(view, other)).find(({ id }) => id === fairy?.figure);
    if (!loser) return {};
    return {
      effects: [
        goesHome(loser, 'challenge-lost', {
          rule: 'cult.with-princess-and-dragon.no-bonus',
          cites: ['pd.fairy.x.count.challenge-loser-no-bonus', 'cult.challenge.loser-nothing', 'cult.challenge.bonus-of-winner'],
        }),
      ],
    };
  },
};
