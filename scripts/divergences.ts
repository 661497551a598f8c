/**
 * Writes docs/divergences/jcloisterzone.md and .html: each note of test/divergences.md with what every printing has, the clauses, and a picture of the
 * first recorded game that shows it.
 *
 *   npx tsx scripts/divergences.ts FOLDER [--check]
 *
 * `--check` only says whether the notes and the printings are those that the page was written from, and whether each game that it shows still comes out
 * so, as far as the folder has it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expansionById, ruleset as rulesetOf, settings, type RulesetChoice } from '../src/catalog.js';
import type { Action } from '../src/contract/action.js';
import { PRESET_IDS } from '../src/contract/presets.js';
import type { Snapshot } from '../src/contract/snapshot.js';
import { cellOf, type Cell } from '../src/contract/spot.js';
import { clauseText } from '../src/conformance/report/law.js';
import { sourcesText } from '../src/conformance/report/words.js';
import { InvalidInput } from '../src/kernel/position/invalid-input.js';
import { Position } from '../src/kernel/position/position.js';
import { renderBoard } from '../src/render/index.js';
import { escape } from '../src/render/xml.js';
import { HABITS } from '../src/replay/names.js';
import { replay } from '../src/replay/replay.js';
import { expansionsOf, playerIds } from '../src/replay/setup.js';
import { traceMismatches, type End, type Offer } from '../src/replay/trace.js';
import type { JczGame } from '../src/contract/replay.js';
import { DIVERGENT, RECORDED } from './divergent.js';

type Recorded = JczGame & { readonly trace?: readonly Offer[]; readonly final?: End };

interface Note {
  readonly situation: string;
  readonly theirs: string;
  readonly ours: string;
  readonly settings: readonly string[];
  readonly clauses: readonly string[];
}

interface Seen {
  readonly game: string;
  readonly message: number;
  readonly text: string;
  readonly picture: string;
}

const here = fileURLToPath(new URL('..', import.meta.url));
const out = join(here, 'docs/divergences');
const PAGE = join(out, 'jcloisterzone');

const [folder, flag] = process.argv.slice(2);
if (folder === undefined || (flag !== undefined && flag !== '--check')) {
  console.error('usage: divergences.ts FOLDER [--check]');
  process.exit(2);
}
const source = readFileSync(join(here, 'test/divergences.md'), 'utf8');
const notes = source
  .split('\n')
  .filter((line) => line.startsWith('| JCloisterZone |'))
  .map(noteOf);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => RECORDED.test(name))
  .sort();
const stamp = stampOf();

function noteOf(line: string): Note {
  const [, , situation, theirs, ours, clauses] = line.split('|').map((cell) => cell.trim());
  const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return {
    situation: situation!,
    theirs: theirs!,
    ours: ours!,
    settings: quoted(ours!).filter((name) => settings.has(name)),
    clauses: quoted(clauses!).filter((name) => clauseText(name) !== undefined),
  };
}

/** Of the notes and the printings. The games are not in it: where they are kept, there may be more of them, or packed otherwise. */
function stampOf(): string {
  const hash = createHash('sha256').update(source);
  for (const { settings: keys } of notes) for (const key of keys) hash.update(`${key} ${HABITS[key]} ${JSON.stringify([...printed(key)])}`);
  return `made from ${hash.digest('hex').slice(0, 16)}`;
}

/** The printings by the value that they have. */
function printed(key: string): Map<string, string[]> {
  const owner = [...expansionById.values()].find((expansion) => rulesetOf({ expansions: [expansion.id] }).settings.all.has(key))!;
  const values = new Map<string, string[]>();
  for (const preset of PRESET_IDS) {
    const value = rulesetOf({ preset, expansions: ['base', owner.id] }).settings.all.get(key)?.value;
    if (value !== undefined) values.set(value ?? 'open', [...(values.get(value ?? 'open') ?? []), preset]);
  }
  return values;
}

