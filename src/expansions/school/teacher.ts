/** The teacher: where he is, who has him, and who wins him. */
import type { Effect } from '../../contract/effect.js';
import type { Spot } from '../../contract/spot.js';
import type { FigureKind, Location } from '../../kernel/declare/piece.js';
import { completedNow } from '../../kernel/play/completed.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, type SchoolClauseId } from './author.js';
import { GATE } from './tiles.js';

export const TEACHER = 'teacher';
export const SCHOOL = 'school';

export const teacher: FigureKind = {
  kind: TEACHER,
  perPlayer: 0,
  neutral: true,
  areas: [SCHOOL, 'hand'],
  weight: 0,
  cites: cites('school.setup.teacher-in-school'),
};

export const schoolLocation: Location = { name: SCHOOL, area: true, subject: 'follower-in-school' };

/** He is in the school, in a player's hands, or of an older position only his tile is known. */
export function checkTeacher({ snapshot, add }: Check): void {
  const standing = snapshot.neutral?.[TEACHER];
  if (standing?.area !== undefined && standing.area !== SCHOOL && standing.area !== 'hand')
    add(`/neutral/${TEACHER}/area`, 'no-such-place', 'the teacher is in the school, or a player has him');
  if (standing?.area === 'hand' && standing.player === undefined)
    add(`/neutral/${TEACHER}`, 'no-such-place', 'which player has the teacher must be known');
}

/** Who has him. */
export function holderOf(view: Position): string | undefined {
  const standing = view.neutral(TEACHER);
  return standing?.area === 'hand' ? standing.player : undefined;
}

const inHand = (player: string): Spot => ({ area: 'hand', player });

export const moves = (from: Spot, to: Spot, id: string, ...why: SchoolClauseId[]): Effect => ({
  type: 'piece-moved',
  piece: { neutral: TEACHER },
  from,
  to,
  ...because(id, ...why),
});

export const returns = (holder: string): Effect =>
  moves(
    inHand(holder),
    { area: SCHOOL },
    'bonus.then-returns',
    'school.bonus.then-returns',
    'school.end.all-roads-closed',
    'school.setup.teacher-in-school',
  );

/** Whether a road to the school has been completed by the tile just laid. */
export const closesGate = (view: Position): boolean => completedNow(view).some((feature) => feature.kind === 'road' && feature.count(GATE) > 0);

/** The teacher goes to whoever closed a gate: from the school, or straight from who has him. */
export function won(view: Position, holder: string | undefined): Effect[] {
  const { active } = view;
  if (!closesGate(view) || holder === active) return [];
  const why = [
    'school.teacher.won-by-completing',
    'school.teacher.owner-irrelevant',
    'school.teacher.after-the-scoring',
    'school.teacher.one-only',
  ] as const;
  const roads = [
    'school.setup.teacher-in-school',
    'school.tiles.six-roads',
    'school.tiles.joining-roads',
    'school.end.last-road-still-wins',
  ] as const;
  return holder === undefined
    ? [moves({ area: SCHOOL }, inHand(active), 'teacher.is-won', ...why, ...roads)]
    : [
        moves(
          inHand(holder),
          inHand(active),
          'teacher.passes-on',
          'school.bonus.passes-on-without-points',
          'school.bonus.no-points-no-return',
          ...why,
          ...roads,
        ),
      ];
}
