/** The steps of a turn and the ways of actions, as the folders of the expansions declare them. */
import { expansions } from '../../catalog.js';
import type { Expansion } from '../../kernel/declare/expansion.js';
import { PHASES, type Phase } from '../../kernel/declare/step.js';
import { declared } from '../../kernel/ruleset/in-play.js';

export interface NamedStep {
  readonly id: string;
  readonly expansion: string;
  /** Undefined where it hangs on a setting. */
  readonly phase: Phase | undefined;
  /** What is decided there: types of action, each with its way. */
  readonly actions: readonly string[];
}
export interface NamedWay {
  /** Type of action. */
  readonly type: string;
  /** The member that says it. */
  readonly member: string;
  readonly value: string;
  readonly expansion: string;
}

export const once = (names: Iterable<string>): string[] => [...new Set(names)];
export const ofAll = <T>(of: (expansion: Expansion) => readonly T[]): T[] => expansions.flatMap((expansion) => of(expansion));

const order = (phase: Phase | undefined): number => (phase === undefined ? PHASES.length : PHASES.indexOf(phase));

/** Types of action, each with the member that tells its kinds apart. */
const members = new Map(ofAll((expansion) => declared(expansion, 'actionTypes').map(({ type, variant }) => [type, variant] as const)));

/** A type of action with its way; where the step tells its kinds apart, the type alone. */
function kindText(kind: string): string {
  const [type = '', way] = kind.split('/');
  return way === undefined || members.get(type) === 'step' ? type : `${type} ${way}`;
}

/** The steps in which somebody decides or reports something, phase by phase. */
export function stepNames(): NamedStep[] {
  const taken = ofAll((expansion) => [
    ...declared(expansion, 'actions').map(({ id, in: steps }) => ({ kind: id, steps })),
    ...declared(expansion, 'accepts').map(({ kind, in: steps }) => ({ kind: kind, steps })),
  ]);
  const all = ofAll((expansion) =>
    declared(expansion, 'steps')
      .filter(({ decides }) => decides === true)
      .map(({ id, phase, passable }): NamedStep => {
        const actions = [...taken.filter(({ steps }) => steps.includes(id)).map(({ kind }) => kindText(kind)), ...(passable ? ['pass'] : [])];
        return { id, expansion: expansion.id, phase: typeof phase === 'function' ? undefined : phase, actions: once(actions) };
      }),
  );
  const unique = [...new Map(all.map((step) => [step.id, step])).values()];
  return unique.sort((a, b) => order(a.phase) - order(b.phase));
}

/** The values that tell kinds of one type of action apart, type by type. */
export function wayNames(): NamedWay[] {
  const all = ofAll((expansion) =>
    declared(expansion, 'actions').flatMap(({ id }): NamedWay[] => {
      const [type = '', value] = id.split('/');
      const member = members.get(type);
      return value === undefined || member === undefined || member === 'step' ? [] : [{ type, member, value, expansion: expansion.id }];
    }),
  );
  return [...new Map(all.map((way) => [`${way.type} ${way.member} ${way.value}`, way])).values()].sort((a, b) =>
    a.type < b.type ? -1 : a.type > b.type ? 1 : 0,
  );
}

export const actionTypes: readonly string[] = [...members.keys()];
