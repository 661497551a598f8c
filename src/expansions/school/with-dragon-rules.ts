/** What dragon and fairy have to do with the teacher. */
import type { PlaceFigure } from '../../contract/action.js';
import type { NeutralMoved } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import { sameCell } from '../../kernel/position/position.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { because, cites, rule, ruleWithDragon } from './author.js';
import { TEACHER_EATEN } from './settings.js';
import { holderOf, TEACHER } from './teacher.js';

const isSchool = (view: Position, cell: readonly [number, number]): boolean =>
  view.board.tile(cell)?.shape.design.features.some(({ marks }) => marks.includes('school')) ?? false;

/** Whether he stands there, or may: in the school it is not said on which of its tiles. */
function mayStandOn(view: Position, cell: readonly [number, number]): boolean {
  const { tile } = view.neutral(TEACHER) ?? {};
  return tile ? sameCell(tile, cell) : isSchool(view, cell);
}

const held = rule<MoveDragon>({
  id: 'with-princess-and-dragon.held',
  on: 'move-dragon',
  isRemark: true,
  cites: ['school.x-princess-and-dragon.held-teacher', 'school.x-princess-and-dragon.old-eaten'],
  applies: ({ view, action }) => isSchool(view, action.to),
  judge: (inquiry) => {
    if (holderOf(inquiry.view) === undefined) inquiry.get(TEACHER_EATEN);
    return inquiry.pass('the dragon may walk over the tiles of the school');
  },
});

const noFairy = rule<MoveFairy>({
  id: 'with-princess-and-dragon.no-fairy',
  on: 'move-fairy',
  cites: ['school.x-princess-and-dragon.held-teacher'],
  applies: ({ action }) => 'figure' in action.to && action.to.figure === TEACHER,
  judge: ({ forbid }) => forbid('the teacher belongs to nobody, and the fairy does not come to him'),
});

const byPortal = ruleWithDragon<PlaceFigure>({
  id: 'by-portal',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.portal.x.school.outside-allowed', 'school.tiles.followers-outside'],
  applies: ({ action }) => action.via === 'magic-portal',
  judge: ({ pass }) => pass('outside the school its tiles are occupied like all others'),
});

export const rulesWithPrincessAndDragon = [held, noFairy, byPortal];

/** The ruling of 2015 does not say what becomes of him. */
export const oldEaten: Trigger = {
  id: 'school.with-princess-and-dragon.old-eaten',
  on: 'neutral-moved',
  cites: cites('school.x-princess-and-dragon.old-eaten', 'school.x-princess-and-dragon.held-teacher'),
  then: (view, effect) => {
    const { neutral, to } = effect as NeutralMoved;
    if (neutral !== 'dragon' || !to || holderOf(view) !== undefined || !mayStandOn(view, to)) return undefined;
    if (view.get(TEACHER_EATEN) === 'no') return undefined;
    const why = because('with-princess-and-dragon.old-eaten', 'school.x-princess-and-dragon.old-eaten');
    const message = 'what becomes of a teacher whom the dragon eats no source says';
    return { missing: [{ ...why, message, isUnregulated: true, settings: [TEACHER_EATEN] }] };
  },
};

export const teacherInDoubt = (view: Position): boolean =>
  holderOf(view) === undefined && view.neutral('dragon') !== undefined && view.get(TEACHER_EATEN) === 'yes';
