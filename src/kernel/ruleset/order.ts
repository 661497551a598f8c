/** The order of the steps of a turn. */
import { PHASES, type Phase, type Step } from '../declare/step.js';
import { Unchosen, type Settings } from './settings.js';
import { flatMap } from '../lists.js';

export interface Order {
  /** Those that have a place in the turn, in the order of the turn. */
  readonly steps: readonly Step[];
  /** Those that interrupt, the more urgent first. */
  readonly interrupting: readonly Step[];
  /** What contradicts itself, in words. */
  readonly defects: readonly string[];
}

/** Throws `Unchosen` where the phase of a step hangs on a setting that nobody chose. */
export function orderSteps(steps: readonly Step[], settings: Settings): Order {
  const linear = steps.filter(({ interrupts }) => !interrupts);
  const phases = new Map(linear.map((step) => [step, typeof step.phase === 'function' ? step.phase(settings) : step.phase]));
  const groups = PHASES.map((phase) =>
    sorted(
      linear.filter((step) => phases.get(step) === phase),
      settings,
    ),
  );
  const interrupting = sorted(
    steps.filter(({ interrupts }) => interrupts),
    settings,
  );
  return {
    steps: flatMap(groups, ({ done }) => done),
    interrupting: interrupting.done,
    defects: [
      ...flatMap([...groups, interrupting], ({ circle }) => (circle.length > 0 ? [waiting(circle)] : [])),
      ...againstPhases(linear, phases, settings),
    ],
  };
}

/** What contradicts itself whatever the open settings will be. */
export function orderDefects(steps: readonly Step[], settings: Settings): readonly string[] {
  try {
    return orderSteps(steps, settings).defects;
  } catch (signal) {
    if (!(signal instanceof Unchosen)) throw signal;
    const { setting } = signal;
    return [...new Set(flatMap(setting.values, (value) => orderDefects(steps, settings.with(setting, value))))];
  }
}

/** As they were published, but for those that wait for others among them; `circle` are those that wait for each other. */
function sorted(steps: readonly Step[], settings: Settings): { readonly done: readonly Step[]; readonly circle: readonly Step[] } {
  const rest = [...steps];
  const waits = predecessors(rest, settings);
  const done: Step[] = [];
  while (rest.length > 0) {
    // of those that nothing holds back, the one that was published first
    const next = rest.findIndex((step) => !rest.some(({ id }) => waits.get(step.id)!.has(id)));
    if (next < 0) return { done, circle: circleIn(rest, waits) };
    done.push(...rest.splice(next, 1));
  }
  return { done, circle: [] };
}

/** What a step comes after may hang on a setting, as its phase may. */
const afterOf = ({ after = [] }: Step, settings: Settings): readonly string[] => (typeof after === 'function' ? after(settings) : after);

function predecessors(steps: readonly Step[], settings: Settings): Map<string, Set<string>> {
  const waits = new Map<string, Set<string>>(steps.map((step) => [step.id, new Set(afterOf(step, settings))]));
  for (const { id, before = [] } of steps) for (const later of before) waits.get(later)?.add(id);
  return waits;
}

/** Without those that only wait for the circle. */
function circleIn(steps: readonly Step[], waits: ReadonlyMap<string, ReadonlySet<string>>): readonly Step[] {
  const awaited = steps.filter(({ id }) => steps.some((other) => waits.get(other.id)!.has(id)));
  return awaited.length === steps.length ? steps : circleIn(awaited, waits);
}

const named = (id: string) => `\`${id}\``;

function waiting(steps: readonly Step[]): string {
  return `the steps ${steps.map(({ id }) => named(id)).join(', ')} wait for each other`;
}

/** Inside a phase steps are put in order; what is asked for across phases must be their order anyway. */
function againstPhases(steps: readonly Step[], phases: ReadonlyMap<Step, Phase>, settings: Settings): string[] {
  const rank = new Map(steps.map((step) => [step.id, PHASES.indexOf(phases.get(step)!)]));
  const against = (id: string, other: string, word: 'after' | 'before') =>
    `the step ${named(id)} is to come ${word} ${named(other)}, which its phase rules out`;
  return flatMap(steps, (step) => {
    const { id, before = [] } = step;
    const after = afterOf(step, settings);
    const own = rank.get(id)!;
    const later = after.filter((other) => (rank.get(other) ?? own) > own).map((other) => against(id, other, 'after'));
    return [...later, ...before.filter((other) => (rank.get(other) ?? own) < own).map((other) => against(id, other, 'before'))];
  });
}
