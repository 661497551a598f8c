/** Messages about names that nothing has, each with its cure. */
import type { Snapshot } from '../../contract/snapshot.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { instead, likeness, nearest } from '../../contract/cure.js';

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
export function noFigure({ figures, elsewhere }: Ruleset, kind: string, neutral = false): string {
  if (figures.has(kind)) return `a \`${kind}\` is ${neutral ? 'no neutral figure' : 'neutral'}`;
  const known = [...figures.values()].filter((figure) => figure.neutral === neutral).map((figure) => figure.kind);
  return `no expansion of the ruleset has a ${neutral ? 'neutral ' : ''}\`${kind}\`${replacing(kind, known, elsewhere('figures'))}`;
}

export const noToken = ({ tokens, elsewhere }: Ruleset, kind: string): string =>
  `no expansion of the ruleset has a \`${kind}\`${replacing(kind, [...tokens.keys()], elsewhere('tokens'))}`;

/** First what is in play, then what other expansions have. */
function replacing(kind: string, known: readonly string[], elsewhere: ReadonlyMap<string, readonly string[]>): string {
  if (elsewhere.has(kind)) return from(elsewhere.get(kind)!);
  const like = likeness(kind, known);
  const [other] = like === '' ? nearest(kind, [...elsewhere.keys()]) : [];
  return other === undefined ? instead(kind, known) : `; did you mean \`${other}\`? That comes with ${choice(elsewhere.get(other)!)}`;
}

const from = (expansions: readonly string[]): string => `; it comes with ${choice(expansions)}, which \`expansions\` does not name`;
const choice = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' or ');

export function noStep({ steps }: Ruleset, step: string): string {
  const decided = steps.filter(({ decides }) => decides).map(({ id }) => id);
  return `nothing is decided in a step \`${step}\`${instead(step, decided)}`;
}