const games = files.map((path) => {
  const name = basename(path);
  const content = readFileSync(join(folder, path));
  const game = JSON.parse((name.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8')) as Recorded;
  return { name, game, expansions: new Set(expansionsOf(game.setup)) };
});

/** Where the game first comes out otherwise under a choice. */
function firstSeen(name: string, game: Recorded, choice: RulesetChoice): Seen | undefined {
  const views: Position[] = [];
  try {
    const played = replay(game, { ruleset: choice, legalActions: true, judgedIn: (view, index) => void (views[index] = view) });
    const { trace = [], final } = game;
    const banned = played.steps.find(({ verdict, action }) => action && verdict !== 'legal');
    const said = traceMismatches(trace, final ?? {}, played, playerIds(game.players)).filter(({ index }) => trace.length > 0 && index !== undefined);
    const first = said.reduce<(typeof said)[number] | undefined>((best, one) => (best && best.index! <= one.index! ? best : one), undefined);
    const index = Math.min(first?.index ?? Infinity, banned?.index ?? Infinity);
    if (!Number.isFinite(index)) return undefined;
    const action = (first?.index === index ? first.action : undefined) ?? played.steps[index]!.action ?? undefined;
    const text = first?.index === index ? first.text : `the move is ${banned!.verdict!}`;
    return { game: name, message: index, text, picture: pictureOf(views[index]!, action) };
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** So far to each side the board is shown. */
const REACH = 2;

/** What lies around the action; all of it where there is none. */
function pictureOf(view: Position, action: Action | undefined): string {
  const { at, to, figure } = (action ?? {}) as { at?: never; to?: never; figure?: string };
  const standing = figure === undefined ? undefined : view.figure(figure)?.figure.at;
  const centre = cellIn(at) ?? cellIn(to) ?? cellOf(standing) ?? view.snapshot.tiles.at(-1)!.at;
  const isNear = (cell: readonly number[] | undefined) =>
    cell !== undefined && Math.max(Math.abs(cell[0]! - centre[0]), Math.abs(cell[1]! - centre[1])) <= REACH;
  const { players, tiles, figures = [], turn } = view.snapshot;
  const near: Snapshot = {
    players: players.map(({ id, score = 0 }) => ({ id, score })),
    tiles: tiles.filter((tile) => isNear(tile.at)),
    figures: figures.filter(({ at: spot }) => isNear(cellOf(spot))),
    ...(turn && { turn: { player: turn.player, step: turn.step, ...(turn.tile !== undefined && { tile: turn.tile }) } }),
  };
  const part = new Position(view.ruleset, near);
  try {
    return renderBoard(part, { ...(action && { action }), size: 60 });
  } catch {
    // what is marked is not on this part of the board
    return renderBoard(part, { size: 60 });
  }
}

function cellIn(spot: unknown): Cell | undefined {
  if (Array.isArray(spot)) return spot as unknown as Cell;
  return typeof spot === 'object' && spot !== null && 'tile' in spot ? (spot as { tile: Cell }).tile : undefined;
}

/** Games that are tried for one setting: the shorter ones first. */
const TRIED = 10;

/** What is chosen otherwise than JCloisterZone plays it, for a note. */
function choicesOf(key: string): RulesetChoice[] {
  return [...printed(key).keys()].filter((value) => value !== 'open' && value !== HABITS[key]).map((value) => ({ settings: { [key]: value } }));
}

function seen({ settings: keys, clauses }: Note): Seen | undefined {
  for (const key of keys) {
    const having = games.filter(({ expansions }) =>
      rulesetOf({ expansions: [...expansions].filter((id) => expansionById.has(id)) }).settings.all.has(key),
    );
    const shortest = having.sort((a, b) => a.game.replay.length - b.game.replay.length).filter(({ game }) => game.trace ?? game.replay.length < 60);
    for (const choice of choicesOf(key))
      for (const { name, game } of shortest.slice(0, TRIED)) {
        const found = DIVERGENT[name] ? undefined : firstSeen(name, game, choice);
        if (found) return found;
      }
  }
  const name = Object.keys(DIVERGENT).find((one) => DIVERGENT[one]!.clauses.some((clause) => clauses.includes(clause)));
  const recorded = keys.length === 0 ? games.find((one) => one.name === name) : undefined;
  return recorded && firstSeen(recorded.name, recorded.game, {});
}

/** Under what the page says where a recorded game shows a note. */
function shownText({ game, message, text }: Seen): string {
  return `\`${game}\`, message ${message}: ${text}`;
}

/** What the page says and what no longer holds. */
function stale(page: string): string[] {
  const lost = notes.flatMap((note, i) => {
    const [part = ''] = page.split(`\n## ${i + 1}. `).slice(1);
    const shown = /^`([^`]+)`, message \d+: .*$/m.exec(part.split('\n## ')[0]!);
    const recorded = games.find(({ name }) => name === shown?.[1]);
    if (!recorded) return [];
    const choices = note.settings.length === 0 ? [{}] : note.settings.flatMap(choicesOf);
    const isSeen = choices.some((choice) => {
      const found = firstSeen(recorded.name, recorded.game, choice);
      return found !== undefined && shownText(found) === shown![0];
    });
    return isSeen ? [] : [`${i + 1}. no longer comes out so: ${shown![0]}`];
  });
  return page.includes(stamp) ? lost : ['the notes or the printings are others', ...lost];
}

if (flag === '--check') {
  const found = stale(readFileSync(`${PAGE}.md`, 'utf8'));
  for (const line of found) console.log(line);
  console.log(found.length === 0 ? 'docs/divergences is up to date' : 'npm run divergences -- FOLDER writes docs/divergences again');
  process.exit(found.length === 0 ? 0 : 1);
}

/** The file of the law that holds a clause, from here. */
const lawFiles = new Map<string, string>();
for (const file of readdirSync(join(here, 'src/expansions'), { recursive: true, encoding: 'utf8' }))
  if (/^[^/]+\/clauses(\.json|\/[^/]+\.json)$/.test(file)) {
    const { clauses } = JSON.parse(readFileSync(join(here, 'src/expansions', file), 'utf8')) as { clauses: object };
    for (const id of Object.keys(clauses)) lawFiles.set(id, `../../src/expansions/${file}`);
  }

const entries = notes.map((note, i) => ({
  note,
  number: i + 1,
  seen: seen(note),
  printings: note.settings.map((key) => ({ key, values: [...printed(key)] })),
}));
const INTRO =
  'Where JCloisterZone and Seneschal disagree, from the notes in `test/divergences.md`; each with what every printing has, the clauses that decide, and where a recorded game first shows it. The sources are the law, not the other engine.';

rmSync(join(out, 'pictures'), { recursive: true, force: true });
mkdirSync(join(out, 'pictures'), { recursive: true });
for (const { number, seen: example } of entries) if (example) writeFileSync(join(out, 'pictures', `${number}.svg`), `${example.picture}\n`);
writeFileSync(`${PAGE}.md`, markdown());
writeFileSync(`${PAGE}.html`, html());
console.log(`${entries.length} divergences, ${entries.filter((one) => one.seen).length} of them shown by a recorded game`);

function markdown(): string {
  const parts = entries.map(({ note, number, seen: example, printings }) =>
    [
      `## ${number}. ${note.situation}`,
      '',
      `- **JCloisterZone**: ${note.theirs}`,
      `- **Seneschal**: ${note.ours}`,
      ...printings.flatMap(({ key, values }) => values.map(([value, presets]) => `- \`${key}\` is \`${value}\` in ${presetsText(presets)}`)),
      '',
      ...(example ? [`![${note.situation}](pictures/${number}.svg)`, '', shownText(example), ''] : []),
      ...note.clauses
        .flatMap((id) => [`> [\`${id}\`](${lawFiles.get(id) ?? ''}): ${clauseText(id)!.statement} (${sourcesText(clauseText(id)!)})`, '>'])
        .slice(0, -1),
      '',
    ].join('\n'),
  );
  return `# Divergences of JCloisterZone\n\n${INTRO} Written by \`npm run divergences\`.\n\n<!-- ${stamp} -->\n\n${parts.join('\n')}`;
}

function presetsText(presets: readonly string[]): string {
  return presets.length === PRESET_IDS.length ? 'every printing' : presets.map((preset) => `\`${preset}\``).join(', ');
}

/** Words in backticks are code. */
function rich(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function html(): string {
  const parts = entries.map(
    ({ note, number, seen: example, printings }) => `<section id="d${number}">
<h2>${number}. ${rich(note.situation)}</h2>
<dl><dt>JCloisterZone</dt><dd>${rich(note.theirs)}</dd><dt>Seneschal</dt><dd>${rich(note.ours)}</dd></dl>
${printings.map(({ key, values }) => `<table><caption><code>${key}</code></caption>${values.map(([value, presets]) => `<tr><th scope="row">${escape(value)}</th><td>${rich(presetsText(presets))}</td></tr>`).join('')}</table>`).join('\n')}
${example ? `<figure><img src="pictures/${number}.svg" alt="${escape(note.situation)}"><figcaption><code>${escape(example.game)}</code>, message ${example.message}: ${escape(example.text)}</figcaption></figure>` : ''}
${note.clauses.map((id) => `<blockquote><a href="${lawFiles.get(id) ?? ''}"><code>${id}</code></a> ${escape(clauseText(id)!.statement)} <cite>${escape(sourcesText(clauseText(id)!))}</cite></blockquote>`).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<!-- ${stamp} -->
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Divergences of JCloisterZone</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
dt, caption { font-weight: bold; text-align: left; } th { text-align: left; padding-right: 1rem; font-weight: normal; }
img { max-width: 100%; } blockquote { margin: 0.5rem 0; padding-left: 1rem; border-left: 3px solid #aaa; } cite { color: #555; }
</style>
<h1>Divergences of JCloisterZone</h1>
<p>${rich(INTRO)}</p>
${parts.join('\n')}
</html>
`;
}
