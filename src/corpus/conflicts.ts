/** Where the sources contradict each other, how that is resolved, and what none of them answers. */
import type { Conflict } from './conflicts/conflict.js';
import { dragonEatsConflicts } from './conflicts/dragon-eats.js';
import { dragonWalkConflicts } from './conflicts/dragon-walk.js';
import { fairyConflicts } from './conflicts/fairy.js';
import { portalAndPrincessConflicts } from './conflicts/portal-and-princess.js';
import { tileConflicts } from './conflicts/tiles.js';
import { towerConflicts } from './conflicts/tower.js';

export { ANSWERS, REASONS, type Conflict, type ConflictReading, type OpenQuestion, type Reason } from './conflicts/conflict.js';
export { openQuestions } from './conflicts/open-questions.js';

export const conflicts: readonly Conflict[] = [
  ...tileConflicts,
  ...dragonWalkConflicts,
  ...dragonEatsConflicts,
  ...portalAndPrincessConflicts,
  ...fairyConflicts,
  ...towerConflicts,
];

const byId: ReadonlyMap<string, Conflict> = new Map(conflicts.map((conflict) => [conflict.id, conflict]));

export const conflictById = (id: string): Conflict | undefined => byId.get(id);

/** The conflicts in which a clause takes part. */
export const conflictsOf = (clause: string): readonly Conflict[] =>
  conflicts.filter(({ clauses }) => (clauses as readonly string[]).includes(clause));

/** The conflicts that a setting decides. */
export const conflictsDecidedBy = (setting: string): readonly Conflict[] => conflicts.filter((conflict) => conflict.setting === setting);
