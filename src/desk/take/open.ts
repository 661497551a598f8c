/** Opening what somebody brings: a question, a position, a case, a permalink, a recorded game. */
import { batch } from '@preact/signals';
import type { Action, Defect, RulesetChoice, Snapshot } from '../engine/api.js';
import { ask, replace, unopened } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { addressTells } from '../state/kept.js';
import { readFragment, type Linked } from '../state/link.js';
import type { Got } from '../state/remote.js';
import { choiceOf } from '../state/rulesets.js';
import { PRESETS, startSnapshot } from '../state/start.js';
import { openGame } from '../replay/game.js';
import { go } from '../router.js';
import { t } from '../words/index.js';

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const isGame = (value: Loose): boolean => ('setup' in value && 'replay' in value) || Array.isArray(value['actions']);

/** What is wrong with it; empty where it has been opened. */
export async function openText(text: string): Promise<readonly Defect[]> {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#p=');
  if (hash >= 0) return openValue(await readFragment(trimmed.slice(hash)));
  const line = lineIn(trimmed);
  if (line !== undefined) return openLine(line);
  try {
    return await openValue(JSON.parse(trimmed));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ pointer: '', code: 'not-json', message: t('this is neither JSON nor a permalink') }];
  }
}

/** What the address of the page tells; whether it tells anything. What cannot be opened is told in place of what it would have been. */
export function openLinked(): boolean {
  if (!/^#[pn]=/.test(location.hash)) return false;
  void openText(location.hash).then((defects) => {
    if (defects.length === 0) addressTells();
    unopened.value = defects;
  });
  return true;
}

/** What lay on the desk when the page was left, unless it is no more what it was: then the desk is as it is at first. */
export async function reopen(kept: string): Promise<void> {
  const { choice, snapshot = startSnapshot, action } = JSON.parse(kept) as Omit<Partial<Linked>, 'ruleset'> & { readonly choice: RulesetChoice };
  const [defects, box] = await Promise.all([engine.shape('Snapshot', snapshot), engine.box(choice)]);
  if (defects.length > 0 || !box.ok) return;
  replace(() => ({ choice, snapshot }));
  if (action) void ask(action, false);
}

/** A line of the notation of positions, alone or behind the `#n=` of a link. */
const lineIn = (text: string): string | undefined =>
  /^(?:\S*#n=)?[ _]*[a-z]+=/.test(text) ? text.slice(text.indexOf('#n=') < 0 ? 0 : text.indexOf('#n=') + 3) : undefined;

async function openLine(line: string): Promise<readonly Defect[]> {
  const { NotationError, readLine } = await import('../../notation/index.js');
  try {
    return await openValue(readLine(line));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return [{ pointer: '', code: 'not-notation', message: error.message }];
  }
}

/** The suite keeps several to a file, and its games below `play`. */
function unwrapped(value: unknown): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(one) || !isObject(one['play'])) return one;
  return { ...(one['ruleset'] !== undefined && { ruleset: one['ruleset'] }), ...one['play'] };
}

async function openValue(given: unknown): Promise<readonly Defect[]> {
  const value = unwrapped(given);
  if (!isObject(value)) return [{ pointer: '', code: 'malformed', message: t('this link is damaged') }];
  if (isGame(value)) {
    go('/replay');
    // what is wrong with a game its page tells
    await openGame(value);
    return [];
  }
  const snapshot = 'snapshot' in value ? value['snapshot'] : value;
  const defects = await engine.shape('Snapshot', snapshot);
  const action = value['action'];
  const further = action === undefined || action === null ? [] : await engine.shape('Action', action);
  if (defects.length + further.length > 0) return [...defects, ...further];
  const chosen = await chosenBy(value);
  if (chosen && !chosen.ok) return [{ pointer: '/ruleset', code: 'unknown-ruleset', message: chosen.problem.detail ?? chosen.problem.title }];
  const box = chosen && (await engine.box(chosen.value));
  if (box && !box.ok) return box.defects.map((defect) => ({ ...defect, pointer: `/ruleset${defect.pointer}` }));
  put(chosen?.value, snapshot as Snapshot, (action ?? undefined) as Action | undefined);
  return [];
}

function put(choice: RulesetChoice | undefined, snapshot: Snapshot, action: Action | undefined): void {
  batch(() => {
    replace((before) => ({ choice: choice ?? before.choice, snapshot }));
    if (location.pathname !== '/') go('/');
  });
  if (action) void ask(action, false);
}

/** A ruleset by its name, as it was written down, or that of a case; undefined where none is named. */
async function chosenBy({ ruleset, expect }: Loose): Promise<Got<RulesetChoice> | undefined> {
  if (typeof ruleset === 'string') return choiceOf(ruleset);
  if (!isObject(ruleset)) return undefined;
  const preset = isObject(expect) ? presetIn(Object.keys(expect)) : undefined;
  return choiceOf({ ...(preset !== undefined && { preset }), ...ruleset });
}

/** A printing of which a case says what it makes of it: its keys name several, or stand for all that no other key names. */
function presetIn([key, ...others]: readonly string[]): string | undefined {
  if (key !== '*') return key?.split('|')[0];
  const named = others.flatMap((other) => other.split('|'));
  return PRESETS.map(([id]) => id).find((id) => !named.includes(id));
}
