/** Messages about names that nothing has, each with its cure. */
import type { Snapshot } from '../../contract/snapshot.js';
import type { Elsewhere, Ruleset } from '../ruleset/ruleset.js';
import { instead, nearest } from '../../contract/cure.js';

export const playerIds = ({ players }: Pick<Snapshot, 'players'>): string[] => players.map(({ id }) => id);

export const nobody = (id: string, known: Iterable<string>): string => `nobody is called \`${id}\`${instead(id, known)}`;

export const noTile = (ruleset: Ruleset, id: string): string =>
  ruleset.isUnprinted(id)
    ? `what \`${id}\` shows no source says; \`prints\` of the snapshot may say it`
    : `no tile \`${id}\` is known${instead(id, ruleset.shapesById.keys())}`;

/** On the board. */
export function noSuchFigure({ figures = [] }: Pick<Snapshot, 'figures'>, id: string): string {
  const known = figures.map((figure) => figure.id);
  return `no figure is called \`${id}\`${known.length === 0 ? '; there is none on the board' : instead(id, known)}`;
}

/** Of a kind that another expansion has it is said which. */
export function noFigure(ruleset: Ruleset, kind: string, neutral = false): string {
  const { figures } = ruleset;
  if (figures.has(kind)) return `a \`${kind}\` is ${neutral ? 'no neutral figure' : 'neutral'}`;
  const known = [...figures.values()].filter((figure) => figure.neutral === neutral).map((figure) => figure.kind);
  return `no expansion of the ruleset has a ${neutral ? 'neutral ' : ''}\`${kind}\`${replacing(ruleset, kind, known, 'figures')}`;
}

export const noToken = (ruleset: Ruleset, kind: string): string =>
  `no expansion of the ruleset has a \`${kind}\`${replacing(ruleset, kind, [...ruleset.tokens.keys()], 'tokens')}`;

export const noWay = (ruleset: Ruleset, way: string): string =>
  `no expansion of the ruleset has a way \`${way}\`${replacing(ruleset, way, ruleset.all('ways'), 'ways')}`;

/** What is in play before what other expansions have, unless that is called more nearly so. */
function replacing(ruleset: Ruleset, name: string, known: readonly string[], what: Parameters<Elsewhere>[0]): string {
  const elsewhere = ruleset.elsewhere(what);
  if (elsewhere.has(name)) return from(ruleset, elsewhere.get(name)!);
  const [other] = nearest(name, [...known, ...elsewhere.keys()]);
  return other === undefined || known.includes(other)
    ? instead(name, known)
    : `; did you mean \`${other}\`? That comes with ${choice(elsewhere.get(other)!)}`;
}

function from(ruleset: Ruleset, owners: readonly string[]): string {
  const inPlay = owners.filter((owner) => ruleset.has(owner));
  if (inPlay.length === 0) return `; it comes with ${choice(owners)}, which \`expansions\` does not name`;
  return `; it comes with what of ${choice(inPlay)} is not in play`;
}
const choice = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' or ');

export function noStep(ruleset: Ruleset, step: string): string {
  const decided = ruleset.steps.filter(({ decides }) => decides).map(({ id }) => id);
  return `nothing is decided in a step \`${step}\`${replacing(ruleset, step, decided, 'steps')}`;
}
