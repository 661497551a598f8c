/**
 * What nobody has tried: parts of the expansions that no case of the suite, and no recorded game of a folder, has seen act.
 *
 *   npx tsx scripts/unexercised.ts [FOLDER of recorded games]
 *
 * A part is whatever a folder declares with an id (a rule, a step, a trigger, a line of a score, a kind of action ...), also what it declares for two
 * expansions together (`with`): its functions are watched while the suite runs. Beside them: pairs of expansions that say something together and of
 * which no case plays both, ways of actions (`via`, `by`, `option`, `of`) that no case has both legal and illegal, steps that nobody has come to,
 * effects that never came, and, with a folder, switches of its games that no recording has set. A list to read, not a gate.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expansions } from '../src/catalog.js';
import { allResults } from '../src/conformance/grid.js';
import { caseFiles } from '../src/conformance/files.js';
import { effectSchemas } from '../src/contract/effect.js';
import type { Parts } from '../src/kernel/declare/expansion.js';
import { judgeGame } from '../src/replay/judge.js';
import { RULES } from '../src/replay/names.js';
import { CHANCES, MOVED_BY, OPTIONS, PLACED_VIA, REMOVED_BY } from '../src/ways.js';
import { RECORDED } from './divergent.js';

/** Functions that are called only where the part acts, and those whose answer says whether it does. */
const ACTING = ['perform', 'by', 'quantity', 'points', 'weight', 'score', 'end'];
const TELLING = ['then', 'when', 'won', 'next', 'due', 'begin', 'of', 'stays', 'extra'];

const idle = new Set<string>();
const known = { steps: new Set<string>(), rules: new Map<string, string>(), pairs: new Map<string, string[]>() };

const isNothing = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === false || (typeof answer === 'object' && Object.keys(answer).length === 0);

/** Replaces the functions of a part by ones that strike it off the list when it acts. */
function watch(name: string, part: object): void {
  for (const [member, value] of Object.entries(part)) {
    if (typeof value !== 'function' || ![...ACTING, ...TELLING].includes(member)) continue;
    idle.add(name);
    const watched = function (this: unknown, ...given: unknown[]): unknown {
      const answer: unknown = Reflect.apply(value as (...given: unknown[]) => unknown, this, given);
      if (ACTING.includes(member) || !isNothing(answer)) idle.delete(name);
      return answer;
    };
    Object.defineProperty(part, member, { value: watched, configurable: true, enumerable: true, writable: true });
  }
}

function declare(where: string, parts: Parts): void {
  for (const [member, list] of Object.entries(parts) as [keyof Parts, unknown][]) {
    if (member === 'mechanics') for (const inside of Object.values(list as object)) declare(where, inside as Parts);
    if (member === 'with')
      for (const [partner, inside] of Object.entries(list as object)) {
        known.pairs.set(`${where} + ${partner}`, [where, partner.split('/')[0]!]);
        declare(`${where} + ${partner}`, inside as Parts);
      }
    for (const part of Array.isArray(list) ? (list as readonly object[]) : []) {
      const { id, kind } = part as { readonly id?: string; readonly kind?: string };
      const name = id ?? kind;
      if (name === undefined || member === 'furtherFigures' || member === 'dangers') continue;
      if (member === 'rules') known.rules.set(name, where);
      else watch(`${where}: ${member} ${name}`, part);
      if (member === 'steps' && (part as { readonly decides?: boolean }).decides === true) known.steps.add(name);
    }
  }
}
for (const { id, ...expansion } of expansions) declare(id, expansion);

const heard = new Set<string>();
const came = new Set<string>();
const reached = new Set<string>();
const gone = new Map<string, Set<string>>();
const set = new Set<string>();

function tried(action: object | null | undefined, verdict: string | null | undefined): void {
  for (const [member, value] of Object.entries(action ?? {})) {
    const way = `${member} ${String(value)}`;
    gone.set(way, (gone.get(way) ?? new Set()).add(verdict ?? 'unread'));
  }
}

const cases = new Map(caseFiles().flatMap((file) => file.cases.map((test) => [test.id, test] as const)));
for (const { case: id, verdict } of allResults()) {
  const { action, snapshot } = cases.get(id)!;
  tried(action, verdict?.verdict);
  reached.add(snapshot.turn?.step ?? '').add(verdict?.next?.step ?? '');
  for (const { rule } of verdict?.findings ?? []) heard.add(rule);
  for (const { type } of verdict?.effects ?? []) came.add(type);
}

const [folder] = process.argv.slice(2);
for (const name of folder === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => RECORDED.test(path))) {
  const bytes = readFileSync(join(folder!, name));
  const game = JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as { setup?: { rules?: object } };
  for (const [rule, value] of Object.entries(game.setup?.rules ?? {})) set.add(`${rule}: ${String(value)}`);
  for (const { action, verdict, findings } of judgeGame(game).replay?.steps ?? []) {
    tried(action, verdict);
    for (const { rule } of findings) heard.add(rule);
  }
}

const effectTypes = effectSchemas.flatMap((schema) => {
  const type = (schema as { readonly properties?: { readonly type?: { readonly const?: string } } }).properties?.type?.const;
  return type === undefined ? [] : [type];
});

const print = (title: string, lines: readonly string[]): void =>
  console.log([`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n'));
const played = [...cases.values()].map(({ ruleset }) => new Set(['base', ...ruleset.expansions]));
const ways = { via: PLACED_VIA, by: [...REMOVED_BY, ...MOVED_BY], option: OPTIONS, of: CHANCES };

print('parts that nobody has seen act', [...idle]);
print(
  'rules that nobody has heard',
  [...known.rules].flatMap(([rule, where]) => (heard.has(rule) ? [] : [`${where}: ${rule}`])),
);
print(
  'pairs that no case plays together',
  [...known.pairs].flatMap(([pair, both]) => (played.some((ids) => both.every((id) => ids.has(id))) ? [] : [pair])),
);
print(
  'ways that nobody has gone both legally and illegally',
  Object.entries(ways).flatMap(([member, values]) =>
    values.flatMap((value) => {
      const verdicts = gone.get(`${member} ${value}`) ?? new Set();
      return verdicts.has('legal') && verdicts.has('illegal') ? [] : [`${member} ${value} (${[...verdicts].join() || 'never'})`];
    }),
  ),
);
print(
  'steps that nobody has come to',
  [...known.steps].filter((step) => !reached.has(step)),
);
print(
  'effects that never came',
  effectTypes.filter((type) => !came.has(type)),
);
if (folder !== undefined)
  print(
    'switches of recorded games that none has set',
    Object.entries(RULES)
      .flatMap(([rule, values]) => Object.keys(values).map((value) => `${rule}: ${value}`))
      .filter((one) => !set.has(one)),
  );
