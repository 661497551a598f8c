/** A whole line: its fields, apart by a space, each `name=`. */
import type { Action } from '../contract/action.js';
import type { RulesetReference } from '../contract/ruleset.js';
import type { Snapshot } from '../contract/snapshot.js';
import { Cursor, listOf, type Form } from './cursor.js';
import type { Members } from './members.js';
import { readName, writeName } from './names.js';
import { figure, neutral, place, placedTile, token } from './pieces.js';
import { action, APART, bag, doneActions, player, turn } from './players.js';
import { term } from './terms.js';

/** What a line says: a position, and what is asked of it. */
export interface Question {
  readonly ruleset?: RulesetReference;
  readonly snapshot: Snapshot;
  readonly action?: Action;
}

const form = <T>({ write, read }: Form<T>): Form<unknown> => ({ write: (value) => write(value as T), read });

/** The members of a snapshot that have a form of their own, in the order in which they are written. Any other is a term, behind them. */
const PARTS: Readonly<Record<string, Form<unknown>>> = {
  players: form(listOf(player)),
  tiles: form(listOf(placedTile)),
  prints: term,
  figures: form(listOf(figure)),
  neutral: form(neutral),
  tokens: form(listOf(token)),
  bag: form(bag),
  scored: form(listOf(place)),
  turn: form(turn),
};
const RULES = 'rules';
const ACTION = 'action';

/** The question in one line. What is the same but for the order of members is written in the same way. */
export function writeLine({ ruleset, snapshot, action: asked }: Question): string {
  const members: Members = { ...snapshot };
  const further = Object.keys(members)
    .filter((name) => !Object.hasOwn(PARTS, name))
    .sort();
  const parts = [...Object.keys(PARTS), ...further].flatMap((name) => {
    const value = members[name];
    if (value === undefined) return [];
    const field = `${writeName(name)}=${(PARTS[name] ?? term).write(value)}`;
    return name === 'turn' ? [field, ...apart(snapshot)] : [field];
  });
  return [
    ...(ruleset === undefined ? [] : [`${RULES}=${term.write(ruleset)}`]),
    ...parts,
    ...(asked === undefined ? [] : [`${ACTION}=${action.write(asked)}`]),
  ].join(' ');
}

const apart = ({ turn: now }: Snapshot): string[] =>
  APART.flatMap((name) => {
    const actions = (now as Members | undefined)?.[name] as Parameters<typeof doneActions.write>[0] | undefined;
    return actions === undefined ? [] : [`${name}=${doneActions.write(actions)}`];
  });

/** What a line says, whose shape nobody has checked. Throws `NotationError`. */
export function readLine(line: string): Question {
  const cursor = new Cursor(line.trim());
  const fields = new Map<string, unknown>();
  const starts = new Map<string, number>();
  for (cursor.skipGap(); !cursor.isAtEnd; cursor.skipGap()) {
    const start = cursor.at;
    const name = readName(cursor, 'the name of a field, as `tiles=`');
    if (fields.has(name)) cursor.fail(`each field once, and \`${name}\` is there already`, start);
    cursor.need('=', `\`=\` after \`${name}\``);
    fields.set(name, formOf(name).read(cursor));
    starts.set(name, start);
    if (!cursor.isAtGap) cursor.fail(CONTINUED[name] ?? 'a space, or the end of the line');
  }
  return assembled(fields, (name, expected) => cursor.fail(expected, starts.get(name)));
}

const LISTS = 'a space or `;`';
const CONTINUED: Readonly<Record<string, string>> = Object.fromEntries(
  ['players', 'tiles', 'figures', 'neutral', 'tokens', 'scored', ...APART].map((name) => [name, LISTS]),
);

function formOf(name: string): Form<unknown> {
  if (APART.includes(name)) return form(doneActions);
  if (name === ACTION) return form(action);
  return Object.hasOwn(PARTS, name) ? PARTS[name]! : term;
}

function assembled(fields: ReadonlyMap<string, unknown>, fail: (name: string, expected: string) => never): Question {
  const stray = APART.find((name) => fields.has(name) && !fields.has('turn'));
  if (stray !== undefined) fail(stray, `\`turn=\` beside \`${stray}=\``);
  const members = [...fields].filter(([name]) => name !== RULES && name !== ACTION && !APART.includes(name));
  const actions = APART.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)] as const);
  const snapshot = Object.fromEntries(
    members.map(([name, value]) => [name, name === 'turn' ? { ...(value as Turning), ...Object.fromEntries(actions) } : value]),
  );
  return {
    ...(fields.has(RULES) && { ruleset: fields.get(RULES) as RulesetReference }),
    snapshot: snapshot as Members & Snapshot,
    ...(fields.has(ACTION) && { action: fields.get(ACTION) as Action }),
  };
}
type Turning = NonNullable<Snapshot['turn']>;
