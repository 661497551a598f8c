/** What an engine says it cannot do: that is skipped, and the report says why. */
import type { Hello, Level, RequestKind } from '../../contract/conformance.js';
import { LEVELS } from '../../contract/conformance.js';
import type { Run } from './plan.js';
import { settingsRead } from './reference.js';

/** Of missing expansions: reasons are counted, and some cases have all of them in play. */
const NAMED = 3;

const requestOf = (run: Run): RequestKind => (run.kind === 'case' ? 'adjudicate' : run.test.play.request);

/** Why a run is not put to the engine; undefined when it is. */
export function whyNot(run: Run, hello: Hello): string | undefined {
  const { requests = ['adjudicate'], verdicts = ['legal', 'illegal'], actions } = hello;
  const missing = run.ruleset.expansions.filter((id) => id !== 'base' && !hello.expansions.includes(id));
  if (missing.length > 0) return `no expansion ${missing.slice(0, NAMED).map(quoted).join(', ')}${missing.length > NAMED ? ' and more' : ''}`;
  if (!requests.includes(requestOf(run))) return `no ${quoted(requestOf(run))}`;
  if (run.kind === 'case') {
    if (!verdicts.includes(run.expected.verdict)) return `no verdict ${quoted(run.expected.verdict)}`;
    if (actions && !actions.includes(run.test.action.type)) return `no action ${quoted(run.test.action.type)}`;
  }
  return whyNotUnder(run, hello);
}

function whyNotUnder(run: Run, { presets, settings }: Hello): string | undefined {
  const playsPreset = presets === '*' || presets?.includes(run.preset) === true;
  if (!playsPreset && settings === undefined) return `no preset ${quoted(run.preset)}`;
  // under a preset that it plays only what was chosen otherwise is in question
  const asked = playsPreset ? Object.entries(run.ruleset.settings ?? {}) : [...settingsRead(run)];
  const foreign = asked.find(([key, value]) => !plays(settings, key, value));
  return foreign && `no setting ${quoted(foreign[0])} as ${foreign[1] === null ? 'left open' : quoted(foreign[1])}`;
}

function plays(settings: Hello['settings'], key: string, value: string | null): boolean {
  if (settings === '*') return true;
  const values = settings !== undefined && Object.hasOwn(settings, key) ? settings[key] : undefined;
  return values === '*' || values?.includes(value) === true;
}

/** The levels at which an engine is judged: those that it has, up to the one that was asked for. */
export const levelsOf = ({ levels }: Hello, upTo: Level): Level[] =>
  LEVELS.slice(0, LEVELS.indexOf(upTo) + 1).filter((level) => levels.includes(level));

const quoted = (name: string): string => `\`${name}\``;
