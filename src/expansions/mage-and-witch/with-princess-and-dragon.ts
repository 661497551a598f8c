/** With The Princess & the Dragon: the dragon's tile, and that they are no knights and nobody's followers. */
import type { Action, MoveFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import { cellOf } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import type { Payout } from '../../kernel/declare/score.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { because, cites, ruleWithDragon as rule } from './author.js';
import { areJoined, BOTH, isMagic, roadOrCity, SYMBOL, WITCH } from './figures.js';
import { MOVE } from './moving.js';
import { has } from './scoring.js';
import { ON_DRAGON_TILE } from './settings.js';

const onTheDragonTile = rule<MoveFigure>({
  id: 'dragon-tile',
  on: MOVE,
  cites: ['mage-and-witch.move.anywhere'],
  overrides: ['princess-and-dragon.dragon.shares-no-tile-with-neutral-figures'],
  applies: ({ view, action }) => sameCell(view.neutral('dragon')?.tile, cellOf(action.to)) && view.get(ON_DRAGON_TILE) === 'allowed',
  judge: (inquiry) => {
    inquiry.get(ON_DRAGON_TILE);
    return inquiry.pass('at this table mage and witch may go where the dragon stands');
  },
});

const inVolcanoTurn = rule<MoveFigure>({
  id: 'volcano-turn',
  on: MOVE,
  isRemark: true,
  cites: ['mage-and-witch.x.volcano-join'],
  applies: ({ view }) => areJoined(view) && view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('also in a volcano turn one of two that were joined is moved'),
});

const backAfterBeingEaten = rule<MoveFigure>({
  id: 'eaten-then-placed',
  on: MOVE,
  isRemark: true,
  cites: ['mage-and-witch.x.eaten-then-placed'],
  applies: ({ view, action }) => isMagic(action.figure) && view.neutral(action.figure) === undefined,
  judge: ({ pass }) => pass('whoever was eaten stands beside the board and comes back'),
});

const noKnight = rule<RemoveFigure>({
  id: 'no-knight',
  on: 'remove-figure/princess',
  cites: ['mage-and-witch.x.not-a-knight'],
  applies: ({ view }) => BOTH.some((kind) => view.neutral(kind) !== undefined),
  judge: ({ action, pass, forbid }) =>
    isMagic(action.figure) ? forbid('mage and witch are no knights') : pass('only mage and witch are safe from the princess'),
});

const noCompanion = rule<MoveFairy>({
  id: 'no-companion',
  on: 'move-fairy',
  cites: ['mage-and-witch.x.not-a-knight'],
  applies: ({ action }) => 'figure' in action.to && isMagic(action.to.figure),
  judge: ({ forbid }) => forbid('the fairy is never beside mage or witch'),
});

const magicThere = rule<MoveDragon>({
  id: 'on-the-way-of-the-dragon',
  on: 'move-dragon',
  isRemark: true,
  cites: ['mage-and-witch.x.fairy-protects', 'mage-and-witch.x.eaten-before-scoring'],
  applies: ({ view, action }) => BOTH.some((kind) => sameCell(view.neutral(kind)?.tile, action.to)),
  judge: ({ pass }) => pass('nothing but the fairy on their tile keeps the dragon from mage and witch'),
});

const tileBesideDragon = rule<PlaceTile>({
  id: 'no-symbol-of-its-own',
  on: 'place-tile',
  isRemark: true,
  cites: ['mage-and-witch.x.volcano-join'],
  applies: ({ view, action }) => {
    const { symbols = [] } = view.ruleset.design(action.tile) ?? {};
    return symbols.includes('volcano') && !symbols.includes(SYMBOL) && BOTH.every((kind) => view.neutral(kind) !== undefined);
  },
  judge: ({ pass }) => pass('a volcano tile may join mage and witch like any other'),
});

export const rulesWithPrincessAndDragon = [onTheDragonTile, inVolcanoTurn, backAfterBeingEaten, noKnight, noCompanion, magicThere, tileBesideDragon];

/** Where the fairy's points are added to those of the feature, and are no scoring of their own. */
const areAdded = (view: Position): boolean => view.get(accounting(view)) === 'additional-points';
const accounting = ({ ruleset }: Position): Setting => ruleset.settings.entry('fairy.bonusAccounting')!.setting;

/** That separate scores are not halved says nothing of what is added. */
export const addedPointsOfTheFairy: Payout = {
  id: 'mage-and-witch.with-princess-and-dragon.fairy',
  cites: cites('mage-and-witch.score.witch', 'mage-and-witch.score.fairy-apart'),
  pay: ({ view, feature, scores }) => {
    const isPaid = scores.some(({ lines }) => lines.some(({ rule: id }) => id === 'princess-and-dragon.fairy.bonus'));
    if (!isPaid || !has(WITCH)({ view, feature }) || !areAdded(view)) return {};
    const why = because('with-princess-and-dragon.fairy', 'mage-and-witch.score.witch', 'mage-and-witch.score.fairy-apart');
    const added: PrincessAndDragonClauseId = 'pd.fairy.bonus.zmg-additional-wording';
    return {
      missing: [
        {
          ...why,
          cites: [...why.cites, added],
          message: 'no source says whether the witch halves the points that the fairy adds',
          isUnregulated: true,
          settings: [accounting(view)],
        },
      ],
    };
  },
};

/** Where what the witch is on may be scored, or what she is moved to: the fairy may come with the action. */
export function addedPointsInDoubt(view: Position): boolean | ((action: Action) => boolean) {
  if (!areAdded(view)) return false;
  const hers = view.neutralFeature(WITCH);
  const isLast = view.snapshot.bag?.remaining === 0;
  if (hers && isLast) return true;
  const mayScore = (feature: Feature | undefined) =>
    mayBeScored(view, { isOne: ({ root }) => root === feature?.root, among: () => (feature ? [feature] : []) });
  const isScored = mayScore(hers);
  return (action) => {
    const { figure, to } = action as Partial<MoveFigure>;
    return figure === WITCH && to ? isLast || mayScore(roadOrCity(view, to))(action) : isScored(action);
  };
}
