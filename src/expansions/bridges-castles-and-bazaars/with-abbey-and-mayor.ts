/** With Abbey & Mayor: what barns count for castles, what a mayor alone counts for in one, and who does not come in. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { AbbeyAndMayorClauseId } from '../abbey-and-mayor/author.js';
import { cites, FOLDER, rule } from './author.js';
import { wagonFromCastle, wagonInDoubt, wagonIntoCastle, wagonsIntoCastles } from './castle-wagon.js';
import { saidOfCastles } from './castle-vicinity.js';
import { castlesOf } from './castles.js';

const OF_BARNS: readonly AbbeyAndMayorClauseId[] = ['abbey-and-mayor.barn.castles-and-besieged'];
const CASTLES_OF_A_FIELD = ['bridges-castles-and-bazaars.castle.field'];

/** One more than for a city, in whichever way the field of a barn is scored: what the barn changes it changes for castles alike, so that this only says why. */
const castlesWithBarn: readonly ScoreRule[] = [
  {
    id: 'bridges-castles-and-bazaars.castle.field.barn',
    stage: 'rate',
    on: ['barn-final', 'barn-connected', 'barn-placed'],
    of: ['field'],
    raises: CASTLES_OF_A_FIELD,
    cites: [...cites('castle.field.barn'), ...OF_BARNS],
    by: () => 0,
  },
];

/** An abbey is what fits anything and has a monastery. */
const abbeyInVicinity = saidOfCastles(
  'castle.abbey',
  ['x.abbey.completes-for-castle'],
  ({ feature }) => feature.kind === 'monastery' && feature.parts.every(({ laid }) => laid.shape.design.fitsAnything),
);

/** A mayor counts the pennants of his city, and a castle has none. */
const mayorInCastle = rule<Pass>({
  id: 'castle.mayor-has-no-weight',
  about: 'turn',
  on: 'pass',
  cites: cites('castle.mayor-alone-scores-nothing'),
  isRemark: true,
  applies: ({ view }) => castlesOf(view).some(({ figures }) => figures.some(({ kind }) => kind === 'mayor')),
  judge: ({ pass }) => pass('a mayor alone in a castle brings nothing'),
});

const mayorNotPlaced = rulesOf<AbbeyAndMayorClauseId>(FOLDER)<PlaceFigure>({
  id: 'castle.mayor-not-placed',
  on: 'place-figure',
  cites: ['abbey-and-mayor.mayor.not-in-castle'],
  applies: ({ view, action }) => action.kind === 'mayor' && view.node(action.at) >= 0,
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === 'castle' ? forbid('a mayor is not placed in a castle', { at: action.at }) : pass('it is no castle'),
});

export const withAbbeyAndMayor: Readonly<Record<string, Parts>> = {
  'abbey-and-mayor/abbey': { additions: [abbeyInVicinity] },
  'abbey-and-mayor/barn': { scoring: castlesWithBarn },
  'abbey-and-mayor/mayor': { rules: [mayorInCastle, mayorNotPlaced] },
  'abbey-and-mayor/wagon': { rules: [wagonIntoCastle], proposals: [wagonsIntoCastles], triggers: [wagonFromCastle], doubts: [wagonInDoubt] },
};
